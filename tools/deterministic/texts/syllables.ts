// Syllables of an English word by its vowel groups; a rule of thumb, as all readability formulas use.

/** At least one. Silent endings (-e, -es, -ed) are taken off, a final -le after a consonant is kept. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = spoken.match(/i[ao](?!us)|eo|ua(?!l)|ea$|^crea(?![mks])/g)?.length ?? 0;
  const together = spoken.match(/[tsc]ion|[tc]ia/g)?.length ?? 0;
  return Math.max(1, groups + apart - together);
}
