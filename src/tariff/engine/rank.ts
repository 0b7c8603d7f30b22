// Ranks headings for a text: gathers evidence from names, descriptions, headings as wholes and the text model,
// and combines it with learned weights. All buffers are made once and cleared after use, so a query allocates little.
import type { Reading, Role } from './read.ts';
import { type QueryTerm, type ResolvedQuery, resolveWords } from './resolve.ts';
import { NAME_USUAL, type SearchIndex } from './searchIndex.ts';

/** What a candidate heading is judged by; the order is that of the weights file. */
export const FEATURES = [
  'bestName',
  'nameSupport',
  'fullName',
  'exactName',
  'usualName',
  'headInName',
  'bestText',
  'bag',
  'coverage',
  'headCovered',
  'model',
  'services',
  'size',
] as const;
export type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

export type Weights = Readonly<Record<FeatureName, number>>;

const ROLE_WEIGHT: Readonly<Record<Role, number>> = { head: 1, modifier: 0.75, extra: 0.5 };

/** Scores for every heading from a trained model of texts; see textModel.ts. */
export interface HeadingModel {
  /** Adds its scores into `scores`, indexed by heading. */
  score(reading: Reading, scores: Float32Array): void;
}

export interface RankedHeading {
  readonly heading: number;
  readonly score: number;
  readonly features: Float32Array;
  /** The name that speaks most for it, or -1. */
  readonly bestName: number;
}

export interface Ranking {
  readonly reading: Reading;
  readonly resolved: ResolvedQuery;
  /** Best first. */
  readonly headings: readonly RankedHeading[];
  /** Evidence for the code itself; valid until the next ranking. */
  codeEvidence(code: number): number;
  /** The best evidence in the tree below the code, itself included; valid until the next ranking. */
  treeEvidence(code: number): number;
}

/** Bytes of postings from which a word counts as common. */
const COMMON_POSTINGS = 1200;

/** The terms with the most telling first; alternatives of one slot stay together in weight, so order is all that changes. */
function tellingFirst(terms: readonly QueryTerm[], weight: Float32Array): readonly QueryTerm[] {
  return terms.length < 2
    ? terms
    : [...terms].sort((a, b) => (weight[b.term] ?? 0) - (weight[a.term] ?? 0) || a.slot - b.slot);
}

/** Headings that share no word with the text are heard only when the model names them among its first ones. */
const MODEL_ONLY = 8;

export class Ranker {
  readonly #index: SearchIndex;
  readonly #weights: Float32Array;
  readonly #model: HeadingModel | undefined;

  readonly #nameMatched: Float32Array;
  readonly #nameGained: Float32Array;
  readonly #nameHead: Uint8Array;
  readonly #nameSlot: Int16Array;
  readonly #touchedNames: Int32Array;
  readonly #textGained: Float32Array;
  readonly #touchedTexts: Int32Array;
  readonly #codeScore: Float32Array;
  readonly #touchedCodes: Int32Array;
  #touchedCodeCount = 0;
  readonly #treeScore: Float32Array;
  readonly #features: Float32Array;
  readonly #isTouched: Uint8Array;
  readonly #touchedHeadings: Int32Array;
  #touchedHeadingCount = 0;
  readonly #bestName: Int32Array;
  readonly #nameSum: Float32Array;
  readonly #slotBest: Float32Array;
  readonly #slotStamp: Int32Array;
  #stamp = 0;
  readonly #modelScores: Float32Array;
  readonly #isService: Uint8Array;

  constructor(index: SearchIndex, weights: Weights, model?: HeadingModel) {
    this.#index = index;
    this.#weights = Float32Array.from(FEATURES, (feature) => weights[feature]);
    this.#model = model;
    this.#nameMatched = new Float32Array(index.nameCount);
    this.#nameGained = new Float32Array(index.nameCount);
    this.#nameHead = new Uint8Array(index.nameCount);
    this.#nameSlot = new Int16Array(index.nameCount).fill(-1);
    this.#touchedNames = new Int32Array(index.nameCount);
    this.#textGained = new Float32Array(index.codeCount);
    this.#touchedTexts = new Int32Array(index.codeCount);
    this.#codeScore = new Float32Array(index.codeCount);
    this.#touchedCodes = new Int32Array(index.codeCount);
    this.#treeScore = new Float32Array(index.codeCount);
    this.#features = new Float32Array(index.headingCount * FEATURE_COUNT);
    this.#isTouched = new Uint8Array(index.headingCount);
    this.#touchedHeadings = new Int32Array(index.headingCount);
    this.#bestName = new Int32Array(index.headingCount).fill(-1);
    this.#nameSum = new Float32Array(index.headingCount);
    this.#slotBest = new Float32Array(index.headingCount);
    this.#slotStamp = new Int32Array(index.headingCount);
    this.#modelScores = new Float32Array(index.headingCount);
    this.#isService = index.headingIsService;
  }

  rank(reading: Reading, most: number): Ranking {
    const index = this.#index;
    this.#clear();
    const resolved = resolveWords(index, reading);
    const { terms, slotCount } = resolved;
    if (terms.length === 0) {
      return { reading, resolved, headings: [], codeEvidence: () => 0, treeEvidence: () => 0 };
    }

    // What the query could gain at most: the best term of each slot.
    const slotWeight = new Float32Array(slotCount);
    let headSlot = -1;
    for (const { term, role, trust, slot } of terms) {
      const weight = (index.termWeight[term] ?? 0) * trust * ROLE_WEIGHT[role];
      if (weight > (slotWeight[slot] ?? 0)) slotWeight[slot] = weight;
      if (role === 'head') headSlot = slot;
    }
    let queryWeight = 0;
    for (const weight of slotWeight) queryWeight += weight;
    queryWeight += resolved.unknown.length * 3;
    if (queryWeight === 0) queryWeight = 1;

    this.#gatherNames(resolved, queryWeight);
    this.#gatherTexts(resolved, queryWeight);
    this.#gatherBags(resolved, queryWeight, headSlot);
    if (this.#model) this.#gatherModel(this.#model, reading);
    this.#liftEvidence();
    return {
      reading,
      resolved,
      headings: this.#best(most),
      codeEvidence: (code) => this.#codeScore[code] ?? 0,
      treeEvidence: (code) => this.#treeScore[code] ?? 0,
    };
  }

  /** Forgets the last query, touching only what it touched. */
  #clear(): void {
    const { codeParent } = this.#index;
    for (let i = 0; i < this.#touchedCodeCount; i++) {
      let code = this.#touchedCodes[i] ?? 0;
      this.#codeScore[code] = 0;
      while (this.#treeScore[code] !== 0) {
        this.#treeScore[code] = 0;
        code = codeParent[code] ?? code;
      }
    }
    this.#touchedCodeCount = 0;
    this.#isTouched.fill(0);
    this.#bestName.fill(-1);
    this.#nameSum.fill(0);
    this.#features.fill(0);
    this.#touchedHeadingCount = 0;
  }

  /** Passes evidence up the tree: a parent is as well supported as the best of its children. */
  #liftEvidence(): void {
    const { codeParent } = this.#index;
    const tree = this.#treeScore;
    for (let i = 0; i < this.#touchedCodeCount; i++) {
      let code = this.#touchedCodes[i] ?? 0;
      const score = this.#codeScore[code] ?? 0;
      while ((tree[code] ?? 0) < score) {
        tree[code] = score;
        code = codeParent[code] ?? code;
      }
    }
  }

  #touch(heading: number): void {
    if (this.#isTouched[heading] === 1) return;
    this.#isTouched[heading] = 1;
    this.#touchedHeadings[this.#touchedHeadingCount++] = heading;
  }

  #touchCode(code: number): void {
    if (this.#codeScore[code] === 0) this.#touchedCodes[this.#touchedCodeCount++] = code;
  }

  /** The best headings by the weighted sum of their features, ties by tariff order. */
  #best(most: number): readonly RankedHeading[] {
    const features = this.#features;
    const weights = this.#weights;
    const headings: number[] = [];
    const scores: number[] = [];
    let least = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#touchedHeadingCount; i++) {
      const heading = this.#touchedHeadings[i] ?? 0;
      const at = heading * FEATURE_COUNT;
      features[at + 1] = Math.log1p(this.#nameSum[heading] ?? 0);
      if (this.#isService[heading] === 1) features[at + 11] = 1;
      features[at + 12] = this.#index.headingSize[heading] ?? 0;
      let score = 0;
      for (let f = 0; f < FEATURE_COUNT; f++) score += (features[at + f] ?? 0) * (weights[f] ?? 0);
      if (score < least) continue;
      let place = headings.length;
      while (place > 0) {
        const before = scores[place - 1] ?? 0;
        if (before > score || (before === score && (headings[place - 1] ?? 0) < heading)) break;
        place--;
      }
      headings.splice(place, 0, heading);
      scores.splice(place, 0, score);
      if (headings.length > most) {
        headings.pop();
        scores.pop();
        least = scores[most - 1] ?? 0;
      }
    }
    return headings.map((heading, i) => ({
      heading,
      score: scores[i] ?? 0,
      features: features.slice(heading * FEATURE_COUNT, (heading + 1) * FEATURE_COUNT),
      bestName: this.#bestName[heading] ?? -1,
    }));
  }

  /** The text model: its vote for every heading that shares a word, and for its own first few. */
  #gatherModel(model: HeadingModel, reading: Reading): void {
    const scores = this.#modelScores.fill(0);
    model.score(reading, scores);
    const first: number[] = [];
    let least = 0;
    for (let heading = 0; heading < scores.length; heading++) {
      const score = scores[heading] ?? 0;
      if (score <= least || this.#isTouched[heading] === 1) continue;
      let place = first.length;
      while (place > 0 && (scores[first[place - 1] ?? 0] ?? 0) < score) place--;
      first.splice(place, 0, heading);
      if (first.length > MODEL_ONLY) {
        first.pop();
        least = scores[first[MODEL_ONLY - 1] ?? 0] ?? 0;
      }
    }
    for (const heading of first) this.#touch(heading);
    for (let i = 0; i < this.#touchedHeadingCount; i++) {
      const heading = this.#touchedHeadings[i] ?? 0;
      this.#features[heading * FEATURE_COUNT + 10] = scores[heading] ?? 0;
    }
  }

  /** Names: how much of the query a name explains, and how much of the name the query says. */
  #gatherNames({ terms }: ResolvedQuery, queryWeight: number): void {
    const index = this.#index;
    const { namePostings, namePostingsAt, nameWeight, nameCode, nameFlags, codeHeading, termWeight } = index;
    const matched = this.#nameMatched;
    const gained = this.#nameGained;
    const headHit = this.#nameHead;
    const lastSlot = this.#nameSlot;
    const touched = this.#touchedNames;
    let touchedCount = 0;
    for (const { term, role, trust, slot } of tellingFirst(terms, termWeight)) {
      const weight = (termWeight[term] ?? 0) * trust;
      const gain = weight * ROLE_WEIGHT[role];
      const headFlag = role === 'head' ? 2 : 1;
      // A word of hundreds of names only adds to names that a more telling word has found already.
      const addsOnly =
        touchedCount > 0 && (namePostingsAt[term + 1] ?? 0) - (namePostingsAt[term] ?? 0) > COMMON_POSTINGS;
      let at = namePostingsAt[term] ?? 0;
      const end = namePostingsAt[term + 1] ?? 0;
      let doc = 0;
      while (at < end) {
        let byte = namePostings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = namePostings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        doc += value >>> 1;
        if (lastSlot[doc] === slot) continue;
        if (lastSlot[doc] === -1) {
          if (addsOnly) continue;
          touched[touchedCount++] = doc;
        }
        lastSlot[doc] = slot;
        matched[doc] = (matched[doc] ?? 0) + weight;
        gained[doc] = (gained[doc] ?? 0) + gain;
        if (value & 1) headHit[doc] = Math.max(headHit[doc] ?? 0, headFlag);
      }
    }
    const features = this.#features;
    const bestName = this.#bestName;
    const nameSum = this.#nameSum;
    const codeScore = this.#codeScore;
    for (let i = 0; i < touchedCount; i++) {
      const doc = touched[i] ?? 0;
      const share = Math.min(1, (matched[doc] ?? 0) / Math.max(0.001, nameWeight[doc] ?? 1));
      const coverage = Math.min(1, (gained[doc] ?? 0) / queryWeight);
      const head = headHit[doc] ?? 0;
      const strength = coverage * share * share * (head === 2 ? 1 : head === 1 ? 0.9 : 0.6);
      const code = nameCode[doc] ?? 0;
      const heading = codeHeading[code] ?? 0;
      const at = heading * FEATURE_COUNT;
      const usual = ((nameFlags[doc] ?? 0) & NAME_USUAL) !== 0;
      const better = strength * (usual ? 1.05 : 1);
      this.#touch(heading);
      if (better > (codeScore[code] ?? 0)) {
        this.#touchCode(code);
        codeScore[code] = better;
      }
      nameSum[heading] = (nameSum[heading] ?? 0) + strength * strength * 4;
      if (strength > (features[at] ?? 0)) {
        features[at] = strength;
        bestName[heading] = doc;
        features[at + 5] = head === 2 ? 1 : head === 1 ? 0.5 : 0;
      }
      if (share > 0.98) {
        if (coverage > (features[at + 2] ?? 0)) features[at + 2] = coverage;
        if (coverage > 0.98) features[at + 3] = 1;
        if (usual && coverage > (features[at + 4] ?? 0)) features[at + 4] = coverage;
      }
      matched[doc] = 0;
      gained[doc] = 0;
      headHit[doc] = 0;
      lastSlot[doc] = -1;
    }
  }

  /** Descriptions of codes: the same idea, softer on what the description says beyond the query. */
  #gatherTexts({ terms }: ResolvedQuery, queryWeight: number): void {
    const index = this.#index;
    const { textPostings, textPostingsAt, textWeight, codeHeading, termWeight } = index;
    const gained = this.#textGained;
    const touched = this.#touchedTexts;
    let touchedCount = 0;
    for (const { term, role, trust } of terms) {
      const gain = (termWeight[term] ?? 0) * trust * ROLE_WEIGHT[role];
      let at = textPostingsAt[term] ?? 0;
      const end = textPostingsAt[term + 1] ?? 0;
      let doc = 0;
      while (at < end) {
        let byte = textPostings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = textPostings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        doc += value >>> 1;
        if (gained[doc] === 0) touched[touchedCount++] = doc;
        gained[doc] = (gained[doc] ?? 0) + gain * (value & 1 ? 1.15 : 1);
      }
    }
    for (let i = 0; i < touchedCount; i++) {
      const doc = touched[i] ?? 0;
      const gain = gained[doc] ?? 0;
      const coverage = Math.min(1, gain / queryWeight);
      const strength = coverage * (0.4 + (0.6 * gain) / Math.max(gain, (textWeight[doc] ?? 0) * 0.7 + 1));
      const at = (codeHeading[doc] ?? 0) * FEATURE_COUNT + 6;
      this.#touch(codeHeading[doc] ?? 0);
      if (strength > (this.#features[at] ?? 0)) this.#features[at] = strength;
      this.#touchCode(doc);
      this.#codeScore[doc] = (this.#codeScore[doc] ?? 0) + strength * 0.5;
      gained[doc] = 0;
    }
  }

  /** Headings as wholes: which share of the query they know, whatever the name it stands in. */
  #gatherBags({ terms }: ResolvedQuery, queryWeight: number, headSlot: number): void {
    const index = this.#index;
    const { bagPostings, bagPostingsAt, termWeight } = index;
    const features = this.#features;
    const slotBest = this.#slotBest;
    const slotStamp = this.#slotStamp;
    for (const [i, { term, role, trust, slot }] of terms.entries()) {
      if (i === 0 || terms[i - 1]?.slot !== slot) this.#stamp++;
      const weight = (termWeight[term] ?? 0) * trust * ROLE_WEIGHT[role];
      let at = bagPostingsAt[term] ?? 0;
      const end = bagPostingsAt[term + 1] ?? 0;
      let heading = 0;
      while (at < end) {
        let byte = bagPostings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = bagPostings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        heading += value;
        const count = (bagPostings[at++] ?? 0) / 32;
        const already = slotStamp[heading] === this.#stamp ? (slotBest[heading] ?? 0) : 0;
        if (weight <= already) continue;
        this.#touch(heading);
        slotBest[heading] = weight;
        slotStamp[heading] = this.#stamp;
        const place = heading * FEATURE_COUNT;
        const gain = (weight - already) / queryWeight;
        features[place + 7] = (features[place + 7] ?? 0) + gain * (count / (count + 1.5));
        features[place + 8] = (features[place + 8] ?? 0) + gain;
        if (slot === headSlot) features[place + 9] = 1;
      }
    }
  }
}
