// Loaded before the server by `--require`: its clock shows what the file KOSH_TEST_CLOCK says, milliseconds since 1970,
// and goes on from there. SIGUSR2 sets it anew.
const { readFileSync } = require('node:fs');

const Real = Date;
let offset = 0;
const set = () => {
  offset = Number(readFileSync(process.env.KOSH_TEST_CLOCK, 'utf8')) - Real.now();
};
set();
process.on('SIGUSR2', set);

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }
  static now() {
    return Real.now() + offset;
  }
};
