// Answers the rows of a table: what the maker of answers finds best for a text, or what a person chose for it.

import { kindOfText } from '../register/read/rowKind.ts';
import type { Tariff } from '../tariff/index.ts';
import { type AnswerMaker, reviewedOf } from '../tariff/lookup/answer.ts';
import { MAX_TEXT } from '../tariff/lookup/codeText.ts';
import type { PreparedCode } from '../tariff/lookup/prepared.ts';
import { REVIEW_BELOW, reviewOf, reviewOfChosen } from '../tariff/lookup/review.ts';
import type { View } from '../tariff/model/days.ts';
import { type Choice, type CodeFacts, factsOf, type RowAnswer } from './rowAnswer.ts';
import { TextCache } from './textCache.ts';
import { warmUp } from './warmUp.ts';

export interface ClassifierOptions {
  /** ISO date whose rates are given. */
  readonly day: string;
  /** Rows less sure than this need review; default: `REVIEW_BELOW`. */
  readonly reviewBelow?: number;
}

const NO_ANSWER: RowAnswer = {
  facts: undefined,
  confidence: 0,
  review: reviewOf(reviewedOf('not_found', undefined)),
  alternates: [],
};
/** A total, a round-off or a note: there is nothing to look up and nothing to review. */
const NO_ITEM: RowAnswer = { facts: undefined, confidence: 0, review: 'nothing', alternates: [] };
const NO_CODE: RowAnswer = { facts: undefined, confidence: 0, review: 'nothing', alternates: [], chosen: 'no code' };

export class Classifier {
  readonly #tariff: Tariff;
  readonly #view: View;
  readonly #reviewBelow: number;
  readonly #answers: AnswerMaker;
  readonly #byText = new TextCache<RowAnswer>();
  readonly #facts = new WeakMap<PreparedCode, CodeFacts>();
  readonly #rateless = new WeakMap<PreparedCode, CodeFacts>();
  #factsCount = 0;

  constructor(tariff: Tariff, { day, reviewBelow = REVIEW_BELOW }: ClassifierOptions) {
    this.#tariff = tariff;
    this.#view = { day, today: tariff.today };
    this.#reviewBelow = reviewBelow;
    // A table may have every code in it.
    this.#answers = tariff.answerMaker(tariff.records.length);
    warmUp(this.#answers, this.#view);
  }

  classify(text: string): RowAnswer {
    return this.#byText.get(text.trim(), (trimmed) => this.#answer(trimmed));
  }

  /** The answer with what a person chose for the text; undefined: there is no such code, or it has no such rate. */
  answerWith(text: string, { code: digits, branch }: Choice): RowAnswer | undefined {
    if (digits === '') return NO_CODE;
    const code = this.#tariff.records.find(digits);
    if (code < 0) return undefined;
    const prepared =
      branch === undefined
        ? this.#answers.forCode(text, code, this.#view)
        : this.#answers.forBranch(code, branch, this.#view);
    if (prepared === undefined) return undefined;
    return {
      facts: this.#factsOf(prepared),
      confidence: 1,
      review: reviewOfChosen(prepared.isRateOpen),
      alternates: [],
      chosen: branch === undefined ? 'code' : 'code and rate',
    };
  }

  #answer(text: string): RowAnswer {
    if (text === '') return NO_ANSWER;
    if (kindOfText(text) !== undefined) return NO_ITEM;
    // The rest of a longer text is not read.
    const read = text.length > MAX_TEXT ? [...text].slice(0, MAX_TEXT).join('') : text;
    const best = this.#answers.best(read, this.#view);
    if (best === undefined) return NO_ANSWER;
    const { prepared, confidence, alternates } = best;
    return {
      facts: best.status === 'too_vague' ? this.#withoutRate(prepared) : this.#factsOf(prepared),
      confidence,
      review: reviewOf(reviewedOf(best.status, best), this.#reviewBelow),
      alternates: alternates.map((code) => this.#tariff.records.code(code)),
    };
  }

  /** Where nothing is named, a code may be proposed, but no rate is stated. */
  #withoutRate(prepared: PreparedCode): CodeFacts {
    let facts = this.#rateless.get(prepared);
    if (facts === undefined) {
      facts = { ...factsOf(prepared, this.#view.day, this.#factsCount++), rate: '', condition: '' };
      this.#rateless.set(prepared, facts);
    }
    return facts;
  }

  #factsOf(prepared: PreparedCode): CodeFacts {
    let facts = this.#facts.get(prepared);
    if (facts === undefined) {
      facts = factsOf(prepared, this.#view.day, this.#factsCount++);
      this.#facts.set(prepared, facts);
    }
    return facts;
  }
}
