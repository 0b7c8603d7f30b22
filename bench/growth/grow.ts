// The dataset several times over: every heading copied with all its names, in words that are partly new.

import type { CodeRates } from '../../src/tariff/model/rates.ts';
import type { CodeRow, NameRow, TariffText } from '../../src/tariff/source/readCodes.ts';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
/** Words that carry the structure of a text, and stay. */
const KEPT = new Set('and the for with not nor than other excluding except including whether parts thereof'.split(' '));

const turned = (letter: string, by: number): string => {
  for (const circle of [VOWELS, CONSONANTS]) {
    const at = circle.indexOf(letter);
    if (at >= 0) return circle.charAt((at + by) % circle.length);
  }
  return letter;
};

/** Words that were turned already, by family. */
const known: Map<string, string>[] = [];

function turnedWord(word: string, family: number): string {
  known[family] ??= new Map();
  const earlier = known[family].get(word);
  if (earlier !== undefined) return earlier;
  const fresh = Array.from(word, (letter) => turned(letter, family)).join('');
  known[family].set(word, fresh);
  return fresh;
}

/** The same text in the words of another family; family 0 is the text itself. */
export function inFamily(text: string, familyOf: (word: string) => number): string {
  return text.replace(/[A-Za-z]{3,}/g, (found) => {
    const word = found.toLowerCase();
    const family = KEPT.has(word) ? 0 : familyOf(word);
    return family === 0 ? found : turnedWord(word, family);
  });
}

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};

/** Letters for copies, which sort after all digits: the numbers of the true codes stay what they are. */
const COPY_LETTERS = 'abcdefghijklmnop';

export interface Grown {
  readonly text: TariffText;
  readonly rates: ReadonlyMap<string, CodeRates>;
}

/**
 * `times` the headings, the names and the text. Each word has √times forms spread over the copies, so that vocabulary
 * and length of postings both grow by √times. A copy has no finer codes, since the records number codes in 16 bits:
 * it carries their names and their descriptions itself.
 */
export function grown({ text, rates }: Grown, times: number): Grown {
  const families = Math.round(Math.sqrt(times));
  const codes: CodeRow[] = [...text.codes];
  const names: NameRow[] = [...text.names];
  const allRates = new Map(rates);
  const headings = text.codes.filter(({ code }) => code.length === 4);
  const placeOf = new Map(headings.map(({ code }, i) => [code, i]));
  const descriptionOf = new Map<string, string>();
  for (const { code, description, status } of text.codes) {
    if (status !== 'live') continue;
    const heading = code.slice(0, 4);
    descriptionOf.set(heading, `${descriptionOf.get(heading) ?? ''} ${description}`.trim());
  }
  for (let copy = 1; copy < times; copy++) {
    const familyOf = (word: string): number => (hash(word) + copy) % families;
    const codeOf = (heading: string): string =>
      COPY_LETTERS.charAt(copy - 1) + (placeOf.get(heading) ?? 0).toString(36).padStart(3, '0');
    for (const row of headings) {
      const code = codeOf(row.code);
      const description = inFamily(descriptionOf.get(row.code) ?? row.description, familyOf);
      codes.push({ ...row, code, description, supersededBy: [] });
      const rate = rates.get(row.code);
      if (rate !== undefined) allRates.set(code, rate);
    }
    for (const row of text.names) {
      names.push({ ...row, code: codeOf(row.code.slice(0, 4)), name: inFamily(row.name, familyOf) });
    }
  }
  return { text: { ...text, codes, names }, rates: allRates };
}
