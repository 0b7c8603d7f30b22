// Mends what was typed wrongly before a text is read, so that names, models and conditions know its words: words that run
// together, and words with two neighbouring letters swapped.
import { once } from '../../../steps/once.ts';
import type { BillKnowledge, BillText } from './billText.ts';
import type { Rewrite } from './plainText.ts';

/** What may be several words: letters with a number behind them, or more letters than one word is likely to have. */
const MAY_RUN_TOGETHER = /[a-z]{3}\d|[a-z]{13}/;

const token = once(() => /(?<![\p{L}\p{M}\d.])[a-z]{3,}[a-z\d]*(?:\.\d[a-z\d]*)?(?![\p{L}\p{M}\d])/gu);
const MIN_LETTERS_ALONE = 13;
/** Longer ones are nobody's words, and would take long. */
const MAX_LETTERS = 32;
/** So many of one text are looked at. */
const MAX_TOKENS = 2;
const MIN_PART = 3;
/** Metals are written in two letters: "msangle". */
const MIN_FIRST_PART = 2;
const MAX_PART = 16;
const SHORT_PART = 3;
const MIN_BEFORE_NUMBER = 5;
const HAS_DIGIT = /\d/;
const SIZES = /^\d+(?:x\d+){1,2}(?!\d)/;
const LETTERS = /^[a-z]+/;
const ALL_LETTERS = /^[a-z]+$/;
const NUMBER = /^\d+(?:\.\d+)?/;

/**
 * The text with words written apart that programs with short fields run together: "SUGAR1KG", "PVCPIPE4INCH6KGSUPREME".
 * Words that are known as they are and part numbers stay.
 */
export function apart(folded: string, known: BillKnowledge): string {
  if (!MAY_RUN_TOGETHER.test(folded)) return folded;
  let looked = 0;
  return folded.replace(token(), (written) => {
    const hasNumber = HAS_DIGIT.test(written);
    if ((!hasNumber && written.length < MIN_LETTERS_ALONE) || written.length > MAX_LETTERS) return written;
    if (isWord(written, known) || looked++ >= MAX_TOKENS) return written;
    return (hasNumber ? withMeasures(written, known) : wordsIn(written, known, isCutOff)) ?? written;
  });
}

const isWord = (word: string, { vocabulary }: BillKnowledge): boolean => vocabulary.knows(word);

/** Words, and behind them measures with or without more words; undefined: it is something else, such as a part number. */
function withMeasures(token: string, known: BillKnowledge): string | undefined {
  const [head = ''] = LETTERS.exec(token) ?? [];
  const named = isWord(head, known) ? head : wordsIn(head, known, isVariant);
  if (named === undefined) return undefined;
  const parts = [named];
  let rest = token.slice(head.length);
  while (rest !== '') {
    const measure = measureOf(rest, known, head.length >= MIN_BEFORE_NUMBER);
    if (measure === undefined) break;
    parts.push(measure);
    rest = rest.slice(measure.length);
  }
  if (parts.length === 1) return undefined;
  if (rest !== '') parts.push(wordsIn(rest, known) ?? rest);
  return parts.join(' ');
}

/**
 * The measure that it begins with: "50x50x6", "6kg" of "6kgsupreme", which a word follows, and not "6kgs".
 * `mayBeBare`: a number may end it ("cottonshirt42"), as short names have it that are part numbers ("skf6205").
 */
function measureOf(text: string, known: BillKnowledge, mayBeBare: boolean): string | undefined {
  const sizes = SIZES.exec(text)?.[0];
  const number = sizes ?? NUMBER.exec(text)?.[0];
  if (number === undefined) return undefined;
  const behind = text.slice(number.length);
  const [letters = ''] = LETTERS.exec(behind) ?? [];
  const { units } = known.billWords;
  let longest: string | undefined;
  for (let length = letters.length; length > 0; length--) {
    const unit = letters.slice(0, length);
    const next = letters.slice(length);
    if (!units.has(unit) || (next !== '' && next.length < MIN_PART)) continue;
    if (next === '' || isWord(next, known)) return number + unit;
    longest ??= number + unit;
  }
  if (longest !== undefined) return longest;
  return letters === '' && (sizes !== undefined || mayBeBare) ? number : undefined;
}

/** A few letters behind a word tell which of its kinds it is: "fevicolsh". */
const isVariant = (covered: number, length: number): boolean => covered >= 5 && length - covered < MIN_PART;

/** A text that a field cut off may end with part of a word; where more is left, it is rather one word, mistyped. */
const isCutOff = (covered: number, length: number): boolean =>
  length - covered >= MIN_PART && covered * 3 >= length * 2;

/**
 * The known words that the letters most likely are: few, long and common ones. `mayBeRest`: whether letters may be left
 * behind those that are covered.
 */
function wordsIn(
  letters: string,
  known: BillKnowledge,
  mayBeRest: (covered: number, length: number) => boolean = () => false,
): string | undefined {
  const { length } = letters;
  if (length < MIN_PART * 2 || length > MAX_LETTERS || !ALL_LETTERS.test(letters)) return undefined;
  /** By how far the letters are covered: the least that it costs, and where the last word begins. */
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(length + 1);
  costs[0] = 0;
  for (let start = 0; start <= length - MIN_PART; start++) {
    const cost = costs[start] as number;
    if (cost === Number.POSITIVE_INFINITY) continue;
    for (let end = start + (start === 0 ? MIN_FIRST_PART : MIN_PART); end <= length && end <= start + MAX_PART; end++) {
      const whole = cost + costOf(letters.slice(start, end), known);
      if (whole >= (costs[end] as number)) continue;
      costs[end] = whole;
      from[end] = start;
    }
  }
  let covered = length;
  let least = costs[length] as number;
  for (let end = length - 1; end > 0; end--) {
    const whole = (costs[end] as number) + 1 + length - end;
    if (whole >= least || !mayBeRest(end, length)) continue;
    covered = end;
    least = whole;
  }
  if (least === Number.POSITIVE_INFINITY) return undefined;
  const words = covered < length ? [letters.slice(covered)] : [];
  for (let end = covered; end > 0; end = from[end] as number) words.unshift(letters.slice(from[end], end));
  return words.length > 1 ? words.join(' ') : undefined;
}

/** How unlikely it is that the letters are this word; infinite where they are none. Many things are spelled in three letters. */
function costOf(letters: string, { vocabulary, billWords }: BillKnowledge): number {
  const isFiller = billWords.fillers.has(letters);
  if (!isFiller && !vocabulary.knows(letters)) return Number.POSITIVE_INFINITY;
  const { lines, use } = vocabulary.of(letters);
  const isWritten = isFiller || lines.some(({ words }) => words.length === 1);
  if (!isWritten && !(letters.length > SHORT_PART ? use.isKnown : letters.length === SHORT_PART && use.isCommon))
    return Number.POSITIVE_INFINITY;
  const rarity = isWritten || use.isCommon ? 0 : 1;
  if (letters.length > 4) return 1 + rarity;
  return letters.length === 4 || isWritten ? 2 + rarity : 3;
}

/** As long as `BillWord` looks at. */
const LONG_WORDS = /(?<![a-z\d])[a-z]{6,24}(?![a-z\d])/g;

interface PutRight {
  readonly text: string;
  readonly swaps: readonly Rewrite[];
}

const NONE: readonly Rewrite[] = [];

/**
 * Puts words right in which two neighbouring letters were swapped: "shcool bag", "correctoin pen". What they are is hardly
 * ever in doubt.
 */
export function putRight({ folded, mayBeMisspelt, known: { vocabulary } }: BillText): PutRight {
  let swaps = NONE;
  if (!mayBeMisspelt) return { text: folded, swaps };
  const text = folded.replace(LONG_WORDS, (from) => {
    const word = vocabulary.of(from);
    const to = word.isKnown ? undefined : word.swappedBack;
    if (to === undefined) return from;
    swaps = [...swaps, { from, to, via: 'swap' }];
    return to;
  });
  return { text, swaps };
}
