// Which terms of a query each candidate knows, and by which entries of the index.

import { headingIn } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Candidates } from './candidates.ts';
import type { QueryTerm } from './resolve.ts';

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
