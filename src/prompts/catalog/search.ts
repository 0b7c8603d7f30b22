// Ranked full-text search over the prompts: weighted fields, prefixes, typing errors, and the words people use instead.
import type { Steps } from '../../steps/steps.ts';
import { CATEGORIES, ROLES } from '../vocabulary.ts';
import { KnownWords } from './knownWords.ts';
import { type Synonym, SynonymTable } from './synonyms.ts';
import type { PromptRecord } from './types.ts';
import { rootsOf, wordsOf } from './words.ts';

/** How much a word counts by where it stands. */
const WEIGHTS = {
  title: 10,
  alsoKnownAs: 9,
  description: 4,
  category: 2,
  roles: 1.5,
  fields: 1.5,
  options: 0.8,
  help: 0.7,
  template: 0.6,
} as const;

const STOP_WORDS =
  'a an and are as at be by can do for from give how i in into is it me my of on or our please that the this to us we what which with has have had after before between when why who where their your his her they about during so if then than write make create generate convert prepare need want prompt tool hindi ka ki ke ko se hai mein liye kaise chahiye likhna likhe likho banaye का की के को से है में लिए कैसे चाहिए लिखना लिखें बनाएं हिंदी';

let stopWords: ReadonlySet<string> | undefined;

/** The set is made when first asked for: a start would wait for it. */
function isStopWord(word: string): boolean {
  stopWords ??= new Set(STOP_WORDS.split(' ').flatMap(wordsOf));
  return stopWords.has(word);
}

/** A word that also stands in the index counts less when it was only similar. */
const FAMILY_FACTOR = 0.8;
const SYNONYM_FACTOR = 0.8;
const PREFIX_FACTOR = 0.7;
const TYPO_FACTOR = 0.5;
/** A word that no prompt knows cannot tell them apart, so missing it costs little. */
const UNKNOWN_WORD_RARITY = 2;
/** Prompts that cover less than this share of the query's weight are left out, unless a word stands in a name of theirs. */
const LEAST_COVERAGE = 0.4;
/** From this weight on, the word or a near form of it stands in the title or another name. */
const NAME_WEIGHT = WEIGHTS.alsoKnownAs * 0.7;
/** The query is a title or another name of the prompt; or one begins with it; or it stands inside one. */
const SAME_NAME_BONUS = 1.8;
const BEGINS_NAME_BONUS = 1.55;
const INSIDE_NAME_BONUS = 1.35;
/** Added by the share of the name that the query is: the plain task comes before its cousins with longer names. */
const SHARE_BONUS = 0.25;

/** From this weight on, the word or a near form of it stands in the description or a name. */
const DESCRIBED_WEIGHT = WEIGHTS.description * FAMILY_FACTOR;
/** Shares of the question, each word by its rarity; measured on `data/prompts/golden.tsv` and `golden-none.tsv`. */
const GOOD = { named: 0.6 } as const;
const WEAK = {
  named: 0.45,
  described: 0.6,
  besideDescribed: 0.35,
  foreign: 0.3,
  /** So much of a name of the prompt stands in the question that what else it says may be about this one case. */
  ofName: 0.55,
  besideName: 0.35,
  foreignBesideName: 0.5,
} as const;

const WORDS_PER_STEP = 500;

/** How far the first result is about what was asked; none: nothing in the catalog is. */
export type Fit = 'good' | 'weak' | 'none';

export class PromptSearch {
  readonly #prompts: readonly PromptRecord[];
  /** Word to weight by prompt number. */
  readonly #postings = new Map<string, Map<number, number>>();
  /** Root to the indexed words that share it. */
  readonly #families = new Map<string, string[]>();
  readonly #synonyms: SynonymTable;
  readonly #names: (readonly string[])[] = [];
  #known = new KnownWords([]);

  private constructor(prompts: readonly PromptRecord[], synonyms: readonly Synonym[]) {
    this.#prompts = prompts;
    this.#synonyms = new SynonymTable(synonyms);
  }

  /** In steps: some hundred prompts are read whole, and a server answers others meanwhile. */
  static *of(prompts: readonly PromptRecord[], synonyms: readonly Synonym[] = []): Steps<PromptSearch> {
    const search = new PromptSearch(prompts, synonyms);
    for (const [number, prompt] of prompts.entries()) {
      search.#index(number, prompt);
      yield;
    }
    for (const [place, word] of [...search.#postings.keys()].entries()) {
      for (const root of rootsOf(word)) {
        const family = search.#families.get(root);
        if (family === undefined) search.#families.set(root, [word]);
        else family.push(word);
      }
      if (place % WORDS_PER_STEP === 0) yield;
    }
    search.#known = new KnownWords(search.#postings.keys());
    return search;
  }

  /** Prompts that match, the best first; equal scores by title. */
  rank(query: string): readonly PromptRecord[] {
    const terms = this.#terms(query);
    const scores = new Map<number, number>();
    const covered = new Map<number, number>();
    const named = new Set<number>();
    let wholeWeight = 0;
    for (const [at, { word, meanings }] of terms.entries()) {
      const { weights: hits } = this.#hits(word, meanings, at === terms.length - 1);
      const rarity = this.#rarity(hits);
      wholeWeight += rarity;
      for (const [number, weight] of hits) {
        scores.set(number, (scores.get(number) ?? 0) + rarity * saturated(weight));
        covered.set(number, (covered.get(number) ?? 0) + rarity);
        if (weight >= NAME_WEIGHT) named.add(number);
      }
    }
    const phrase = terms.map(({ word }) => word).join(' ');
    const ranked: { readonly number: number; readonly score: number }[] = [];
    for (const [number, score] of scores) {
      const coverage = (covered.get(number) ?? 0) / wholeWeight;
      if (coverage < LEAST_COVERAGE && !named.has(number)) continue;
      ranked.push({ number, score: score * coverage * coverage * this.#nameBonus(number, phrase) });
    }
    ranked.sort((a, b) => b.score - a.score || a.number - b.number);
    return ranked.flatMap(({ number }) => this.#prompts[number] ?? []);
  }

  /** Whether a prompt is about what was asked, by where the words of the question stand. */
  fit(query: string, prompt: PromptRecord): Fit {
    const number = this.#prompts.indexOf(prompt);
    const terms = this.#terms(query);
    let whole = 0;
    let named = 0;
    let described = 0;
    let foreign = 0;
    for (const [at, { word, meanings }] of terms.entries()) {
      const hits = this.#hits(word, meanings, at === terms.length - 1);
      // "3 months", "class 8": a number that no prompt has says nothing about them.
      if (hits.weights.size === 0 && /^\d+$/.test(word)) continue;
      const isKnown = !hits.isMisspelt && [...hits.weights.values()].some((weight) => weight >= DESCRIBED_WEIGHT);
      // A word that no prompt has is what they are not about.
      const rarity = hits.weights.size === 0 ? Math.log(1 + this.#prompts.length) : this.#rarity(hits.weights);
      const weight = hits.weights.get(number) ?? 0;
      whole += rarity;
      if (weight >= NAME_WEIGHT) named += rarity;
      if (weight >= DESCRIBED_WEIGHT) described += rarity;
      if (!isKnown) foreign += rarity;
    }
    if (named >= whole * GOOD.named) return 'good';
    const ofName = this.#nameShare(number, terms);
    if (ofName === 1) return 'weak';
    const isOfName = ofName >= WEAK.ofName;
    const isNamed =
      named >= whole * (isOfName ? WEAK.besideName : WEAK.named) ||
      (described >= whole * WEAK.described && named >= whole * WEAK.besideDescribed);
    return isNamed && foreign < whole * (isOfName ? WEAK.foreignBesideName : WEAK.foreign) ? 'weak' : 'none';
  }

  /** The telling words of a query, each once, with what they may stand for, also when written as one with a neighbour. */
  #terms(query: string): readonly Term[] {
    const words = wordsOf(query);
    const meanings = this.#synonyms.meanings(words);
    const all = words.map((word, at) => {
      const joined = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`];
      const known = joined.filter((pair) => pair !== word && this.#postings.has(pair)).map((pair) => [pair]);
      return { word, meanings: [...(meanings[at] ?? []), ...known] };
    });
    const telling = all.filter(({ word }) => !isStopWord(word));
    const kept = telling.length > 0 ? telling : all;
    const once = new Map<string, Term>();
    for (const term of kept) if (!once.has(term.word)) once.set(term.word, term);
    return [...once.values()];
  }

  /** High for a word that few prompts have; a passing mention counts as a part of having it. */
  #rarity(hits: ReadonlyMap<number, number>): number {
    if (hits.size === 0) return UNKNOWN_WORD_RARITY;
    let having = 0;
    for (const weight of hits.values()) having += saturated(weight);
    return Math.log(1 + this.#prompts.length / (1 + having));
  }

  /** How much of a name of the prompt stands in the question, each word by its rarity. A name of one word says little. */
  #nameShare(number: number, terms: readonly Term[]): number {
    const asked = new Set(terms.flatMap(({ word }) => rootsOf(word)));
    let best = 0;
    for (const name of this.#names[number] ?? []) {
      let whole = 0;
      let share = 0;
      let found = 0;
      for (const word of name.split(' ')) {
        if (isStopWord(word)) continue;
        const rarity = this.#rarity(this.#posting(word));
        whole += rarity;
        if (!rootsOf(word).some((root) => asked.has(root))) continue;
        share += rarity;
        found++;
      }
      if (found > 1) best = Math.max(best, share / whole);
      else if (share === whole) best = Math.max(best, WEAK.ofName);
    }
    return best;
  }

  #nameBonus(number: number, phrase: string): number {
    let best = 1;
    for (const name of this.#names[number] ?? []) {
      if (!` ${name} `.includes(` ${phrase} `)) continue;
      if (name === phrase) return SAME_NAME_BONUS;
      const bonus = name.startsWith(phrase) ? BEGINS_NAME_BONUS : INSIDE_NAME_BONUS;
      best = Math.max(best, bonus + SHARE_BONUS * (phrase.length / name.length));
    }
    return best;
  }

  #index(number: number, prompt: PromptRecord): void {
    const add = (text: string, weight: number) => {
      for (const word of new Set(wordsOf(text))) {
        const posting = this.#postings.get(word) ?? new Map<number, number>();
        posting.set(number, (posting.get(number) ?? 0) + weight);
        this.#postings.set(word, posting);
      }
    };
    add(withJoinedPairs([prompt.title]), WEIGHTS.title);
    add(withJoinedPairs(prompt.alsoKnownAs), WEIGHTS.alsoKnownAs);
    add(prompt.description, WEIGHTS.description);
    add(CATEGORIES[prompt.category], WEIGHTS.category);
    add(prompt.roles.map((role) => ROLES[role]).join(' '), WEIGHTS.roles);
    const fields = Object.values(prompt.fields);
    add(fields.map(({ label }) => label).join(' '), WEIGHTS.fields);
    add(fields.flatMap((field) => ('options' in field ? field.options : [])).join(' '), WEIGHTS.options);
    add(fields.map(({ help, placeholder = '' }) => `${help} ${placeholder}`).join(' '), WEIGHTS.help);
    add(prompt.template, WEIGHTS.template);
    this.#names.push([prompt.title, ...prompt.alsoKnownAs].map((phrase) => wordsOf(phrase).join(' ')));
  }

  /** Weights by prompt: the word, its family, what it stands for, words that begin with it; failing all, words misspelt alike. */
  #hits(word: string, meanings: readonly (readonly string[])[], mayBeUnfinished: boolean): Hits {
    const hits = this.#familyHits(word);
    for (const meaning of meanings) mergeBest(hits, this.#jointHits(meaning), SYNONYM_FACTOR);
    if (word.length >= 3 && (mayBeUnfinished || hits.size === 0)) {
      for (const known of this.#known.beginningWith(word)) mergeBest(hits, this.#posting(known), PREFIX_FACTOR);
    }
    const isMisspelt = hits.size === 0 && word.length >= 4 && !/\d/.test(word);
    if (isMisspelt) {
      const allowed = word.length >= 8 ? 2 : 1;
      for (const known of this.#known.misspelt(word, allowed)) mergeBest(hits, this.#posting(known), TYPO_FACTOR);
    }
    return { weights: hits, isMisspelt };
  }

  /** The word itself and the words of its roots. */
  #familyHits(word: string): Map<number, number> {
    const hits = new Map(this.#postings.get(word));
    for (const known of rootsOf(word).flatMap((root) => this.#families.get(root) ?? [])) {
      if (known !== word) mergeBest(hits, this.#posting(known), FAMILY_FACTOR);
    }
    return hits;
  }

  #posting(word: string): ReadonlyMap<number, number> {
    return this.#postings.get(word) ?? new Map();
  }

  /** Prompts that have every word of a phrase, by the weakest of them. */
  #jointHits(phrase: readonly string[]): ReadonlyMap<number, number> {
    const [first = new Map<number, number>(), ...rest] = phrase
      .filter((word) => !isStopWord(word))
      .map((word) => this.#familyHits(word));
    const joint = new Map<number, number>();
    for (const [number, weight] of first) {
      const weakest = Math.min(weight, ...rest.map((hits) => hits.get(number) ?? 0));
      if (weakest > 0) joint.set(number, weakest);
    }
    return joint;
  }
}

interface Hits {
  /** By prompt number. */
  readonly weights: ReadonlyMap<number, number>;
  /** Only words that are spelt alike were found, or none. */
  readonly isMisspelt: boolean;
}

interface Term {
  readonly word: string;
  readonly meanings: readonly (readonly string[])[];
}

function mergeBest(hits: Map<number, number>, more: ReadonlyMap<number, number>, factor: number): void {
  for (const [number, weight] of more) hits.set(number, Math.max(hits.get(number) ?? 0, weight * factor));
}

/** Names, and their neighbouring words written as one, since people type "cashflow" and "preauthorisation". */
function withJoinedPairs(names: readonly string[]): string {
  const joined = names.flatMap((name) => {
    const words = wordsOf(name);
    return words.slice(1).map((word, at) => `${words[at]}${word}`);
  });
  return [...names, ...joined].join(' ');
}

/** The tenth mention of a word adds less than the first. */
function saturated(weight: number): number {
  return weight / (weight + 4);
}
