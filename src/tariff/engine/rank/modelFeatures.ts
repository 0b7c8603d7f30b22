// What of a text votes in the text model.

import type { QueryTerm } from './resolve.ts';

/** Its terms, its head's terms once more, and neighbours, by the first term of each. */
export interface ModelFeatures {
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
