// The close look at the chosen headings, one after the other: how much of the query their names and descriptions
// explain, and how much of each name the query says; with the evidence for every code below them.
import { type Candidates, COUNT_BITS, KNOWN_SHARE, ROLE_WEIGHT } from './candidates.ts';
import type { QueryTerm } from './resolve.ts';
import { NAME_USUAL, type SearchIndex, SUM_OF_BYTE } from './searchIndex.ts';

const NEARLY_ALL = 0.98;
const SUM_SCALE = 4;
const NO_SLOT = -2;
const ONE_BY_SUM = SUM_OF_BYTE.map((sum) => 1 / sum);
const USUAL_LEAD = 1.05;
/** A description supports its own code by so much of its strength. */
const TEXT_SHARE = 0.5;
const TEXT_HEAD_LEAD = 1.15;
/** Terms of one query that are looked at closely; a text of 200 characters has fewer. */
const MOST_TERMS = 160;

const longest = (starts: Uint32Array): number =>
  starts.reduce((most, start, i) => Math.max(most, start - (starts[i - 1] ?? 0)), 1);

/** What is found for each heading, by its place among the candidates. */
class Findings {
  /** Strength of the name that speaks most for it, and that name; -1: none. */
  readonly bestName: Float32Array;
  readonly name: Int32Array;
  /** Whether that name's head is in the query, and is its head: 0, 0.5 or 1. */
  readonly headInName: Float32Array;
  /** All names together. */
  readonly nameSum: Float32Array;
  /** Strength of the example line that is most like the query, and of all together. */
  readonly bestExample: Float32Array;
  readonly exampleSum: Float32Array;
  /** Share of the query covered by a name that is said in full; that by a usual one. */
  readonly fullName: Float32Array;
  readonly usualName: Float32Array;
  readonly exactName: Float32Array;
  readonly bestText: Float32Array;
  /** Which share of the query the heading knows, how well, and whether the head is among it. */
  readonly coverage: Float32Array;
  readonly bag: Float32Array;
  readonly headCovered: Float32Array;

  constructor(most: number) {
    this.bestName = new Float32Array(most);
    this.name = new Int32Array(most);
    this.headInName = new Float32Array(most);
    this.nameSum = new Float32Array(most);
    this.bestExample = new Float32Array(most);
    this.exampleSum = new Float32Array(most);
    this.fullName = new Float32Array(most);
    this.usualName = new Float32Array(most);
    this.exactName = new Float32Array(most);
    this.bestText = new Float32Array(most);
    this.coverage = new Float32Array(most);
    this.bag = new Float32Array(most);
    this.headCovered = new Float32Array(most);
  }

  clear(place: number): void {
    this.bestName[place] = 0;
    this.name[place] = -1;
    this.headInName[place] = 0;
    this.nameSum[place] = 0;
    this.bestExample[place] = 0;
    this.exampleSum[place] = 0;
    this.fullName[place] = 0;
    this.usualName[place] = 0;
    this.exactName[place] = 0;
    this.bestText[place] = 0;
    this.coverage[place] = 0;
    this.bag[place] = 0;
    this.headCovered[place] = 0;
  }
}

export class CloseLook {
  readonly #index: SearchIndex;
  readonly findings: Findings;

  /** For each candidate the terms it knows: which, where their postings begin and end, and the count byte. */
  readonly #entryCount: Uint16Array;
  readonly #entryTerm: Uint16Array;
  readonly #entryFrom: Uint32Array;
  readonly #entryTo: Uint32Array;
  readonly #entryCountByte: Uint8Array;
  readonly #entryHasTexts: Uint8Array;

  // By the line's place in its heading.
  readonly #matched: Float32Array;
  readonly #gained: Float32Array;
  readonly #headHit: Uint8Array;
  readonly #lastSlot: Int16Array;
  readonly #touchedLines: Uint16Array;
  #lineCount = 0;
  // By the code's place in its heading.
  readonly #textGained: Float32Array;
  readonly #touchedTexts: Uint16Array;
  #textCount = 0;
  // By code.
  readonly #codeScore: Float32Array;
  readonly #touchedCodes: Int32Array;
  #codeCount = 0;
  readonly #treeScore: Float32Array;
  #terms: readonly QueryTerm[] = [];
  #queryWeight = 1;

  constructor(index: SearchIndex, most: number) {
    this.#index = index;
    this.findings = new Findings(most);
    this.#entryCount = new Uint16Array(most);
    this.#entryTerm = new Uint16Array(most * MOST_TERMS);
    this.#entryFrom = new Uint32Array(most * MOST_TERMS);
    this.#entryTo = new Uint32Array(most * MOST_TERMS);
    this.#entryCountByte = new Uint8Array(most * MOST_TERMS);
    this.#entryHasTexts = new Uint8Array(most * MOST_TERMS);
    const lines = longest(index.headingLine);
    const codes = longest(Uint32Array.from([...index.headingCode, index.codeCount]));
    this.#matched = new Float32Array(lines);
    this.#gained = new Float32Array(lines);
    this.#headHit = new Uint8Array(lines);
    this.#lastSlot = new Int16Array(lines).fill(-1);
    this.#touchedLines = new Uint16Array(lines);
    this.#textGained = new Float32Array(codes);
    this.#touchedTexts = new Uint16Array(codes);
    this.#codeScore = new Float32Array(index.codeCount);
    this.#touchedCodes = new Int32Array(index.codeCount);
    this.#treeScore = new Float32Array(index.codeCount);
  }

  look(candidates: Candidates, terms: readonly QueryTerm[], queryWeight: number, headSlot: number): void {
    this.#terms = terms.length > MOST_TERMS ? terms.slice(0, MOST_TERMS) : terms;
    this.#queryWeight = queryWeight;
    this.#entryCount.fill(0);
    for (let i = 0; i < this.#terms.length; i++) this.#findEntries(candidates, this.#terms[i]?.term ?? 0, i);
    for (let place = 0; place < candidates.count; place++) {
      const heading = candidates.chosen[place] ?? 0;
      this.findings.clear(place);
      this.#readHeading(place, headSlot);
      this.#judgeLines(heading, place);
      this.#judgeTexts(heading, place);
    }
  }

  /** Gathers the evidence for the codes below one of the candidates; that for another candidate is forgotten. */
  lookBelow(heading: number, place: number): void {
    this.#forgetCodes();
    this.#readHeading(place, NO_SLOT);
    this.#weighLines(heading);
    this.#weighTexts(heading);
    this.#liftEvidence();
  }

  /** Evidence for the code itself. */
  codeEvidence(code: number): number {
    return this.#codeScore[code] ?? 0;
  }

  /** The best evidence in the tree below the code, itself included. */
  treeEvidence(code: number): number {
    return this.#treeScore[code] ?? 0;
  }

  /** The terms, by their place in the query, that stand in a name of the candidate. */
  termsInName(place: number, heading: number, name: number): readonly number[] {
    return this.#termsIn(place, name - (this.#index.headingName[heading] ?? 0), false);
  }

  /** The terms, by their place in the query, that stand in the description of a code of the candidate. */
  termsInText(place: number, heading: number, code: number): readonly number[] {
    return this.#termsIn(place, code - (this.#index.headingCode[heading] ?? 0), true);
  }

  #termsIn(place: number, wanted: number, inTexts: boolean): readonly number[] {
    const { postings } = this.#index;
    const found: number[] = [];
    const first = place * MOST_TERMS;
    const last = first + (this.#entryCount[place] ?? 0);
    for (let entry = first; entry < last; entry++) {
      const hasTexts = this.#entryHasTexts[entry] === 1;
      if (inTexts && !hasTexts) continue;
      const end = this.#entryTo[entry] ?? 0;
      let at = this.#entryFrom[entry] ?? 0;
      const number = (): number => {
        let byte = postings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = postings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        return value;
      };
      let left = hasTexts ? number() : 0;
      let doc = 0;
      let isIn = false;
      for (; left > 0; left--) {
        doc += number() >>> 1;
        if (inTexts && doc === wanted) isIn = true;
      }
      if (!inTexts) {
        doc = 0;
        while (at < end && doc <= wanted && !isIn) {
          doc += number() >>> 1;
          isIn = doc === wanted;
        }
      }
      if (isIn) found.push(this.#entryTerm[entry] ?? 0);
    }
    return found;
  }

  /** Notes where the candidates' lines and descriptions with a term are. */
  #findEntries({ placeOf }: Candidates, term: number, number: number): void {
    const { postings, postingsAt } = this.#index;
    const end = postingsAt[term + 1] ?? 0;
    let at = postingsAt[term] ?? 0;
    let heading = 0;
    while (at < end) {
      let byte = postings[at++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte & 0x80; shift += 7) {
        byte = postings[at++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      heading += value;
      const count = postings[at++] ?? 0;
      byte = postings[at++] ?? 0;
      value = byte & 0x7f;
      for (let shift = 7; byte & 0x80; shift += 7) {
        byte = postings[at++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      const place = (placeOf[heading] ?? 0) - 1;
      const next = at + (value >>> 1);
      if (place >= 0) {
        const known = this.#entryCount[place] ?? 0;
        const entry = place * MOST_TERMS + known;
        this.#entryTerm[entry] = number;
        this.#entryFrom[entry] = at;
        this.#entryTo[entry] = next;
        this.#entryCountByte[entry] = count;
        this.#entryHasTexts[entry] = value & 1;
        this.#entryCount[place] = known + 1;
      }
      at = next;
    }
  }

  /** Adds the weight of each term to the heading's lines and descriptions that have it, and to the heading as a whole. */
  #readHeading(place: number, headSlot: number): void {
    const { postings, termWeight } = this.#index;
    const terms = this.#terms;
    const perWeight = 1 / this.#queryWeight;
    const matched = this.#matched;
    const gained = this.#gained;
    const headHit = this.#headHit;
    const lastSlot = this.#lastSlot;
    const touched = this.#touchedLines;
    const textGained = this.#textGained;
    let lineCount = 0;
    let textCount = 0;
    let coverage = 0;
    let bag = 0;
    let slotBefore = -1;
    let slotBest = 0;
    const first = place * MOST_TERMS;
    const last = first + (this.#entryCount[place] ?? 0);
    for (let entry = first; entry < last; entry++) {
      const query = terms[this.#entryTerm[entry] ?? 0];
      if (query === undefined) continue;
      const { term, role, trust, slot } = query;
      const weight = (termWeight[term] ?? 0) * trust;
      const gain = weight * ROLE_WEIGHT[role];
      const headFlag = role === 'head' ? 2 : 1;

      const already = slot === slotBefore ? slotBest : 0;
      if (gain > already) {
        const more = (gain - already) * perWeight;
        coverage += more;
        bag += more * (KNOWN_SHARE[(this.#entryCountByte[entry] ?? 0) & COUNT_BITS] ?? 0);
        slotBefore = slot;
        slotBest = gain;
      }
      if (slot === headSlot) this.findings.headCovered[place] = 1;

      let at = this.#entryFrom[entry] ?? 0;
      const end = this.#entryTo[entry] ?? 0;
      if (this.#entryHasTexts[entry] === 1) {
        let byte = postings[at++] ?? 0;
        let texts = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = postings[at++] ?? 0;
          texts |= (byte & 0x7f) << shift;
        }
        let code = 0;
        while (texts-- > 0) {
          byte = postings[at++] ?? 0;
          let value = byte & 0x7f;
          for (let shift = 7; byte & 0x80; shift += 7) {
            byte = postings[at++] ?? 0;
            value |= (byte & 0x7f) << shift;
          }
          code += value >>> 1;
          if (textGained[code] === 0) this.#touchedTexts[textCount++] = code;
          textGained[code] = (textGained[code] ?? 0) + gain * (value & 1 ? TEXT_HEAD_LEAD : 1);
        }
      }
      let line = 0;
      while (at < end) {
        let byte = postings[at++] ?? 0;
        let value = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = postings[at++] ?? 0;
          value |= (byte & 0x7f) << shift;
        }
        line += value >>> 1;
        const before = lastSlot[line];
        if (before === slot) continue;
        if (before === -1) touched[lineCount++] = line;
        lastSlot[line] = slot;
        matched[line] = (matched[line] ?? 0) + weight;
        gained[line] = (gained[line] ?? 0) + gain;
        if (value & 1 && headFlag > (headHit[line] ?? 0)) headHit[line] = headFlag;
      }
    }
    this.findings.coverage[place] = coverage;
    this.findings.bag[place] = bag;
    this.#lineCount = lineCount;
    this.#textCount = textCount;
  }

  /** How much of the query a line explains, times how much of the line the query says. */
  #strengthOf(local: number, line: number): number {
    const matched = (this.#matched[local] ?? 0) * (ONE_BY_SUM[this.#index.lineWeight[line] ?? 0] ?? 0);
    const gained = (this.#gained[local] ?? 0) / this.#queryWeight;
    const share = matched < 1 ? matched : 1;
    const head = this.#headHit[local] ?? 0;
    return (gained < 1 ? gained : 1) * share * share * (head === 2 ? 1 : head === 1 ? 0.9 : 0.6);
  }

  #forgetLine(local: number): void {
    this.#matched[local] = 0;
    this.#gained[local] = 0;
    this.#headHit[local] = 0;
    this.#lastSlot[local] = -1;
  }

  /** What the names and examples say for the heading. */
  #judgeLines(heading: number, place: number): void {
    const { lineWeight, lineFlags, headingLine, headingName } = this.#index;
    const { bestName, name, headInName, nameSum, bestExample, exampleSum, fullName, exactName, usualName } =
      this.findings;
    const perWeight = 1 / this.#queryWeight;
    const firstLine = headingLine[heading] ?? 0;
    const firstName = headingName[heading] ?? 0;
    const names = (headingName[heading + 1] ?? 0) - firstName;
    let ofNames = 0;
    let ofExamples = 0;
    let best = 0;
    let bestLocal = -1;
    let bestHead = 0;
    let example = 0;
    for (let i = 0; i < this.#lineCount; i++) {
      const local = this.#touchedLines[i] ?? 0;
      const line = firstLine + local;
      const strength = this.#strengthOf(local, line);
      if (local >= names) {
        ofExamples += strength * strength;
        if (strength > example) example = strength;
      } else {
        ofNames += strength * strength;
        if (strength > best) {
          best = strength;
          bestLocal = local;
          bestHead = this.#headHit[local] ?? 0;
        }
        if ((this.#matched[local] ?? 0) * (ONE_BY_SUM[lineWeight[line] ?? 0] ?? 0) > NEARLY_ALL) {
          const coverage = Math.min(1, (this.#gained[local] ?? 0) * perWeight);
          if (coverage > (fullName[place] ?? 0)) fullName[place] = coverage;
          if (coverage > NEARLY_ALL) exactName[place] = 1;
          const usual = ((lineFlags[line] ?? 0) & NAME_USUAL) !== 0;
          if (usual && coverage > (usualName[place] ?? 0)) usualName[place] = coverage;
        }
      }
      this.#forgetLine(local);
    }
    bestName[place] = best;
    if (bestLocal >= 0) name[place] = firstName + bestLocal;
    headInName[place] = bestHead / 2;
    nameSum[place] = ofNames * SUM_SCALE;
    bestExample[place] = example;
    exampleSum[place] = ofExamples * SUM_SCALE;
  }

  /** What they say for the codes below it. */
  #weighLines(heading: number): void {
    const { lineCode, lineFlags, headingLine } = this.#index;
    const codeScore = this.#codeScore;
    const firstLine = headingLine[heading] ?? 0;
    for (let i = 0; i < this.#lineCount; i++) {
      const local = this.#touchedLines[i] ?? 0;
      const line = firstLine + local;
      const usual = ((lineFlags[line] ?? 0) & NAME_USUAL) !== 0;
      const strength = this.#strengthOf(local, line) * (usual ? USUAL_LEAD : 1);
      const code = lineCode[line] ?? 0;
      if (strength > (codeScore[code] ?? 0)) {
        this.#touchCode(code);
        codeScore[code] = strength;
      }
      this.#forgetLine(local);
    }
  }

  /** As for a line, but softer on what the description says beyond the query. */
  #strengthOfText(local: number, code: number): number {
    const gain = this.#textGained[local] ?? 0;
    const whole = (SUM_OF_BYTE[this.#index.textWeight[code] ?? 0] ?? 0) * 0.7 + 1;
    return Math.min(1, gain / this.#queryWeight) * (0.4 + (0.6 * gain) / Math.max(gain, whole));
  }

  /** What the descriptions say for the heading. */
  #judgeTexts(heading: number, place: number): void {
    const firstCode = this.#index.headingCode[heading] ?? 0;
    let best = 0;
    for (let i = 0; i < this.#textCount; i++) {
      const local = this.#touchedTexts[i] ?? 0;
      const strength = this.#strengthOfText(local, firstCode + local);
      if (strength > best) best = strength;
      this.#textGained[local] = 0;
    }
    this.findings.bestText[place] = best;
  }

  /** What they say for their own codes. */
  #weighTexts(heading: number): void {
    const firstCode = this.#index.headingCode[heading] ?? 0;
    for (let i = 0; i < this.#textCount; i++) {
      const local = this.#touchedTexts[i] ?? 0;
      const code = firstCode + local;
      this.#touchCode(code);
      this.#codeScore[code] = (this.#codeScore[code] ?? 0) + this.#strengthOfText(local, code) * TEXT_SHARE;
      this.#textGained[local] = 0;
    }
  }

  /** Forgets the evidence for codes, touching only what has some. */
  #forgetCodes(): void {
    const { codeParent } = this.#index;
    for (let i = 0; i < this.#codeCount; i++) {
      let code = this.#touchedCodes[i] ?? 0;
      this.#codeScore[code] = 0;
      while (this.#treeScore[code] !== 0) {
        this.#treeScore[code] = 0;
        code = codeParent[code] ?? code;
      }
    }
    this.#codeCount = 0;
  }

  #touchCode(code: number): void {
    if (this.#codeScore[code] === 0) this.#touchedCodes[this.#codeCount++] = code;
  }

  /** Passes evidence up the tree: a parent is as well supported as the best of its children. */
  #liftEvidence(): void {
    const { codeParent } = this.#index;
    const tree = this.#treeScore;
    for (let i = 0; i < this.#codeCount; i++) {
      let code = this.#touchedCodes[i] ?? 0;
      const score = this.#codeScore[code] ?? 0;
      while ((tree[code] ?? 0) < score) {
        tree[code] = score;
        code = codeParent[code] ?? code;
      }
    }
  }
}
