// The second pass, over the candidates: how much of the query their names and descriptions explain, and how much of each
// name the query says; with the evidence for the codes below one of them.

import { COUNT_BITS, countIn, KNOWN_SHARE, NAME_HINDI } from '../index/format.ts';
import { NO_NAMES, type PostingReader } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Candidates } from './candidates.ts';
import { CodeTree } from './codeTree.ts';
import { BAG, BEST_TEXT, COVERAGE, FEATURE_COUNT, HEAD_COVERED } from './features.ts';
import { KnownTerms, MAX_TERMS } from './knownTerms.ts';
import { NameEvidence } from './nameEvidence.ts';
import type { Query } from './query.ts';
import { type QueryTerm, roleWeight } from './resolve.ts';
import { TextEvidence } from './textEvidence.ts';

/** A candidate and the name that speaks most for it. */
export interface NamedCandidate {
  readonly candidate: number;
  readonly heading: number;
  readonly bestName: number;
}

export class Evidence {
  readonly #index: SearchIndex;
  /** By candidate: its features, but for those of the text model and the size. */
  readonly features: readonly Float32Array[];
  /** By candidate: the name that speaks most for it; -1: none. */
  readonly bestName: Int32Array;
  /** For the codes below the candidate that was looked below last. */
  readonly tree: CodeTree;
  readonly #known: KnownTerms;
  readonly #postings: PostingReader;
  readonly #names: NameEvidence;
  readonly #texts: TextEvidence;
  #terms: readonly QueryTerm[] = [];
  // Initialised as doubles: starting from a small integer makes V8 deoptimise.
  #queryWeight = 0.5;
  #headSlot = -1;

  constructor(index: SearchIndex, maxCandidates: number) {
    this.#index = index;
    this.features = Array.from({ length: maxCandidates }, () => new Float32Array(FEATURE_COUNT));
    this.bestName = new Int32Array(maxCandidates);
    this.tree = new CodeTree(index);
    this.#known = new KnownTerms(index, maxCandidates);
    this.#postings = index.postingReader();
    this.#names = new NameEvidence(index, maxCandidates);
    this.#texts = new TextEvidence(index, maxCandidates);
  }

  /** Begins with another query. */
  begin(query: Query): void {
    const { terms, weight, headSlot } = query;
    this.#terms = terms.length > MAX_TERMS ? terms.slice(0, MAX_TERMS) : terms;
    this.#queryWeight = weight;
    this.#headSlot = headSlot;
    this.#names.begin(query);
    this.#texts.begin(query);
  }

  /** Gathers the evidence for the first candidates, so many. */
  look(candidates: Candidates, count: number): void {
    this.#known.find(this.#terms, candidates, count);
    for (let candidate = 0; candidate < count; candidate++) {
      const heading = candidates.chosen[candidate] as number;
      const features = this.features[candidate] as Float32Array;
      this.#readHeading(candidate, features);
      this.bestName[candidate] = this.#names.judge(heading, candidate, features);
      features[BEST_TEXT] = this.#texts.judge(heading, candidate);
    }
  }

  /** Adds the weight of each term to the heading's names and descriptions that have it, and to the heading as a whole. */
  #readHeading(candidate: number, features: Float32Array): void {
    const { packed, postingAt } = this.#index.entries;
    const known = this.#known;
    const postings = this.#postings;
    const names = this.#names;
    const texts = this.#texts;
    const perWeight = 1 / this.#queryWeight;
    let coverage = 0;
    let bag = 0;
    let headCovered = 0;
    let slotBefore = -1;
    let slotBest = 0;
    names.clear(candidate);
    texts.clear(candidate);
    const to = known.to(candidate);
    for (let i = known.from(candidate); i < to; i++) {
      const term = this.#terms[known.term[i] as number] as QueryTerm;
      const { meant, role, slot } = term;
      const gain = meant.weight * roleWeight(role);
      const entry = known.entry[i] as number;

      // A slot counts once, with the best of its terms.
      const already = slot === slotBefore ? slotBest : 0;
      if (gain > already) {
        const more = (gain - already) * perWeight;
        coverage += more;
        bag += more * (KNOWN_SHARE[countIn(packed[entry] as number) & COUNT_BITS] as number);
        slotBefore = slot;
        slotBest = gain;
      }
      if (slot === this.#headSlot) headCovered = 1;

      const from = postingAt[entry] as number;
      const end = postingAt[entry + 1] as number;
      if (from === end) continue;
      postings.read(from, end);
      if (postings.textCount > 0) texts.add(postings, candidate, term);
      if (postings.count > postings.textCount) names.add(postings, candidate, term);
    }
    features[COVERAGE] = coverage;
    features[BAG] = bag;
    features[HEAD_COVERED] = headCovered;
  }

  /** Gathers the evidence for the codes below one of the candidates; that for another candidate is forgotten. */
  lookBelow(heading: number, candidate: number): void {
    const { tree } = this;
    const known = this.#known;
    tree.begin(heading);
    this.#names.weigh(heading, candidate, tree);
    this.#texts.weigh(candidate, tree);
    tree.lift();
    for (let i = known.from(candidate); i < known.to(candidate); i++) {
      tree.addVotes(known.entry[i] as number, (this.#terms[known.term[i] as number] as QueryTerm).meant.trust);
    }
  }

  isHindi(name: number): boolean {
    return ((this.#index.nameFlags[name] as number) & NAME_HINDI) !== 0;
  }

  /** The terms, by their number in the query, that stand in a name of the candidate. */
  termsInName({ candidate, heading, bestName }: NamedCandidate): readonly number[] {
    return this.#termsIn(candidate, bestName - (this.#index.headingName[heading] as number), false);
  }

  /** The terms, by their number in the query, that stand in the description of a code of the candidate. */
  termsInText(candidate: number, heading: number, code: number): readonly number[] {
    return this.#termsIn(candidate, code - (this.#index.headingCode[heading] as number), true);
  }

  #termsIn(candidate: number, wanted: number, inTexts: boolean): readonly number[] {
    const { postingAt } = this.#index.entries;
    const known = this.#known;
    const postings = this.#postings;
    const found: number[] = [];
    for (let i = known.from(candidate); i < known.to(candidate); i++) {
      const entry = known.entry[i] as number;
      const from = postingAt[entry] as number;
      const to = postingAt[entry + 1] as number;
      postings.read(from, to, inTexts ? NO_NAMES : wanted);
      let at = inTexts ? 0 : postings.textCount;
      while (at < postings.count && (postings.docs[at] as number) >>> 1 < wanted) at++;
      if (at < postings.count && (postings.docs[at] as number) >>> 1 === wanted) found.push(known.term[i] as number);
    }
    return found;
  }

  /** Whether a candidate knows a word of the query that does not stand in this name of another. */
  knowsBeside(candidate: number, named: NamedCandidate): boolean {
    const slotOf = (term: number): number => (this.#terms[term] as QueryTerm).slot;
    const said = new Set(this.termsInName(named).map(slotOf));
    const known = this.#known;
    for (let i = known.from(candidate); i < known.to(candidate); i++) {
      if (!said.has(slotOf(known.term[i] as number))) return true;
    }
    return false;
  }
}
