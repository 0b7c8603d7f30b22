// Orders candidates by score, with two corrections in favour of names that the text says in full.

import type { SearchIndex } from '../index/searchIndex.ts';
import type { Evidence } from './evidence.ts';
import { COVERAGE, FULL_NAME, HEAD_IN_NAME, NAME_SUPPORT } from './features.ts';
import type { RankedHeading } from './ranking.ts';

export interface Scored extends RankedHeading {
  heading: number;
  score: number;
  bestName: number;
}

/** A further word that a heading knows covers more of the text than this; two words known as one cover less. */
const ANOTHER_WORD = 0.06;
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
export function sortByScore(ranked: Scored[]): void {
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
