// Finds the code of each row's text: the engine's best answer, the facts of a code read once, repeated texts once.

import type { Tariff } from '../../tariff/index.ts';
import { resultOf } from '../../tariff/lookup/results.ts';

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

export interface RowAnswer {
  /** In the order of `ADDED_COLUMNS`. */
  readonly cells: readonly string[];
  readonly needsReview: boolean;
}

export interface ClassifierOptions {
  /** ISO date whose rates are given. */
  readonly day: string;
  /** Rows less sure than this need review. */
  readonly reviewBelow: number;
}

interface CodeFacts {
  readonly code: string;
  readonly description: string;
  readonly rate: string;
  readonly unit: string;
  readonly notes: string;
}

/** The best and two alternates. */
const MATCHES = 3;
/** As long as the service takes; the rest of a longer text is not read. */
const MOST_CHARACTERS = 200;
const MOST_REMEMBERED = 20_000;

const NO_ANSWER: RowAnswer = { cells: ['', '', '', '', '', 'yes', '', ''], needsReview: true };

export class Classifier {
  readonly #tariff: Tariff;
  readonly #options: ClassifierOptions;
  readonly #facts = new Map<number, CodeFacts>();
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
    const { matches, status } = this.#tariff.engine.search(text, MATCHES);
    const [best, ...alternates] = matches;
    if (best === undefined) return NO_ANSWER;
    const facts = this.#factsOf(best.code);
    const needsReview = status !== 'resolved' || best.confidence < this.#options.reviewBelow;
    return {
      cells: [
        facts.code,
        facts.description,
        facts.rate,
        facts.unit,
        best.confidence.toFixed(2),
        needsReview ? 'yes' : 'no',
        facts.notes,
        alternates.map(({ code }) => this.#tariff.records.code(code)).join(' '),
      ],
      needsReview,
    };
  }

  #factsOf(number: number): CodeFacts {
    const known = this.#facts.get(number);
    if (known !== undefined) return known;
    const { hsn_sac, description, gst_rate, uqc, notes } = resultOf(this.#tariff.records, number, this.#options.day);
    const facts = { code: hsn_sac, description, rate: gst_rate, unit: uqc ?? '', notes };
    this.#facts.set(number, facts);
    return facts;
  }
}
