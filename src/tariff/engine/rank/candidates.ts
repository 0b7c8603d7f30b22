// The first pass over a text: which headings know its words, and which the text model votes for. Cheap for every
// heading, so that names and descriptions need to be compared for a few of them only; and which terms these few know.

import type { VoteCounter } from '../index/entries.ts';
import { ALONE, COUNT_BITS, countIn, headingIn, KNOWN_SHARE, voteIn } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { type Query, type QueryTerm, roleWeight } from './resolve.ts';

/** How the first pass weighs what it sees; the names are those of the features. */
interface FirstWeights {
  readonly bag: number;
  readonly coverage: number;
  readonly headCovered: number;
  readonly model: number;
}

/** A word that is a name by itself asks for a second look, the more the more of the text it is. */
const ALONE_BONUS = 3;
/** A heading that knows more of the text is worth a second look even where the model hardly votes for it. */
const COVERAGE_AT_FIRST = 1.3;

export class Candidates implements VoteCounter {
  readonly #index: SearchIndex;
  /**
   * By heading two numbers in turn, so that both are in one cache line: how far it knows the query, weighed (0: not at
   * all), and the vote of the text model.
   */
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
  /** By candidate: what the text model's vote for it is worth. */
  readonly model: Float64Array;
  readonly #chosenScore: Float32Array;
  count = 0;
  /** By heading: the number of its candidate plus one, or 0. */
  readonly candidateOf: Uint8Array;

  constructor(index: SearchIndex, max: number) {
    const { headingCount } = index;
    this.#index = index;
    this.#scores = new Float64Array(2 * headingCount);
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

  /** Adds up how far each heading knows the query, whatever the name it stands in, and the votes of its words. */
  gather({ terms, weight: queryWeight, headSlot }: Query, weights: FirstWeights): void {
    const { at, packed, headVote } = this.#index.entries;
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
      const { term, trust } = meant;
      // A slot counts once for a heading, with the best of its terms.
      const isFurther = i > 0 && terms[i - 1]?.slot === slot;
      const isShared = isFurther || terms[i + 1]?.slot === slot;
      if (!isFurther) this.#stamp++;
      const stamp = this.#stamp;
      const weight = (meant.weight * roleWeight(role)) / queryWeight;
      const ofHead = slot === headSlot && !isFurther ? weights.headCovered : 0;
      const asHead = role === 'head' ? trust : 0;
      const end = at[term + 1] as number;
      for (let entry = at[term] as number; entry < end; entry++) {
        const bits = packed[entry] as number;
        const heading = headingIn(bits);
        const score = 2 * heading;
        const before = scores[score] as number;
        if (before === 0) touched[touchedCount++] = heading;
        let vote = voteIn(bits) * trust;
        if (asHead !== 0) vote += (headVote[entry] as number) * asHead;
        scores[score + 1] = (scores[score + 1] as number) + vote;
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
        scores[score] = before + (gain * worth + ofHead + bonus);
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

  /** Adds a vote for a heading, which counts only if it knows a word of the text. */
  vote(heading: number, vote: number): void {
    const scores = this.#scores;
    const score = 2 * heading;
    if (scores[score] !== 0) scores[score + 1] = (scores[score + 1] as number) + vote;
  }

  /**
   * Chooses the candidates, at most so many, the best first; where scores are equal, tariff order decides. What was
   * gathered is forgotten on the way.
   */
  choose({ model: byModel }: FirstWeights, worthOfVote: number, max: number): void {
    const { chosen, candidateOf } = this;
    const gathered = this.#scores;
    const scores = this.#chosenScore;
    const votes = this.model;
    const touched = this.#touched;
    const touchedCount = this.#touchedCount;
    const perVote = byModel * worthOfVote;
    let count = 0;
    /** What a heading must have. */
    let least = Number.MIN_VALUE;
    for (let i = 0; i < touchedCount; i++) {
      const heading = touched[i] as number;
      const known = 2 * heading;
      const vote = gathered[known + 1] as number;
      const score = Math.fround((gathered[known] as number) + perVote * vote);
      gathered[known] = 0;
      gathered[known + 1] = 0;
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
      votes[candidate] = (votes[candidate] as number) * worthOfVote;
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
