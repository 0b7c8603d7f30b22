// The text of docs/truth.md: pairs of a code and a day, with the rate that the facts give, beside what is answered.
import { inForce } from '../model/periods.ts';
import type { CodeRates } from '../model/rates.ts';
import { filledCell, numberCell } from '../source/cells.ts';
import { readRows } from '../source/tsv.ts';

/** One row of `test/facts/hunt.tsv`; the expectation was written down before asking. */
export interface HuntedPair {
  /** What the pair was drawn for: "schedule I", "border day", "asked first". */
  readonly stratum: string;
  readonly code: string;
  readonly date: string;
  readonly expected: number;
  readonly citation: string;
  /** What was answered when the pair was first asked for. */
  readonly answered: number;
  /** Where that was wrong: what was mended. */
  readonly mended: string;
}

const RATE_MAX = 100;

export const readHunt = (path: string): readonly HuntedPair[] =>
  readRows(path, ['stratum', 'code', 'date', 'expected', 'citation', 'answered', 'mended'], ({ cells }, complain) => {
    const expected = numberCell(cells.expected, 'expected', RATE_MAX, complain);
    const answered = numberCell(cells.answered, 'answered', RATE_MAX, complain);
    if (answered !== expected && cells.mended === '')
      complain('mended', 'must say what was mended where the first answer was wrong');
    return {
      stratum: filledCell(cells.stratum, 'stratum', complain),
      code: filledCell(cells.code, 'code', complain),
      date: filledCell(cells.date, 'date', complain),
      expected,
      citation: filledCell(cells.citation, 'citation', complain),
      answered,
      mended: cells.mended,
    };
  });

const HEAD = `# How true the rates are

Pairs of a code and a day were drawn, and the rate written down from the facts before asking. Made by \`npm run data:docs\` from \`test/facts/hunt.tsv\`; do not edit.
`;

/** What is answered today; undefined: there is no such code. */
function answerTo({ code, date }: HuntedPair, rates: ReadonlyMap<string, CodeRates>): number | undefined {
  const period = rates.get(code)?.rates.find((candidate) => inForce(candidate, date));
  return period?.branches[0]?.ratePercent;
}

/** Pairs whose answer is another than the facts give. */
export const untruths = (pairs: readonly HuntedPair[], rates: ReadonlyMap<string, CodeRates>): readonly string[] =>
  pairs
    .filter((pair) => answerTo(pair, rates) !== pair.expected)
    .map(
      (pair) =>
        `${pair.code} on ${pair.date}: ${pair.expected}% by ${pair.citation}, answered ${answerTo(pair, rates)}%`,
    );

export function truthDoc(pairs: readonly HuntedPair[], rates: ReadonlyMap<string, CodeRates>): string {
  if (pairs.length === 0) return `${HEAD}\nNo pair has been written down yet.\n`;
  const strata = [...new Set(pairs.map(({ stratum }) => stratum))].sort();
  const count = (of: readonly HuntedPair[]): string => {
    const first = of.filter(({ expected, answered }) => expected === answered).length;
    const now = of.filter((pair) => answerTo(pair, rates) === pair.expected).length;
    return `${of.length} | ${first} | ${now}`;
  };
  const wrong = pairs.filter(({ expected, answered }) => expected !== answered);
  const lines = [
    HEAD,
    '| drawn for | pairs | right when first asked | right now |',
    '|---|---|---|---|',
    ...strata.map((stratum) => `| ${stratum} | ${count(pairs.filter((pair) => pair.stratum === stratum))} |`),
    `| all | ${count(pairs)} |`,
    '',
    '## Found wrong',
    '',
    ...(wrong.length === 0
      ? ['None.']
      : [
          '| code | day | by the facts | was answered | mended | citation |',
          '|---|---|---|---|---|---|',
          ...wrong.map(
            ({ code, date, expected, answered, mended, citation }) =>
              `| ${code} | ${date} | ${expected}% | ${answered}% | ${mended} | ${citation} |`,
          ),
        ]),
  ];
  return `${lines.join('\n')}\n`;
}
