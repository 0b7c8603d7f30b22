// Runs in the Node that promptfoo asks for: node promptfooRun.mjs <promptfoo's module> <folder of configurations> <answers>.
// Each configuration is evaluated with the provider that repeats the prompt.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [module, folder, answers] = process.argv.slice(2);
const { evaluate } = await import(pathToFileURL(module).href);
const all = {};
for (const name of await readdir(folder)) {
  const config = JSON.parse(await readFile(join(folder, name), 'utf8'));
  const suite = { ...config, providers: ['echo'], writeLatestResults: false };
  const { results } = await (await evaluate(suite, { cache: false, showProgressBar: false })).toEvaluateSummary();
  all[name] = results.map(({ testIdx, success, response, gradingResult }) => ({
    testIdx,
    success,
    output: response.output,
    reason: gradingResult.reason,
  }));
}
await writeFile(answers, JSON.stringify(all));
// Its connections would keep the process alive.
process.exit(0);
