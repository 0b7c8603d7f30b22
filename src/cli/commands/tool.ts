// `kosh tool list|run`: the calculators, and the prompt tools, whose prompt may go to a model.

import { openCatalog } from '../../prompts/catalog/node.ts';
import { readEndpoint } from '../../prompts/run/endpoint.ts';
import { ModelError } from '../../prompts/run/modelError.ts';
import { runPrompt } from '../../prompts/run/run.ts';
import { drained } from '../../steps/steps.ts';
import type { OpenedTool } from '../../tools/index.ts';
import { openTools } from '../../tools/node.ts';
import { resultText } from '../../tools/show.ts';
import { Failure } from '../failure.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { readValues, type ValueOptions } from '../values.ts';
import { asOf, promptOf } from './prompts.ts';

export interface RunOptions extends ValueOptions {
  readonly model?: string;
  readonly endpoint?: string;
  readonly old?: string;
  readonly json?: boolean;
}

export function listTools(options: { readonly json?: boolean }, terminal: Terminal): number {
  const tools = openTools();
  if (options.json === true) {
    printJson(
      terminal,
      tools.map(({ slug, title, category, computes, fields }) => ({ slug, title, category, computes, fields })),
    );
  } else {
    const { paint, width } = terminal;
    terminal.out(
      tableText(
        tools.map(({ slug, computes }) => [paint.bold(slug), computes]),
        width,
      ),
    );
  }
  return 0;
}

export async function runTool(slug: string, options: RunOptions, terminal: Terminal): Promise<number> {
  const calculator = openTools().find((tool) => tool.slug === slug);
  return calculator === undefined ? askOrPrint(slug, options, terminal) : compute(calculator, options, terminal);
}

async function compute(calculator: OpenedTool, options: RunOptions, terminal: Terminal): Promise<number> {
  if (options.model !== undefined) throw new Failure(`${calculator.slug} computes without a model; leave out --model.`);
  if (options.old !== undefined) throw new Failure(`${calculator.slug} has no older versions; leave out --old.`);
  const outcome = drained(calculator.run(await readValues(options)));
  if (!outcome.ok) throw new Failure(outcome.problems.map(({ message }) => message).join(' '));
  if (options.json === true) printJson(terminal, outcome.result);
  else terminal.out(`${resultText(outcome.result)}\n`);
  return 0;
}

async function askOrPrint(slug: string, options: RunOptions, terminal: Terminal): Promise<number> {
  const catalog = openCatalog();
  const prompted = asOf(promptOf(catalog, slug, 'tool'), options.old);
  const run = runPrompt(catalog, prompted, await readValues(options));
  if (!run.ok) throw new Failure(run.problems.map(({ message }) => message).join(' '));
  const { prompt } = run;
  if (options.model === undefined) {
    if (options.json === true) printJson(terminal, { slug, prompt });
    else terminal.out(`${prompt}\n`);
    return 0;
  }
  const environment = { ...process.env, ...(options.endpoint && { KOSH_MODEL_URL: options.endpoint }) };
  const endpoint = readEndpoint(environment, options.model);
  let answer = '';
  let fault: ModelError | undefined;
  try {
    for await (const piece of run.answer(endpoint)) {
      answer += piece;
      if (options.json !== true) terminal.out(piece);
    }
  } catch (error) {
    // What came before is kept, and said to be a part.
    if (!(error instanceof ModelError) || answer === '') throw error;
    fault = error;
  }
  if (options.json === true) {
    const whole = fault === undefined ? { whole: true } : { whole: false, why: fault.message };
    printJson(terminal, { slug, prompt, model: endpoint.model, answer, ...whole });
  } else terminal.out('\n');
  if (fault === undefined) return 0;
  throw new Failure(fault.message);
}
