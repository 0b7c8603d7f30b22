// What every engine indexes: one document for each code, with its description, its parents' text and its common names.
import { parentOf, type TariffText } from '../src/tariff/source/readCodes.ts';

export interface CodeDocument {
  readonly code: string;
  readonly description: string;
  /** Descriptions of the codes above, the nearest first. */
  readonly parents: string;
  readonly names: string;
}

/** Codes in force, and older ones that have names. */
export function documentsOf({ codes, names }: Pick<TariffText, 'codes' | 'names'>): readonly CodeDocument[] {
  const namesOf = new Map<string, string[]>();
  for (const { code, name } of names) namesOf.set(code, [...(namesOf.get(code) ?? []), name]);
  const textOf = new Map(codes.map(({ code, description }) => [code, description]));
  const known = new Set(textOf.keys());
  return codes
    .filter(({ code, status }) => status === 'live' || namesOf.has(code))
    .map(({ code, description }) => {
      const parents: string[] = [];
      for (let above = parentOf(code, known); above !== undefined; above = parentOf(above, known)) {
        parents.push(textOf.get(above) ?? '');
      }
      return { code, description, parents: parents.join(' '), names: (namesOf.get(code) ?? []).join(' ; ') };
    });
}
