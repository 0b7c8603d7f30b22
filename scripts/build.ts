// `npm run build [-- --all] [-- STEP ...]`: makes what is stale in `dist`, or all of it; or the steps that are named.
import { parseArgs } from 'node:util';
import { runBuild } from './build/run.ts';
import { STEPS, type StepName } from './build/steps.ts';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const names = STEPS.map(({ name }) => name);
const isStep = (word: string): word is StepName => names.some((name) => name === word);
const steps = positionals.filter(isStep);
const unknown = positionals.find((word) => !isStep(word));
if (unknown !== undefined) {
  console.error(`There is no build step "${unknown}"; there are: ${names.join(', ')}.`);
  process.exit(1);
}
await runBuild(process.cwd(), { fresh: values.all ?? false, ...(steps.length > 0 && { steps }) });
