// Reads the sizes that a template states in words: "250 to 350 words", "at most five lines", "three, each with a reason".

export type SizeUnit = 'words' | 'sentences' | 'lines' | 'rows' | 'paragraphs' | 'items';

/** A size with both ends included. */
export interface Size {
  readonly unit: SizeUnit;
  readonly min: number;
  readonly max: number;
  /** It is the size of each item and not of the whole. */
  readonly each: boolean;
}

/** A size and where it stands in the text that was read. */
export interface FoundSize extends Size {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

const NUMBER_WORDS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const UNITS: readonly (readonly [unit: SizeUnit, words: RegExp])[] = [
  ['words', /^words?$/],
  ['sentences', /^sentences?$/],
  ['lines', /^lines?$/],
  ['rows', /^rows?$/],
  ['paragraphs', /^paragraphs?$/],
  [
    'items',
    /^(bullets?|bullet points?|points?|items?|questions?|steps?|risks?|actions?|options?|findings?|edits?|replacements?|reasons?|ideas?|examples?|checks?|tasks?|topics?|messages?|emails?|headlines?|titles?|entries|variants?|versions?|clauses?|scenarios?|hooks?|subject lines?|cases?|tests?|gaps?|assumptions?|measures?|exercises?|hypotheses|recommendations?|objections?|slides?|posts?|alternatives?|decisions?|changes?|metrics?|signs?|signals?|triggers?|lessons?|themes?|conditions?|captions?|macros?|replies)$/,
  ],
];

/** The longest first: "six" begins "sixteen". */
const NUMBER = `(?:\\d[\\d,]*|${NUMBER_WORDS.slice(1).reverse().join('|')})`;
const UNIT_WORD = `(?:bullet points?|subject lines?|[a-z]+)`;
/** Words that may stand between the number and its unit: "three short lines", "five numbered steps". */
const BETWEEN = `(?:(?:short|numbered|dated|plain|full|open|further|key|concrete|ranked|such|single|separate|bold|clear|brief) )?`;
const SIZE = new RegExp(
  `(?<before>\\b(?:exactly|only|up to|at most|no more than|not more than|under|below|fewer than|less than|at least|no fewer than|about|around|some|between) )?` +
    `\\b(?<low>${NUMBER})(?:(?: to | or | and |–|-| - )(?<high>${NUMBER}))?(?![\\d%.,]*\\d)(?:[ -]${BETWEEN}(?<unit>${UNIT_WORD}))?` +
    `(?<after>,? (?:at most|or fewer|or less|or more|at least|at the most|maximum))?`,
  'gi',
);
/** After the size: it is for each item. */
const EACH_AFTER = /^ (?:each\b|apiece\b|per \w+|a(?:n)? [a-z]+\b|(?:for|in|to) (?:each|every)\b)/i;
/** "40 words each at most": the bound stands behind. */
const BOUND_AFTER_EACH = /^,? (?:each|apiece),? (?<bound>at most|or fewer|or less|at least|or more)\b/i;
/** Before the size, in its clause: "each of", "every line has", "paragraphs of". */
const EACH_BEFORE =
  /\b(?:each|every|per)\b[^.;:]*$|\b(?:\w+s|sentence|line|title|headline|label|quote|quotation|item|row|paragraph|subject) of (?:up to |at most )?$/i;

/** Before one number: it is the most. "Keep it to 350 words", "within three sentences", and "to 80 words" right after a name. */
const CAPPED = /(?:\bwithin|^\W*to|\b(?:keeps?|kept|limit(?:ed|s)?|cut|trim|shorten)\b[^.;:\n]* to) $/i;
/** "within five words of the length asked" is a distance. */
const IS_DISTANCE = /^ of\b/i;

export const numberOf = (text: string): number => {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replaceAll(',', ''));
};

/** The ways to write a number: 8 as "8" and "eight", 1600 as "1600" and "1,600". */
export const numberWords = (number: number): readonly string[] =>
  [String(number), number.toLocaleString('en-US'), NUMBER_WORDS[number]].filter((word) => word !== undefined);

const unitOf = (word: string | undefined): SizeUnit | undefined =>
  word === undefined ? undefined : UNITS.find(([, words]) => words.test(word.toLowerCase()))?.[0];

/** A count of words that is stated as one number is kept when the answer comes near it. */
const NEAR = { under: 0.8, over: 1.1 } as const;

/** Both ends that a wording leaves open are closed here. */
function boundsOf(
  unit: SizeUnit,
  { before, after, isCapped }: { readonly before: string; readonly after: string; readonly isCapped: boolean },
  low: number,
  high: number | undefined,
) {
  const said = `${before.trim()} ${after.replaceAll(',', '').trim()}`.trim().toLowerCase();
  if (high !== undefined) return { min: low, max: high };
  if (/under|below|fewer than|less than/.test(said)) return { min: 0, max: low - 1 };
  if (/up to|at most|at the most|no more than|not more than|or fewer|or less|maximum/.test(said))
    return { min: 0, max: low };
  if (/at least|no fewer than|or more/.test(said)) return { min: low, max: Number.POSITIVE_INFINITY };
  if (isCapped) return { min: 0, max: low };
  if (unit === 'words' || /about|around|some/.test(said)) {
    return { min: Math.floor(low * NEAR.under), max: Math.ceil(low * NEAR.over) };
  }
  return { min: low, max: low };
}

/** Every size in a text, in order. A number without a unit counts items where `bare` allows it: "Open points: three to six." */
export function sizesIn(text: string, bare = false): readonly FoundSize[] {
  const found: FoundSize[] = [];
  for (const match of text.matchAll(SIZE)) {
    const { before = '', low = '', high, unit: word, after = '' } = match.groups ?? {};
    const named = unitOf(word);
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const isBare =
      bare &&
      named === undefined &&
      (word === undefined || /^(?:in|each|with|from|ordered|worst|most)$/i.test(word)) &&
      /^[.,;:)]|^$/.test(rest.trimStart());
    const unit = named ?? (isBare ? 'items' : undefined);
    if (unit === undefined) continue;
    const bound = after || (BOUND_AFTER_EACH.exec(rest)?.groups?.bound ?? '');
    const ahead = text.slice(0, match.index);
    const isCapped = CAPPED.test(ahead) && !IS_DISTANCE.test(rest);
    const said = { before, after: bound, isCapped };
    const bounds = boundsOf(unit, said, numberOf(low), high === undefined ? undefined : numberOf(high));
    const each = EACH_AFTER.test(rest) || EACH_BEFORE.test(ahead);
    found.push({ unit, ...bounds, each, at: match.index, end, text: match[0] });
  }
  return found;
}
