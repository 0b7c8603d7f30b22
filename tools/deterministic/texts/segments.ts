// Words, sentences and paragraphs of a text by the Unicode rules, the same for Latin and Indic scripts.

/** Words in the order they stand; numbers count as words. */
export function wordsIn(text: string): readonly string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment, isWordLike }) => (isWordLike === true ? segment : '')).filter(
    (word) => word !== '',
  );
}

/** Sentences that hold at least one letter or digit. A danda ends a sentence too. */
export function sentencesIn(text: string): readonly string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Characters as a reader sees them: क्षि is one. */
export function charactersIn(text: string): number {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).length;
}

/** Parts with a blank line between. */
export function paragraphsIn(text: string): readonly string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
