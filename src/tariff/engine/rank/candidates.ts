// The first pass over a text: which headings know its words, and which the text model holds probable. Cheap for every
// heading, so that names and descriptions need to be compared for a few of them only; and which terms these few know.

import { ALONE, COUNT_BITS, countIn, headingIn, KNOWN_SHARE } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { LEAST_LOG, type TextModel } from '../model/textModel.ts';
import { type Query, type QueryTerm, roleWeight } from './resolve.ts';

/** How the first pass weighs what it sees; the names are those of the features. */
interface FirstWeights {
  readonly bag: number;
  readonly coverage: number;
  readonly headCovered: number;
  readonly model: number;
}

/** What the first pass asks of the text model. */
type HeadingOdds = Pick<TextModel, 'logOf'>;

/** A word that is a name by itself asks for a second look, the more the more of the text it is. */
const ALONE_BONUS = 3;
/** A heading that knows more of the text is worth a second look even where the model holds it hardly probable. */
const COVERAGE_AT_FIRST = 1.3;

/** A heading that knows no word of the text is looked at where the model holds it this probable. */
const PROBABLE = Math.log(0.03);
/** The same where no word of the text is known. */
const CLEAR = Math.log(0.5);
/** What such a heading knows: hardly anything, but not nothing. */
const HARDLY = 1e-9;

export class Candidates {
  readonly #index: SearchIndex;
  /** By heading: how far it knows the query, weighed; 0: not at all. */
  readonly #scores: Float64Array;
  /** By heading: what the best term of a slot gave it, and for which slot that holds. */
  readonly #slotBest: Float64Array;
  readonly #slotStamp: Int32Array;
  #stamp = 0;
  /** The headings that know something of the text: only they have scores. */
  readonly #touched: Uint16Array;
  #touchedCount = 0;
  /** The headings of the candidates, best first. */
  readonly chosen: Uint16Array;
  /** By candidate: how far above the least the text model holds it probable, as a logarithm. */
  readonly model: Float64Array;
  readonly #chosenScore: Float32Array;
  count = 0;
  /** By heading: the number of its candidate plus one, or 0. */
  readonly candidateOf: Uint8Array;

  constructor(index: SearchIndex, max: number) {
    const { headingCount } = index;
    this.#index = index;
    this.#scores = new Float64Array(headingCount);
    this.#slotBest = new Float64Array(headingCount);
    this.#slotStamp = new Int32Array(headingCount);
    this.#touched = new Uint16Array(headingCount);
    this.chosen = new Uint16Array(max);
    this.model = new Float64Array(max);
    this.#chosenScore = new Float32Array(max);
    this.candidateOf = new Uint8Array(headingCount);
  }

  /** Forgets what was chosen; of all others `choose` leaves nothing. */
  clear(): void {
    for (let i = 0; i < this.count; i++) this.candidateOf[this.chosen[i] as number] = 0;
    this.count = 0;
  }

  /** Adds up how far each heading knows the query, whatever the name it stands in. */
  gather({ terms, weight: queryWeight, headSlot }: Query, weights: FirstWeights): void {
    const { at, packed } = this.#index.entries;
    const scores = this.#scores;
    const slotBest = this.#slotBest;
    const slotStamp = this.#slotStamp;
    const touched = this.#touched;
    let touchedCount = 0;
    const byCoverage = weights.coverage * COVERAGE_AT_FIRST;
    const byBag = weights.bag;
    const isOneWord = terms[0]?.slot === terms.at(-1)?.slot;
    for (let i = 0; i < terms.length; i++) {
      const { meant, role, slot } = terms[i] as QueryTerm;
      const { term } = meant;
      // A slot counts once for a heading, with the best of its terms.
      const isFurther = i > 0 && terms[i - 1]?.slot === slot;
      const isShared = isFurther || terms[i + 1]?.slot === slot;
      if (!isFurther) this.#stamp++;
      const stamp = this.#stamp;
      const weight = (meant.weight * roleWeight(role)) / queryWeight;
      const ofHead = slot === headSlot && !isFurther ? weights.headCovered : 0;
      const end = at[term + 1] as number;
      for (let entry = at[term] as number; entry < end; entry++) {
        const bits = packed[entry] as number;
        const heading = headingIn(bits);
        const before = scores[heading] as number;
        if (before === 0) touched[touchedCount++] = heading;
        let gain = weight;
        if (isShared) {
          if (slotStamp[heading] === stamp) gain -= slotBest[heading] as number;
          if (gain <= 0) continue;
          slotStamp[heading] = stamp;
          slotBest[heading] = weight;
        }
        const count = countIn(bits);
        const worth = byCoverage + byBag * (KNOWN_SHARE[count & COUNT_BITS] as number);
        const bonus = (count & ALONE) === 0 ? 0 : ALONE_BONUS * (isOneWord ? 1 : gain);
        scores[heading] = before + (gain * worth + ofHead + bonus);
      }
    }
    this.#touchedCount = touchedCount;
  }

  /** How many of the chosen come so near the best: not fewer than `min` and not more than `max`, if there are. */
  countNear(distance: number, min: number, max: number): number {
    const scores = this.#chosenScore;
    const bound = (scores[0] as number) - distance;
    let near = Math.min(this.count, max);
    while (near > min && (scores[near - 1] as number) < bound) near--;
    return near;
  }

  /** Adds the headings that the text model holds probable; `knowsWords`: some word of the text is known. */
  addProbable(model: HeadingOdds, knowsWords: boolean): void {
    const least = knowsWords ? PROBABLE : CLEAR;
    const { headingCode } = this.#index;
    const scores = this.#scores;
    for (let heading = 0; heading < headingCode.length; heading++) {
      if (scores[heading] !== 0 || model.logOf(headingCode[heading] as number) < least) continue;
      this.#touched[this.#touchedCount++] = heading;
      scores[heading] = HARDLY;
    }
  }

  /**
   * Chooses the candidates, at most so many, the best first; where scores are equal, tariff order decides. What was
   * gathered is forgotten on the way.
   */
  choose({ model: byModel }: FirstWeights, model: HeadingOdds, max: number): void {
    const { chosen, candidateOf } = this;
    const { headingCode } = this.#index;
    const gathered = this.#scores;
    const scores = this.#chosenScore;
    const votes = this.model;
    const touched = this.#touched;
    const touchedCount = this.#touchedCount;
    let count = 0;
    /** What a heading must have. */
    let least = Number.MIN_VALUE;
    for (let i = 0; i < touchedCount; i++) {
      const heading = touched[i] as number;
      const vote = model.logOf(headingCode[heading] as number) - LEAST_LOG;
      const score = Math.fround((gathered[heading] as number) + byModel * vote);
      gathered[heading] = 0;
      if (score < least) continue;
      if (count === max && score === least && heading > (chosen[max - 1] as number)) continue;
      // It goes before all that are worse; where there is no room the last leaves.
      let at = count < max ? count++ : max - 1;
      for (; at > 0; at--) {
        const before = scores[at - 1] as number;
        if (before > score || (before === score && (chosen[at - 1] as number) < heading)) break;
        scores[at] = before;
        chosen[at] = chosen[at - 1] as number;
        votes[at] = votes[at - 1] as number;
      }
      scores[at] = score;
      chosen[at] = heading;
      votes[at] = vote;
      if (count === max) least = scores[max - 1] as number;
    }
    for (let candidate = 0; candidate < count; candidate++) {
      candidateOf[chosen[candidate] as number] = candidate + 1;
    }
    this.count = count;
    this.#touchedCount = 0;
  }
}

/** Terms of one query that are compared; a text of 200 characters has fewer. */
export const MAX_TERMS = 160;

/** With more entries than this for each candidate it is quicker to look the candidates up than to go through them. */
const SEARCHED_FROM = 16;

/** The entry of a heading among those of a term, which stand in tariff order; -1: it has none. */
function entryOf(packed: Int32Array, start: number, end: number, heading: number): number {
  let from = start;
  let to = end - 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (headingIn(packed[middle] as number) < heading) from = middle + 1;
    else to = middle;
  }
  return headingIn(packed[from] as number) === heading ? from : -1;
}

/** Which terms of a query each candidate knows, and by which entries of the index. */
export class KnownTerms {
  readonly #index: SearchIndex;
  /** By candidate, `MAX_TERMS` for each: the number of the term in the query, and the entry. */
  readonly term: Uint16Array;
  readonly entry: Uint32Array;
  readonly #count: Uint16Array;

  constructor(index: SearchIndex, maxCandidates: number) {
    this.#index = index;
    this.#count = new Uint16Array(maxCandidates);
    this.term = new Uint16Array(maxCandidates * MAX_TERMS);
    this.entry = new Uint32Array(maxCandidates * MAX_TERMS);
  }

  /** Finds them for the first candidates, so many. */
  find(terms: readonly QueryTerm[], candidates: Candidates, count: number): void {
    this.#count.fill(0, 0, count);
    for (let i = 0; i < terms.length; i++) this.#findTerm(candidates, (terms[i] as QueryTerm).meant.term, i, count);
  }

  /** Where in `term` and `entry` those of a candidate begin, and where they end. */
  from(candidate: number): number {
    return candidate * MAX_TERMS;
  }

  to(candidate: number): number {
    return candidate * MAX_TERMS + (this.#count[candidate] as number);
  }

  #findTerm({ candidateOf, chosen }: Candidates, term: number, number: number, candidates: number): void {
    const { at, packed } = this.#index.entries;
    const start = at[term] as number;
    const end = at[term + 1] as number;
    if (end - start > SEARCHED_FROM * candidates) {
      for (let candidate = 0; candidate < candidates; candidate++) {
        const entry = entryOf(packed, start, end, chosen[candidate] as number);
        if (entry >= 0) this.#note(candidate, number, entry);
      }
      return;
    }
    for (let entry = start; entry < end; entry++) {
      const candidate = (candidateOf[headingIn(packed[entry] as number)] as number) - 1;
      if (candidate >= 0 && candidate < candidates) this.#note(candidate, number, entry);
    }
  }

  #note(candidate: number, term: number, entry: number): void {
    const count = this.#count[candidate] as number;
    this.term[candidate * MAX_TERMS + count] = term;
    this.entry[candidate * MAX_TERMS + count] = entry;
    this.#count[candidate] = count + 1;
  }
}
