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
/** To find the best, scores are counted in steps this fine; all above the top step count alike. */
const STEPS_PER_POINT = 32;
const TOP_STEP = 1023;

export class Candidates {
  readonly #index: SearchIndex;
  /** By heading: how far it knows the words of the query, weighed. */
  readonly #known: Float32Array;
  /** By heading: the vote of the text model. */
  readonly model: Float32Array;
  readonly #slotBest: Float32Array;
  readonly #slotStamp: Int32Array;
  #stamp = 0;
  readonly #steps = new Uint16Array(TOP_STEP + 1);
  /** The headings that know something of the text: only they have scores. */
  readonly #touched: Uint16Array;
  #touchedCount = 0;
  readonly #isTouched: Uint8Array;
  readonly #tied: Uint16Array;
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
    this.#tied = new Uint16Array(headingCount);
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
    for (const [i, { term, role, trust, slot }] of terms.entries()) {
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

  /** Chooses the headings worth a close look; where the last places are tied, tariff order decides. */
  choose({ model: byModel }: FirstWeights, worthOfVote: number): void {
    const { model, chosen, placeOf } = this;
    const scores = this.#known;
    const touched = this.#touched;
    const touchedCount = this.#touchedCount;
    const steps = this.#steps.fill(0);
    let highest = 0;
    for (let i = 0; i < touchedCount; i++) {
      const heading = touched[i] ?? 0;
      const voted = (model[heading] ?? 0) * worthOfVote;
      model[heading] = voted;
      const score = (scores[heading] ?? 0) + byModel * voted;
      scores[heading] = score;
      if (score > 0) {
        const step = Math.min(TOP_STEP, score * STEPS_PER_POINT) | 0;
        steps[step] = (steps[step] ?? 0) + 1;
        if (step > highest) highest = step;
      }
    }
    // All above the last step have room; of those in the last step, the first in tariff order have what is left.
    let room = chosen.length;
    let last = highest;
    while (last > 0 && room >= (steps[last] ?? 0)) room -= steps[last--] ?? 0;
    const certain = (last + 1) / STEPS_PER_POINT;
    const least = Math.max(last / STEPS_PER_POINT, Number.MIN_VALUE);
    let count = 0;
    let tied = 0;
    for (let i = 0; i < touchedCount; i++) {
      const heading = touched[i] ?? 0;
      const score = scores[heading] ?? 0;
      if (score >= certain) chosen[count++] = heading;
      else if (score >= least) this.#tied[tied++] = heading;
    }
    const inOrder = this.#tied.subarray(0, tied).sort();
    for (let i = 0; i < tied && count < chosen.length; i++) chosen[count++] = inOrder[i] ?? 0;
    this.#sort(count);
    for (let place = 0; place < count; place++) placeOf[chosen[place] ?? 0] = place + 1;
    this.count = count;
  }

  /** Puts the best of the chosen first, those of equal scores in tariff order; they are few. */
  #sort(count: number): void {
    const { chosen } = this;
    const scores = this.#known;
    for (let i = 1; i < count; i++) {
      const heading = chosen[i] ?? 0;
      const score = scores[heading] ?? 0;
      let at = i;
      for (; at > 0; at--) {
        const before = chosen[at - 1] ?? 0;
        const scoreBefore = scores[before] ?? 0;
        if (scoreBefore > score || (scoreBefore === score && before < heading)) break;
        chosen[at] = before;
      }
      chosen[at] = heading;
    }
  }
}
