// Answers the rows of a table: what the maker of answers finds best for a text and what its row tells beside it, or what
// a person chose for it.

import { kindOfText } from '../register/read/rowKind.ts';
import type { Tariff } from '../tariff/index.ts';
import { type Match, reviewedOf, sidesOf } from '../tariff/lookup/answer.ts';
import { MAX_TEXT } from '../tariff/lookup/codeText.ts';
import type { PreparedCode } from '../tariff/lookup/prepared.ts';
import { REVIEW_BELOW, reviewOf, reviewOfChosen } from '../tariff/lookup/review.ts';
import { SameLaw } from '../tariff/lookup/sameLaw.ts';
import type { View } from '../tariff/model/days.ts';
import { answeredBy, type TextAnswer, withGroup } from './groups.ts';
import { type Choice, type CodeFacts, factsOf, type RowAnswer } from './rowAnswer.ts';
import type { Told } from './told.ts';

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
  review: 'code',
  alternates: [],
  asOf: '',
};
/** A total, a round-off or a note: there is nothing to look up and nothing to review. */
const NO_ITEM: RowAnswer = { ...NO_ANSWER, review: 'nothing' };
const NO_CODE: RowAnswer = { ...NO_ITEM, chosen: 'no code' };

/** "HSN" and eight digits behind a text. */
const MOST_DIGITS = 13;

/** Far above what a table repeats; then all is forgotten, so that a table of any length needs little memory. */
const MOST_KEPT = 50_000;

const alone = (answer: RowAnswer): Known => ({ answer, read: '', limits: [], priced: undefined });

export class Classifier {
  readonly #tariff: Tariff;
  readonly #reviewBelow: number;
  readonly #own: Law;
  readonly #laws = new Map<string, Law>();
  #sameLaw: SameLaw | undefined;
  readonly #kept = new Map<string, Known>();
  readonly #facts = new WeakMap<PreparedCode, CodeFacts>();
  #factsCount = 0;

  constructor(tariff: Tariff, { day, reviewBelow = REVIEW_BELOW }: ClassifierOptions) {
    this.#tariff = tariff;
    this.#reviewBelow = reviewBelow;
    this.#own = { key: '', view: { day, today: tariff.today } };
  }

  /** `told`: what the row tells beside the text. */
  classify(text: string, told: Told = {}): RowAnswer {
    const trimmed = text.trim();
    const { day, undated, group = '', code = '', price, isItem } = told;
    if (isItem === false) return NO_ITEM;
    const law = this.#lawOn(day);
    const isPlain = law === this.#own && group === '' && code === '' && isItem === undefined;
    const key = isPlain ? trimmed : `${law.key}\t${group}\t${code}\t${isItem === true ? 'item' : ''}\t${trimmed}`;
    const known = this.#kept.get(key) ?? this.#keep(key, this.#known(trimmed, { ...told, group }, law.view));
    const answer =
      price === undefined || known.limits.length === 0 ? known.answer : this.#priced(known, price, law.view);
    if (answer.facts === undefined) return answer;
    const dated = day === undefined || answer.asOf === day ? answer : { ...answer, asOf: day };
    return undated === undefined ? dated : { ...dated, undated };
  }

  /** The answer with what a person chose for the text; undefined: there is no such code, or it has no such rate. */
  answerWith(text: string, { code: digits, branch }: Choice, told: Told = {}): RowAnswer | undefined {
    if (digits === '') return NO_CODE;
    const code = this.#tariff.records.find(digits);
    if (code < 0) return undefined;
    const { view } = this.#lawOn(told.day);
    const { answers } = this.#tariff;
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
      law = { key: start, view: { day, today: this.#tariff.today } };
      this.#laws.set(start, law);
    }
    return law;
  }

  #keep(key: string, known: Known): Known {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, known);
    return known;
  }

  #known(text: string, { group = '', code = '', isItem = false }: Told, view: View): Known {
    if (text === '') return alone(NO_ANSWER);
    // The rest of a longer text is not read.
    const read = text.length > MAX_TEXT ? [...text].slice(0, MAX_TEXT).join('') : text;
    const { answers } = this.#tariff;
    const searched = answers.search(read);
    if (!isItem && searched.own === undefined && kindOfText(text) !== undefined) return alone(NO_ITEM);
    const ungrouped = answeredBy(read, answers.find(searched, view));
    const grouped =
      group === '' || searched.ownCode >= 0 || searched.own !== undefined
        ? undefined
        : withGroup({ ungrouped, group, reviewBelow: this.#reviewBelow }, (asked) =>
            answeredBy(asked, answers.find(answers.search(asked), view)),
          );
    const told = grouped ?? ungrouped;
    const coded = this.#codedOtherwise(told, code, view);
    const best = coded ?? told;
    const [first, ...others] = best.found.matches;
    if (first === undefined) return alone(NO_ANSWER);
    const answer = this.#answer(best, view);
    const alternates = others.map(({ code }) => code);
    return {
      answer: {
        ...answer,
        ...(grouped !== undefined && coded === undefined && { group }),
        ...(coded !== undefined && { columnCode: code }),
      },
      read: best.read,
      limits: answers.priceLimits(first.code, view, alternates),
      priced: undefined,
    };
  }

  /**
   * The answer that the column of codes gives: a live code that the text does not lead to by itself, or deeper. It is
   * asked for beside the text, which may be surely of something else; then a person looks.
   */
  #codedOtherwise({ read, found }: TextAnswer, code: string, view: View): TextAnswer | undefined {
    const { records, answers } = this.#tariff;
    const number = code === '' || found.ownSource !== undefined ? -1 : records.find(code);
    const [first] = found.matches;
    if (number < 0 || !records.isLive(number)) return undefined;
    if (first !== undefined && found.status === 'resolved' && records.code(first.code).startsWith(code))
      return undefined;
    const asked = `${read.slice(0, MAX_TEXT - MOST_DIGITS)} HSN ${code}`;
    return answeredBy(asked, answers.find(answers.search(asked), view));
  }

  #priced(known: Known, price: number, view: View): RowAnswer {
    const sides = sidesOf(price, known.limits);
    known.priced ??= new Map();
    let priced = known.priced.get(sides);
    if (priced === undefined) {
      const { answers } = this.#tariff;
      const { group, columnCode, confidence } = known.answer;
      // A price makes no code surer.
      const found = answers.find(answers.search(known.read), view, price);
      priced = found.matches.length === 0 ? known.answer : this.#answer({ found, confidence }, view);
      if (group !== undefined) priced = { ...priced, group };
      if (columnCode !== undefined) priced = { ...priced, columnCode };
      known.priced.set(sides, priced);
    }
    return settledBy(price, known.answer, priced);
  }

  #answer({ found, confidence }: Pick<TextAnswer, 'found' | 'confidence'>, view: View): RowAnswer {
    const { status, matches, leading } = found;
    const codesOf = (some: readonly Match[]): readonly string[] =>
      some.map(({ code }) => this.#tariff.records.code(code));
    const [first] = matches;
    // A file is filed and imported: where nothing is named, codes that share a word with the text are proposed, and none
    // is stated.
    if (first === undefined || status === 'too_vague') {
      return { ...NO_ANSWER, alternates: codesOf(leading.slice(0, matches.length)) };
    }
    return {
      facts: this.#factsOf(first.prepared()),
      confidence,
      review: reviewOf(reviewedOf(found, confidence), this.#reviewBelow),
      alternates: codesOf(matches.slice(1)),
      asOf: view.day,
      ...(found.ownSource !== undefined && { ownSource: found.ownSource }),
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
