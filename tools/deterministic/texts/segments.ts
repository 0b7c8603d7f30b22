// Words, sentences and paragraphs of a text by the Unicode rules, the same for Latin and Indic scripts.

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

/** Words in the order they stand; numbers count as words. */
export function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text, 'word')) if (isWordLike === true) words.push(segment);
  return words;
}

/** Sentences that hold at least one letter or digit. A danda ends a sentence too. */
export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const { segment } of segmentsOf(text, 'sentence')) {
    if (/[\p{L}\p{N}]/u.test(segment)) sentences.push(segment.trim());
  }
  return sentences;
}

/** Characters as a reader sees them: क्षि is one. */
export function charactersIn(text: string): { readonly all: number; readonly withoutSpaces: number } {
  let all = 0;
  let spaces = 0;
  for (const { segment } of segmentsOf(text, 'grapheme')) {
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
