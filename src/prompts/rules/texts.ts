// A template as words, sentences and runs of words.

/** Words of a template, without placeholders and marks. */
export function wordsOf(text: string): readonly string[] {
  return text.replace(/\{\{[a-z0-9_]+\}\}/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’%₹.,/-]*/gu) ?? [];
}

/** Sentences of at least eight words, in comparable form. */
export function longSentences(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).map((sentence) =>
    wordsOf(sentence)
      .join(' ')
      .toLowerCase()
      .replace(/[.,]+(?= |$)/g, ''),
  );
  return [...new Set(sentences.filter((sentence) => sentence.split(' ').length >= 8))];
}

/** Fives of neighbouring words. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase().replace(/[.,]+$/, ''));
  const shingles = new Set<string>();
  for (let i = 0; i + 5 <= words.length; i++) shingles.add(words.slice(i, i + 5).join(' '));
  return shingles;
}
