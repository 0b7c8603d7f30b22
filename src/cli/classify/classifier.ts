// Finds the code of each row's text: the engine's best answer, the facts of a code read once, repeated texts once.

import { termHash } from '../../tariff/engine/searchIndex.ts';
import type { Tariff } from '../../tariff/index.ts';
import { type BriefResult, briefOf } from '../../tariff/lookup/results.ts';

export const ADDED_COLUMNS = [
  'hsn_sac',
  'code_description',
  'gst_rate',
  'uqc',
  'confidence',
  'needs_review',
  'notes',
  'alternates',
] as const;

/** What is added to a row. */
export interface RowAnswer {
  /** Undefined: nothing was found. */
  readonly facts: BriefResult | undefined;
  readonly confidence: number;
  readonly needsReview: boolean;
  /** Other codes that may be meant. */
  readonly alternates: string;
}

export interface ClassifierOptions {
  /** ISO date whose rates are given. */
  readonly day: string;
  /** Rows less sure than this need review. */
  readonly reviewBelow: number;
}

/** The best and two alternates. */
const MATCHES = 3;
/** As long as the service takes; the rest of a longer text is not read. */
const MOST_CHARACTERS = 200;
/** Answers are kept by a hash of the text; a power of two. */
const PLACES = 1 << 14;

const NO_ANSWER: RowAnswer = { facts: undefined, confidence: 0, needsReview: true, alternates: '' };

export class Classifier {
  readonly #tariff: Tariff;
  readonly #options: ClassifierOptions;
  readonly #facts = new Map<number, BriefResult>();
  /** Which text was last seen at each place, by its hash, and its answer once it came a second time. */
  readonly #seen = new Int32Array(PLACES);
  readonly #remembered: ({ readonly text: string; readonly answer: RowAnswer } | undefined)[] = new Array(PLACES);

  constructor(tariff: Tariff, options: ClassifierOptions) {
    this.#tariff = tariff;
    this.#options = options;
  }

  classify(text: string): RowAnswer {
    const key = text.trim();
    const hash = termHash(key) | 0;
    const place = hash & (PLACES - 1);
    const known = this.#remembered[place];
    if (known !== undefined && known.text === key) return known.answer;
    const answer = this.#answer(key.length > MOST_CHARACTERS ? [...key].slice(0, MOST_CHARACTERS).join('') : key);
    if (this.#seen[place] === hash) this.#remembered[place] = { text: key, answer };
    this.#seen[place] = hash;
    return answer;
  }

  #answer(text: string): RowAnswer {
    if (text === '') return NO_ANSWER;
    const { codes, confidence, status } = this.#tariff.engine.codesFor(text, MATCHES);
    if (codes.length === 0) return NO_ANSWER;
    let alternates = '';
    for (let i = 1; i < codes.length; i++) {
      alternates += (i === 1 ? '' : ' ') + this.#tariff.records.code(codes[i] as number);
    }
    return {
      facts: this.#factsOf(codes[0] as number),
      confidence,
      needsReview: status !== 'resolved' || confidence < this.#options.reviewBelow,
      alternates,
    };
  }

  #factsOf(number: number): BriefResult {
    const known = this.#facts.get(number);
    if (known !== undefined) return known;
    const facts = briefOf(this.#tariff.records, number, this.#options.day);
    this.#facts.set(number, facts);
    return facts;
  }
}

export const reviewText = (needsReview: boolean): string => (needsReview ? 'yes' : 'no');

/** Confidences have three decimals; a table shows two. */
const SHARES = Array.from({ length: 1001 }, (_, thousandths) => (thousandths / 1000).toFixed(2));
export const shareText = (share: number): string => SHARES[Math.round(share * 1000)] ?? '';

/** An answer as cells, in the order of `ADDED_COLUMNS`. */
export function addedCells({ facts, confidence, needsReview, alternates }: RowAnswer): readonly string[] {
  if (facts === undefined) return ['', '', '', '', '', reviewText(needsReview), '', ''];
  const { code, description, rate, unit, notes } = facts;
  return [code, description, rate, unit, shareText(confidence), reviewText(needsReview), notes, alternates];
}
