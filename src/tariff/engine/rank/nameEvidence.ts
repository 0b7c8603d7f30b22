// What the common names of a heading say for it: how much of the query each explains, and how much of it the query says.

import { NAME_USUAL, SUM_BY_BYTE } from '../index/format.ts';
import type { PostingReader } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { CodeTree } from './codeTree.ts';
import { BEST_NAME, EXACT_NAME, FULL_NAME, HEAD_IN_NAME, NAME_SUPPORT, USUAL_NAME } from './features.ts';
import type { Query } from './query.ts';
import { type QueryTerm, roleWeight } from './resolve.ts';

const NEARLY_ALL = 0.98;
const SUM_SCALE = 4;
const USUAL_LEAD = 1.05;
/** What a name counts by its head: not in the query, in it as a further word, in it as its head. */
const HEAD_LEAD = Float64Array.of(0.6, 0.9, 1);
const AS_WORD = 1;
const AS_HEAD = 2;
/** A name as strong as this is said in full, head and all, and leaves nothing of the query unsaid. */
const WHOLE_QUERY = 0.94;
const ONE_BY_SUM = Float64Array.from(SUM_BY_BYTE, (sum) => 1 / sum);

/** Where no slot counted yet: see `#lastSlot`. */
const NO_SLOT = -1 << 2;

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
    const asHead = role === 'head' ? AS_HEAD : AS_WORD;
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
      if (said > NEARLY_ALL) {
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
    features[HEAD_IN_NAME] = bestHead / 2;
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
