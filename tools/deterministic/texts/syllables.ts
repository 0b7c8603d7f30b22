// Syllables of an English word by its vowel groups; a rule of thumb, as all readability formulas use.

/** Words of business English that the rules below get wrong, by their syllables. */
const IRREGULAR: ReadonlyMap<string, number> = new Map(
  [
    'eye eyes league our ours hour hours flour choir queue queues prayer',
    'people business every something sometimes someone somewhere evening wednesday therefore whereby whereas hereby hereto thereof thereby colleague colleagues likewise hundred lifetime baseline homepage wholesale science fuel fluid ruin react poem poet naive chaos maybe paise',
    'businesses everything wholesaler reinstate reimburse recipe recipes theatre moreover',
    'society apostrophe cooperate coordinate',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

/** Two vowels side by side that are spoken apart, as in "area", "client", "payable", "annual", "going". */
const APART =
  /i[ao]|iu|uou|eo|(?<![qg])ua|ier$|eas?$|(?<![tc])ie(?=t|nc|nt)|[aeou]y(?=[aeiou])|[aeiou]ing|[^aeiou]ying|^crea(?![mks])/g;
/** Those that are spoken as one after all, as in "nation", "gracious", "special". */
const TOGETHER = /[tscgx]io|[ln]ion|[tc]ia|eou|geo/g;

/** At least one. Silent endings (-e, -es, -ed) are taken off; -es that is spoken, as in "taxes", is kept. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[’']s$/, '')
    .replace(/[^a-z]/g, '');
  const known = IRREGULAR.get(letters);
  if (known !== undefined) return known;
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/ques?$/, 'k')
    .replace(/([aeou]y)ed$/, '$1')
    .replace(/(?:[sxzcg]|[cs]h)es$/, (ending) => `${ending.slice(0, -2)}is`)
    .replace(/(?<=[^aeiou])re(s?)$/, 'er$1')
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/([aeiou])l(?:e|es|ed)$/, '$1l')
    .replace(/([^aeiouytd])led$/, '$1l')
    .replace(/([^aeiouyl])e(?=(?:ly|ty|ments?|ful|fully|less|ness|some)$)/, '$1')
    .replace(/^y/, '');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = spoken.match(APART)?.length ?? 0;
  const together = spoken.match(TOGETHER)?.length ?? 0;
  return Math.max(1, groups + apart - together);
}
