// The second pass, over the candidates: how much of the query their names and descriptions explain, and how much of each
// name the query says; and the ranking that comes of it, with what can be asked about it until the next text is ranked.

import { once } from '../../../steps/once.ts';
import { NO_NAMES, type PostingReader } from '../index/entries.ts';
import { COUNT_BITS, countIn, KNOWN_SHARE, NAME_HINDI } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { TextModel } from '../model/textModel.ts';
import type { Reading } from '../text/read.ts';
import { type Candidates, KnownTerms, MAX_TERMS } from './candidates.ts';
import { CodeTree, NameEvidence, TextEvidence } from './codeEvidence.ts';
import { BAG, BEST_TEXT, COVERAGE, FEATURE_COUNT, FULL_NAME, HEAD_COVERED } from './features.ts';
import { oddsOf, type Query, type QueryTerm, type ResolvedQuery, roleWeight } from './resolve.ts';

/** A candidate and the name that speaks most for it. */
interface NamedCandidate {
  readonly candidate: number;
  readonly heading: number;
  readonly bestName: number;
}

/** What the second pass finds, with the evidence for the codes below one of the candidates. */
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
  #hasUnknownWord = false;

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

  /** Begins with another query. `hasUnknownWord`: no heading knows one of its words. */
  begin(query: Query, hasUnknownWord = false): void {
    this.#hasUnknownWord = hasUnknownWord;
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
    tree.begin(heading);
    this.#names.weigh(heading, candidate, tree);
    this.#texts.weigh(candidate, tree);
    tree.lift();
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

  /** Whether what does not stand in this name of another may speak for the candidate: it knows a word of it, or nobody does. */
  mayBeBeside(candidate: number, named: NamedCandidate): boolean {
    return this.#hasUnknownWord || this.knowsBeside(candidate, named);
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

/** So many headings at most compete after the second pass; others follow them when a longer list is asked for. */
export const MAX_COMPETING = 6;

/** Of a word that one or two headings know. */
const RARE_IDF = 6.3;
const MAX_RARE_WORDS = 2;

export interface RankedHeading {
  readonly heading: number;
  readonly score: number;
  /** By `FEATURES`. */
  readonly features: Float32Array;
  /** The name that speaks most for it, or -1. */
  readonly bestName: number;
  /** Its number among the candidates. */
  readonly candidate: number;
}

/**
 * Of words of another script one that is not known, as written or by its sound, may well name the goods; on bills in English
 * it is a maker.
 */
function knownShare({ reading, terms }: ResolvedQuery): number {
  const known = new Set(
    terms
      .filter(({ meant: { via, odds } }) => via === 'exact' || (via === 'sound' && odds === 1))
      .map(({ slot }) => slot),
  );
  return known.size / Math.max(1, reading.words.length);
}

/** A word that was read as another that is not written like it. */
const isGuess = ({ meant: { via } }: QueryTerm): boolean => via === 'typo' || via === 'cut' || via === 'abbreviation';

/** What a ranking is made of. */
interface RankedQuery extends Pick<Ranking, 'resolved' | 'headings' | 'competing'> {
  readonly evidence: Evidence;
  readonly model: TextModel;
}

/** The headings for a text, best first, and what can be asked about them until the next text is ranked. */
export class Ranking {
  readonly reading: Reading;
  readonly resolved: ResolvedQuery;
  /** The highest idf of any word of the text: low for words that half the tariff knows. */
  readonly specificity: number;
  /**
   * How probable it is that the words were read right: 1 unless all that the index knows of the text is guessed, or words
   * are in a script that is read by its sound.
   */
  readonly readingOdds: number;
  /** Best first. */
  readonly headings: readonly RankedHeading[];
  /** So many of them compete; those that follow are there to be listed. */
  readonly competing: number;
  readonly #evidence: Evidence;
  readonly #model: TextModel;
  /** Made when words are first asked for. */
  #written: WrittenWords | undefined;

  constructor({ resolved, headings, competing, evidence, model }: RankedQuery) {
    this.reading = resolved.reading;
    this.resolved = resolved;
    let specificity = 0;
    // What the text model alone says rests on no guess at words.
    let odds = resolved.terms.length === 0 ? 1 : 0;
    for (const { meant } of resolved.terms) {
      specificity = Math.max(specificity, meant.weight);
      odds = Math.max(odds, meant.odds);
    }
    const { words, rewrites } = resolved.reading;
    const [word] = words;
    // A lone word whose letters were put back in order is guessed as well.
    if (word !== undefined && words.length === 1 && rewrites.some(({ via }) => via === 'swap'))
      odds = Math.min(odds, oddsOf('typo', word.form.length));
    this.specificity = specificity;
    this.readingOdds = resolved.reading.isInOtherScript ? odds * knownShare(resolved) : odds;
    this.headings = headings;
    this.competing = competing;
    this.#evidence = evidence;
    this.#model = model;
  }

  /**
   * A word or two that one or two headings know from longer names only: a surname, a maker, a word of another language
   * may be meant as well.
   */
  get restsOnRareWords(): boolean {
    const [first] = this.headings;
    const { words, rewrites } = this.reading;
    return (
      first !== undefined &&
      words.length <= MAX_RARE_WORDS &&
      rewrites.length === 0 &&
      (first.features[FULL_NAME] as number) === 0 &&
      this.resolved.terms.every(({ meant }) => meant.idf >= RARE_IDF)
    );
  }

  /** The share of the words that stand in the index in some way. */
  get known(): number {
    const { words } = this.reading;
    return words.length === 0 ? 0 : Math.max(0, 1 - this.resolved.unknown.length / words.length);
  }

  /** The share of the words that were guessed. */
  get guessed(): number {
    const slots = new Set(this.resolved.terms.filter(isGuess).map(({ slot }) => slot));
    return slots.size / Math.max(1, this.reading.words.length);
  }

  /** Whether the word that names the goods is unknown, or guessed. */
  get isHeadUnread(): boolean {
    return !this.resolved.terms.some((term) => term.role === 'head' && !isGuess(term));
  }

  /** Whether the name that speaks most for a heading is Hindi or of another language of India. */
  isNamedInHindi({ bestName }: RankedHeading): boolean {
    return bestName >= 0 && this.#evidence.isHindi(bestName);
  }

  /** Gathers the evidence for the codes below a heading, which then can be asked for. */
  lookBelow({ heading, candidate }: RankedHeading): void {
    this.#evidence.lookBelow(heading, candidate);
  }

  /** The logarithm of how probable the text model holds a code of six digits among those of its heading; 0: it knows none. */
  finerLog(code: number): number {
    return this.#model.logOfFiner(code, this.#evidence.tree.first);
  }

  /** Evidence for the code itself. */
  codeEvidence(code: number): number {
    return this.#evidence.tree.evidence(code);
  }

  /** The best evidence in the tree below the code, itself included. */
  treeEvidence(code: number): number {
    return this.#evidence.tree.best(code);
  }

  /** Whether the code bears a name that is the whole text. */
  bearsName(code: number): boolean {
    return this.#evidence.tree.bearsName(code);
  }

  /** Whether the code bears such a name or one below it does. */
  leadsToName(code: number): boolean {
    return this.#evidence.tree.leadsToName(code);
  }

  /** Whether that name is what the goods are usually called. */
  leadsToUsualName(code: number): boolean {
    return this.#evidence.tree.leadsToUsualName(code);
  }

  /** The words of the text that stand in the heading's best name. */
  wordsInName(ranked: RankedHeading): readonly string[] {
    return this.#wordsOf(this.#evidence.termsInName(ranked));
  }

  /** The words of the text that stand in the description of a code below the heading. */
  wordsInText({ candidate, heading }: RankedHeading, code: number): readonly string[] {
    return this.#wordsOf(this.#evidence.termsInText(candidate, heading, code));
  }

  /** The words of the text that led to these terms, as written, in their order, each once. */
  #wordsOf(numbers: readonly number[]): readonly string[] {
    this.#written ??= new WrittenWords(this.reading);
    const words: string[] = [];
    for (const number of numbers) {
      const word = this.#written.of((this.resolved.terms[number] as QueryTerm).from);
      if (!words.includes(word)) words.push(word);
    }
    return words;
  }
}

const notInWord = once(() => /[^\p{L}\p{M}\p{N}&+]+/u);

/**
 * Words of a text as they are written in it: "sht" for the "sheet" that it was written out to, "ac" for the two words of
 * "air conditioner" that are one term; a word that stands in the text stays ("power cable for PC" says "power", though
 * "pc" may be a power cord).
 */
class WrittenWords {
  /** By the word that it was written out to, the first that was. */
  readonly #from = new Map<string, string>();
  readonly #typed: ReadonlySet<string>;

  constructor({ rewrites, folded }: Reading) {
    // What was written out follows the text itself.
    const added = rewrites.reduce((length, { to }) => length + 1 + to.length, 0);
    this.#typed = new Set(rewrites.length === 0 ? [] : folded.slice(0, folded.length - added).split(notInWord()));
    for (const { from, to } of rewrites) {
      for (const word of to.split(notInWord())) if (!this.#from.has(word)) this.#from.set(word, from);
    }
  }

  /** The words that led to a term. */
  of(words: string): string {
    if (this.#from.size === 0) return words;
    const written = words.split(' ').map((word) => (this.#typed.has(word) ? word : (this.#from.get(word) ?? word)));
    return written.filter((word, i) => word !== written[i - 1]).join(' ');
  }
}
