// Words, sentences and paragraphs of a text by the Unicode rules, the same for Latin and Indic scripts.
import type { Steps } from '../steps/steps.ts';

/** UTF-16 units that are cut at once: every segment object holds a copy of the text it was cut from. */
const PIECE = 512;

/** So many segments before the end of a piece may end elsewhere in the whole text: rules look ahead, pairs are halved. */
const UNSURE = 3;

const SEGMENTERS = {
  grapheme: new Intl.Segmenter('en', { granularity: 'grapheme' }),
  word: new Intl.Segmenter('en', { granularity: 'word' }),
  sentence: new Intl.Segmenter('en', { granularity: 'sentence' }),
} as const;

/** The segments of a text as Intl.Segmenter cuts them, in time and memory that grow with the text and not its square. */
export function* segmentsOf(
  text: string,
  granularity: keyof typeof SEGMENTERS,
  piece = PIECE,
): Generator<Pick<Intl.SegmentData, 'segment' | 'isWordLike'>> {
  const segmenter = SEGMENTERS[granularity];
  let size = piece;
  for (let at = 0; at < text.length; ) {
    const part = text.slice(at, at + size);
    const isEnd = at + size >= text.length;
    const waiting: Intl.SegmentData[] = [];
    const start = at;
    for (const one of segmenter.segment(part)) {
      waiting.push(one);
      const sure = waiting.length > UNSURE ? waiting.shift() : undefined;
      if (sure === undefined) continue;
      at += sure.segment.length;
      yield sure;
      // A piece that had to grow is dear to cut: one segment of it is enough.
      if (size > piece) break;
    }
    if (at === start && isEnd) return yield* waiting;
    size = at === start ? size * 2 : piece;
  }
}

/** Words in the order they stand; numbers count as words. Parts with a hyphen between are one word, as editors count. */
export function* wordsIn(text: string): Steps<readonly string[]> {
  const words: string[] = [];
  /** A word that stands right before, and one whose hyphen waits for the next part. */
  let last: string | undefined;
  let hyphenated: string | undefined;
  for (const { segment, isWordLike } of segmentsOf(text, 'word')) {
    yield;
    if (isWordLike === true) {
      if (hyphenated === undefined) words.push(segment);
      else words[words.length - 1] = hyphenated + segment;
      last = words.at(-1);
      hyphenated = undefined;
    } else {
      hyphenated = last !== undefined && HYPHEN.test(segment) ? last + segment : undefined;
      last = undefined;
    }
  }
  return words;
}

const HYPHEN = /^[-\u2010\u2011]$/;

/** Sentences that hold at least one letter or digit. A danda ends a sentence too, the point of an abbreviation does not. */
export function* sentencesIn(text: string): Steps<readonly string[]> {
  const sentences: string[] = [];
  let begun = '';
  for (const { segment } of segmentsOf(text, 'sentence')) {
    yield;
    const whole = begun + segment;
    begun = goesOn(segment) ? whole : '';
    if (begun === '' && /[\p{L}\p{N}]/u.test(whole)) sentences.push(whole.trim());
  }
  if (/[\p{L}\p{N}]/u.test(begun)) sentences.push(begun.trim());
  return sentences;
}

const SPACE = 32;

/** Most segments end otherwise, so that the pattern is seldom tried. */
const goesOn = (segment: string): boolean =>
  segment.charCodeAt(segment.length - 1) === SPACE && ABBREVIATED.test(segment.slice(-LONGEST_ENDING));

/** A segment that ends like this goes on: titles, "Rs.", "M/s.", "No.", "s.", and single initials. Not at a line's end. */
const ABBREVIATED =
  /(?:^|[\s("'/])(?:Mr|Mrs|Ms|Dr|Shri|Smt|Km|Prof|Adv|Hon|St|Sr|Jr|M\/s|Messrs|Rs|Re|No|Nos|Sl|Art|Cl|Sec|Secs|ss?|para|paras|pp?|vs?|viz|cf|approx|Ltd|Pvt|Co|Inc|e\.g|i\.e|w\.e\.f|a\.k\.a|\p{Lu})\. +$/u;
const LONGEST_ENDING = 16;

/** Characters as a reader sees them: क्षि is one. */
export function* charactersIn(text: string): Steps<{ readonly all: number; readonly withoutSpaces: number }> {
  let all = 0;
  let spaces = 0;
  for (const { segment } of segmentsOf(text, 'grapheme')) {
    yield;
    all += 1;
    if (/^\s/u.test(segment)) spaces += 1;
  }
  return { all, withoutSpaces: all - spaces };
}

/** Parts with a blank line between. */
export function paragraphsIn(text: string): readonly string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
