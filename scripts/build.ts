// `npm run build [-- --all] [-- STEP ...]`: makes what is stale in `dist`, or all of it; or the steps that are named.
import { parseArgs } from 'node:util';
import { runBuild } from './build/run.ts';
import { STEP_NAMES, type StepName } from './build/stepNames.ts';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const isStep = (word: string): word is StepName => STEP_NAMES.some((name) => name === word);
const steps = positionals.filter(isStep);
const unknown = positionals.find((word) => !isStep(word));
if (unknown !== undefined) {
  console.error(`There is no build step "${unknown}"; there are: ${STEP_NAMES.join(', ')}.`);
  process.exit(1);
}
await runBuild(process.cwd(), { fresh: values.all ?? false, ...(steps.length > 0 && { steps }) });
