// Finds the code of each row's text: the engine's best answer, the facts of a code read once, repeated texts once.

import type { Tariff } from '../../tariff/index.ts';
import { type BriefResult, briefOf } from '../../tariff/lookup/results.ts';
import { csvCells } from './csvStream.ts';

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
const MOST_REMEMBERED = 20_000;

const NO_ANSWER: RowAnswer = { facts: undefined, confidence: 0, needsReview: true, alternates: '' };

export class Classifier {
  readonly #tariff: Tariff;
  readonly #options: ClassifierOptions;
  readonly #facts = new Map<number, BriefResult>();
  readonly #remembered = new Map<string, RowAnswer>();

  constructor(tariff: Tariff, options: ClassifierOptions) {
    this.#tariff = tariff;
    this.#options = options;
  }

  classify(text: string): RowAnswer {
    const key = text.trim();
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const answer = this.#answer(key.length > MOST_CHARACTERS ? [...key].slice(0, MOST_CHARACTERS).join('') : key);
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, answer);
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

const review = (needsReview: boolean): string => (needsReview ? 'yes' : 'no');

/** Confidences have three decimals; a table shows two. */
const SHARES = Array.from({ length: 1001 }, (_, thousandths) => (thousandths / 1000).toFixed(2));
const shareText = (share: number): string => SHARES[Math.round(share * 1000)] ?? '';

/** An answer as cells, in the order of `ADDED_COLUMNS`. */
export function addedCells({ facts, confidence, needsReview, alternates }: RowAnswer): readonly string[] {
  if (facts === undefined) return ['', '', '', '', '', review(needsReview), '', ''];
  const { code, description, rate, unit, notes } = facts;
  return [code, description, rate, unit, shareText(confidence), review(needsReview), notes, alternates];
}

/** The same as they stand in a line of CSV; what is known of a code is put in form once. */
export class AddedCsv {
  readonly #delimiter: string;
  readonly #ready = new WeakMap<BriefResult, { readonly start: string; readonly notes: string }>();

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  textOf(answer: RowAnswer): string {
    const { facts, confidence, needsReview, alternates } = answer;
    const delimiter = this.#delimiter;
    if (facts === undefined) return csvCells(addedCells(answer), delimiter);
    let ready = this.#ready.get(facts);
    if (ready === undefined) {
      const { code, description, rate, unit, notes } = facts;
      ready = { start: csvCells([code, description, rate, unit], delimiter), notes: csvCells([notes], delimiter) };
      this.#ready.set(facts, ready);
    }
    const { start, notes } = ready;
    return `${start}${delimiter}${shareText(confidence)}${delimiter}${review(needsReview)}${delimiter}${notes}${delimiter}${alternates}`;
  }
}
