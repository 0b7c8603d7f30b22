// Ranked full-text search over the prompts: weighted fields, prefixes, typing errors, and the words people use instead.
import { CATEGORIES, ROLES } from '../vocabulary.ts';
import type { PromptRecord } from './types.ts';

/** How much a word counts by where it stands. */
const WEIGHTS = {
  title: 10,
  alsoKnownAs: 9,
  description: 4,
  category: 2,
  roles: 1.5,
  fields: 1.5,
  template: 0.6,
} as const;

const STOP_WORDS = new Set(
  'a an and are as at be by can do for from give how i in into is it me my of on or our please that the this to us we what which with write make create prepare need want prompt tool'.split(
    ' ',
  ),
);

/** A word that also stands in the index counts less when it was only similar. */
const PREFIX_FACTOR = 0.7;
const TYPO_FACTOR = 0.5;
/** Prompts that cover less than this share of the query's weight are left out. */
const LEAST_COVERAGE = 0.5;
const FULL_PHRASE_BONUS = 1.5;

export class PromptSearch {
  readonly #prompts: readonly PromptRecord[];
  /** Word to weight by prompt number. */
  readonly #postings = new Map<string, Map<number, number>>();
  readonly #phrases: readonly (readonly string[])[];

  constructor(prompts: readonly PromptRecord[]) {
    this.#prompts = prompts;
    for (const [number, prompt] of prompts.entries()) this.#index(number, prompt);
    this.#phrases = prompts.map(({ title, alsoKnownAs }) =>
      [title, ...alsoKnownAs].map((phrase) => wordsOf(phrase).join(' ')),
    );
  }

  /** Prompts that match, the best first; equal scores by title. */
  rank(query: string): readonly PromptRecord[] {
    const all = wordsOf(query);
    const telling = all.filter((word) => !STOP_WORDS.has(word));
    const words = [...new Set(telling.length > 0 ? telling : all)];
    if (words.length === 0) return [];
    const scores = new Map<number, number>();
    const covered = new Map<number, number>();
    let wholeWeight = 0;
    for (const [at, word] of words.entries()) {
      const hits = this.#hits(word, at === words.length - 1);
      const rarity = Math.log(1 + this.#prompts.length / (1 + hits.size));
      wholeWeight += rarity;
      for (const [number, weight] of hits) {
        scores.set(number, (scores.get(number) ?? 0) + rarity * saturated(weight));
        covered.set(number, (covered.get(number) ?? 0) + rarity);
      }
    }
    const phrase = words.join(' ');
    const ranked: { readonly number: number; readonly score: number }[] = [];
    for (const [number, score] of scores) {
      const coverage = (covered.get(number) ?? 0) / wholeWeight;
      if (coverage < LEAST_COVERAGE) continue;
      const named = (this.#phrases[number] ?? []).some((known) => ` ${known} `.includes(` ${phrase} `));
      ranked.push({ number, score: score * coverage * coverage * (named ? FULL_PHRASE_BONUS : 1) });
    }
    ranked.sort((a, b) => b.score - a.score || a.number - b.number);
    return ranked.flatMap(({ number }) => this.#prompts[number] ?? []);
  }

  #index(number: number, prompt: PromptRecord): void {
    const add = (text: string, weight: number) => {
      for (const word of new Set(wordsOf(text))) {
        const posting = this.#postings.get(word) ?? new Map<number, number>();
        posting.set(number, (posting.get(number) ?? 0) + weight);
        this.#postings.set(word, posting);
      }
    };
    add(prompt.title, WEIGHTS.title);
    add(prompt.alsoKnownAs.join(' '), WEIGHTS.alsoKnownAs);
    add(prompt.description, WEIGHTS.description);
    add(CATEGORIES[prompt.category], WEIGHTS.category);
    add(prompt.roles.map((role) => ROLES[role]).join(' '), WEIGHTS.roles);
    add(
      Object.values(prompt.fields)
        .map(({ label }) => label)
        .join(' '),
      WEIGHTS.fields,
    );
    add(prompt.template, WEIGHTS.template);
  }

  /** Weights by prompt: the word itself; words that begin with it; and, when neither exists, words one or two letters off. */
  #hits(word: string, mayBeUnfinished: boolean): ReadonlyMap<number, number> {
    const hits = new Map<number, number>();
    const merge = (known: string, factor: number) => {
      for (const [number, weight] of this.#postings.get(known) ?? []) {
        hits.set(number, Math.max(hits.get(number) ?? 0, weight * factor));
      }
    };
    merge(word, 1);
    if (word.length >= 3 && (mayBeUnfinished || hits.size === 0)) {
      for (const known of this.#postings.keys())
        if (known !== word && known.startsWith(word)) merge(known, PREFIX_FACTOR);
    }
    if (hits.size === 0 && word.length >= 4 && !/\d/.test(word)) {
      const allowed = word.length >= 8 ? 2 : 1;
      for (const known of this.#postings.keys()) if (distanceWithin(word, known, allowed)) merge(known, TYPO_FACTOR);
    }
    return hits;
  }
}

/** The tenth mention of a word adds less than the first. */
function saturated(weight: number): number {
  return weight / (weight + 4);
}

/** Words in lower case without accents, plural and verb endings cut. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  return word;
}

/** Whether two words are at most `most` edits apart; neighbours exchanged count once. */
export function distanceWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? most + 1) <= most;
}
