// The close look at the chosen headings, one after the other: how much of the query their names and descriptions
// explain, and how much of each name the query says; with the evidence for every code below them.

import { countIn, headingIn, NAME_USUAL, type SearchIndex, SUM_BY_BYTE } from '../index/searchIndex.ts';
import { type Candidates, COUNT_BITS, KNOWN_SHARE, ROLE_WEIGHT } from './candidates.ts';
import {
  BAG,
  BEST_NAME,
  BEST_TEXT,
  COVERAGE,
  EXACT_NAME,
  FEATURE_COUNT,
  FULL_NAME,
  HEAD_COVERED,
  HEAD_IN_NAME,
  NAME_SUPPORT,
  USUAL_NAME,
} from './features.ts';
import type { QueryTerm } from './resolve.ts';

const NEARLY_ALL = 0.98;
const SUM_SCALE = 4;
const ONE_BY_SUM = Float64Array.from(SUM_BY_BYTE, (sum) => 1 / sum);
const USUAL_LEAD = 1.05;
/** What a name counts by its head: not in the query, in it as a further word, in it as its head. */
const HEAD_LEAD = Float64Array.of(0.6, 0.9, 1);
/** Where a name keeps which slot counted last: the two lowest bits are for its head. */
const HEAD_BITS = 2;
const HEAD_MASK = (1 << HEAD_BITS) - 1;
const NO_SLOT = -1 << HEAD_BITS;
/** A name as strong as this is said in full, head and all, and leaves nothing of the query unsaid. */
const WHOLE_QUERY = 0.94;
/** A code that bears such a name, and one above it. */
const BEARS = 2;
const LEADS_TO = 1;
/** A description supports its own code by so much of its strength. */
const TEXT_SHARE = 0.5;
const TEXT_HEAD_LEAD = 1.15;
/** Terms of one query that are looked at closely; a text of 200 characters has fewer. */
const MAX_TERMS = 160;

const longest = (starts: Uint32Array): number =>
  starts.reduce((most, start, i) => Math.max(most, start - (starts[i - 1] ?? 0)), 1);

/** With more entries than this for each candidate it is quicker to look the candidates up than to go through them. */
const LOOKED_UP_FROM = 16;

/** The entry of a heading among those of a term, which stand in tariff order; -1: it has none. */
function entryOf(entries: Int32Array, start: number, end: number, heading: number): number {
  let from = start;
  let to = end - 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (headingIn(entries[middle] ?? 0) < heading) from = middle + 1;
    else to = middle;
  }
  return headingIn(entries[from] ?? 0) === heading ? from : -1;
}

/** A candidate and the name that speaks most for it. */
export interface RankedName {
  readonly place: number;
  readonly heading: number;
  readonly bestName: number;
}

export class CloseLook {
  readonly #index: SearchIndex;
  /** What is found for each candidate, by its place: its features, but for those of the text model and the size. */
  readonly features: readonly Float32Array[];
  /** The name that speaks most for it; -1: none. */
  readonly bestName: Int32Array;

  /** For each candidate the terms it knows: how many, which, and their entries in the index. */
  readonly #knownCount: Uint16Array;
  readonly #knownTerm: Uint16Array;
  readonly #knownEntry: Uint32Array;

  // By the name's place in its heading. Numbers that are added up are long ones: short ones would be made long each time.
  /** How much of the name the query says, and how much of the query the name explains, in turn. */
  readonly #explained: Float64Array;
  /** The slot that counted last, with two bits for the head: see `HEAD_LEAD`. */
  readonly #lastSlot: Int32Array;
  // For each candidate the names that have a term, and how strongly each speaks: the codes below are judged by them.
  readonly #mostNames: number;
  readonly #nameCount: Uint16Array;
  readonly #names: Uint16Array;
  readonly #nameStrength: Float32Array;
  // By the code's place in its heading.
  readonly #textGained: Float64Array;
  // For each candidate the descriptions that have a term, in the same way.
  readonly #mostTexts: number;
  readonly #textCount: Uint16Array;
  readonly #texts: Uint16Array;
  readonly #textStrength: Float32Array;
  // Of the codes below the candidate that was looked below last, by their place in it: evidence for the code itself, the
  // best in the tree below it, and the text model's votes.
  readonly #codeScore: Float32Array;
  readonly #treeScore: Float32Array;
  readonly #finerVotes: Float32Array;
  /** Which of them bear a name that is the whole query, or lead to such a code. */
  readonly #named: Uint8Array;
  #firstCode = 0;
  #terms: readonly QueryTerm[] = [];
  // Fractions begin as such: a whole number first would have compiled code thrown away later.
  #queryWeight = 0.5;
  #headSlot = -1;
  #cursor = 0;

  constructor(index: SearchIndex, most: number) {
    this.#index = index;
    this.features = Array.from({ length: most }, () => new Float32Array(FEATURE_COUNT));
    this.bestName = new Int32Array(most);
    this.#knownCount = new Uint16Array(most);
    this.#knownTerm = new Uint16Array(most * MAX_TERMS);
    this.#knownEntry = new Uint32Array(most * MAX_TERMS);
    const names = longest(index.headingName);
    const codes = longest(Uint32Array.from([...index.headingCode, index.codeCount]));
    this.#explained = new Float64Array(2 * names);
    this.#lastSlot = new Int32Array(names).fill(NO_SLOT);
    this.#mostNames = names;
    this.#nameCount = new Uint16Array(most);
    this.#names = new Uint16Array(most * names);
    this.#nameStrength = new Float32Array(most * names);
    this.#finerVotes = new Float32Array(codes);
    this.#textGained = new Float64Array(codes);
    this.#mostTexts = codes;
    this.#textCount = new Uint16Array(most);
    this.#texts = new Uint16Array(most * codes);
    this.#textStrength = new Float32Array(most * codes);
    this.#codeScore = new Float32Array(codes);
    this.#treeScore = new Float32Array(codes);
    this.#named = new Uint8Array(codes);
  }

  /** Begins with another query. */
  begin(terms: readonly QueryTerm[], queryWeight: number, headSlot: number): void {
    this.#terms = terms.length > MAX_TERMS ? terms.slice(0, MAX_TERMS) : terms;
    this.#queryWeight = queryWeight;
    this.#headSlot = headSlot;
  }

  /** Looks at the first candidates, so many. */
  look(candidates: Candidates, count: number): void {
    this.#knownCount.fill(0, 0, count);
    for (let i = 0; i < this.#terms.length; i++)
      this.#findEntries(candidates, this.#terms[i]?.meant.term ?? 0, i, count);
    for (let place = 0; place < count; place++) {
      const heading = candidates.chosen[place] ?? 0;
      const features = this.features[place];
      if (features === undefined) return;
      this.#readHeading(place, features);
      this.bestName[place] = this.#judgeNames(heading, place, features);
      features[BEST_TEXT] = this.#judgeTexts(heading, place);
    }
  }

  /** Gathers the evidence for the codes below one of the candidates; that for another candidate is forgotten. */
  lookBelow(heading: number, place: number): void {
    const { headingCode, codeCount } = this.#index;
    this.#firstCode = headingCode[heading] ?? 0;
    const codes = (headingCode[heading + 1] ?? codeCount) - this.#firstCode;
    this.#codeScore.fill(0, 0, codes);
    this.#finerVotes.fill(0, 0, codes);
    this.#named.fill(0, 0, codes);
    this.#weighNames(heading, place);
    this.#weighTexts(place);
    this.#liftEvidence(codes);
    this.#countFinerVotes(place);
  }

  /** Evidence for the code itself. */
  codeEvidence(code: number): number {
    return this.#codeScore[code - this.#firstCode] ?? 0;
  }

  /** The best evidence in the tree below the code, itself included. */
  treeEvidence(code: number): number {
    return this.#treeScore[code - this.#firstCode] ?? 0;
  }

  /** Whether the code bears a name that is the whole query. */
  bearsName(code: number): boolean {
    return this.#named[code - this.#firstCode] === BEARS;
  }

  /** Whether the code bears such a name or one below it does. */
  leadsToName(code: number): boolean {
    return this.#named[code - this.#firstCode] !== 0;
  }

  /** The text model's votes for a code of six digits below the heading that was looked at last. */
  finerVote(code: number): number {
    return this.#finerVotes[code - this.#firstCode] ?? 0;
  }

  #countFinerVotes(place: number): void {
    const first = place * MAX_TERMS;
    const last = first + (this.#knownCount[place] ?? 0);
    for (let known = first; known < last; known++) {
      const trust = this.#terms[this.#knownTerm[known] ?? 0]?.meant.trust ?? 0;
      this.#index.addFinerVotes(this.#knownEntry[known] ?? 0, trust, this.#finerVotes);
    }
  }

  /** The terms, by their place in the query, that stand in a name of the candidate. */
  termsInName(place: number, heading: number, name: number): readonly number[] {
    return this.#termsIn(place, name - (this.#index.headingName[heading] ?? 0), false);
  }

  /** The terms, by their place in the query, that stand in the description of a code of the candidate. */
  termsInText(place: number, heading: number, code: number): readonly number[] {
    return this.#termsIn(place, code - (this.#index.headingCode[heading] ?? 0), true);
  }

  /** Whether a candidate knows a word of the query that does not stand in this name of another. */
  knowsBeside(place: number, named: RankedName): boolean {
    const said = new Set(
      this.termsInName(named.place, named.heading, named.bestName).map((term) => this.#slotOf(term)),
    );
    const first = place * MAX_TERMS;
    const last = first + (this.#knownCount[place] ?? 0);
    for (let known = first; known < last; known++) {
      if (!said.has(this.#slotOf(this.#knownTerm[known] ?? 0))) return true;
    }
    return false;
  }

  #slotOf(term: number): number {
    return this.#terms[term]?.slot ?? -1;
  }

  #termsIn(place: number, wanted: number, inTexts: boolean): readonly number[] {
    const { entryFrom } = this.#index;
    const found: number[] = [];
    const first = place * MAX_TERMS;
    const last = first + (this.#knownCount[place] ?? 0);
    for (let known = first; known < last; known++) {
      const entry = this.#knownEntry[known] ?? 0;
      const end = entryFrom[entry + 1] ?? 0;
      this.#cursor = entryFrom[entry] ?? 0;
      if (this.#cursor === end) continue;
      let doc = 0;
      let isIn = false;
      for (let left = this.#nextNumber(); left > 0; left--) {
        doc += this.#nextNumber() >>> 1;
        if (inTexts && doc === wanted) isIn = true;
      }
      if (!inTexts) {
        doc = 0;
        while (this.#cursor < end && doc <= wanted && !isIn) {
          doc += this.#nextNumber() >>> 1;
          isIn = doc === wanted;
        }
      }
      if (isIn) found.push(this.#knownTerm[known] ?? 0);
    }
    return found;
  }

  /** Reads a varint of the postings where the cursor stands. */
  #nextNumber(): number {
    const { postings } = this.#index;
    let byte = postings[this.#cursor++] ?? 0;
    let value = byte & 0x7f;
    for (let shift = 7; byte & 0x80; shift += 7) {
      byte = postings[this.#cursor++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    return value;
  }

  /** Notes the entries of those candidates that know a term. */
  #findEntries({ placeOf, chosen }: Candidates, term: number, number: number, candidates: number): void {
    const { entryAt, entries } = this.#index;
    const start = entryAt[term] ?? 0;
    const end = entryAt[term + 1] ?? 0;
    if (end - start > LOOKED_UP_FROM * candidates) {
      for (let place = 0; place < candidates; place++) {
        const entry = entryOf(entries, start, end, chosen[place] ?? 0);
        if (entry >= 0) this.#note(place, number, entry);
      }
      return;
    }
    for (let entry = start; entry < end; entry++) {
      const place = (placeOf[headingIn(entries[entry] ?? 0)] ?? 0) - 1;
      if (place >= 0 && place < candidates) this.#note(place, number, entry);
    }
  }

  #note(place: number, term: number, entry: number): void {
    const count = this.#knownCount[place] ?? 0;
    this.#knownTerm[place * MAX_TERMS + count] = term;
    this.#knownEntry[place * MAX_TERMS + count] = entry;
    this.#knownCount[place] = count + 1;
  }

  /** Adds the weight of each term to the heading's names and descriptions that have it, and to the heading as a whole. */
  #readHeading(place: number, features: Float32Array): void {
    const { postings, entryFrom, entries } = this.#index;
    const terms = this.#terms;
    const perWeight = 1 / this.#queryWeight;
    const explained = this.#explained;
    const lastSlot = this.#lastSlot;
    const names = this.#names;
    const texts = this.#texts;
    const textGained = this.#textGained;
    const firstName = place * this.#mostNames;
    const firstText = place * this.#mostTexts;
    let nameCount = 0;
    let textCount = 0;
    let coverage = 0;
    let bag = 0;
    let headCovered = 0;
    let slotBefore = -1;
    let slotBest = 0;
    const headSlot = this.#headSlot;
    const first = place * MAX_TERMS;
    const last = first + (this.#knownCount[place] ?? 0);
    for (let known = first; known < last; known++) {
      const query = terms[this.#knownTerm[known] ?? 0];
      if (query === undefined) continue;
      const entry = this.#knownEntry[known] ?? 0;
      const { meant, role, slot } = query;
      const weight = meant.idf * meant.trust;
      const gain = weight * ROLE_WEIGHT[role];
      const headFlag = role === 'head' ? 2 : 1;

      const already = slot === slotBefore ? slotBest : 0;
      if (gain > already) {
        const more = (gain - already) * perWeight;
        coverage += more;
        bag += more * (KNOWN_SHARE[countIn(entries[entry] ?? 0) & COUNT_BITS] ?? 0);
        slotBefore = slot;
        slotBest = gain;
      }
      if (slot === headSlot) headCovered = 1;

      const end = entryFrom[entry + 1] ?? 0;
      this.#cursor = entryFrom[entry] ?? 0;
      if (this.#cursor === end) continue;
      let textsLeft = this.#nextNumber();
      let at = this.#cursor;
      let byte = 0;
      let code = 0;
      while (textsLeft-- > 0) {
        byte = postings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = postings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        code += value >>> 1;
        if (textGained[code] === 0) texts[firstText + textCount++] = code;
        textGained[code] = (textGained[code] ?? 0) + gain * (value & 1 ? TEXT_HEAD_LEAD : 1);
      }
      let name = 0;
      while (at < end) {
        byte = postings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = postings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        name += value >>> 1;
        const before = lastSlot[name] ?? NO_SLOT;
        if (before >> HEAD_BITS === slot) continue;
        if (before === NO_SLOT) names[firstName + nameCount++] = name;
        lastSlot[name] = (slot << HEAD_BITS) | Math.max(before & HEAD_MASK, value & 1 ? headFlag : 0);
        explained[2 * name] = (explained[2 * name] ?? 0) + weight;
        explained[2 * name + 1] = (explained[2 * name + 1] ?? 0) + gain;
      }
    }
    features[COVERAGE] = coverage;
    features[BAG] = bag;
    features[HEAD_COVERED] = headCovered;
    this.#nameCount[place] = nameCount;
    this.#textCount[place] = textCount;
  }

  /**
   * What the names say for the heading; returns the name that says most, or -1. A name speaks as strongly as it explains
   * the query, times how much of it the query says.
   */
  #judgeNames(heading: number, place: number, features: Float32Array): number {
    const { nameWeight, nameFlags, headingName } = this.#index;
    const explained = this.#explained;
    const lastSlot = this.#lastSlot;
    const names = this.#names;
    const strengths = this.#nameStrength;
    const perWeight = 1 / this.#queryWeight;
    const firstName = headingName[heading] ?? 0;
    const from = place * this.#mostNames;
    const to = from + (this.#nameCount[place] ?? 0);
    let sum = 0;
    let best = 0;
    let bestLocal = -1;
    let bestHead = 0;
    let fullName = 0;
    let usualName = 0;
    let exactName = 0;
    for (let i = from; i < to; i++) {
      const local = names[i] ?? 0;
      const said = (explained[2 * local] ?? 0) * (ONE_BY_SUM[nameWeight[firstName + local] ?? 0] ?? 0);
      const share = Math.min(1, said);
      const coverage = Math.min(1, (explained[2 * local + 1] ?? 0) * perWeight);
      const head = (lastSlot[local] ?? 0) & HEAD_MASK;
      const strength = coverage * share * share * (HEAD_LEAD[head] ?? 0);
      strengths[i] = strength;
      sum += strength * strength;
      if (strength > best) {
        best = strength;
        bestLocal = local;
        bestHead = head;
      }
      if (said > NEARLY_ALL) {
        if (coverage > fullName) fullName = coverage;
        if (coverage > NEARLY_ALL) exactName = 1;
        const usual = ((nameFlags[firstName + local] ?? 0) & NAME_USUAL) !== 0;
        if (usual && coverage > usualName) usualName = coverage;
      }
      explained[2 * local] = 0;
      explained[2 * local + 1] = 0;
      lastSlot[local] = NO_SLOT;
    }
    features[BEST_NAME] = best;
    features[NAME_SUPPORT] = Math.log1p(Math.fround(sum * SUM_SCALE));
    features[FULL_NAME] = fullName;
    features[USUAL_NAME] = usualName;
    features[EXACT_NAME] = exactName;
    features[HEAD_IN_NAME] = bestHead / 2;
    return bestLocal < 0 ? -1 : firstName + bestLocal;
  }

  /** What they say for the codes below it. */
  #weighNames(heading: number, place: number): void {
    const { nameCode, nameFlags, headingName } = this.#index;
    const names = this.#names;
    const strengths = this.#nameStrength;
    const codeScore = this.#codeScore;
    const firstName = headingName[heading] ?? 0;
    const firstCode = this.#firstCode;
    const from = place * this.#mostNames;
    const to = from + (this.#nameCount[place] ?? 0);
    for (let i = from; i < to; i++) {
      const name = firstName + (names[i] ?? 0);
      const usual = ((nameFlags[name] ?? 0) & NAME_USUAL) !== 0;
      const strength = (strengths[i] ?? 0) * (usual ? USUAL_LEAD : 1);
      const local = (nameCode[name] ?? 0) - firstCode;
      if (strength > (codeScore[local] ?? 0)) codeScore[local] = strength;
      if ((strengths[i] ?? 0) > WHOLE_QUERY) this.#named[local] = BEARS;
    }
  }

  /** As for a name, but softer on what the description says beyond the query. */
  #strengthOfText(local: number, code: number): number {
    const gain = this.#textGained[local] ?? 0;
    const whole = (SUM_BY_BYTE[this.#index.textWeight[code] ?? 0] ?? 0) * 0.7 + 1;
    return Math.min(1, gain / this.#queryWeight) * (0.4 + (0.6 * gain) / Math.max(gain, whole));
  }

  /** Strength of the description that says most for the heading. */
  #judgeTexts(heading: number, place: number): number {
    const firstCode = this.#index.headingCode[heading] ?? 0;
    const from = place * this.#mostTexts;
    const to = from + (this.#textCount[place] ?? 0);
    let best = 0;
    for (let i = from; i < to; i++) {
      const local = this.#texts[i] ?? 0;
      const strength = this.#strengthOfText(local, firstCode + local);
      this.#textStrength[i] = strength;
      if (strength > best) best = strength;
      this.#textGained[local] = 0;
    }
    return best;
  }

  /** What they say for their own codes. */
  #weighTexts(place: number): void {
    const from = place * this.#mostTexts;
    const to = from + (this.#textCount[place] ?? 0);
    for (let i = from; i < to; i++) {
      const local = this.#texts[i] ?? 0;
      this.#codeScore[local] = (this.#codeScore[local] ?? 0) + (this.#textStrength[i] ?? 0) * TEXT_SHARE;
    }
  }

  /** Passes evidence up the tree: a parent, which stands before its children, is as well supported as the best of them. */
  #liftEvidence(codes: number): void {
    const { codeParent } = this.#index;
    const firstCode = this.#firstCode;
    const tree = this.#treeScore;
    for (let local = 0; local < codes; local++) tree[local] = this.#codeScore[local] ?? 0;
    for (let local = codes - 1; local > 0; local--) {
      const score = tree[local] ?? 0;
      const parent = (codeParent[firstCode + local] ?? 0) - firstCode;
      if (score > (tree[parent] ?? 0)) tree[parent] = score;
      if (this.#named[local] !== 0 && this.#named[parent] === 0) this.#named[parent] = LEADS_TO;
    }
  }
}
