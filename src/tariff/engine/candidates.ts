// The first look at a text: which headings know its words, and which the text model names. Cheap for every heading,
// so that names and descriptions need to be compared for a few dozen headings only.
import type { Role } from './read.ts';
import type { QueryTerm } from './resolve.ts';
import type { SearchIndex } from './searchIndex.ts';

export const ROLE_WEIGHT: Readonly<Record<Role, number>> = { head: 1, modifier: 0.75, extra: 0.5 };

/** The bit of an entry's count byte that says: the term alone is a name of the heading. */
export const ALONE = 0x80;
export const COUNT_BITS = 0x7f;
/** Steps of the count byte for each doubling of how often a heading uses a term. */
export const COUNT_STEPS = 6;
/** How far a heading is known to be about a term, 0 to 1, by the count byte. */
export const KNOWN_SHARE = Float32Array.from(
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
const ALONE_BONUS = 2;

export class Candidates {
  readonly #index: SearchIndex;
  /** By heading: how far it knows the words of the query, weighed. */
  readonly #known: Float32Array;
  /** By heading: the vote of the text model. */
  readonly model: Float32Array;
  readonly #slotBest: Float32Array;
  readonly #slotStamp: Int32Array;
  #stamp = 0;
  /** The headings that know something of the text: only they have scores. */
  readonly #touched: Uint16Array;
  #touchedCount = 0;
  readonly #isTouched: Uint8Array;
  /** The chosen headings, best first. */
  readonly chosen: Uint16Array;
  count = 0;
  /** By heading: its place among the chosen ones plus one, or 0. */
  readonly placeOf: Uint8Array;

  constructor(index: SearchIndex, most: number) {
    const { headingCount } = index;
    this.#index = index;
    this.#known = new Float32Array(headingCount);
    this.model = new Float32Array(headingCount);
    this.#slotBest = new Float32Array(headingCount);
    this.#slotStamp = new Int32Array(headingCount);
    this.#touched = new Uint16Array(headingCount);
    this.#isTouched = new Uint8Array(headingCount);
    this.chosen = new Uint16Array(most);
    this.placeOf = new Uint8Array(headingCount);
  }

  clear(): void {
    for (let i = 0; i < this.#touchedCount; i++) {
      const heading = this.#touched[i] ?? 0;
      this.#known[heading] = 0;
      this.model[heading] = 0;
      this.#isTouched[heading] = 0;
    }
    this.#touchedCount = 0;
    for (let i = 0; i < this.count; i++) this.placeOf[this.chosen[i] ?? 0] = 0;
    this.count = 0;
  }

  /** Adds up how far each heading knows the query, whatever the name it stands in, and the votes of its words. */
  gather(terms: readonly QueryTerm[], queryWeight: number, headSlot: number, weights: FirstWeights): void {
    const { entryAt, entryHeading, entryCount, entryVote, entryHeadVote } = this.#index;
    const known = this.#known;
    const model = this.model;
    const touched = this.#touched;
    const isTouched = this.#isTouched;
    let touchedCount = this.#touchedCount;
    const slotBest = this.#slotBest;
    const slotStamp = this.#slotStamp;
    const isOneWord = terms[0]?.slot === terms.at(-1)?.slot;
    for (let i = 0; i < terms.length; i++) {
      const { term, role, trust, slot } = terms[i] as QueryTerm;
      // A slot counts once for a heading, with the best of its terms.
      const goesOn = i > 0 && terms[i - 1]?.slot === slot;
      const isShared = goesOn || terms[i + 1]?.slot === slot;
      if (!goesOn) this.#stamp++;
      const stamp = this.#stamp;
      const weight = (this.#index.weightOf(term) * trust * ROLE_WEIGHT[role]) / queryWeight;
      const byHead = slot === headSlot && !goesOn ? weights.headCovered : 0;
      const asHead = role === 'head' ? trust : 0;
      const end = entryAt[term + 1] ?? 0;
      for (let entry = entryAt[term] ?? 0; entry < end; entry++) {
        const heading = entryHeading[entry] ?? 0;
        if (isTouched[heading] === 0) {
          isTouched[heading] = 1;
          touched[touchedCount++] = heading;
        }
        model[heading] = (model[heading] ?? 0) + (entryVote[entry] ?? 0) * trust + (entryHeadVote[entry] ?? 0) * asHead;
        let gain = weight;
        if (isShared) {
          if (slotStamp[heading] === stamp) gain -= slotBest[heading] ?? 0;
          if (gain <= 0) continue;
          slotStamp[heading] = stamp;
          slotBest[heading] = weight;
        }
        const count = entryCount[entry] ?? 0;
        let score = gain * (weights.coverage + weights.bag * (KNOWN_SHARE[count & COUNT_BITS] ?? 0)) + byHead;
        if (count & ALONE) score += isOneWord ? ALONE_BONUS : ALONE_BONUS * gain;
        known[heading] = (known[heading] ?? 0) + score;
      }
    }
    this.#touchedCount = touchedCount;
  }

  /** Adds a vote for a heading, which counts only if it knows a word of the text. */
  vote(heading: number, vote: number): void {
    if (this.#isTouched[heading] === 1) this.model[heading] = (this.model[heading] ?? 0) + vote;
  }

  /** Chooses so many headings that are worth a close look, the best first; where scores are equal, tariff order decides. */
  choose({ model: byModel }: FirstWeights, worthOfVote: number, most: number): void {
    const { model, chosen, placeOf } = this;
    const scores = this.#known;
    const touched = this.#touched;
    const touchedCount = this.#touchedCount;
    let count = 0;
    let leastScore = 0;
    let leastHeading = 0;
    for (let i = 0; i < touchedCount; i++) {
      const heading = touched[i] ?? 0;
      const voted = (model[heading] ?? 0) * worthOfVote;
      model[heading] = voted;
      const score = Math.fround((scores[heading] ?? 0) + byModel * voted);
      scores[heading] = score;
      if (score <= 0) continue;
      if (count === most && (score < leastScore || (score === leastScore && heading > leastHeading))) continue;
      // It goes before all that are worse; where there is no room the last leaves.
      let at = count < most ? count++ : most - 1;
      for (; at > 0; at--) {
        const before = chosen[at - 1] ?? 0;
        const scoreBefore = scores[before] ?? 0;
        if (scoreBefore > score || (scoreBefore === score && before < heading)) break;
        chosen[at] = before;
      }
      chosen[at] = heading;
      leastHeading = chosen[count - 1] ?? 0;
      leastScore = scores[leastHeading] ?? 0;
    }
    for (let place = 0; place < count; place++) placeOf[chosen[place] ?? 0] = place + 1;
    this.count = count;
  }
}
