// Finds the terms of the index that a query's words stand for: as written, joined, split, by sound, mistyped or
// shortened; and what they weigh together as a query.
import type { SearchIndex } from '../index/searchIndex.ts';
import { consonantKey, hasDevanagari, romanise, soundKey } from '../text/hindi.ts';
import { LEXICON_SLOTS, type WordFacts } from '../text/lexicon.ts';
import type { Reading, ReadWord, Role } from '../text/read.ts';
import { SOUND_PREFIX, soundTerm, spelledTerm } from '../text/terms.ts';
import { nearestTerm, Shortened } from './guesses.ts';

/** How a word of the query led to a term. */
export type Via = 'exact' | 'joined' | 'split' | 'sound' | 'typo' | 'cut' | 'abbreviation';

/** A term that a word may stand for. */
class Meaning {
  readonly term: number;
  /** As the index holds it. */
  readonly text: string;
  readonly via: Via;
  /** 1 for an exact word, less for a guess. */
  readonly trust: number;
  /** Its inverse document frequency over headings. */
  readonly idf: number;
  /** How probable it is that the word means it, where nothing else in the text speaks for it. */
  readonly odds: number;
  /** Its idf times the trust in it. */
  readonly weight: number;

  constructor({ term, text, via, trust, idf, odds }: Omit<Meaning, 'weight'>) {
    this.term = term;
    this.text = text;
    this.via = via;
    this.trust = trust;
    this.idf = idf;
    this.odds = odds;
    this.weight = idf * trust;
  }
}

/** What a term counts by the role of its word. */
export const roleWeight = (role: Role): number =>
  role === 'head' ? 1 : role === 'modifier' || role === 'owner' ? 0.75 : 0.5;

export interface QueryTerm {
  readonly meant: Meaning;
  readonly role: Role;
  /** The words of the text that led here, as written. */
  readonly from: string;
  /** Words of the query share a slot with their alternatives; a slot counts once. Terms stand in the order of slots. */
  readonly slot: number;
  /** The phrase of the word that it stands for. */
  readonly phrase: number;
}

const TRUST: Readonly<Record<Via, number>> = {
  exact: 1,
  joined: 0.95,
  split: 0.9,
  sound: 0.85,
  typo: 0.7,
  cut: 0.7,
  abbreviation: 0.9,
};
/** A sound that homophones have too. */
const HOMOPHONE_TRUST = 0.6;
/** A shortened word may stand for so many at most, which share its trust. */
export const MAX_COMPLETIONS = 3;
export const MAX_EXPANSIONS = 2;
/** Of the sounds with the same consonants so many are tried. */
const MAX_SOUNDING = 4;
export const MIN_TYPO_LENGTH = 5;
const MIN_SHORTENED_LENGTH = 3;
/**
 * How often a guess is right, by the length of the word from the shortest on: of the words that the index does not know
 * half taken for typos, half for words of their own, such as makes, that happen to be near a known one.
 * `npm run guesses` measures both.
 */
const ODDS = {
  typo: { from: MIN_TYPO_LENGTH, odds: [0.41, 0.63, 0.77, 0.86, 0.91, 0.94] },
  cut: { from: MIN_SHORTENED_LENGTH, odds: [0.36, 0.63, 0.76, 0.88, 0.93, 0.95] },
  abbreviation: { from: MIN_SHORTENED_LENGTH, odds: [0.39, 0.72, 0.83, 0.89, 0.92] },
} as const;
export function oddsOf(via: keyof typeof ODDS, length: number): number {
  const { from, odds } = ODDS[via];
  return odds[Math.min(length - from, odds.length - 1)] as number;
}
/** Of a word found by its consonants alone. */
const CONSONANT_ODDS = 0.6;
/** A word is taken for two only where so many headings know each of them: short ones stand in anything. */
const MIN_FREQUENCY = 3;
const MIN_FREQUENCY_OF_SHORT = 20;
const MAX_SHORT_PART = 3;
/** A known word may also be two ("ballpoint") when it is long, and known to a few headings only. */
const MIN_COMPOUND_LENGTH = 8;
const RARE_IDF = 5.9;

export interface ResolvedQuery {
  readonly reading: Reading;
  readonly terms: readonly QueryTerm[];
  /** Words that no term stands for. */
  readonly unknown: readonly string[];
}

/** What a word stands for in the index. */
interface Meanings {
  readonly of: WordFacts;
  /** The term as written; undefined: there is none. */
  readonly exact: Meaning | undefined;
  /** Its parts, or guesses at a word that the index does not know. */
  readonly others: readonly Meaning[];
  /** What it may stand for at the end of a text, if it is not known as written; undefined: nobody has asked. */
  atEnd: readonly Meaning[] | undefined;
}

/** Finds the terms of texts. Words come again and again: what each may mean is cached. */
export class Resolver {
  readonly #index: SearchIndex;
  readonly #shortened: Shortened;
  /** By the word's slot in the reader's lexicon. */
  readonly #cache: (Meanings | undefined)[] = new Array(LEXICON_SLOTS).fill(undefined);
  #last: ResolvedQuery | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#shortened = new Shortened(index);
  }

  #meaningsOf(facts: WordFacts): Meanings {
    const cached = this.#cache[facts.slot];
    if (cached?.of === facts) return cached;
    const meanings = meaningsOf(this.#index, this.#shortened, facts);
    this.#cache[facts.slot] = meanings;
    return meanings;
  }

  /** The text that was asked for last, and is asked for again by whoever weighs its rates, is resolved once. */
  resolve(reading: Reading): ResolvedQuery {
    if (this.#last?.reading !== reading) this.#last = this.#resolved(reading);
    return this.#last;
  }

  #resolved(reading: Reading): ResolvedQuery {
    const index = this.#index;
    const { words } = reading;
    const terms: QueryTerm[] = [];
    const unknown: string[] = [];
    for (let slot = 0; slot < words.length; slot++) {
      const one = words[slot] as ReadWord;
      const { word, form, facts } = one;
      const before = terms.length;
      const meanings = this.#meaningsOf(facts);
      const { exact } = meanings;
      let { others } = meanings;
      if (exact === undefined && slot === words.length - 1 && reading.endsWithWord) {
        meanings.atEnd ??= guessesAtEnd(index, this.#shortened, word, others);
        others = meanings.atEnd;
      }
      if (exact !== undefined) terms.push(queryTerm(exact, one, slot, word));
      const next = words[slot + 1];
      if (next !== undefined && next.phrase === one.phrase) {
        const joined = index.joinedTerm(form, facts.formHash, next.form);
        if (joined >= 0) {
          terms.push(
            queryTerm(meaning(index, joined, 'joined', { text: form + next.form }), next, slot, `${word} ${next.word}`),
          );
        }
      }
      for (let i = 0; i < others.length; i++) terms.push(queryTerm(others[i] as Meaning, one, slot, word));
      if (terms.length === before) unknown.push(word);
    }
    return { reading, terms, unknown };
  }
}

const queryTerm = (meant: Meaning, { role, phrase }: ReadWord, slot: number, from: string): QueryTerm => ({
  meant,
  role,
  from,
  slot,
  phrase,
});

function meaningsOf(index: SearchIndex, shortened: Shortened, of: WordFacts): Meanings {
  const { form } = of;
  const term = hasDevanagari(form) ? -1 : index.term(form);
  if (term < 0) return { of, exact: undefined, others: guessesAt(index, shortened, form), atEnd: undefined };
  const exact = meaning(index, term, 'exact', { text: form });
  const isCompound = form.length >= MIN_COMPOUND_LENGTH && exact.idf > RARE_IDF;
  return { of, exact, others: isCompound ? commonPartsOf(index, form) : [], atEnd: undefined };
}

/**
 * Words in Devanagari are indexed by their sound: found by it, a word is found as written, unless it has homophones. For
 * a word in Latin letters it is a guess.
 */
function soundingLike(index: SearchIndex, form: string, devanagari: boolean): readonly Meaning[] {
  const sound = soundKey(devanagari ? romanise(form) : form);
  const term = sound.length >= 2 ? index.term(SOUND_PREFIX + sound) : -1;
  if (term < 0) return [];
  const spelled = devanagari ? index.term(spelledTerm(form)) : -1;
  const trust = !devanagari ? TRUST.sound : spelled < 0 ? 1 : HOMOPHONE_TRUST;
  const meant = meaning(index, term, 'sound', { text: SOUND_PREFIX + sound, trust });
  return spelled < 0 ? [meant] : [meaning(index, spelled, 'sound', { text: spelledTerm(form), trust: 1 }), meant];
}

/** The words without an ending that a word in Devanagari may come from and that the index has. */
function basesOf(
  index: SearchIndex,
  devanagari: string,
): readonly { readonly base: string; readonly meant: Meaning }[] {
  return index.language.baseForms(devanagari).flatMap((base) => {
    const text = [spelledTerm(base), soundTerm(base)].find((term) => index.term(term) >= 0);
    return text === undefined ? [] : [{ base, meant: meaning(index, index.term(text), 'sound', { text, trust: 1 }) }];
  });
}

/** The nouns that a plural can only come from, whatever sounds like it: "गमले" are pots. */
const nounsOf = (index: SearchIndex, devanagari: string): readonly Meaning[] =>
  basesOf(index, devanagari).flatMap(({ base, meant }) => (index.isPluralOf(devanagari, base) ? [meant] : []));

/**
 * What else a plural may come from: the word in -ा or -ी, unless it is spelled as another word; before "पर" or "का" that which
 * goods are called, of "मसाल" and "मसाला", or both.
 */
function singularsOf(index: SearchIndex, devanagari: string): readonly Meaning[] {
  const bases = basesOf(index, devanagari);
  if (!isOblique(devanagari)) {
    if (index.term(spelledTerm(devanagari)) >= 0) return [];
    return bases.flatMap(({ base, meant }) => (/[ाी]$/.test(base) ? [meant] : []));
  }
  const found = bases.map(({ meant }) => meant);
  const named = found.filter(({ term }) => index.isName(term));
  return named.length > 0 ? named : found;
}

const isOblique = (devanagari: string): boolean => devanagari.endsWith('ों');

/** A word that Hindi has from English is that word as well: "शेविंग क्रीम" has the names of shaving cream. */
function inEnglish(index: SearchIndex, word: string): readonly Meaning[] {
  const english = index.language.englishOf(word);
  if (english === undefined) return [];
  const term = index.term(english);
  const trust = hasDevanagari(word) ? 1 : TRUST.sound;
  return term < 0 ? [] : [meaning(index, term, 'sound', { text: english, trust })];
}

function guessesAt(index: SearchIndex, shortened: Shortened, form: string): readonly Meaning[] {
  if (/\d/.test(form)) return [];
  const devanagari = hasDevanagari(form);
  const nouns = devanagari ? nounsOf(index, form) : [];
  if (nouns.length > 0) return nouns;
  const bySound = devanagari
    ? [...soundingLike(index, form, true), ...inEnglish(index, form)]
    : [...soundingLike(index, form, false), ...inEnglish(index, form)];
  const ofBases = devanagari ? singularsOf(index, form) : [];
  if (bySound.length > 0 || (isOblique(form) && ofBases.length > 0)) return [...bySound, ...ofBases];
  for (const base of index.language.baseForms(form)) {
    const exact = devanagari ? -1 : index.term(base);
    if (exact >= 0) continue;
    const ofBase = soundingLike(index, base, devanagari);
    if (ofBase.length > 0) return ofBase;
  }
  const sound = soundKey(devanagari ? romanise(form) : form);
  if (!devanagari) {
    const parts = partsOf(index, form);
    if (areCommon(index, parts)) return parts;
    const corrected = form.length >= MIN_TYPO_LENGTH ? nearestTerm(index, form) : -1;
    const asTyped = corrected < 0 ? '' : index.termText(corrected);
    const expansions = shortened.expansions(form, MAX_EXPANSIONS).filter((text) => text !== asTyped);
    const guesses = shortFor(index, expansions, 'abbreviation', form.length);
    if (corrected >= 0) {
      guesses.unshift(meaning(index, corrected, 'typo', { text: asTyped, odds: oddsOf('typo', form.length) }));
    }
    if (guesses.length > 0) return guesses;
    if (parts.length > 0) return parts;
  }
  return shortened
    .sounding(consonantKey(sound), MAX_SOUNDING)
    .map((text) => meaning(index, index.term(text), 'sound', { text, odds: CONSONANT_ODDS }));
}

/** What a word that the index does not know may stand for at the end of a text, where it may be cut. */
function guessesAtEnd(
  index: SearchIndex,
  shortened: Shortened,
  word: string,
  guesses: readonly Meaning[],
): readonly Meaning[] {
  const completions = shortened.completions(word, MAX_COMPLETIONS);
  if (completions.length === 0) return guesses;
  // "pressure cooke" is being typed, whatever sounds like it.
  const isBySound = guesses[0]?.via === 'sound' && guesses[0].odds === 1;
  if (isBySound) return [...guesses, ...shortFor(index, completions, 'cut', word.length)];
  const typos = guesses.filter(({ via, text }) => via === 'typo' && !completions.includes(text));
  return [...shortFor(index, completions, 'cut', word.length), ...typos];
}

/** The words as meanings of a shortened one of so many letters. */
const shortFor = (
  index: SearchIndex,
  words: readonly string[],
  via: 'cut' | 'abbreviation',
  length: number,
): Meaning[] =>
  words.map((text) =>
    meaning(index, index.term(text), via, {
      text,
      trust: TRUST[via] / Math.sqrt(words.length),
      odds: oddsOf(via, length),
    }),
  );

/** Whether so many headings know the part of a word that it is hardly there by chance. */
const isCommonPart = (index: SearchIndex, term: number, text: string): boolean =>
  index.documentFrequency(term) >= (text.length <= MAX_SHORT_PART ? MIN_FREQUENCY_OF_SHORT : MIN_FREQUENCY);

const areCommon = (index: SearchIndex, parts: readonly Meaning[]): boolean =>
  parts.length > 0 && parts.every(({ term, text }) => isCommonPart(index, term, text));

/** The parts of a known word: "paathiram" is a vessel, and no thiram. */
function commonPartsOf(index: SearchIndex, form: string): readonly Meaning[] {
  const parts = partsOf(index, form);
  return areCommon(index, parts) ? parts : [];
}

const meaning = (
  index: SearchIndex,
  term: number,
  via: Via,
  { text = index.termText(term), trust = TRUST[via], odds = 1 }: Partial<Pick<Meaning, 'text' | 'trust' | 'odds'>> = {},
): Meaning => new Meaning({ term, text, via, trust, idf: index.idf(term), odds });

/** Two known words written as one: "steelbottle". */
function partsOf(index: SearchIndex, form: string): readonly Meaning[] {
  let best: readonly number[] = [];
  let bestIdf = Number.POSITIVE_INFINITY;
  for (let at = 3; at <= form.length - 3; at++) {
    const left = index.term(form.slice(0, at));
    if (left < 0) continue;
    const right = index.term(form.slice(at));
    if (right < 0) continue;
    const idf = index.idf(left) + index.idf(right);
    if (idf < bestIdf) {
      bestIdf = idf;
      best = [left, right];
    }
  }
  return best.map((part) => meaning(index, part, 'split'));
}

/** Texts that are weighed alike: a word or two; a phrase; a title that piles up words. */
export const TEXT_KINDS = ['word', 'phrase', 'title'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
const MAX_WORDS_OF_WORD = 2;
const MAX_WORDS_OF_PHRASE = 8;

export function kindOf({ words }: Reading): TextKind {
  return words.length <= MAX_WORDS_OF_WORD ? 'word' : words.length <= MAX_WORDS_OF_PHRASE ? 'phrase' : 'title';
}

/** What a word that nothing explains weighs in the query. */
const UNKNOWN_WEIGHT = 3;

/** A text as it is searched for. */
export interface Query {
  /** In the order of their slots. */
  readonly terms: readonly QueryTerm[];
  /** What a heading could gain at most: the best term of each slot. */
  readonly weight: number;
  /** The slot of the head; -1: there is none. */
  readonly headSlot: number;
}

export function queryOf({ terms, unknown }: ResolvedQuery): Query {
  let headSlot = -1;
  let sum = unknown.length * UNKNOWN_WEIGHT;
  let slotBefore = -1;
  let slotBest = 0;
  for (let i = 0; i < terms.length; i++) {
    const { meant, role, slot } = terms[i] as QueryTerm;
    if (role === 'head') headSlot = slot;
    if (slot !== slotBefore) {
      sum += slotBest;
      slotBest = 0;
      slotBefore = slot;
    }
    slotBest = Math.max(slotBest, Math.fround(meant.weight * roleWeight(role)));
  }
  sum += slotBest;
  return { terms, weight: sum === 0 ? 1 : sum, headSlot };
}
