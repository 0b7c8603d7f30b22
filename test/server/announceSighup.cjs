// Loaded before the server by `--require`: prints a line when the program begins to handle SIGHUP.
const { writeSync } = require('node:fs');

const announce = (name) => {
  if (name !== 'SIGHUP') return;
  process.off('newListener', announce);
  // The handler is in place when the event has been dispatched.
  process.nextTick(() => writeSync(1, `SIGHUP is handled by ${process.pid}\n`));
};
process.on('newListener', announce);
