// `kosh prompts eval`: tests a model against what the prompts expect and prints a table.

import { filled } from '../../prompts/catalog/catalog.ts';
import { openCatalog } from '../../prompts/catalog/node.ts';
import { casesOf, type EvalRow, evaluate, type InputName, isPassed } from '../../prompts/eval/evaluate.ts';
import { complete } from '../../prompts/run/complete.ts';
import { readEndpoint } from '../../prompts/run/endpoint.ts';
import { wholeNumber } from '../options.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { promptOf } from './prompts.ts';

export interface EvalOptions {
  readonly model?: string;
  readonly endpoint?: string;
  readonly category?: string;
  readonly limit: string;
  readonly atOnce: string;
  readonly json?: boolean;
}

const INPUTS: readonly InputName[] = ['example', 'thin', 'hostile'];

/** Ends with 1 when an answer broke something or did not come. */
export async function evaluatePrompts(
  slugs: readonly string[],
  options: EvalOptions,
  terminal: Terminal,
): Promise<number> {
  const catalog = openCatalog();
  const { model, endpoint: address, category } = options;
  const endpoint = readEndpoint({ ...process.env, ...(address && { KOSH_MODEL_URL: address }) }, model);
  const limit = wholeNumber('--limit', options.limit, 1, 1000);
  const atOnce = wholeNumber('--at-once', options.atOnce, 1, 16);
  const prompts = slugs.length > 0 ? slugs.map((slug) => promptOf(catalog, slug)) : catalog.find({ category });
  const cases = prompts.slice(0, limit).flatMap((prompt) => casesOf(prompt, filled));
  const ask = async (prompt: string): Promise<string> => {
    let answer = '';
    for await (const piece of complete(endpoint, prompt)) answer += piece;
    return answer;
  };
  const rows: EvalRow[] = [];
  for await (const row of evaluate(cases, ask, atOnce)) {
    rows.push(row);
    if (terminal.isInteractive) terminal.err(`${rows.length} of ${cases.length}\r`);
  }
  if (options.json === true) printJson(terminal, { model: endpoint.model, rows });
  else terminal.out(report(endpoint.model, rows, terminal));
  return rows.every(isPassed) ? 0 : 1;
}

function report(model: string, rows: readonly EvalRow[], { paint, width }: Terminal): string {
  const lines = rows.map((row) => [
    row.slug,
    row.input,
    isPassed(row) ? paint.green('pass') : paint.red(row.error === undefined ? 'fail' : 'error'),
    `${row.seconds} s`,
    row.error ?? row.faults.join('; '),
  ]);
  const counts = INPUTS.map((input) => rows.filter((row) => row.input === input))
    .filter((ofInput) => ofInput.length > 0)
    .map((ofInput) => `${ofInput[0]?.input} ${ofInput.filter(isPassed).length} of ${ofInput.length}`);
  return `${tableText(lines, width)}\n${model}: ${counts.join(', ')}\n`;
}
