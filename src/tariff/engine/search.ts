// The search engine: text in, ranked codes with calibrated confidence and the reasons out.
// Runs the same in Node, in a worker and in the browser; knows codes by number only.
import { type Calibration, calibrate } from './confidence.ts';
import { chooseCode } from './level.ts';
import { type HeadingModel, type RankedHeading, Ranker, type Ranking, type Weights } from './rank.ts';
import { readText } from './read.ts';
import type { Via } from './resolve.ts';
import type { SearchIndex } from './searchIndex.ts';
import { type VagueClass, VagueTerms } from './vague.ts';

/** One thing in the text that speaks for a match. */
export interface Claim {
  readonly kind: 'name' | 'description' | 'wording';
  /** The name's number for `name`; the code's number for `description`. */
  readonly of: number;
  /** The words of the text that matched there, in their order. */
  readonly words: readonly string[];
}

/** A word that was read as another. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  readonly via: Exclude<Via, 'exact'>;
}

export interface CodeMatch {
  /** The most specific code that the text supports. */
  readonly code: number;
  readonly heading: number;
  /** Measured probability that the heading is right. */
  readonly confidence: number;
  readonly claims: readonly Claim[];
}

export type SearchStatus = 'resolved' | 'ambiguous' | 'too_vague' | 'not_found';

export interface SearchAnswer {
  /** Best first, one for each heading. */
  readonly matches: readonly CodeMatch[];
  readonly status: SearchStatus;
  readonly corrections: readonly Correction[];
  readonly unknown: readonly string[];
  readonly vague: VagueClass | undefined;
}

/** How many headings are ranked, whatever the caller asks for: confidence must not depend on the limit. */
const CANDIDATES = 24;
const RESOLVED_FROM = 0.5;
const VAGUE_BELOW = 0.2;

export interface EngineParts {
  readonly index: SearchIndex;
  readonly weights: Weights;
  readonly calibration: Calibration;
  readonly model?: HeadingModel;
}

export class SearchEngine {
  readonly #index: SearchIndex;
  readonly #ranker: Ranker;
  readonly #calibration: Calibration;
  readonly #vague: VagueTerms;

  constructor({ index, weights, calibration, model }: EngineParts) {
    this.#index = index;
    this.#ranker = new Ranker(index, weights, model);
    this.#calibration = calibration;
    this.#vague = new VagueTerms(index);
  }

  /** The ranking with its features, for fitting and measuring. */
  rank(text: string): Ranking {
    return this.#ranker.rank(readText(text), CANDIDATES);
  }

  search(text: string, limit = 5): SearchAnswer {
    const ranking = this.rank(text);
    const { headings, resolved } = ranking;
    const vague = this.#vague.classOf(ranking.reading);
    const corrections = resolved.terms.flatMap(({ from, via, term }): Correction[] =>
      via === 'exact' ? [] : [{ from, to: this.#index.termText(term), via }],
    );
    const confidences = calibrate(ranking, this.#calibration, vague);
    const matches = headings.slice(0, limit).map(
      (ranked, i): CodeMatch => ({
        code: chooseCode(this.#index, ranking, ranked.heading, confidences[i] ?? 0),
        heading: ranked.heading,
        confidence: confidences[i] ?? 0,
        claims: this.#claims(ranking, ranked),
      }),
    );
    return { matches, status: statusOf(confidences, vague), corrections, unknown: resolved.unknown, vague };
  }

  /** What can be said for a heading: its best name, else the description that shares most words. */
  #claims(ranking: Ranking, { heading, bestName }: RankedHeading): readonly Claim[] {
    const claims: Claim[] = [];
    if (bestName >= 0) {
      const words = ranking.resolved.terms.filter(({ term }) => this.#nameHas(term, bestName)).map(({ from }) => from);
      if (words.length > 0) claims.push({ kind: 'name', of: bestName, words: [...new Set(words)] });
    }
    const code = this.#bestText(ranking, heading);
    if (code >= 0) {
      const words = ranking.resolved.terms.filter(({ term }) => this.#textHas(term, code)).map(({ from }) => from);
      if (words.length > 0) claims.push({ kind: 'description', of: code, words: [...new Set(words)] });
    }
    if (claims.length === 0) claims.push({ kind: 'wording', of: heading, words: [] });
    return claims;
  }

  #bestText({ resolved }: Ranking, heading: number): number {
    const { headingCode, codeCount } = this.#index;
    const from = headingCode[heading] ?? 0;
    const to = headingCode[heading + 1] ?? codeCount;
    const gained = new Map<number, number>();
    for (const { term } of resolved.terms) {
      for (const code of this.#docs(this.#index.textPostings, this.#index.textPostingsAt, term)) {
        if (code >= from && code < to) gained.set(code, (gained.get(code) ?? 0) + (this.#index.termWeight[term] ?? 0));
      }
    }
    let best = -1;
    let most = 0;
    for (const [code, gain] of gained) {
      if (gain > most) {
        most = gain;
        best = code;
      }
    }
    return best;
  }

  #nameHas(term: number, name: number): boolean {
    for (const doc of this.#docs(this.#index.namePostings, this.#index.namePostingsAt, term))
      if (doc === name) return true;
    return false;
  }

  #textHas(term: number, code: number): boolean {
    for (const doc of this.#docs(this.#index.textPostings, this.#index.textPostingsAt, term))
      if (doc === code) return true;
    return false;
  }

  *#docs(postings: Uint8Array, at: Uint32Array, term: number): Generator<number> {
    let i = at[term] ?? 0;
    const end = at[term + 1] ?? 0;
    let doc = 0;
    while (i < end) {
      let byte = postings[i++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte & 0x80; shift += 7) {
        byte = postings[i++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      doc += value >>> 1;
      yield doc;
    }
  }
}

function statusOf(confidences: readonly number[], vague: VagueClass | undefined): SearchStatus {
  const [first, second] = confidences;
  if (first === undefined) return 'not_found';
  if (vague === 'generic' || vague === 'hopeless' || first < VAGUE_BELOW) return 'too_vague';
  if (first >= RESOLVED_FROM && vague === undefined) return 'resolved';
  return (second ?? 0) > 0 || vague !== undefined ? 'ambiguous' : 'resolved';
}
