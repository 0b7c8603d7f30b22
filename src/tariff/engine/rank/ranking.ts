// The headings for a text, best first, and what can be asked about them until the next text is ranked.

import { once } from '../../../steps/once.ts';
import type { Reading } from '../text/read.ts';
import type { Evidence } from './evidence.ts';
import { FULL_NAME } from './features.ts';
import type { QueryTerm, ResolvedQuery } from './resolve.ts';

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

/** What a ranking is made of. */
interface RankedQuery extends Pick<Ranking, 'resolved' | 'headings' | 'competing'> {
  readonly evidence: Evidence;
  /** What a vote of the text model for a code of six digits counts. */
  readonly finerWorth: number;
}

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
  readonly #finerWorth: number;
  /** Made when words are first asked for. */
  #written: WrittenWords | undefined;

  constructor({ resolved, headings, competing, evidence, finerWorth }: RankedQuery) {
    this.reading = resolved.reading;
    this.resolved = resolved;
    let specificity = 0;
    let odds = 0;
    for (const { meant } of resolved.terms) {
      specificity = Math.max(specificity, meant.weight);
      odds = Math.max(odds, meant.odds);
    }
    this.specificity = specificity;
    this.readingOdds = resolved.reading.isInOtherScript ? odds * knownShare(resolved) : odds;
    this.headings = headings;
    this.competing = competing;
    this.#evidence = evidence;
    this.#finerWorth = finerWorth;
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

  /** Whether the name that speaks most for a heading is Hindi or of another language of India. */
  isNamedInHindi({ bestName }: RankedHeading): boolean {
    return bestName >= 0 && this.#evidence.isHindi(bestName);
  }

  /** Gathers the evidence for the codes below a heading, which then can be asked for. */
  lookBelow({ heading, candidate }: RankedHeading): void {
    this.#evidence.lookBelow(heading, candidate);
  }

  /** The text model's vote for a code of six digits; 0: it has none. */
  finerVote(code: number): number {
    return this.#evidence.tree.votes(code) * this.#finerWorth;
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
