// The text of docs/truth.md: codes and days with what the facts give for them, beside what is answered.
import { inForce } from '../model/periods.ts';
import { type CodeRates, OUTSIDE_GST } from '../model/rates.ts';
import type { HuntedPair, Judgement } from '../source/readHunt.ts';

/** Whether the dataset answers a pair as expected. */
type Holds = (pair: HuntedPair, rates: CodeRates) => boolean;

const amounts = (expected: string): readonly string[] => expected.match(/\d[\d.,]*/g) ?? [];

/** A rate that depends must show each of its rates, one of them first. */
const rateHolds: Holds = ({ date, expected }, { rates }) => {
  const branches = rates.find((period) => inForce(period, date))?.branches ?? [];
  const [main] = branches;
  if (main === undefined) return false;
  if (expected === 'outside GST') return main.schedule === OUTSIDE_GST;
  const wanted = amounts(expected).map(Number);
  const shown = new Set(branches.map(({ ratePercent }) => ratePercent));
  return wanted.includes(main.ratePercent) && wanted.every((rate) => shown.has(rate));
};

/** The relief for handicrafts is a branch of its own, or no lower than what the code bears anyhow. */
const handicraftHolds: Holds = ({ date, expected }, { rates }) => {
  const branches = rates.find((period) => inForce(period, date))?.branches ?? [];
  return branches.some(
    ({ ratePercent, condition }, i) =>
      ratePercent === Number(expected) && (i === 0 || condition.toLowerCase().includes('handicraft')),
  );
};

const numbersIn = (text: string): string => text.replaceAll(',', '');

const cessHolds: Holds = ({ date, expected }, { cess }) => {
  const notes = cess.filter((period) => inForce(period, date)).map(({ note }) => note);
  if (expected === 'nil') return notes.every((note) => /^(?:For [^:]*: )?nil\b/.test(note));
  const said = new Set(numbersIn(notes.join(' ')).match(/\d+(?:\.\d+)?/g));
  return amounts(expected).every((amount) => said.has(numbersIn(amount)));
};

const reverseChargeHolds: Holds = ({ date, expected }, { reverseCharge }) =>
  reverseCharge.some((period) => inForce(period, date)) === (expected === 'yes');

const HOLDS: Readonly<Record<HuntedPair['asked'], Holds>> = {
  rate: rateHolds,
  handicraft: handicraftHolds,
  cess: cessHolds,
  'reverse charge': reverseChargeHolds,
};

/** Undefined: the facts do not say what is right. */
function holds(pair: HuntedPair, rates: ReadonlyMap<string, CodeRates>): boolean | undefined {
  if (pair.judgement === 'silent') return undefined;
  const own = rates.get(pair.code);
  return own !== undefined && HOLDS[pair.asked](pair, own);
}

const question = ({ code, date, asked }: HuntedPair): string =>
  `${code} on ${date}${asked === 'rate' ? '' : ` (${asked})`}`;

/** Pairs whose answer is another than the facts give. */
export const untruths = (pairs: readonly HuntedPair[], rates: ReadonlyMap<string, CodeRates>): readonly string[] =>
  pairs
    .filter((pair) => holds(pair, rates) === false)
    .map((pair) => `${question(pair)}: ${pair.expected} by ${pair.citation} is not what is answered`);

const HEAD = `# How true the rates are

Made by \`npm run data:docs\` from \`test/facts/hunt.tsv\`; do not edit.
`;

const HUNT = `Codes and days were drawn at random in each stratum (seed 20261116); the items an accountant would ask for first, on five days each, were chosen by hand. What the law says was written down from the facts, by hand where in doubt, and frozen; only then was the dataset asked. Every difference was judged: either the answer was wrong and has been corrected, or the law has two readings ([open questions](open-questions.md)), or what was written down was wrong. "Screen of all codes" is what comparing the same facts with all codes on eight days found besides. An answer that agreed with the facts counts as right when first asked even where something else had been written down; those pairs are listed at the end.

"0 or 5" means that the rate depends on something the code does not say: each of these rates must be among those answered, and one of them must come first.
`;

const PARTS = `## How each part was tested

"Facts" are reference lists of codes, schedules, changes and units that were gathered before the dataset was made; mistakes in them are invisible to whoever compares with them. A second reader is one who had entered no row. No tax professional and no authority has looked at any part.

| part | how it was tested | by whom not |
|---|---|---|
| rates of goods, today | every entry of 9/2025 and 10/2025 read; the pairs below; a second reader wrote 332 items on 20 days each before asking, and 400 random pairs: 6,530 of 6,600 and 399 of 400 were right | nobody compared with returns that were filed |
| rates of goods, 2017 to September 2025 | the schedules as of spring 2023 and lists of changes read; the pairs below; the second reader's pairs; 100 random pairs under headings whose text stood in lists published by others, written down before asking: 84 answers agreed, 14 times what was written down was wrong (the list was older than the day, or the line was narrower), and on 2 goods two entries hold; 100 random goods of chapters 32 to 96 on random days before 2017-11-15, derived from a published copy of the first schedules by a reader who had entered rows from the same copy in 18 headings (\`test/facts/first-texts.tsv\`): 99 right, and on one two readings (open question solid-tyres); a screen of 7,798 codes under entries for whole headings of that copy found one group wrong, rattan furniture, which is mended | the first texts at 5% and 12% were not read as a whole |
| rates of services | 11/2017 and 12/2017 as of September 2021 read; changes of September 2025 read; changes between known from lists; the pairs below | nobody tested services of 2021 to 2025 against notifications |
| conditions and what a text decides | 79 codes of today read against the law by the second reader: one condition was out of place; texts in \`test/tariff\` and the golden bills | not blind; conditions before September 2025 only where a pair met them |
| compensation cess | 40 codes and days by the second reader: one citation and one missing nil; the pairs below | not blind |
| reverse charge | 50 texts and 45 codes by the second reader, who found 10 texts wrong and 210 codes without the flag; since then every entry is asked in \`test/tariff/law.test.ts\` | entries marked inferred were not read in the notification |
| codes, successors and units | lists of the tariff, the GST portal and the e-invoice portal compared by \`npm run data:check -- --against\`; 76 codes looked at by hand: one order of successors and one unit | no official list of units for eight digits is known |

Never read: the words of 49 entries that were left out of the schedules between September 2021 and spring 2023, which are marked inferred; the words of most entries left out before that, whose rates are known from lists of changes; the first schedules of 2017 in the gazette: their 18% and 28% entries were read in a copy that others published; and what \`not_covered\` in \`data/tariff/dataset.tsv\` lists.

## Pairs that were asked
`;

const judged = (pairs: readonly HuntedPair[], ...kinds: readonly Judgement[]): readonly HuntedPair[] =>
  pairs.filter(({ judgement }) => kinds.includes(judgement));

function section(title: string, note: string, pairs: readonly HuntedPair[]): readonly string[] {
  if (pairs.length === 0) return ['', `## ${title}`, '', 'None.'];
  return [
    '',
    `## ${title}`,
    '',
    `| code | day | asked | by the facts | was answered | ${note} | citation |`,
    '|---|---|---|---|---|---|---|',
    ...pairs.map(
      ({ code, date, asked, expected, answered, note: why, citation }) =>
        `| ${code} | ${date} | ${asked} | ${expected} | ${answered} | ${why} | ${citation} |`,
    ),
  ];
}

export function truthDoc(pairs: readonly HuntedPair[], rates: ReadonlyMap<string, CodeRates>): string {
  if (pairs.length === 0) return `${HEAD}\nNo pair has been written down yet.\n`;
  const strata = [...new Set(pairs.map(({ stratum }) => stratum))].sort();
  const line = (name: string, of: readonly HuntedPair[]): string =>
    [
      '',
      name,
      of.length,
      judged(of, '', 'expectation').length,
      judged(of, 'mended').length,
      judged(of, 'debated').length,
      judged(of, 'silent').length,
      of.filter((pair) => holds(pair, rates) === true).length,
      '',
    ]
      .join(' | ')
      .trim();
  const lines = [
    HEAD,
    PARTS,
    HUNT,
    '| drawn for | asked | right when first asked | wrong, mended | debated | the facts are silent | right now |',
    '|---|---|---|---|---|---|---|',
    ...strata.map((stratum) =>
      line(
        stratum,
        pairs.filter((pair) => pair.stratum === stratum),
      ),
    ),
    line('all', pairs),
    ...section('Answers that were wrong', 'mended', judged(pairs, 'mended')),
    ...section('Debated', 'open question', judged(pairs, 'debated')),
    ...section('Where what was written down was wrong', 'why', judged(pairs, 'expectation')),
    ...section('Where the facts say nothing', 'what is not known', judged(pairs, 'silent')),
  ];
  return `${lines.join('\n')}\n`;
}
