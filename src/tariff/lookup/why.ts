// Puts the reasons for a match into one sentence a person can check.
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, Correction, SearchAnswer } from '../engine/answer.ts';
import type { VagueClass } from '../engine/rank/vague.ts';

const TOO_LITTLE: Readonly<Record<VagueClass, string>> = {
  generic: 'the text does not name the goods or the service',
  hard: 'one fact decides between headings',
  hopeless: 'the text does not name any goods or service',
};
const SAY_MORE = 'the text is too vague for one code: say what the thing is, what it is made of and what it is for';

const LIKE_KNOWN = 'the wording is like texts known for this heading';
const NOTHING = 'Nothing in the tariff matches this text';
/** Of four digits that stand alone. */
export const MAYBE_NO_CODE = 'four digits may be the number of something else';

/** What is said of texts in the same words each time; a function, so that pages do not load the list. */
export const helpWithTexts = (): readonly string[] => [
  ...Object.values(TOO_LITTLE),
  SAY_MORE,
  LIKE_KNOWN,
  NOTHING,
  MAYBE_NO_CODE,
];

/** What would help with a vague text; undefined: it is not vague. */
export function helpWith({ vague, status }: Pick<SearchAnswer, 'vague' | 'status'>): string | undefined {
  if (vague !== undefined) return `${TOO_LITTLE[vague.class]}: ${vague.ask}`;
  return status === 'too_vague' ? SAY_MORE : undefined;
}

/** Why a code matches a text that is the code, and what makes it doubtful. */
export const codeReason = (code: string, remarks: string): string =>
  `The text is the code ${code}${remarks === '' ? '' : `; ${remarks}`}.`;

/** Why nothing was found, with what the remarks say of the text. */
export const nothingReason = (remarks: string): string => `${NOTHING}${remarks === '' ? '' : `; ${remarks}`}.`;

/** Why an entry is among those of a code or of a prefix. */
export const exactReason = (digits: string): string => `Exact code ${digits}.`;
export const prefixReason = (digits: string): string => `Begins with ${digits}.`;

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What was understood otherwise than written, or not at all: the same for every match of a text; empty: nothing. */
export function remarksOn(
  { corrections, unknown }: Pick<SearchAnswer, 'corrections' | 'unknown'>,
  help: string | undefined,
): string {
  const said: string[] = [];
  for (const { from, to, via } of corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound') said.push(`"${from}" was read as Hindi, by its sound`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
    else if (via === 'cut') said.push(`"${from}" was read as the beginning of ${alternatives(corrections, from, via)}`);
    else if (via === 'abbreviation')
      said.push(`"${from}" was read as short for ${alternatives(corrections, from, via)}`);
  }
  if (unknown.length > 0) said.push(`not understood: ${quoted(unknown)}`);
  if (help !== undefined) said.push(help);
  return said.length === 0 ? '' : [...new Set(said)].join('; ');
}

/** `"bread" or "breath"`: all that a shortened word was read as. */
function alternatives(corrections: SearchAnswer['corrections'], word: string, how: Correction['via']): string {
  const words = corrections.filter(({ from, via }) => from === word && via === how).map(({ to }) => `"${to}"`);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** A match, and the code that its size or price leads to. */
interface Explained {
  readonly match: CodeMatch;
  readonly code: number;
}

/** Names the words that matched and where, then what the remarks say. */
export function explanation(records: Records, { match, code }: Explained, remarks: string): string {
  const { bestName, nameWords, textCode, textWords } = match;
  const reasons: string[] = [];
  if (nameWords.length > 0) {
    const matches = nameWords.length === 1 ? 'matches' : 'match';
    const named = records.code(records.nameCode[bestName] ?? 0);
    reasons.push(`${quoted(nameWords)} ${matches} the common name "${records.name(bestName)}" of ${named}`);
  }
  if (textCode >= 0) {
    const stands = textWords.length === 1 ? 'stands' : 'stand';
    const where = isAbove(records, textCode, code) ? 'parent heading' : 'description of';
    reasons.push(`${quoted(textWords)} ${stands} in the ${where} ${records.code(textCode)}`);
  }
  if (reasons.length === 0) reasons.push(LIKE_KNOWN);
  if (code !== match.code) reasons.push(`the size or price told leads to ${records.code(code)}`);
  if (remarks !== '') reasons.push(remarks);
  return `${reasons.join('; ')}.`;
}

const isAbove = (records: Records, one: number, other: number): boolean =>
  one !== other && records.code(other).startsWith(records.code(one));
