// How common the thing is that a name names: suggestions show what is common first.
import type { NameKind } from '../dataset/records.ts';
import type { Language } from '../engine/text/language.ts';
import type { NameRow } from '../source/readCodes.ts';

/** A further word makes a thing rarer by this much. */
const PER_WORD = 1.2;
/** A name that people use is commoner than a dealer's. */
const OF_KIND: Readonly<Record<NameKind, number>> = { common: 1, use: 0, trade: 0, variant: -1, form: 0, material: 0 };
const USUAL = 2;
const OF_LAST_WORD = 0.5;

/**
 * By name, a logarithm to base 2, 0 for the rarest. What is sold much has many names, so these are counted: names that
 * go on after this one ("chair cover" after "chair"), and names of its heading with its first and with its last word
 * ("hotel" stands in more names of lodging than of linen).
 */
export function commonnessOf(names: readonly NameRow[], language: Language): readonly number[] {
  const words = names.map(({ name }) => language.formsOf(name));
  const goingOn = new Counts();
  const inHeading = new Counts();
  for (const [at, { code }] of names.entries()) {
    const forms = words[at] ?? [];
    for (let end = 1; end <= forms.length; end++) goingOn.add(forms.slice(0, end).join(' '));
    for (const form of new Set(forms)) inHeading.add(keyOf(code, form));
  }
  return names.map(({ code, kind, usual }, at) => {
    const forms = words[at] ?? [];
    const [first, last] = [forms[0], forms.at(-1)];
    if (first === undefined || last === undefined) return 0;
    return Math.max(
      0,
      Math.log2(goingOn.of(forms.join(' '))) +
        Math.log2(inHeading.of(keyOf(code, first))) +
        OF_LAST_WORD * Math.log2(inHeading.of(keyOf(code, last))) +
        OF_KIND[kind] +
        (usual ? USUAL : 0) -
        PER_WORD * (forms.length - 1),
    );
  });
}

const keyOf = (code: string, word: string): string => code.slice(0, 4) + word;

class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }
}
