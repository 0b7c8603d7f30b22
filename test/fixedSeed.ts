// Properties are tried with the same values in every run, so that a red test is red for everybody; `npm run fuzz` draws others.
import fc from 'fast-check';

const seed = Number(process.env.KOSH_SEED ?? 20_261_116);
if (!Number.isInteger(seed)) throw new Error(`KOSH_SEED must be a whole number, but is "${process.env.KOSH_SEED}".`);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
