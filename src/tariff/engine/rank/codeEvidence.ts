// What the common names and the descriptions of a heading say for it and for its codes: how much of the query each
// explains, and how much of it the query says.

import type { PostingReader } from '../index/entries.ts';
import { NAME_USUAL, SUM_BY_BYTE } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { BEST_NAME, EXACT_NAME, FULL_NAME, HEAD_IN_NAME, NAME_SUPPORT, USUAL_NAME } from './features.ts';
import { type Query, type QueryTerm, roleWeight } from './resolve.ts';

/** A code that bears a name which is the whole query, and one above it; added where the name is the usual one. */
const BEARS = 2;
const LEADS_TO = 1;
const USUALLY = 4;

/** The evidence for the codes below one heading, as a tree: a code is as well supported as the best below it. */
export class CodeTree {
  readonly #index: SearchIndex;
  /** By the code's number in its heading: evidence for the code itself, which names and descriptions write here. */
  readonly own: Float32Array;
  /** The heading's own code: where its codes begin. */
  first = 0;
  // The best in the tree below the code, and `BEARS` or `LEADS_TO` with `USUALLY`.
  readonly #best: Float32Array;
  readonly #named: Uint8Array;
  #count = 0;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.own = new Float32Array(index.maxCodes);
    this.#best = new Float32Array(index.maxCodes);
    this.#named = new Uint8Array(index.maxCodes);
  }

  /** Begins with another heading. */
  begin(heading: number): void {
    const { headingCode, codeCount, tree } = this.#index;
    tree.open(heading);
    this.first = headingCode[heading] as number;
    this.#count = (headingCode[heading + 1] ?? codeCount) - this.first;
    this.own.fill(0, 0, this.#count);
    this.#named.fill(0, 0, this.#count);
  }

  /** The code bears a name that is the whole query. */
  markNamed(code: number, isUsual: boolean): void {
    const local = code - this.first;
    const usually = isUsual ? USUALLY : (this.#named[local] as number) & USUALLY;
    this.#named[local] = BEARS | usually;
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

const NEARLY_ALL = 0.98;
const SUM_SCALE = 4;
const USUAL_LEAD = 1.05;
/** What a name counts by its head: not in the query, in it as a further word, as its head, as what the goods are for. */
const HEAD_LEAD = Float64Array.of(0.6, 0.9, 1, 0.3);
const AS_WORD = 1;
const AS_HEAD = 2;
const AS_USE = 3;
/** A name as strong as this is said in full, head and all, and leaves nothing of the query unsaid. */
const WHOLE_QUERY = 0.94;
const ONE_BY_SUM = Float64Array.from(SUM_BY_BYTE, (sum) => 1 / sum);

/** Where no slot counted yet: see `#lastSlot`. */
const NO_SLOT = -1 << 2;

/** What the common names of a heading say for it. */
export class NameEvidence {
  readonly #index: SearchIndex;
  /**
   * By the name's number in its heading two numbers in turn: how much of it the query says, and how much of the query it
   * explains. Float64, since float32 would be widened on every add.
   */
  readonly #explained: Float64Array;
  /** The slot that counted last for a name, times four, and what of `HEAD_LEAD` its head counts. */
  readonly #lastSlot: Int32Array;
  /** By candidate, `maxNames` for each: the names that have a term, and how strongly each speaks. */
  readonly #max: number;
  readonly #names: Int32Array;
  readonly #strength: Float32Array;
  readonly #count: Int32Array;
  // Initialised as a double: starting from a small integer makes V8 deoptimise.
  #queryWeight = 0.5;

  constructor(index: SearchIndex, maxCandidates: number) {
    this.#index = index;
    this.#max = index.maxNames;
    this.#explained = new Float64Array(2 * this.#max);
    this.#lastSlot = new Int32Array(this.#max).fill(NO_SLOT);
    this.#names = new Int32Array(maxCandidates * this.#max);
    this.#strength = new Float32Array(maxCandidates * this.#max);
    this.#count = new Int32Array(maxCandidates);
  }

  /** Begins with another query. */
  begin({ weight }: Query): void {
    this.#queryWeight = weight;
  }

  /** Begins with another candidate. */
  clear(candidate: number): void {
    this.#count[candidate] = 0;
  }

  /** Adds a term to the names that hold it. */
  add({ docs, textCount, count }: PostingReader, candidate: number, { meant, role, slot }: QueryTerm): void {
    const { weight } = meant;
    const gain = weight * roleWeight(role);
    const asHead = role === 'head' ? AS_HEAD : role === 'use' || role === 'owner' ? AS_USE : AS_WORD;
    const noSlot = NO_SLOT;
    const explained = this.#explained;
    const lastSlot = this.#lastSlot;
    const names = this.#names;
    const first = candidate * this.#max;
    let found = this.#count[candidate] as number;
    for (let i = textCount; i < count; i++) {
      const doc = docs[i] as number;
      const name = doc >>> 1;
      const before = lastSlot[name] as number;
      if (before >> 2 === slot) continue;
      if (before === noSlot) names[first + found++] = name;
      lastSlot[name] = (slot << 2) | Math.max(before & 3, doc & 1 ? asHead : 0);
      const said = name << 1;
      explained[said] = (explained[said] as number) + weight;
      explained[said + 1] = (explained[said + 1] as number) + gain;
    }
    this.#count[candidate] = found;
  }

  /**
   * What the names say for the heading; returns the name that says most, or -1. A name speaks as strongly as it explains
   * the query, times how much of it the query says.
   */
  judge(heading: number, candidate: number, features: Float32Array): number {
    const { nameWeight, nameFlags, headingName } = this.#index;
    const noSlot = NO_SLOT;
    const explained = this.#explained;
    const lastSlot = this.#lastSlot;
    const names = this.#names;
    const strengths = this.#strength;
    const perWeight = 1 / this.#queryWeight;
    const firstName = headingName[heading] as number;
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    let sum = 0;
    let best = 0;
    let bestName = -1;
    let bestHead = 0;
    let fullName = 0;
    let usualName = 0;
    let exactName = 0;
    for (let i = from; i < to; i++) {
      const name = names[i] as number;
      const shares = name << 1;
      const said = (explained[shares] as number) * (ONE_BY_SUM[nameWeight[firstName + name] as number] as number);
      const share = Math.min(1, said);
      const coverage = Math.min(1, (explained[shares + 1] as number) * perWeight);
      const head = (lastSlot[name] as number) & 3;
      const strength = coverage * share * share * (HEAD_LEAD[head] as number);
      strengths[i] = strength;
      sum += strength * strength;
      if (strength > best) {
        best = strength;
        bestName = name;
        bestHead = head;
      }
      if (said > NEARLY_ALL && head !== AS_USE) {
        if (coverage > fullName) fullName = coverage;
        if (coverage > NEARLY_ALL) exactName = 1;
        const usual = ((nameFlags[firstName + name] as number) & NAME_USUAL) !== 0;
        if (usual && coverage > usualName) usualName = coverage;
      }
      explained[shares] = 0;
      explained[shares + 1] = 0;
      lastSlot[name] = noSlot;
    }
    features[BEST_NAME] = best;
    features[NAME_SUPPORT] = sum === 0 ? 0 : Math.log1p(Math.fround(sum * SUM_SCALE));
    features[FULL_NAME] = fullName;
    features[USUAL_NAME] = usualName;
    features[EXACT_NAME] = exactName;
    features[HEAD_IN_NAME] = bestHead === AS_USE ? 0 : bestHead / 2;
    return bestName < 0 ? -1 : firstName + bestName;
  }

  /** What they say for the codes below it. */
  weigh(heading: number, candidate: number, tree: CodeTree): void {
    const { nameFlags, headingName } = this.#index;
    const nameCode = this.#index.codesOfNames(heading);
    const firstName = headingName[heading] as number;
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    const names = this.#names;
    const strengths = this.#strength;
    const { own, first } = tree;
    for (let i = from; i < to; i++) {
      const name = firstName + (names[i] as number);
      const code = nameCode[name] as number;
      const usual = ((nameFlags[name] as number) & NAME_USUAL) !== 0;
      const strength = (strengths[i] as number) * (usual ? USUAL_LEAD : 1);
      // The best name of a code counts.
      if (strength > (own[code - first] as number)) own[code - first] = strength;
      if ((strengths[i] as number) > WHOLE_QUERY) tree.markNamed(code, usual);
    }
  }
}

/** What a term counts more in a description whose head it is. */
const TEXT_HEAD_LEAD = 1.15;
/** A description supports its own code by so much of its strength. */
const SHARE_FOR_CODE = 0.5;

/** What the descriptions of a heading's codes say for it and for them. */
export class TextEvidence {
  readonly #index: SearchIndex;
  /** By the code's number in its heading: how much of the query its description explains. */
  readonly #gained: Float64Array;
  /** By candidate, `maxCodes` for each: the codes whose descriptions have a term, and how strongly each speaks. */
  readonly #max: number;
  readonly #codes: Int32Array;
  readonly #strength: Float32Array;
  readonly #count: Int32Array;
  // Initialised as a double: starting from a small integer makes V8 deoptimise.
  #queryWeight = 0.5;

  constructor(index: SearchIndex, maxCandidates: number) {
    this.#index = index;
    this.#max = index.maxCodes;
    this.#gained = new Float64Array(this.#max);
    this.#codes = new Int32Array(maxCandidates * this.#max);
    this.#strength = new Float32Array(maxCandidates * this.#max);
    this.#count = new Int32Array(maxCandidates);
  }

  /** Begins with another query. */
  begin({ weight }: Query): void {
    this.#queryWeight = weight;
  }

  /** Begins with another candidate. */
  clear(candidate: number): void {
    this.#count[candidate] = 0;
  }

  /** Adds what a term gains to the descriptions that hold it. */
  add({ docs, textCount }: PostingReader, candidate: number, { meant, role }: QueryTerm): void {
    const gain = meant.weight * roleWeight(role);
    const gained = this.#gained;
    const first = candidate * this.#max;
    let count = this.#count[candidate] as number;
    for (let i = 0; i < textCount; i++) {
      const doc = docs[i] as number;
      const code = doc >>> 1;
      if (gained[code] === 0) this.#codes[first + count++] = code;
      gained[code] = (gained[code] as number) + gain * (doc & 1 ? TEXT_HEAD_LEAD : 1);
    }
    this.#count[candidate] = count;
  }

  /** Strength of the description that says most for the heading. */
  judge(heading: number, candidate: number): number {
    const firstCode = this.#index.headingCode[heading] as number;
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    let best = 0;
    for (let i = from; i < to; i++) {
      const code = this.#codes[i] as number;
      const strength = this.#strengthOf(code, firstCode + code);
      this.#strength[i] = strength;
      if (strength > best) best = strength;
      this.#gained[code] = 0;
    }
    return best;
  }

  /** As for a name, but softer on what the description says beyond the query. */
  #strengthOf(local: number, code: number): number {
    const gain = this.#gained[local] as number;
    const whole = (SUM_BY_BYTE[this.#index.textWeight[code] as number] as number) * 0.7 + 1;
    return Math.min(1, gain / this.#queryWeight) * (0.4 + (0.6 * gain) / Math.max(gain, whole));
  }

  /** What they say for their own codes. */
  weigh(candidate: number, { own }: CodeTree): void {
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    for (let i = from; i < to; i++) {
      const code = this.#codes[i] as number;
      own[code] = (own[code] as number) + (this.#strength[i] as number) * SHARE_FOR_CODE;
    }
  }
}
