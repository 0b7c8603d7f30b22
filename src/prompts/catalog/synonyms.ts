// What people type and what the prompts call it: read from `data/prompts/synonyms.tsv` at build time, looked up in a query.
import { wordsOf } from './words.ts';

/** `said` in a query also searches each phrase of `meant`; never the other way round. */
export interface Synonym {
  readonly said: string;
  readonly meant: readonly string[];
}

const HEADER = 'said\tmeant';

/** Reads the table; its phrases in the second column are separated by semicolons. */
export function parseSynonyms(table: string): readonly Synonym[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HEADER)
    throw new Error(`synonyms.tsv begins with "${header}"; it should begin with "said<tab>meant".`);
  const seen = new Set<string>();
  return lines.map((line, at) => {
    const [said = '', meanings = '', ...more] = line.split('\t');
    const meant = meanings.split(';').map((phrase) => phrase.trim());
    if (said === '' || more.length > 0 || meant.includes('')) {
      throw new Error(
        `synonyms.tsv line ${at + 2} is "${line}"; it should be a phrase, a tab, and phrases with semicolons.`,
      );
    }
    if (seen.has(said))
      throw new Error(`synonyms.tsv line ${at + 2} repeats "${said}"; each phrase should stand once.`);
    seen.add(said);
    return { said, meant };
  });
}

type Words = readonly string[];

/** Finds the phrases of a query that have synonyms. */
export class SynonymTable {
  readonly #meant = new Map<string, readonly Words[]>();
  #longest = 0;

  constructor(synonyms: readonly Synonym[]) {
    for (const { said, meant } of synonyms) {
      const words = wordsOf(said);
      this.#meant.set(words.join(' '), meant.map(wordsOf));
      this.#longest = Math.max(this.#longest, words.length);
    }
  }

  /** For each word of the query, what it may stand for; the longest phrase at a place decides. */
  meanings(query: Words): readonly (readonly Words[])[] {
    const found: (readonly Words[])[] = query.map(() => []);
    for (let from = 0; from < query.length; from++) {
      for (let to = Math.min(query.length, from + this.#longest); to > from; to--) {
        const meant = this.#meant.get(query.slice(from, to).join(' '));
        if (meant === undefined) continue;
        found.fill(meant, from, to);
        from = to - 1;
        break;
      }
    }
    return found;
  }
}
