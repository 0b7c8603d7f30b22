// Tests a model against what the prompts expect: each prompt with its example, its thin and its hostile input.

import { lineOf } from '../../system/reason.ts';
import type { ExtractedPrompt } from '../catalog/types.ts';
import { type Expectations, expectationsOf, expectationsOfTest, expectationsOfThin } from '../expect/expectations.ts';
import { type Measuring, measureAnswer } from '../expect/measure.ts';
import { renderTemplate } from '../render.ts';
import { checkValues, type FieldValues } from '../values.ts';

export type InputName = 'example' | 'thin' | 'hostile';

/** One prompt with one input, and what its answer must be like. */
export interface EvalCase {
  readonly slug: string;
  readonly input: InputName;
  readonly values: FieldValues;
  readonly prompt: string;
  readonly expected: Expectations;
  readonly measuring: Measuring;
}

export interface EvalRow {
  readonly slug: string;
  readonly input: InputName;
  readonly seconds: number;
  /** What the answer breaks; empty: it passed. */
  readonly faults: readonly string[];
  /** Why there was no answer. */
  readonly error?: string;
}

/** Models do not count words; a seventh more or less is told as kept. */
const SLACK = 0.15;

/** The cases of a prompt as `fill` fills it; those of its tests only where it has tests. */
export function casesOf<Prompt extends ExtractedPrompt>(
  prompt: Prompt,
  fill: (prompt: Prompt, texts: ReadonlyMap<string, string>) => string = ({ template }, texts) =>
    renderTemplate(template, texts),
): readonly EvalCase[] {
  const { slug, fields, template, tests } = prompt;
  const expected = expectationsOf({ ...prompt, prompt: template });
  const examples = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
  const caseOf = (input: InputName, values: FieldValues, wanted: Expectations, measuring: Measuring): EvalCase => {
    const checked = checkValues(fields, values);
    if (!checked.ok) throw new Error(`${slug}, ${input}: ${checked.problems.map(({ message }) => message).join(' ')}`);
    return { slug, input, values, prompt: fill(prompt, checked.texts), expected: wanted, measuring };
  };
  const first = caseOf('example', examples, expected, { slack: SLACK });
  if (tests === undefined) return [first];
  const short = { slack: SLACK, maySayLess: true };
  return [
    first,
    caseOf('thin', tests.thin.values, expectationsOfTest(expectationsOfThin(expected), tests.thin), short),
    caseOf('hostile', tests.hostile.values, expectationsOfTest(expected, tests.hostile), short),
  ];
}

export type Ask = (prompt: string) => Promise<string>;

/** Asks for every case, so many at a time, and gives out rows in the order of the cases. */
export async function* evaluate(cases: readonly EvalCase[], ask: Ask, atOnce = 1): AsyncGenerator<EvalRow> {
  const running: Promise<EvalRow>[] = [];
  let next = 0;
  const begin = (): void => {
    const one = cases[next++];
    if (one !== undefined) running.push(rowOf(one, ask));
  };
  for (let count = 0; count < atOnce; count++) begin();
  while (running.length > 0) {
    const row = await running.shift();
    begin();
    if (row !== undefined) yield row;
  }
}

async function rowOf({ slug, input, prompt, expected, measuring }: EvalCase, ask: Ask): Promise<EvalRow> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  try {
    const answer = await ask(prompt);
    return { slug, input, seconds: seconds(), faults: measureAnswer(answer, expected, measuring) };
  } catch (error) {
    return {
      slug,
      input,
      seconds: seconds(),
      faults: [],
      error: lineOf(error),
    };
  }
}

export const isPassed = ({ faults, error }: EvalRow): boolean => faults.length === 0 && error === undefined;
