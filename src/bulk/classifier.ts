// Answers the rows of a table: what the maker of answers finds best for a text and what its row tells beside it, or what
// a person chose for it.

import { kindOfText } from '../register/read/rowKind.ts';
import type { Tariff } from '../tariff/index.ts';
import { reviewedOf } from '../tariff/lookup/answer.ts';
import { MAX_TEXT } from '../tariff/lookup/codeText.ts';
import type { PreparedCode } from '../tariff/lookup/prepared.ts';
import { REVIEW_BELOW, reviewOf, reviewOfChosen } from '../tariff/lookup/review.ts';
import { SameLaw } from '../tariff/lookup/sameLaw.ts';
import { type Best, sidesOf, type TableAnswers } from '../tariff/lookup/tableAnswers.ts';
import type { View } from '../tariff/model/days.ts';
import { type GroupedText, withGroup } from './groups.ts';
import { type Choice, type CodeFacts, factsOf, type RowAnswer } from './rowAnswer.ts';
import { TextCache } from './textCache.ts';
import { NOTHING_TOLD, type Told } from './told.ts';

export interface ClassifierOptions {
  /** ISO date whose rates are given for rows that tell none. */
  readonly day: string;
  /** Rows less sure than this need review; default: `REVIEW_BELOW`. */
  readonly reviewBelow?: number;
}

/** What answers on days of the same law are made with. */
interface Law {
  /** Tells it from others; empty: that of the table's own day. */
  readonly key: string;
  readonly view: View;
  readonly answers: TableAnswers;
}

/** The answer to a text alone, and to prices beside it. */
interface Known {
  readonly answer: RowAnswer;
  /** As it was read: with its group, where that is read too. */
  readonly read: string;
  readonly limits: readonly number[];
  /** By the sides of the limits that a price is on; undefined: none has come yet. */
  priced: Map<string, RowAnswer> | undefined;
}

const NO_ANSWER: RowAnswer = {
  facts: undefined,
  confidence: 0,
  review: reviewOf(reviewedOf('not_found', undefined)),
  alternates: [],
  asOf: '',
};
/** A total, a round-off or a note: there is nothing to look up and nothing to review. */
const NO_ITEM: RowAnswer = { ...NO_ANSWER, review: 'nothing' };
const NO_CODE: RowAnswer = { ...NO_ITEM, chosen: 'no code' };

const alone = (answer: RowAnswer): Known => ({ answer, read: '', limits: [], priced: undefined });

export class Classifier {
  readonly #tariff: Tariff;
  readonly #reviewBelow: number;
  readonly #own: Law;
  readonly #laws = new Map<string, Law>();
  #sameLaw: SameLaw | undefined;
  readonly #byText = new TextCache<Known>();
  readonly #facts = new WeakMap<PreparedCode, CodeFacts>();
  #factsCount = 0;

  constructor(tariff: Tariff, { day, reviewBelow = REVIEW_BELOW }: ClassifierOptions) {
    this.#tariff = tariff;
    this.#reviewBelow = reviewBelow;
    this.#own = this.#newLaw('', day);
  }

  /** `told`: what the row tells beside the text. */
  classify(text: string, told: Told = NOTHING_TOLD): RowAnswer {
    const trimmed = text.trim();
    if (told === NOTHING_TOLD) return this.#byText.get(trimmed, (own) => this.#known(own, '', this.#own)).answer;
    const { day, undated, group = '', price, isItem } = told;
    if (isItem === false) return NO_ITEM;
    const law = this.#lawOn(day);
    const isPlain = law === this.#own && group === '' && isItem === undefined;
    const key = isPlain ? trimmed : `${law.key}\t${group}\t${isItem === true ? 'item' : ''}\t${trimmed}`;
    const known = this.#byText.get(key, () => this.#known(trimmed, group, law, isItem));
    const answer = price === undefined || known.limits.length === 0 ? known.answer : this.#priced(known, price, law);
    if (answer.facts === undefined) return answer;
    const dated = day === undefined || answer.asOf === day ? answer : { ...answer, asOf: day };
    return undated === undefined ? dated : { ...dated, undated };
  }

  /** The answer with what a person chose for the text; undefined: there is no such code, or it has no such rate. */
  answerWith(text: string, { code: digits, branch }: Choice, told: Told = NOTHING_TOLD): RowAnswer | undefined {
    if (digits === '') return NO_CODE;
    const code = this.#tariff.records.find(digits);
    if (code < 0) return undefined;
    const { view, answers } = this.#lawOn(told.day);
    const ofDay = { asOf: told.day ?? view.day, ...(told.undated !== undefined && { undated: told.undated }) };
    if (branch !== undefined) {
      const prepared = answers.forBranch(code, branch, view);
      return prepared && { ...this.#chosen(prepared), ...ofDay, chosen: 'code and rate' };
    }
    const answer = this.#chosen(answers.forCode(text, code, view));
    if (told.price === undefined) return { ...answer, ...ofDay };
    const priced = this.#chosen(answers.forCode(text, code, view, told.price));
    return { ...settledBy(told.price, answer, priced), ...ofDay };
  }

  #chosen(prepared: PreparedCode): RowAnswer {
    return {
      facts: this.#factsOf(prepared),
      confidence: 1,
      review: reviewOfChosen(prepared.isRateOpen),
      alternates: [],
      asOf: this.#own.view.day,
      chosen: 'code',
    };
  }

  /** Days of the same law share what is known of their codes; most tables lie within one or two. */
  #lawOn(day: string | undefined): Law {
    if (day === undefined || day === this.#own.view.day) return this.#own;
    this.#sameLaw ??= new SameLaw(this.#tariff.records, this.#tariff.today);
    const start = this.#sameLaw.startOf(day);
    if (start === this.#sameLaw.startOf(this.#own.view.day)) return this.#own;
    let law = this.#laws.get(start);
    if (law === undefined) {
      law = this.#newLaw(start, day);
      this.#laws.set(start, law);
    }
    return law;
  }

  #newLaw(key: string, day: string): Law {
    const tariff = this.#tariff;
    // A table may have every code in it.
    return { key, view: { day, today: tariff.today }, answers: tariff.answerMaker(tariff.records.length) };
  }

  #known(text: string, group: string, { answers, view }: Law, isItem = false): Known {
    if (text === '') return alone(NO_ANSWER);
    if (!isItem && kindOfText(text) !== undefined) return alone(NO_ITEM);
    const { read, best, isGroupRead } = this.#found(text, group, { answers, view });
    if (best === undefined) return alone(NO_ANSWER);
    const answer = this.#answer(best, view);
    return {
      answer: isGroupRead ? { ...answer, group } : answer,
      read,
      limits: answers.priceLimits(best.prepared.code, view, best.alternates),
      priced: undefined,
    };
  }

  #found(text: string, group: string, { answers, view }: Pick<Law, 'answers' | 'view'>): GroupedText {
    const ask = (asked: string): Best | undefined => answers.best(asked, view);
    // The rest of a longer text is not read.
    const read = text.length > MAX_TEXT ? [...text].slice(0, MAX_TEXT).join('') : text;
    const best = ask(read);
    if (group === '' || answers.codeIn(read) >= 0) return { read, best, isGroupRead: false };
    return withGroup({ read, best, group, reviewBelow: this.#reviewBelow }, ask);
  }

  #priced(known: Known, price: number, { answers, view }: Law): RowAnswer {
    const sides = sidesOf(price, known.limits);
    known.priced ??= new Map();
    let priced = known.priced.get(sides);
    if (priced === undefined) {
      const best = answers.best(known.read, view, price);
      const { group, confidence } = known.answer;
      // A price makes no code surer.
      priced = best === undefined ? known.answer : this.#answer({ ...best, confidence }, view);
      if (group !== undefined) priced = { ...priced, group };
      known.priced.set(sides, priced);
    }
    return settledBy(price, known.answer, priced);
  }

  #answer(best: Best, view: View): RowAnswer {
    const { prepared, confidence, status } = best;
    const alternates = best.alternates.map((code) => this.#tariff.records.code(code));
    // A file is filed and imported: where nothing is named, codes are proposed, and none is stated.
    if (status === 'too_vague') return { ...NO_ANSWER, alternates: [prepared.entry.hsn_sac, ...alternates] };
    return {
      facts: this.#factsOf(prepared),
      confidence,
      review: reviewOf(reviewedOf(status, best), this.#reviewBelow),
      alternates,
      asOf: view.day,
    };
  }

  #factsOf(prepared: PreparedCode): CodeFacts {
    let facts = this.#facts.get(prepared);
    if (facts === undefined) {
      facts = factsOf(prepared, this.#factsCount++);
      this.#facts.set(prepared, facts);
    }
    return facts;
  }
}

/** The answer to a text with a price, which is named where it settled what the text left open, or another code or rate. */
function settledBy(price: number, alone: RowAnswer, priced: RowAnswer): RowAnswer {
  const isSettled = priced.facts !== alone.facts && priced.facts?.isRateOpen === false && priced.facts.rate !== '';
  return isSettled ? { ...priced, price } : priced;
}
