// Whether a person should look at an answer, and at what of it; and the one question that best settles what is open: from
// the tree and from the rate conditions. One rule for every face.
import type { Records } from '../dataset/records.ts';
import { type Branch, OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import { MOST_OPTIONS } from './codeText.ts';
import type { AnswerStatus, Ask, CodeEntry, ForwardAnswer } from './contract.ts';
import { percent } from './results.ts';
import type { StatedConditions } from './stated.ts';

/** Answers less sure than this need review, unless whoever asks draws the line elsewhere. */
export const REVIEW_BELOW = 0.7;

/** The code, or the rate that depends on something that was not said. */
export type Review = 'nothing' | 'code' | 'rate';

/** What the rule looks at, all of it said of the code that comes first. */
export interface Reviewed {
  readonly status: AnswerStatus;
  readonly confidence: number;
  readonly isRetired: boolean;
  readonly isRateOpen: boolean;
}

/** A code that is not sure, or not in use any more, comes before a rate that is open. */
export function reviewOf({ status, confidence, isRetired, isRateOpen }: Reviewed, below = REVIEW_BELOW): Review {
  if (status !== 'resolved' || confidence < below || isRetired) return 'code';
  return isRateOpen ? 'rate' : 'nothing';
}

/** A person who chose a code has looked at it; its rate may still be open. */
export const reviewOfChosen = (isRateOpen: boolean): Review => (isRateOpen ? 'rate' : 'nothing');

/** As the answers have it. */
export const reviewFields = (review: Review): Pick<ForwardAnswer, 'needs_review' | 'review_why'> =>
  review === 'nothing' ? { needs_review: false } : { needs_review: true, review_why: review };

const LINES_TOLD = 3;

/** Chapters that differ by one fact. */
const CHAPTER_QUESTIONS: readonly { readonly chapters: readonly [string, string]; readonly question: string }[] = [
  { chapters: ['61', '62'], question: 'Knitted or woven?' },
  { chapters: ['39', '73'], question: 'Plastic or steel?' },
  { chapters: ['39', '40'], question: 'Plastic or rubber?' },
  { chapters: ['39', '44'], question: 'Plastic or wood?' },
  { chapters: ['39', '48'], question: 'Plastic or paper?' },
  { chapters: ['39', '70'], question: 'Plastic or glass?' },
  { chapters: ['39', '76'], question: 'Plastic or aluminium?' },
  { chapters: ['73', '76'], question: 'Steel or aluminium?' },
  { chapters: ['73', '74'], question: 'Steel or copper (brass)?' },
  { chapters: ['69', '70'], question: 'Ceramic or glass?' },
];

/** What is open about a code that is clear: its rate, or a finer code; undefined when nothing is. */
export const askCode = (
  { records, stated }: { readonly records: Records; readonly stated: StatedConditions },
  { code, period, isRateOpen }: { readonly code: number; readonly period: RatePeriod; readonly isRateOpen: boolean },
): Ask | undefined => (isRateOpen ? askRate(records, stated, code, period) : askLevel(records, code));

const ANY_QUESTION = 'Which of these applies? The rate depends on it.';
const WHICH_LINE = 'Which of these is it? The rate depends on it.';
const WHICH_GOODS = 'Which of these is it?';
const WHICH_LEVEL = 'Which of these describes it more closely?';
const NO_CONDITION = 'None of the other conditions';

/** The questions that are not written in the data; a function, so that pages that list none of them do not load them. */
export const fixedQuestions = (): readonly string[] => [
  ...CHAPTER_QUESTIONS.map(({ question }) => question),
  ...[ANY_QUESTION, WHICH_LINE, WHICH_GOODS, WHICH_LEVEL, NO_CONDITION],
];

function askRate(records: Records, stated: StatedConditions, code: number, period: RatePeriod): Ask {
  const lines = askLine(records, code, period);
  if (lines !== undefined) return lines;
  const branches = eachRateFirst(stated.openBranches(period)).slice(0, MOST_OPTIONS);
  return {
    question: stated.questionFor(branches) ?? ANY_QUESTION,
    options: branches.map((branch) => ({
      label: `${branch.condition === '' ? NO_CONDITION : branch.condition}: ${rateText(branch)}`,
      codes: [records.code(code)],
      then: `HSN ${records.code(code)} ${branch.condition}`.trim(),
    })),
  };
}

/** "5%"; a nil rate and no GST at all are two things. */
const rateText = ({ ratePercent, schedule }: Branch): string =>
  schedule === OUTSIDE_GST ? 'outside GST' : percent(ratePercent);

/** The first branch of each rate before the others, so that a short list leaves no rate out. */
function eachRateFirst(branches: readonly Branch[]): readonly Branch[] {
  const seen = new Set<string>();
  const first = branches.filter((branch) => !seen.has(rateText(branch)) && seen.add(rateText(branch)));
  return [...first, ...branches.filter((branch) => !first.includes(branch))];
}

/** Asks for the goods where finer codes bear different rates: an option for each rate, with the codes that bear it. */
function askLine(records: Records, code: number, { from }: RatePeriod): Ask | undefined {
  const [first, end] = records.range(records.code(code));
  const byRate = new Map<string, number[]>();
  for (let line = first + 1; line < end; line++) {
    const isParent = line + 1 < end && records.code(line + 1).startsWith(records.code(line));
    const [main] = isParent || !records.isLive(line) ? [] : records.rateOn(line, from).branches;
    if (main === undefined) continue;
    byRate.set(rateText(main), [...(byRate.get(rateText(main)) ?? []), line]);
  }
  if (byRate.size < 2) return undefined;
  return {
    question: WHICH_LINE,
    options: [...byRate].slice(0, MOST_OPTIONS).map(([rate, lines]) => {
      const told = lines.slice(0, LINES_TOLD).map((line) => records.description(line));
      const more = lines.length > LINES_TOLD ? `; and ${lines.length - LINES_TOLD} more` : '';
      return {
        label: `${told.join('; ')}${more}: ${rate}`,
        codes: lines.map((line) => records.code(line)),
        then: `HSN ${records.code(lines[0] as number)}`,
      };
    }),
  };
}

/** Which of the leading goods it is, asked for by the fact that parts them where one is known. */
export const askGoods = (leading: readonly CodeEntry[]): Ask => ({
  question: goodsQuestion(leading[0], leading[1]),
  options: leading.map(goodsOption),
});

function goodsQuestion(first: CodeEntry | undefined, second: CodeEntry | undefined): string {
  const a = first?.hsn_sac.slice(0, 2);
  const b = second?.hsn_sac.slice(0, 2);
  const known = CHAPTER_QUESTIONS.find(({ chapters: [x, y] }) => (x === a && y === b) || (x === b && y === a));
  return known?.question ?? WHICH_GOODS;
}

const goodsOption = ({ description, hsn_sac }: CodeEntry): Ask['options'][number] => ({
  label: description,
  codes: [hsn_sac],
  then: `HSN ${hsn_sac}`,
});

/** The code has finer ones and the text did not decide between them. */
function askLevel(records: Records, code: number): Ask | undefined {
  const [from, to] = records.range(records.code(code));
  const length = records.code(code).length;
  const finer: number[] = [];
  const next = length === 4 && records.isService(code) ? 5 : length === 5 ? 6 : length + 2;
  for (let i = from + 1; i < to; i++) if (records.code(i).length === next && records.isLive(i)) finer.push(i);
  if (finer.length < 2) return undefined;
  return {
    question: WHICH_LEVEL,
    options: finer.slice(0, MOST_OPTIONS).map((one) => ({
      label: records.description(one),
      codes: [records.code(one)],
      then: `HSN ${records.code(one)}`,
    })),
  };
}
