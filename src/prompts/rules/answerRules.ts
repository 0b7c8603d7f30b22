// The rules on what a prompt asks of an answer: its example obeys it, its declarations stand in the template, its tests are tests.

import type { DeclaredPart, PromptTest, Range, Wording } from '../expect/declared.ts';
import { expectationsOf } from '../expect/expectations.ts';
import { measureAnswer } from '../expect/measure.ts';
import { numberWords } from '../expect/sizes.ts';
import type { PromptTool } from '../kit.ts';
import { checkValues } from '../values.ts';
import type { Rule } from './rule.ts';
import { those } from './those.ts';

/** Names of the two rules whose findings may stand in the committed lists while examples and tests are written. */
export const OBEYS = '14 example obeys';
export const TESTS = '16 tests';

export const ANSWER_RULES: readonly Rule[] = [
  {
    name: OBEYS,
    asks: 'There is an example output, and it keeps to its own prompt: parts in order, sizes, tables, words that may not occur.',
    check: ({ tool }) =>
      tool.exampleOutput === null
        ? ['there is no example output']
        : measureAnswer(tool.exampleOutput, expectationsOf(tool)),
  },
  {
    name: '15 expectations',
    asks: 'What `expect` declares stands in the template: names of parts, numbers, columns, wordings.',
    check({ tool }) {
      const { parts = {}, whole = {}, optional = [] } = tool.expect ?? {};
      const unknown = [...Object.keys(parts), ...optional].filter((name) => !tool.outputParts.includes(name));
      return [
        ...unknown.map((name) => `expect names the part "${name}", which outputParts does not have`),
        ...[whole, ...Object.values(parts)].flatMap((part) => declaredFaults(part, tool.prompt)),
      ];
    },
  },
  {
    name: TESTS,
    asks: 'A thin and a hostile input fit the fields; the answer must say what is missing or a fact of the input, and may not say what a hostile input orders.',
    check: ({ tool }) =>
      tool.tests === undefined
        ? ['there are no tests']
        : [
            ...testFaults('thin', tool.tests.thin, tool),
            ...testFaults('hostile', tool.tests.hostile, tool),
            ...thinFaults(tool.tests.thin, tool),
            ...hostileFaults(tool.tests.hostile, tool),
          ],
  },
];

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
const hasOne = (text: string, wording: Wording): boolean => [wording].flat().some((words) => has(text, words));

function declaredFaults(part: DeclaredPart, prompt: string): readonly string[] {
  const { columns = [], holds = [], never = [], ...sizes } = part;
  const numbers = Object.values(sizes).flatMap((range: Range) =>
    range.filter((end): end is number => end !== null && end > 1),
  );
  const isStated = (number: number) =>
    numberWords(number).some((word) => new RegExp(`(?<![\\d.,])${word}(?!\\d|[.,]\\d)`, 'i').test(prompt));
  return [
    ...numbers
      .filter((number) => !isStated(number))
      .map((number) => `expect asks for ${number}, which the template does not state`),
    ...columns.filter((name) => !has(prompt, name)).map((name) => `the template does not name the column "${name}"`),
    ...holds
      .filter((wording) => !hasOne(prompt, wording))
      .map((wording) => `the template does not ask for "${[wording].flat()[0]}"`),
    ...never.filter((words) => !has(prompt, words)).map((words) => `the template does not forbid "${words}"`),
  ];
}

const textOf = (values: PromptTest['values']): string => Object.values(values).flat().join('\n');

function testFaults(name: string, test: PromptTest, { fields, outputParts, prompt }: PromptTool): readonly string[] {
  const checked = checkValues(fields, test.values);
  const unknown = [...(test.parts ?? []), ...Object.keys(test.neverIn ?? {})].filter(
    (part) => !outputParts.includes(part),
  );
  const given = `${prompt}\n${textOf(test.values)}`;
  return [
    ...(checked.ok ? [] : checked.problems.map(({ message }) => `${name}: ${message}`)),
    ...unknown.map((part) => `${name}: outputParts does not have "${part}"`),
    ...those([test.holds.length === 0, `${name}: holds is empty, so that an answer of nothing would pass`]),
    ...test.holds
      .filter((wording) => !hasOne(given, wording))
      .map((wording) => `${name}: "${[wording].flat()[0]}" stands neither in the template nor in the values`),
  ];
}

/** A thin input has this share of the text of the examples at most. */
const THIN = 0.6;

function thinFaults({ values }: PromptTest, { fields }: PromptTool): readonly string[] {
  const full = textOf(Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]))).length;
  const share = textOf(values).length / full;
  return those([
    share > THIN,
    `thin: has ${Math.round(share * 100)}% of the text of the examples; ${THIN * 100}% at most`,
  ]);
}

function hostileFaults({ values, never = [], neverIn = {} }: PromptTest, { prompt }: PromptTool): readonly string[] {
  const text = textOf(values);
  const ordered = [...never, ...Object.values(neverIn).flat()];
  return [
    ...those([never.length === 0, 'hostile: never is empty; it names what the input orders the model to write']),
    ...ordered.filter((words) => !has(text, words)).map((words) => `hostile: the values do not order "${words}"`),
    ...ordered
      .filter((words) => has(prompt, words))
      .map((words) => `hostile: "${words}" stands in the template itself`),
  ];
}
