// A short form that stands for a word whatever is beside it must not be the beginning of a word that goods are called by
// far more often: "steril" at the end of a cut text is "sterile", not a sterilizer.
import type { ShortForm } from '../model/words.ts';
import type { NameRow } from '../source/readCodes.ts';

/** Shorter forms are no beginnings that anybody would read so. */
const MIN_LENGTH = 4;
/** Words that go on as the word it stands for does are the same word: "fitting" and "fittings". */
const SAME_AFTER = 2;
/** So many times more names have the other word. */
const FAR_MORE = 3;
/** Words of fewer names say nothing. */
const MIN_NAMES = 10;

export function checkShortForms(forms: readonly ShortForm[], names: readonly NameRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of names) {
    for (const word of new Set(name.toLowerCase().match(/[a-z]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const byStart = new Map<string, string[]>();
  for (const word of counts.keys()) {
    const start = word.slice(0, MIN_LENGTH);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  return forms.flatMap(({ form, words, neighbours }) => {
    if (neighbours.length > 0 || form.length < MIN_LENGTH || !/^[a-z]+$/.test(form)) return [];
    const meant = words.split(' ');
    const most = Math.max(MIN_NAMES, FAR_MORE * Math.max(...meant.map((word) => counts.get(word) ?? 0)));
    const isSame = (word: string): boolean =>
      meant.some(
        (one) =>
          one.startsWith(word) || one.slice(0, form.length + SAME_AFTER) === word.slice(0, form.length + SAME_AFTER),
      );
    return (byStart.get(form.slice(0, MIN_LENGTH)) ?? [])
      .filter((word) => word.startsWith(form) && !isSame(word) && (counts.get(word) ?? 0) > most)
      .map(
        (word) =>
          `"${form}" for "${words}" is also the beginning of "${word}", which more names have; say by which neighbours it is meant`,
      );
  });
}
