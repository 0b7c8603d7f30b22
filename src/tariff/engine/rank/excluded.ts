// Codes whose title excludes goods that have a code of their own beside it: a text that names such goods does not mean
// the code ("leather sandal" is none of the leather shoes that are "not sandals").
import type { ExcludedWords } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Reader, Reading } from '../text/read.ts';

/** A line for each code: its number, and the forms that it excludes. */
export function packExcluded(
  codes: readonly { readonly code: string }[],
  rows: readonly ExcludedWords[],
  reader: Reader,
): { readonly excluded: Uint8Array } {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const lines = rows.map(({ code, words }) => {
    const number = numberOf.get(code);
    if (number === undefined) throw new Error(`${code} is no code.`);
    return [number, ...words.flatMap((word) => reader.language.formsOf(word))].join(' ');
  });
  return { excluded: new TextEncoder().encode(lines.join('\n')) };
}

/** Tells whether a code excludes what a text names. */
export function excludesIn({ container }: SearchIndex): (code: number, reading: Reading) => boolean {
  const formsOf = new Map<number, ReadonlySet<string>>();
  for (const line of new TextDecoder().decode(container.bytes('excluded')).split('\n')) {
    const [number = '', ...forms] = line.split(' ');
    if (number !== '') formsOf.set(Number(number), new Set(forms));
  }
  return (code, { words }) => {
    const forms = formsOf.get(code);
    return forms !== undefined && words.some(({ form }) => forms.has(form));
  };
}
