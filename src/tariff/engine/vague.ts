// Texts too vague to classify: a curated list in three classes, each text with what would help, carried in the index.
import type { Reading, ReadWord } from './read.ts';
import { type SearchIndex, termHash } from './searchIndex.ts';

/**
 * `generic` names no goods ("gift", "accessories"); `hard` needs a fact ("shirt": knitted or woven?);
 * `hopeless` says nothing at all ("sample", "as per list").
 */
export type VagueClass = 'generic' | 'hard' | 'hopeless';

/** Why a text is vague, and what would help. */
export interface Vagueness {
  readonly class: VagueClass;
  /** "say what it is made of". */
  readonly ask: string;
}

const MOST_WORDS = 4;
const A_CLASS: Vagueness = { class: 'generic', ask: 'say which of them it is, and what it is made of' };
const MOST_WORDS_OF_CLASS = 2;

/** The same key for a phrase however its words are inflected or ordered. */
export const vagueKey = (forms: readonly string[]): string => [...new Set(forms)].sort().join(' ');

/** A number that words give in whatever order; each word counts once. Other words may give the same, rarely. */
function sumOfHashes(words: Reading['words']): number {
  let sum = 0;
  for (let i = 0; i < words.length; i++) {
    const { form, facts } = words[i] as ReadWord;
    let isFirst = true;
    for (let j = 0; j < i; j++) if (words[j]?.form === form) isFirst = false;
    if (isFirst) sum += facts.formHash >>> 0;
  }
  return sum;
}

/** As the index carries them: a line for each class and question, which has both and then the keys, between tabs. */
export function packVague(ofKey: ReadonlyMap<string, Vagueness>): string {
  const lines = new Map<string, string[]>();
  for (const [key, { class: group, ask }] of ofKey) {
    const start = `${group}\t${ask}`;
    lines.set(start, [...(lines.get(start) ?? []), key]);
  }
  return [...lines]
    .map(([start, keys]) => [start, ...keys.sort()].join('\t'))
    .sort()
    .join('\n');
}

export class VagueTerms {
  readonly #bytes: Uint8Array;
  /** Read with the first text: what each key is, and the sums of the hashes of their words. */
  #ofKey: ReadonlyMap<string, Vagueness> | undefined;
  readonly #sums = new Set<number>();

  constructor(index: SearchIndex) {
    this.#bytes = index.container.bytes('vague');
  }

  of({ words, namesClass }: Reading): Vagueness | undefined {
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    this.#ofKey ??= unpackVague(this.#bytes, this.#sums);
    if (this.#sums.has(sumOfHashes(words))) {
      const listed = this.#ofKey.get(vagueKey(words.map(({ form }) => form)));
      if (listed !== undefined) return listed;
    }
    return namesClass && words.length <= MOST_WORDS_OF_CLASS ? A_CLASS : undefined;
  }
}

function unpackVague(bytes: Uint8Array, sums: Set<number>): ReadonlyMap<string, Vagueness> {
  const ofKey = new Map<string, Vagueness>();
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const [group, ask = '', ...keys] = line.split('\t');
    const vagueness: Vagueness = { class: group as VagueClass, ask };
    for (const key of keys) {
      ofKey.set(key, vagueness);
      sums.add(key.split(' ').reduce((sum, word) => sum + termHash(word), 0));
    }
  }
  return ofKey;
}
