// The first look at a text: which headings know its words, and which the text model names. Cheap for every heading,
// so that names and descriptions need to be compared for a few dozen headings only.

import { countIn, headingIn, type SearchIndex, voteIn } from '../index/searchIndex.ts';
import type { Role } from '../text/read.ts';
import type { QueryTerm } from './resolve.ts';

export const ROLE_WEIGHT: Readonly<Record<Role, number>> = { head: 1, modifier: 0.75, extra: 0.5 };

/** The bit of an entry's count byte that says: the term alone is a name of the heading. */
export const ALONE = 0x80;
export const COUNT_BITS = 0x7f;
/** Steps of the count byte for each doubling of how often a heading uses a term. */
export const COUNT_STEPS = 3;
/** How far a heading is known to be about a term, 0 to 1, by the count byte. */
export const KNOWN_SHARE = Float64Array.from(
  { length: 128 },
  (_, step) => step / COUNT_STEPS / (step / COUNT_STEPS + 1.5),
);

/** How a first look weighs what it sees; the names are those of the features of rank.ts. */
export interface FirstWeights {
  readonly bag: number;
  readonly coverage: number;
  readonly headCovered: number;
  readonly model: number;
}

/** A word that is a name by itself asks for a close look, the more the more of the text it is. */
const ALONE_BONUS = 3;
/** A heading that knows more of the text is worth a close look even where the model hardly speaks for it. */
const COVERAGE_AT_FIRST = 1.3;

export class Candidates {
  readonly #index: SearchIndex;
  /** By heading, in turn: how far it knows the words of the query, weighed (0: none), and the vote of the text model. */
  readonly #scores: Float64Array;
  /** By place: what the vote for the chosen heading is worth. */
  readonly model: Float64Array;
  readonly #slotBest: Float64Array;
  readonly #slotStamp: Int32Array;
  #stamp = 0;
  /** The headings that know something of the text: only they have scores. */
  readonly #touched: Uint16Array;
  #touchedCount = 0;
  /** The chosen headings, best first. */
  readonly chosen: Uint16Array;
  readonly #chosenScore: Float32Array;
  count = 0;
  /** By heading: its place among the chosen ones plus one, or 0. */
  readonly placeOf: Uint8Array;

  constructor(index: SearchIndex, most: number) {
    const { headingCount } = index;
    this.#index = index;
    this.#scores = new Float64Array(2 * headingCount);
    this.model = new Float64Array(most);
    this.#slotBest = new Float64Array(headingCount);
    this.#slotStamp = new Int32Array(headingCount);
    this.#touched = new Uint16Array(headingCount);
    this.chosen = new Uint16Array(most);
    this.#chosenScore = new Float32Array(most);
    this.placeOf = new Uint8Array(headingCount);
  }

  /** Forgets what was chosen; of all others `choose` leaves nothing. */
  clear(): void {
    for (let i = 0; i < this.count; i++) this.placeOf[this.chosen[i] ?? 0] = 0;
    this.count = 0;
  }

  /** Adds up how far each heading knows the query, whatever the name it stands in, and the votes of its words. */
  gather(terms: readonly QueryTerm[], queryWeight: number, headSlot: number, weights: FirstWeights): void {
    const { entryAt, entries, entryHeadVote } = this.#index;
    const scores = this.#scores;
    const touched = this.#touched;
    let touchedCount = 0;
    const slotBest = this.#slotBest;
    const slotStamp = this.#slotStamp;
    const byCoverage = weights.coverage * COVERAGE_AT_FIRST;
    const byBag = weights.bag;
    const isOneWord = terms[0]?.slot === terms.at(-1)?.slot;
    for (let i = 0; i < terms.length; i++) {
      const { meant, role, slot } = terms[i] as QueryTerm;
      const { term, trust, idf } = meant;
      // A slot counts once for a heading, with the best of its terms.
      const goesOn = i > 0 && terms[i - 1]?.slot === slot;
      const isShared = goesOn || terms[i + 1]?.slot === slot;
      if (!goesOn) this.#stamp++;
      const stamp = this.#stamp;
      const weight = (idf * trust * ROLE_WEIGHT[role]) / queryWeight;
      const byHead = slot === headSlot && !goesOn ? weights.headCovered : 0;
      const asHead = role === 'head' ? trust : 0;
      const whenAlone = isOneWord ? ALONE_BONUS : ALONE_BONUS * weight;
      const end = entryAt[term + 1] ?? 0;
      for (let entry = entryAt[term] ?? 0; entry < end; entry++) {
        const packed = entries[entry] ?? 0;
        const heading = headingIn(packed);
        const before = scores[2 * heading] ?? 0;
        if (before === 0) touched[touchedCount++] = heading;
        let vote = voteIn(packed) * trust;
        if (asHead !== 0) vote += (entryHeadVote[entry] ?? 0) * asHead;
        scores[2 * heading + 1] = (scores[2 * heading + 1] ?? 0) + vote;
        const count = countIn(packed);
        const worth = byCoverage + byBag * (KNOWN_SHARE[count & COUNT_BITS] ?? 0);
        if (isShared) {
          const gain = slotStamp[heading] === stamp ? weight - (slotBest[heading] ?? 0) : weight;
          if (gain <= 0) continue;
          slotStamp[heading] = stamp;
          slotBest[heading] = weight;
          const bonus = (count & ALONE) === 0 ? 0 : isOneWord ? ALONE_BONUS : ALONE_BONUS * gain;
          scores[2 * heading] = before + (gain * worth + byHead + bonus);
        } else {
          const bonus = (count & ALONE) === 0 ? 0 : whenAlone;
          scores[2 * heading] = before + (weight * worth + byHead + bonus);
        }
      }
    }
    this.#touchedCount = touchedCount;
  }

  /** How many of the chosen come so near the best: not fewer than `least` and not more than `most`, if there are. */
  countNear(distance: number, least: number, most: number): number {
    const scores = this.#chosenScore;
    const bound = (scores[0] ?? 0) - distance;
    let near = Math.min(this.count, most);
    while (near > least && (scores[near - 1] ?? 0) < bound) near--;
    return near;
  }

  /** Adds a vote for a heading, which counts only if it knows a word of the text. */
  vote(heading: number, vote: number): void {
    const scores = this.#scores;
    if (scores[2 * heading] !== 0) scores[2 * heading + 1] = (scores[2 * heading + 1] ?? 0) + vote;
  }

  /**
   * Chooses so many headings that are worth a close look, the best first; where scores are equal, tariff order decides.
   * What was gathered is forgotten on the way.
   */
  choose({ model: byModel }: FirstWeights, worthOfVote: number, most: number): void {
    const { chosen, placeOf } = this;
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
      const heading = touched[i] ?? 0;
      const vote = gathered[2 * heading + 1] ?? 0;
      const score = Math.fround((gathered[2 * heading] ?? 0) + perVote * vote);
      gathered[2 * heading] = 0;
      gathered[2 * heading + 1] = 0;
      if (score < least) continue;
      if (count === most && score === least && heading > (chosen[most - 1] ?? 0)) continue;
      // It goes before all that are worse; where there is no room the last leaves.
      let at = count < most ? count++ : most - 1;
      for (; at > 0; at--) {
        const before = scores[at - 1] ?? 0;
        if (before > score || (before === score && (chosen[at - 1] ?? 0) < heading)) break;
        scores[at] = before;
        chosen[at] = chosen[at - 1] ?? 0;
        votes[at] = votes[at - 1] ?? 0;
      }
      scores[at] = score;
      chosen[at] = heading;
      votes[at] = vote;
      if (count === most) least = scores[most - 1] ?? 0;
    }
    for (let place = 0; place < count; place++) {
      placeOf[chosen[place] ?? 0] = place + 1;
      votes[place] = (votes[place] ?? 0) * worthOfVote;
    }
    this.count = count;
    this.#touchedCount = 0;
  }
}
