// The evidence for the codes below one heading, as a tree: a code is as well supported as the best below it.

import type { SearchIndex } from '../index/searchIndex.ts';

/** A code that bears a name which is the whole query, and one above it; added where the name is the usual one. */
const BEARS = 2;
const LEADS_TO = 1;
const USUALLY = 4;

export class CodeTree {
  readonly #index: SearchIndex;
  /** By the code's number in its heading: evidence for the code itself, which names and descriptions write here. */
  readonly own: Float32Array;
  /** The heading's own code: where its codes begin. */
  first = 0;
  // The best in the tree below the code, the text model's votes, and `BEARS` or `LEADS_TO` with `USUALLY`.
  readonly #best: Float32Array;
  readonly #votes: Float32Array;
  readonly #named: Uint8Array;
  #count = 0;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.own = new Float32Array(index.maxCodes);
    this.#best = new Float32Array(index.maxCodes);
    this.#votes = new Float32Array(index.maxCodes);
    this.#named = new Uint8Array(index.maxCodes);
  }

  /** Begins with another heading. */
  begin(heading: number): void {
    const { headingCode, codeCount, tree } = this.#index;
    tree.open(heading);
    this.first = headingCode[heading] as number;
    this.#count = (headingCode[heading + 1] ?? codeCount) - this.first;
    this.own.fill(0, 0, this.#count);
    this.#votes.fill(0, 0, this.#count);
    this.#named.fill(0, 0, this.#count);
  }

  /** The code bears a name that is the whole query. */
  markNamed(code: number, isUsual: boolean): void {
    const local = code - this.first;
    const usually = isUsual ? USUALLY : (this.#named[local] as number) & USUALLY;
    this.#named[local] = BEARS | usually;
  }

  /** Adds the votes of an entry for codes of six digits, times `trust`. */
  addVotes(entry: number, trust: number): void {
    this.#index.entries.addFinerVotes(entry, trust, this.#votes);
  }

  /** Passes evidence up the tree, when all has been added; a parent stands before its children. */
  lift(): void {
    const { codeParent } = this.#index.tree;
    const first = this.first;
    const best = this.#best;
    for (let local = 0; local < this.#count; local++) best[local] = this.own[local] as number;
    for (let local = this.#count - 1; local > 0; local--) {
      const score = best[local] as number;
      const parent = (codeParent[first + local] as number) - first;
      if (score > (best[parent] as number)) best[parent] = score;
      const named = this.#named[local] as number;
      if (named === 0) continue;
      const above = this.#named[parent] as number;
      this.#named[parent] = (above === 0 ? LEADS_TO : above) | (named & USUALLY);
    }
  }

  /** Evidence for the code itself. */
  evidence(code: number): number {
    return this.own[code - this.first] as number;
  }

  /** The best evidence in the tree below the code, itself included. */
  best(code: number): number {
    return this.#best[code - this.first] as number;
  }

  /** The text model's votes for a code of six digits. */
  votes(code: number): number {
    return this.#votes[code - this.first] as number;
  }

  /** Whether the code bears a name that is the whole query. */
  bearsName(code: number): boolean {
    return ((this.#named[code - this.first] as number) & BEARS) !== 0;
  }

  /** Whether the code bears such a name or one below it does. */
  leadsToName(code: number): boolean {
    return this.#named[code - this.first] !== 0;
  }

  /** Whether that name is what the goods are usually called. */
  leadsToUsualName(code: number): boolean {
    return ((this.#named[code - this.first] as number) & USUALLY) !== 0;
  }
}
