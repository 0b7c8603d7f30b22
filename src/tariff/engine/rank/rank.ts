// Ranks headings for a text: a first pass over all of them, a second over the best, and a learned weighing of what both
// found. One ranking at a time: what it hands out is valid until the next.

import type { TextModel } from '../index/entries.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Reading } from '../text/read.ts';
import { Candidates } from './candidates.ts';
import { FEATURE_COUNT, FEATURES, type FeatureName, FULL_NAME, MODEL, SIZE } from './features.ts';
import {
  addContext,
  hasContext,
  keepBelowAccessory,
  keepBelowService,
  namesAccessory,
  order,
  type Scored,
} from './order.ts';
import { Evidence, MAX_COMPETING, Ranking } from './ranking.ts';
import { kindOf, type QueryTerm, queryOf, type ResolvedQuery, Resolver, type TextKind } from './resolve.ts';

export type Weights = Readonly<Record<TextKind, Readonly<Record<FeatureName, number>>>>;

/** So many always compete; of the others those that come near the best in the first pass. */
const MIN_COMPETING = 3;
/** How far behind the best that is, in the units of the score; of 20,000 texts three had a winner farther behind. */
const NEAR_THE_BEST = 4;
const MAX_LISTED = 20;
/** Where none of those that compete has a name that is said, a farther one competes that has one for so much of the text. */
const SAID_ENOUGH = 0.2;

export class Ranker {
  readonly #index: SearchIndex;
  readonly #weights: Weights;
  readonly #lists: Readonly<Record<TextKind, Float32Array>>;
  readonly #model: TextModel;
  readonly #resolver: Resolver;
  readonly #candidates: Candidates;
  readonly #evidence: Evidence;
  /** By candidate; filled anew for each text. */
  readonly #scored: readonly Scored[];

  constructor(index: SearchIndex, weights: Weights, model: TextModel) {
    this.#index = index;
    this.#weights = weights;
    const list = (kind: TextKind) => Float32Array.from(FEATURES, (feature) => weights[kind][feature]);
    this.#lists = { word: list('word'), phrase: list('phrase'), title: list('title') };
    this.#model = model;
    this.#resolver = new Resolver(index);
    this.#candidates = new Candidates(index, MAX_LISTED);
    this.#evidence = new Evidence(index, MAX_LISTED);
    this.#scored = this.#evidence.features.map((features, candidate) => ({
      heading: 0,
      score: 0.5,
      features,
      bestName: -1,
      candidate,
    }));
  }

  /** The terms that the words of a text were read as, where they are not the words themselves. */
  meantIn(reading: Reading): readonly string[] {
    const terms: string[] = [];
    for (const { meant } of this.#resolver.resolve(reading).terms) if (meant.via !== 'exact') terms.push(meant.text);
    return terms;
  }

  /** The first of a ranking do not depend on how many are asked for. */
  rank(reading: Reading, limit: number): Ranking {
    const candidates = this.#candidates;
    const evidence = this.#evidence;
    const resolved = this.#resolver.resolve(reading);
    const kind = kindOf(reading);
    const wanted = limit > MAX_COMPETING ? MAX_LISTED : MAX_COMPETING;
    this.#choose(resolved, kind, wanted);
    const competing = candidates.countNear(NEAR_THE_BEST, MIN_COMPETING, MAX_COMPETING);
    let listed = limit <= competing ? competing : Math.min(candidates.count, wanted);
    evidence.look(candidates, listed);
    let looked = competing;
    if (competing === MAX_COMPETING && this.#endOfNamed(competing, 0) === 0) {
      if (wanted < MAX_LISTED) {
        this.#choose(resolved, kind, MAX_LISTED);
        evidence.look(candidates, candidates.count);
      }
      looked = Math.max(competing, this.#endOfNamed(candidates.count, SAID_ENOUGH));
      listed = Math.max(listed, looked);
    }
    const headings = this.#best(kind, 0, looked, reading);
    this.#follow(headings, kind, Math.min(listed, MAX_COMPETING), reading);
    this.#follow(headings, kind, listed, reading);
    const finerWorth = this.#model.finerWorthOf(resolved.terms.length);
    return new Ranking({ resolved, headings, competing, evidence, finerWorth });
  }

  /** Makes the first pass, and begins the second. */
  #choose(resolved: ResolvedQuery, kind: TextKind, max: number): void {
    const candidates = this.#candidates;
    const weights = this.#weights[kind];
    const query = queryOf(resolved);
    const { pairs, count } = modelFeatures(query.terms);
    candidates.clear();
    candidates.gather(query, weights);
    this.#model.voteByPairs(pairs, candidates);
    candidates.choose(weights, this.#model.worthOf(count), max);
    this.#evidence.begin(query);
  }

  /** One more than the last of the first so many candidates that has a name said for more than that of the text; or 0. */
  #endOfNamed(count: number, said: number): number {
    const { features } = this.#evidence;
    let end = count;
    while (end > 0 && ((features[end - 1] as Float32Array)[FULL_NAME] as number) <= said) end--;
    return end;
  }

  /** Lists the candidates up to before this one after those that are listed already, whatever their scores. */
  #follow(headings: Scored[], kind: TextKind, to: number, reading: Reading): void {
    const last = headings.at(-1)?.score ?? 0;
    for (const one of this.#best(kind, headings.length, to, reading)) {
      one.score = Math.min(one.score, last);
      headings.push(one);
    }
  }

  /** Ranks some of the candidates by the weighted sum of their features. */
  #best(kind: TextKind, from: number, to: number, reading: Reading): Scored[] {
    const { chosen, model } = this.#candidates;
    const { bestName } = this.#evidence;
    const { headingSize } = this.#index;
    const weights = this.#lists[kind];
    const ranked: Scored[] = [];
    for (let candidate = from; candidate < to; candidate++) {
      const heading = chosen[candidate] as number;
      const one = this.#scored[candidate] as Scored;
      const { features } = one;
      features[MODEL] = model[candidate] as number;
      features[SIZE] = headingSize[heading] as number;
      let score = 0;
      for (let f = 0; f < FEATURE_COUNT; f++) score += (features[f] as number) * (weights[f] as number);
      one.heading = heading;
      one.score = score;
      one.bestName = bestName[candidate] as number;
      ranked.push(one);
    }
    if (hasContext(reading)) addContext(ranked, this.#index.headingDigits, reading);
    order(ranked, this.#index, this.#evidence, reading.namesBrand);
    const { sort } = reading;
    if (sort === 'service' || sort === 'work') keepBelowService(ranked, this.#index, sort);
    else if (namesAccessory(reading)) keepBelowAccessory(ranked, this.#index);
    return ranked;
  }
}

/** What of a text votes in the text model: its terms, its head's terms once more, and neighbours. */
interface ModelFeatures {
  readonly count: number;
  /** First and second term of each two neighbours in turn. */
  readonly pairs: readonly number[];
}

export function modelFeatures(terms: readonly QueryTerm[]): ModelFeatures {
  const pairs: number[] = [];
  let heads = 0;
  let before: QueryTerm | undefined;
  for (const one of terms) {
    if (one.role === 'head') heads++;
    if (before?.slot === one.slot) continue;
    if (before !== undefined && before.slot + 1 === one.slot && before.phrase === one.phrase) {
      pairs.push(before.meant.term, one.meant.term);
    }
    before = one;
  }
  return { count: terms.length + heads + pairs.length / 2, pairs };
}
