// What people type and what the prompts call it: read from `data/prompts/synonyms.tsv` and `hindi.tsv` at build time,
// looked up in a query.
import { soundOf, wordsOf } from './words.ts';

/** `said` in a query also searches each phrase of `meant`; never the other way round. */
export interface Synonym {
  readonly said: string;
  readonly meant: readonly string[];
  /** Romanised Hindi is found by its sound, since it has no one spelling. */
  readonly bySound?: true;
}

const phrasesOf = (cell: string): readonly string[] => cell.split(';').map((phrase) => phrase.trim());

const HEADER = 'said\tmeant';

/** Reads the table; its phrases in the second column are separated by semicolons. */
export function parseSynonyms(table: string): readonly Synonym[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HEADER)
    throw new Error(`synonyms.tsv begins with "${header}"; it should begin with "said<tab>meant".`);
  const seen = new Set<string>();
  return lines.map((line, at) => {
    const [said = '', meanings = '', ...more] = line.split('\t');
    const meant = phrasesOf(meanings);
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

const HINDI_HEADER = 'hindi\tromanised\tmeant';

/** Reads the table of Hindi: Devanagari, spellings in Latin letters, English phrases; semicolons between. */
export function parseHindi(table: string): readonly Synonym[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HINDI_HEADER) {
    throw new Error(`hindi.tsv begins with "${header}"; it should begin with "hindi<tab>romanised<tab>meant".`);
  }
  return lines.flatMap((line, at) => {
    const [hindi = '', spellings = '', meanings = '', ...more] = line.split('\t');
    const romanised = phrasesOf(spellings);
    const meant = phrasesOf(meanings);
    if (hindi === '' || more.length > 0 || romanised.includes('') || meant.includes('')) {
      throw new Error(`hindi.tsv line ${at + 2} is "${line}"; it should have a word, its spellings and what it means.`);
    }
    return [{ said: hindi, meant }, ...romanised.map((said): Synonym => ({ said, meant, bySound: true }))];
  });
}

type Words = readonly string[];

const soundsOf = (words: Words): string => words.map(soundOf).join(' ');

/** Finds the phrases of a query that have synonyms. */
export class SynonymTable {
  readonly #meant = new Map<string, readonly Words[]>();
  readonly #bySound = new Map<string, readonly Words[]>();
  #longest = 0;

  constructor(synonyms: readonly Synonym[]) {
    for (const { said, meant, bySound } of synonyms) {
      const words = wordsOf(said);
      if (bySound) this.#bySound.set(soundsOf(words), meant.map(wordsOf));
      else this.#meant.set(words.join(' '), meant.map(wordsOf));
      this.#longest = Math.max(this.#longest, words.length);
    }
  }

  #meaningOf(words: Words): readonly Words[] | undefined {
    return this.#meant.get(words.join(' ')) ?? this.#bySound.get(soundsOf(words));
  }

  /** For each word of the query, what it may stand for; the longest phrase at a place decides. */
  meanings(query: Words): readonly (readonly Words[])[] {
    const found: (readonly Words[])[] = query.map(() => []);
    for (let from = 0; from < query.length; from++) {
      for (let to = Math.min(query.length, from + this.#longest); to > from; to--) {
        const meant = this.#meaningOf(query.slice(from, to));
        if (meant === undefined) continue;
        found.fill(meant, from, to);
        from = to - 1;
        break;
      }
    }
    return found;
  }
}
