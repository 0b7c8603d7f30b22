// Ranks headings for a text: a first look at all of them, a close look at the best, and a learned weighing of what
// both found. One ranking at a time: what it hands out is valid until the next.

import type { SearchIndex } from '../index/searchIndex.ts';
import type { TextModel } from '../index/textModel.ts';
import type { Reading } from '../text/read.ts';
import { Candidates, ROLE_WEIGHT } from './candidates.ts';
import { CloseLook } from './closeLook.ts';
import {
  COVERAGE,
  FEATURE_COUNT,
  FEATURES,
  type FeatureName,
  FULL_NAME,
  MODEL,
  NAME_SUPPORT,
  SIZE,
} from './features.ts';
import { modelFeatures } from './modelFeatures.ts';
import { type QueryTerm, type ResolvedQuery, Resolver } from './resolve.ts';

/** Texts that are weighed alike: a word or two; a phrase; a title that piles up words. */
export const TEXT_KINDS = ['word', 'phrase', 'title'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export type Weights = Readonly<Record<TextKind, Readonly<Record<FeatureName, number>>>>;

/** So many headings at most compete after a close look; others follow them when a longer list is asked for. */
export const MAX_COMPETING = 6;
/** So many always do; of the others those that come near the best at first look. */
const MIN_COMPETING = 3;
/** How far behind the best that is, in the units of the score; of 20,000 texts three had a winner farther behind. */
const NEAR_THE_BEST = 4;
const MAX_LISTED = 20;
/** Where none of those that compete has a name that is said, a farther one competes that has one for so much of the text. */
const SAID_ENOUGH = 0.2;
/** What a word that nothing explains weighs in the query. */
const UNKNOWN_WEIGHT = 3;
const WORD_AT_MOST = 2;
const PHRASE_AT_MOST = 8;

export interface RankedHeading {
  readonly heading: number;
  readonly score: number;
  /** By `FEATURES`. */
  readonly features: Float32Array;
  /** The name that speaks most for it, or -1. */
  readonly bestName: number;
  /** Its place among the candidates. */
  readonly place: number;
}

/** The headings for a text, and what can be asked about them until the next text is ranked. */
export class Ranking {
  readonly reading: Reading;
  readonly resolved: ResolvedQuery;
  /** The highest idf of any word of the text: low for words that half the tariff knows. */
  readonly specificity: number;
  /** How probable it is that the words were read right: 1 unless all that the index knows of the text is guessed. */
  readonly readingOdds: number;
  /** Best first. */
  readonly headings: readonly RankedHeading[];
  /** So many of them compete; those that follow are there to be listed. */
  readonly competing: number;
  readonly #closeLook: CloseLook;
  readonly #finerWorth: number;

  constructor(
    resolved: ResolvedQuery,
    headings: readonly RankedHeading[],
    competing: number,
    closeLook: CloseLook,
    finerWorth: number,
  ) {
    this.reading = resolved.reading;
    this.resolved = resolved;
    let specificity = 0;
    let odds = 0;
    for (const { meant } of resolved.terms) {
      specificity = Math.max(specificity, meant.idf * meant.trust);
      odds = Math.max(odds, meant.odds);
    }
    this.specificity = specificity;
    this.readingOdds = odds;
    this.headings = headings;
    this.competing = competing;
    this.#closeLook = closeLook;
    this.#finerWorth = finerWorth;
  }

  /** Gathers the evidence for the codes below a heading, which then can be asked for. */
  lookBelow({ heading, place }: RankedHeading): void {
    this.#closeLook.lookBelow(heading, place);
  }

  /** The text model's vote for a code of six digits; 0: it has none. */
  finerVote(code: number): number {
    return this.#closeLook.finerVote(code) * this.#finerWorth;
  }

  /** Evidence for the code itself. */
  codeEvidence(code: number): number {
    return this.#closeLook.codeEvidence(code);
  }

  /** The best evidence in the tree below the code, itself included. */
  treeEvidence(code: number): number {
    return this.#closeLook.treeEvidence(code);
  }

  /** Whether the code bears a name that is the whole text. */
  bearsName(code: number): boolean {
    return this.#closeLook.bearsName(code);
  }

  /** Whether the code bears such a name or one below it does. */
  leadsToName(code: number): boolean {
    return this.#closeLook.leadsToName(code);
  }

  /** The words of the text that stand in the heading's best name. */
  wordsInName({ place, heading, bestName }: RankedHeading): readonly string[] {
    return wordsOf(this.resolved.terms, this.#closeLook.termsInName(place, heading, bestName));
  }

  /** The words of the text that stand in the description of a code below the heading. */
  wordsInText({ place, heading }: RankedHeading, code: number): readonly string[] {
    return wordsOf(this.resolved.terms, this.#closeLook.termsInText(place, heading, code));
  }
}

export function kindOf({ words }: Reading): TextKind {
  return words.length <= WORD_AT_MOST ? 'word' : words.length <= PHRASE_AT_MOST ? 'phrase' : 'title';
}

export class Ranker {
  readonly #index: SearchIndex;
  readonly #weights: Weights;
  readonly #lists: Readonly<Record<TextKind, Float32Array>>;
  readonly #model: TextModel;
  readonly #resolver: Resolver;
  readonly #candidates: Candidates;
  readonly #closeLook: CloseLook;
  /** By place; filled anew for each text. */
  readonly #ranked: readonly Scored[];

  constructor(index: SearchIndex, weights: Weights, model: TextModel) {
    this.#index = index;
    this.#weights = weights;
    const list = (kind: TextKind) => Float32Array.from(FEATURES, (feature) => weights[kind][feature]);
    this.#lists = { word: list('word'), phrase: list('phrase'), title: list('title') };
    this.#model = model;
    this.#resolver = new Resolver(index);
    this.#candidates = new Candidates(index, MAX_LISTED);
    this.#closeLook = new CloseLook(index, MAX_LISTED);
    this.#ranked = this.#closeLook.features.map((features, place) => ({
      heading: 0,
      score: 0.5,
      features,
      bestName: -1,
      place,
    }));
  }

  /** Whether the last word of a text is taken for one that may have been cut: the index does not know it as written. */
  mayBeCut({ words, endsWithWord }: Reading): boolean {
    const last = words.at(-1);
    return endsWithWord && last !== undefined && !this.#resolver.knows(last);
  }

  /** The first of a ranking do not depend on how many are asked for. */
  rank(reading: Reading, limit: number): Ranking {
    const candidates = this.#candidates;
    const closeLook = this.#closeLook;
    const resolved = this.#resolver.resolve(reading);
    const kind = kindOf(reading);
    const wanted = limit > MAX_COMPETING ? MAX_LISTED : MAX_COMPETING;
    this.#choose(resolved, kind, wanted);
    const competing = candidates.countNear(NEAR_THE_BEST, MIN_COMPETING, MAX_COMPETING);
    let listed = limit <= competing ? competing : Math.min(candidates.count, wanted);
    closeLook.look(candidates, listed);
    let looked = competing;
    if (competing === MAX_COMPETING && this.#namedBefore(competing, 0) === 0) {
      if (wanted < MAX_LISTED) {
        this.#choose(resolved, kind, MAX_LISTED);
        closeLook.look(candidates, candidates.count);
      }
      looked = Math.max(competing, this.#namedBefore(candidates.count, SAID_ENOUGH));
      listed = Math.max(listed, looked);
    }
    const headings = this.#best(kind, 0, looked);
    this.#follow(headings, kind, Math.min(listed, MAX_COMPETING));
    this.#follow(headings, kind, listed);
    return new Ranking(resolved, headings, competing, closeLook, this.#model.finerWorthOf(resolved.terms.length));
  }

  /** Takes the first look, and begins the close one at so many. */
  #choose(resolved: ResolvedQuery, kind: TextKind, count: number): void {
    const { terms } = resolved;
    const candidates = this.#candidates;
    const weights = this.#weights[kind];
    const [queryWeight, headSlot] = weighQuery(resolved);
    const { pairs, count: features } = modelFeatures(terms);
    candidates.clear();
    candidates.gather(terms, queryWeight, headSlot, weights);
    this.#model.voteByPairs(pairs, candidates);
    candidates.choose(weights, this.#model.worthOf(features), count);
    this.#closeLook.begin(terms, queryWeight, headSlot);
  }

  /** The place behind the last of the first so many that has a name which is said, for more than that of the text; or 0. */
  #namedBefore(count: number, said: number): number {
    const { features } = this.#closeLook;
    let place = count;
    while (place > 0 && (features[place - 1]?.[FULL_NAME] ?? 0) <= said) place--;
    return place;
  }

  /** Lists the candidates up to before a place after those that are listed already, whatever their scores. */
  #follow(headings: Scored[], kind: TextKind, to: number): void {
    const last = headings.at(-1)?.score ?? 0;
    for (const one of this.#best(kind, headings.length, to)) {
      one.score = Math.min(one.score, last);
      headings.push(one);
    }
  }

  /** Ranks the candidates of these places by the weighted sum of their features, ties by tariff order. */
  #best(kind: TextKind, from: number, to: number): Scored[] {
    const { chosen, model } = this.#candidates;
    const { bestName } = this.#closeLook;
    const { headingSize } = this.#index;
    const weights = this.#lists[kind];
    const ranked: Scored[] = [];
    for (let place = from; place < to; place++) {
      const heading = chosen[place] ?? 0;
      const one = this.#ranked[place];
      if (one === undefined) break;
      const { features } = one;
      features[MODEL] = model[place] ?? 0;
      features[SIZE] = headingSize[heading] ?? 0;
      let score = 0;
      for (let f = 0; f < FEATURE_COUNT; f++) score += (features[f] ?? 0) * (weights[f] ?? 0);
      one.heading = heading;
      one.score = score;
      one.bestName = bestName[place] ?? -1;
      ranked.push(one);
    }
    if (ranked.length > 1) {
      this.#keepBelowNamed(ranked);
      keepNamedInOrder(ranked);
      sortByScore(ranked);
    }
    return ranked;
  }

  /**
   * A heading with a name that is said in full stays before those of other chapters that know no more of the text:
   * another word in the text must not bring in goods that the word has nothing to do with.
   */
  #keepBelowNamed(ranked: readonly Scored[]): void {
    const { headingChapter } = this.#index;
    let named = ranked[0];
    for (const one of ranked) {
      const said = (one.features[FULL_NAME] ?? 0) - (named?.features[FULL_NAME] ?? 0);
      if (said > 0 || (said === 0 && one.score > (named?.score ?? 0))) named = one;
    }
    const said = named?.features[FULL_NAME] ?? 0;
    if (named === undefined || said === 0) return;
    for (const one of ranked) {
      if (one.score <= named.score || headingChapter[one.heading] === headingChapter[named.heading]) continue;
      if ((one.features[FULL_NAME] ?? 0) >= said - NEARLY_EQUAL) continue;
      const coversMore = (one.features[COVERAGE] ?? 0) > said + ANOTHER_WORD;
      if (!coversMore || !this.#closeLook.knowsBeside(one.place, named)) one.score = named.score - NEXT_BELOW;
    }
  }
}

interface Scored extends RankedHeading {
  heading: number;
  score: number;
  bestName: number;
}

/** The best first, ties by tariff order; they are few. */
function sortByScore(ranked: Scored[]): void {
  for (let i = 1; i < ranked.length; i++) {
    const one = ranked[i] as Scored;
    let at = i;
    for (; at > 0; at--) {
      const before = ranked[at - 1] as Scored;
      if (before.score > one.score || (before.score === one.score && before.heading < one.heading)) break;
      ranked[at] = before;
    }
    ranked[at] = one;
  }
}

/** A further word that a heading knows covers more of the text than this; two words known as one cover less. */
const ANOTHER_WORD = 0.06;
const NEXT_BELOW = 0.01;
const NEARLY_EQUAL = 0.001;

const NEARLY_THE_SAME = 0.5;

/**
 * Of headings with the same name said in full and hardly unlike scores, the one with more names like it goes first:
 * words that neither knows must not swap them.
 */
function keepNamedInOrder(ranked: readonly Scored[]): void {
  let first = ranked[0];
  for (const one of ranked) if (one.score > (first?.score ?? 0)) first = one;
  const said = first?.features[FULL_NAME] ?? 0;
  if (first === undefined || said === 0) return;
  let most = first;
  for (const one of ranked) {
    const isSame = Math.abs((one.features[FULL_NAME] ?? 0) - said) < NEARLY_EQUAL;
    const isClose = one.score > first.score - NEARLY_THE_SAME;
    const support = one.features[NAME_SUPPORT] ?? 0;
    if (isSame && isClose && support > (most.features[NAME_SUPPORT] ?? 0)) most = one;
  }
  if (most !== first) most.score = first.score + NEXT_BELOW;
}

/** The words that led to these terms, in their order, each once. */
function wordsOf(terms: readonly QueryTerm[], numbers: readonly number[]): readonly string[] {
  const words: string[] = [];
  for (const number of numbers) {
    const word = terms[number]?.from ?? '';
    if (!words.includes(word)) words.push(word);
  }
  return words;
}

/** What the query could gain at most, the best term of each slot, and the slot of its head. */
function weighQuery({ terms, unknown }: ResolvedQuery): readonly [number, number] {
  let headSlot = -1;
  let sum = unknown.length * UNKNOWN_WEIGHT;
  let slotBefore = -1;
  let slotBest = 0;
  // Terms stand in the order of their slots.
  for (let i = 0; i < terms.length; i++) {
    const { meant, role, slot } = terms[i] as QueryTerm;
    if (role === 'head') headSlot = slot;
    if (slot !== slotBefore) {
      sum += slotBest;
      slotBest = 0;
      slotBefore = slot;
    }
    slotBest = Math.max(slotBest, Math.fround(meant.idf * meant.trust * ROLE_WEIGHT[role]));
  }
  sum += slotBest;
  return [sum === 0 ? 1 : sum, headSlot];
}
