// Ranks headings for a text: a first pass over all of them, a second over the best, a learned weighing of what both found,
// and corrections: by names that the text says in full, by what is sold for a device.
// One ranking at a time: what it hands out is valid until the next.

import type { Vehicle } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { TextModel } from '../model/textModel.ts';
import type { Language } from '../text/language.ts';
import type { Reading } from '../text/read.ts';
import { Candidates } from './candidates.ts';
import {
  COVERAGE,
  EXACT_NAME,
  FEATURE_COUNT,
  FEATURES,
  type FeatureName,
  FULL_NAME,
  HEAD_IN_NAME,
  MADE,
  MODEL,
  NAME_SUPPORT,
  OF_BRAND,
  OTHER_VEHICLE,
  SIZE,
  SORT,
} from './features.ts';
import { Evidence, MAX_COMPETING, type RankedHeading, Ranking } from './ranking.ts';
import { kindOf, queryOf, type ResolvedQuery, Resolver, type TextKind } from './resolve.ts';

export type Weights = Readonly<Record<TextKind, Readonly<Record<FeatureName, number>>>>;

/** So many always compete; of the others those that come near the best in the first pass. */
const MIN_COMPETING = 3;
/** How far behind the best that is, in the units of the score; of 20,000 texts three had a winner farther behind. */
const NEAR_THE_BEST = 5;
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
    this.#model.readBoth(inAnyOrder(reading, reading.typed), inAnyOrder(reading, reading.said));
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
    return new Ranking({ resolved, headings, competing, evidence, model: this.#model });
  }

  /** Makes the first pass, and begins the second. */
  #choose(resolved: ResolvedQuery, kind: TextKind, max: number): void {
    const candidates = this.#candidates;
    const weights = this.#weights[kind];
    const query = queryOf(resolved);
    candidates.clear();
    candidates.gather(query, weights);
    if (resolved.reading.words.length > 0) candidates.addProbable(this.#model, query.terms.length > 0);
    candidates.choose(weights, this.#model, max);
    this.#evidence.begin(query, resolved.unknown.length > 0);
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
      one.features[MODEL] = model[candidate] as number;
      one.features[SIZE] = headingSize[heading] as number;
      one.heading = heading;
      one.bestName = bestName[candidate] as number;
      ranked.push(one);
    }
    readContext(ranked, this.#index.headingDigits, reading);
    for (const one of ranked) {
      let score = 0;
      for (let f = 0; f < FEATURE_COUNT; f++) score += (one.features[f] as number) * (weights[f] as number);
      one.score = score;
    }
    order(ranked, this.#index, this.#evidence, reading.namesBrand);
    const { sort } = reading;
    if (sort === 'service' || sort === 'work') keepBelowService(ranked, this.#index, sort);
    else if (namesAccessory(reading)) keepBelowAccessory(ranked, this.#index);
    return ranked;
  }
}

/** The model sees the order of words, which says nothing in a list of short items set apart by commas. */
function inAnyOrder({ isList }: Reading, text: string): string {
  const items = isList ? text.split(',').map((item) => item.trim()) : [];
  return items.length > 1 && items.every((item) => item.split(' ').length <= 2) ? items.sort().join(', ') : text;
}

export interface Scored extends RankedHeading {
  heading: number;
  score: number;
  bestName: number;
}

/**
 * Parts of motor vehicles of 8701 to 8705 and parts of motorcycles and bicycles have headings of their own: a model in the
 * text tells which it cannot be.
 */
const PARTS_OF_CARS = 8708;
const PARTS_OF_TWO_WHEELERS = 8714;

export const isVehiclePart = (digits: number): boolean => digits === PARTS_OF_CARS || digits === PARTS_OF_TWO_WHEELERS;

/** Whether a heading has the parts of another vehicle. */
export const isOtherVehicle = (digits: number, vehicle: Vehicle): boolean =>
  digits === (vehicle === 'two-wheeler' ? PARTS_OF_CARS : PARTS_OF_TWO_WHEELERS);

/** The chapter of services. A text that asks for a service says less against goods, one with a pack nothing for them. */
const SERVICES = 99;
const ASKS_FOR_SERVICE = { services: 1, goods: -1 / 3 };
const SORTS = { service: ASKS_FOR_SERVICE, work: ASKS_FOR_SERVICE, goods: { services: -1, goods: 0 } } as const;

/** How much more of the text another name must say to be that of another thing than the brand's goods. */
const SAID_MORE = 0.06;

/** Writes into the features what the text says beside its words. `headingDigits`: by heading, its digits as a number. */
export function readContext(headings: readonly Scored[], headingDigits: ArrayLike<number>, reading: Reading): void {
  const { favoured, made, namesBrand, sort, vehicle } = reading;
  const digitsOf = ({ heading }: Scored): number => headingDigits[heading] as number;
  const saidOf = ({ features }: Scored): number => features[FULL_NAME] as number;
  let other = 0;
  if (namesBrand) {
    for (const one of headings) if (!favoured.includes(digitsOf(one))) other = Math.max(other, saidOf(one));
  }
  for (const one of headings) {
    const digits = digitsOf(one);
    const { features } = one;
    const side = Math.floor(digits / 100) === SERVICES ? 'services' : 'goods';
    // "Tempered glass" is said in full: the maker's phones are what it is for.
    features[OF_BRAND] = favoured.includes(digits) && other <= saidOf(one) + SAID_MORE ? 1 : 0;
    features[MADE] = digits === made ? 1 : 0;
    features[SORT] = sort === undefined ? 0 : SORTS[sort][side];
    features[OTHER_VEHICLE] = vehicle !== undefined && isOtherVehicle(digits, vehicle) ? 1 : 0;
  }
}

/** A further word that a heading knows covers more of the text than this; two words known as one cover less. */
const ANOTHER_WORD = 0.06;
/**
 * Unless the text model holds it this much more probable, as a logarithm: "towel onion" is no onion. Far more where no name
 * of it is said: "metroquin, good quality" is no quality control. Nothing holds against a name that is the whole text:
 * "seat for toilet" is the toilet seat.
 */
const HELD_MORE = 2;
const HELD_FAR_MORE = 4;
const NEXT_BELOW = 0.01;
const NEARLY_EQUAL = 0.001;
const NEARLY_THE_SAME = 0.5;

const feature = ({ features }: Scored, number: number): number => features[number] as number;

/** Corrects the scores and sorts by them, the best first, ties by tariff order. `namesBrand`: the text names a brand. */
export function order(ranked: Scored[], index: SearchIndex, evidence: Evidence, namesBrand = false): void {
  if (ranked.length < 2) return;
  keepBelowNamed(ranked, index, evidence, namesBrand);
  keepNamedInOrder(ranked);
  sortByScore(ranked);
}

/**
 * A heading with a name that is said in full stays before those of other chapters that know no more of the text:
 * another word in the text must not bring in goods that the word has nothing to do with.
 */
function keepBelowNamed(
  ranked: readonly Scored[],
  { headingChapter }: SearchIndex,
  evidence: Evidence,
  namesBrand: boolean,
): void {
  let named = ranked[0] as Scored;
  for (const one of ranked) {
    const more = feature(one, FULL_NAME) - feature(named, FULL_NAME);
    if (more > 0 || (more === 0 && one.score > named.score)) named = one;
  }
  const said = feature(named, FULL_NAME);
  if (said === 0) return;
  for (const one of ranked) {
    if (one.score <= named.score || headingChapter[one.heading] === headingChapter[named.heading]) continue;
    if (feature(one, FULL_NAME) >= said - NEARLY_EQUAL) continue;
    const isNamedToo = feature(one, FULL_NAME) > 0;
    const isHeldMore = feature(one, MODEL) > feature(named, MODEL) + (isNamedToo ? HELD_MORE : HELD_FAR_MORE);
    if (isHeldMore && feature(named, EXACT_NAME) === 0 && evidence.mayBeBeside(one.candidate, named)) continue;
    const coversMore = feature(one, COVERAGE) > said + ANOTHER_WORD;
    // "LG washing machine cover": a name that ends with the noun of the text beats one of what that is for.
    const isBesideNoun =
      namesBrand && feature(named, HEAD_IN_NAME) === 1 && feature(one, HEAD_IN_NAME) < 1 && feature(one, FULL_NAME) > 0;
    if (isBesideNoun || !coversMore || !evidence.knowsBeside(one.candidate, named))
      one.score = named.score - NEXT_BELOW;
  }
}

/**
 * Of headings with the same name said in full and hardly unlike scores, the one with more names like it goes first:
 * words that neither knows must not swap them.
 */
function keepNamedInOrder(ranked: readonly Scored[]): void {
  let first = ranked[0] as Scored;
  for (const one of ranked) if (one.score > first.score) first = one;
  const said = feature(first, FULL_NAME);
  if (said === 0) return;
  let most = first;
  for (const one of ranked) {
    const isSame = Math.abs(feature(one, FULL_NAME) - said) < NEARLY_EQUAL;
    const isClose = one.score > first.score - NEARLY_THE_SAME;
    if (isSame && isClose && feature(one, NAME_SUPPORT) > feature(most, NAME_SUPPORT)) most = one;
  }
  if (most !== first) most.score = first.score + NEXT_BELOW;
}

/** Insertion sort: they are few. */
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

/** What speaks against the device; in the units of the score. */
const IS_THE_DEVICE = 4;
/** How far it stays behind the accessory at least. */
const BEHIND = 1;
/** Of services the repair of goods. */
const REPAIR = 9987;

/** The four digits of each heading as one number, and what is known of them. */
type Headings = Pick<SearchIndex, 'headingDigits' | 'language'>;

/** The noun of the text names an accessory, and something stands beside it. */
export const namesAccessory = ({ words }: Reading): boolean =>
  words.length > 1 && words.some(({ role, facts }) => role === 'head' && facts.isAccessory);

/**
 * Behind the name of a device a cover, a battery or a remote is what is sold ("LG washing machine cover"): headings that
 * call goods so go before the device that it is for. Sorts anew.
 */
export function keepBelowAccessory(ranked: Scored[], { headingDigits, language }: Headings): void {
  keepBehind(ranked, endsWithNoun, (one) => isWhatItIsFor(one, headingDigits[one.heading] as number, language));
}

/**
 * The same where a service on the device is asked for: "split AC service", "printer on rent"; where work is paid for, any
 * goods are what it is done on: "silai majuri ladies kurti".
 */
export function keepBelowService(
  ranked: Scored[],
  { headingDigits, language }: Headings,
  sort: 'service' | 'work' = 'service',
): void {
  const digitsOf = ({ heading }: Scored): number => headingDigits[heading] as number;
  const isService = (one: Scored): boolean => Math.floor(digitsOf(one) / 100) === SERVICES;
  keepBehind(ranked, isService, (one) =>
    sort === 'work' ? !isService(one) : language.isIn('serviced', digitsOf(one)),
  );
}

/** Puts what belongs behind there, if there is anything that is meant. */
function keepBehind(
  ranked: Scored[],
  isMeant: (one: Scored) => boolean,
  belongsBehind: (one: Scored) => boolean,
): void {
  const meant = ranked.filter(isMeant);
  if (meant.length === 0) return;
  const most = Math.max(...meant.map(({ score }) => score)) - BEHIND;
  for (const one of ranked) if (belongsBehind(one)) one.score = Math.min(one.score - IS_THE_DEVICE, most);
  sortByScore(ranked);
}

/** Its best name ends with the noun of the text. */
const endsWithNoun = ({ features }: Scored): boolean => features[HEAD_IN_NAME] === 1;

/** A device with a name that is said in full and does not end with the noun, or a repair. */
const isWhatItIsFor = (one: Scored, digits: number, language: Language): boolean =>
  !endsWithNoun(one) &&
  (digits === REPAIR || (language.isIn('device', digits) && (one.features[FULL_NAME] as number) > 0));
