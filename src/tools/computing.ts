// Facts that calculators work out from the values of a prompt, so that a model does not do sums and dates itself.
import { drained } from '../steps/steps.ts';
import type { Calculator } from './kit.ts';
import type { CalculatorResult, Row, Shown, Table } from './result.ts';
import { shownText } from './show.ts';

export interface ComputedFacts {
  readonly rows: readonly Row[];
  readonly tables?: readonly Table[];
  /** What was left out and why, or how something was counted. */
  readonly notes?: readonly string[];
}

/** The value of a field as text; empty where nothing was given. */
export type ValueOf = (field: string) => string;

export interface Computing {
  /** What is worked out, as a phrase for people: "the days of the notice". */
  readonly about: string;
  /** Undefined: the values do not suffice. */
  facts(value: ValueOf): ComputedFacts | undefined;
}

/** What a calculator answers to the values; undefined: it refuses them. */
export function answerOf(
  calculator: Calculator,
  values: Readonly<Record<string, string>>,
): CalculatorResult | undefined {
  const given = Object.entries(values).filter(([name, text]) => text !== '' && Object.hasOwn(calculator.fields, name));
  const outcome = drained(calculator.run(Object.fromEntries(given)));
  return outcome.ok ? outcome.result : undefined;
}

const cellText = (shown: Shown): string => shownText(shown).replaceAll('|', '/');

/** The facts as a model reads them: a line each, tables in Markdown. */
export function factsText({ rows, tables = [], notes = [] }: ComputedFacts): string {
  return [
    ...rows.map(({ label, value, note }) => `- ${label}: ${shownText(value)}${note === undefined ? '' : ` (${note})`}`),
    ...tables.map(({ title, columns, rows: lines }) =>
      [
        `${title}:`,
        `| ${columns.join(' | ')} |`,
        `|${columns.map(() => '---').join('|')}|`,
        ...lines.map((cells) => `| ${cells.map(cellText).join(' | ')} |`),
      ].join('\n'),
    ),
    ...notes.map((note) => `Note: ${note}`),
  ].join('\n');
}
