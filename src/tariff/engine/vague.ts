// Texts too vague to classify: a curated list in three classes, carried in the index.
import type { Reading } from './read.ts';
import type { SearchIndex } from './searchIndex.ts';

/**
 * `generic` names no goods ("gift", "accessories"); `hard` needs a fact ("shirt": knitted or woven?);
 * `hopeless` says nothing at all ("sample", "as per list").
 */
export type VagueClass = 'generic' | 'hard' | 'hopeless';

export interface VagueTerm {
  readonly phrase: string;
  readonly class: VagueClass;
  /** What would help: "say what it is made of". */
  readonly ask: string;
}

/** The same key for a phrase however its words are inflected or ordered. */
export const vagueKey = (forms: readonly string[]): string => [...new Set(forms)].sort().join(' ');

export class VagueTerms {
  readonly #byKey: ReadonlyMap<string, VagueTerm>;

  constructor(index: SearchIndex) {
    const rows = JSON.parse(new TextDecoder().decode(index.container.bytes('vague'))) as [string, VagueTerm][];
    this.#byKey = new Map(rows);
  }

  find(reading: Reading): VagueTerm | undefined {
    if (reading.words.length === 0 || reading.words.length > 4) return undefined;
    return this.#byKey.get(vagueKey(reading.words.map(({ form }) => form)));
  }

  classOf(reading: Reading): VagueClass | undefined {
    return this.find(reading)?.class;
  }
}
