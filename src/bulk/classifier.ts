// Finds the code of each row's text: the engine's best answer, the facts of a code read once, repeated texts once.

import { termHash } from '../tariff/engine/text/hash.ts';
import type { Tariff } from '../tariff/index.ts';
import { type BranchKey, conditionWord, isSameBranch } from '../tariff/lookup/branches.ts';
import type { RateView } from '../tariff/lookup/contract.ts';
import { type BriefResult, briefOf, rateViews } from '../tariff/lookup/results.ts';
import { isSplitRate, withBranchFirst } from '../tariff/lookup/stated.ts';
import type { RatePeriod } from '../tariff/model/rates.ts';

export const ADDED_COLUMNS = [
  'hsn_sac',
  'code_description',
  'gst_rate',
  'uqc',
  'confidence',
  'needs_review',
  'review_why',
  'notes',
  'as_of',
  'rate_condition',
  'chosen_by_person',
  'alternates',
] as const;

/** What a person should look at: the code, or the rate that depends on something the text does not say. */
export type Review = 'nothing' | 'code' | 'rate';

/** What a person chose for a row. */
export interface Choice {
  /** Digits of a code; empty: the row needs none, as a total, a discount or a note. */
  readonly code: string;
  /** Which of its rates; undefined: what the text says, or open. */
  readonly branch?: BranchKey | undefined;
}

/** What is added to a row. */
export interface RowAnswer {
  /** What is known of the code; undefined: nothing was found. */
  readonly facts: CodeFacts | undefined;
  readonly confidence: number;
  readonly review: Review;
  /** Other codes that may be meant. */
  readonly alternates: readonly string[];
  /** What of it a person chose; undefined: nothing. */
  readonly chosen?: 'no code' | 'code' | 'code and rate';
}

export interface CodeFacts extends BriefResult {
  /** Facts have numbers from 0 on. */
  readonly number: number;
  /** Its rate depends on something, which a text may say; and it stays open where the text does not. */
  readonly isRateSplit: boolean;
  readonly isRateOpen: boolean;
  readonly isRetired: boolean;
  /** Every rate of the day, that of `rate` first. */
  readonly rates: readonly RateView[];
  /** Of `rate`; empty: it has none, and there is no other rate. */
  readonly condition: string;
  /** ISO date whose rates these are. */
  readonly asOf: string;
}

export interface ClassifierOptions {
  /** ISO date whose rates are given. */
  readonly day: string;
  /** Rows less sure than this need review; default: 0.7. */
  readonly reviewBelow?: number;
}

/** The best and two alternates. */
const MATCHES = 3;
const REVIEW_BELOW = 0.7;
/** As long as the service takes; the rest of a longer text is not read. */
const MOST_CHARACTERS = 200;
/** Answers are kept by a hash of the text, in one of two places; a power of two. */
const PLACES = 1 << 16;

/**
 * Compiled code is thrown away when a text comes that it was not compiled for. So each kind comes once before the first
 * row: words, phrases, titles, lists, measures, Hindi, slips, words in one, words that say nothing.
 */
const KINDS_OF_TEXT: readonly string[] = [
  'rice',
  'basmati rice 5 kg',
  'charger for mobile phone, 20 W',
  'parts of centrifugal pumps',
  "men's cotton t-shirt (pack of 2)",
  'rice, wheat, barley',
  'हल्दी पाउडर 200 ग्राम',
  'haldi powdr',
  'steelbottle',
  'ballpoint pen',
  'non woven bag without handle',
  'café crème – décor',
  'new gift box',
  'accessories',
  'zzqxv',
  'wooden almirah with mirror and drawers for bedroom storage of clothes made in sheesham wood brown',
  '😀 ½ 5/8 A/C e-rickshaw M.S. pipe',
  '',
  '---',
];

/** More than any code has on a day. */
const MOST_BRANCHES = 1024;

/** Why a branch is shown, in the notes. */
const CHOSEN = 'a person chose it';

const NO_ANSWER: RowAnswer = { facts: undefined, confidence: 0, review: 'code', alternates: [] };

const NO_CODE: RowAnswer = { facts: undefined, confidence: 0, review: 'nothing', alternates: [], chosen: 'no code' };

export class Classifier {
  readonly #tariff: Tariff;
  readonly #day: string;
  readonly #reviewBelow: number;
  /** By the number of the code, as most texts mean it; and by code and rate, as some texts ask for it. */
  readonly #facts: (CodeFacts | undefined)[];
  readonly #periods: (RatePeriod | undefined)[];
  readonly #statedFacts = new Map<number, CodeFacts>();
  #factsCount = 0;
  /** By place, in turn: the hash of the text that was last seen there, and of that whose answer is remembered. */
  readonly #hashes = new Int32Array(2 * PLACES);
  /** Answers to texts that came a second time. */
  readonly #remembered: ({ readonly text: string; readonly answer: RowAnswer } | undefined)[] = new Array(PLACES);

  constructor(tariff: Tariff, { day, reviewBelow = REVIEW_BELOW }: ClassifierOptions) {
    this.#tariff = tariff;
    this.#day = day;
    this.#reviewBelow = reviewBelow;
    this.#facts = new Array(tariff.records.codes.length);
    this.#periods = new Array(tariff.records.codes.length);
    for (const text of KINDS_OF_TEXT) tariff.engine.codesFor(text, MATCHES);
  }

  classify(text: string): RowAnswer {
    const key = text.trim();
    const hash = termHash(key) | 0;
    const place = hash & (PLACES - 1);
    const known = this.#rememberedAt(place, hash, key) ?? this.#rememberedAt(place ^ 1, hash, key);
    if (known !== undefined) return known;
    const answer = this.#answer(key.length > MOST_CHARACTERS ? [...key].slice(0, MOST_CHARACTERS).join('') : key);
    const hashes = this.#hashes;
    if (hashes[2 * place] === hash) {
      const free = hashes[2 * place + 1] === 0 ? place : place ^ 1;
      this.#remembered[free] = { text: key, answer };
      hashes[2 * free + 1] = hash;
    }
    hashes[2 * place] = hash;
    return answer;
  }

  #rememberedAt(place: number, hash: number, text: string): RowAnswer | undefined {
    if (this.#hashes[2 * place + 1] !== hash) return undefined;
    const known = this.#remembered[place];
    return known?.text === text ? known.answer : undefined;
  }

  /** The answer with what a person chose for the text; undefined: there is no such code, or it has no such rate. */
  answerWith(text: string, { code: digits, branch }: Choice): RowAnswer | undefined {
    if (digits === '') return NO_CODE;
    const code = this.#tariff.records.find(digits);
    if (code < 0) return undefined;
    if (branch !== undefined) return this.#answerWithBranch(code, branch);
    const facts = this.#factsFor(text, code);
    const review = facts.isRateOpen ? 'rate' : 'nothing';
    return { facts, confidence: 1, review, alternates: [], chosen: 'code' };
  }

  #answerWithBranch(code: number, branch: BranchKey): RowAnswer | undefined {
    const period = this.#tariff.records.rateOn(code, this.#day);
    const place = rateViews(period).findIndex((one) => isSameBranch(one, branch));
    if (place < 0) return undefined;
    const facts = this.#newFacts(code, withBranchFirst(period, { place, isSure: true }, CHOSEN), false);
    return { facts, confidence: 1, review: 'nothing', alternates: [], chosen: 'code and rate' };
  }

  #answer(text: string): RowAnswer {
    if (text === '') return NO_ANSWER;
    const own = this.#tariff.codeIn(text);
    if (own >= 0) {
      const facts = this.#factsOf(own);
      const review = facts.isRetired ? 'code' : facts.isRateSplit ? 'rate' : 'nothing';
      return { facts, confidence: 1, review, alternates: [] };
    }
    const { codes, confidence, status } = this.#tariff.engine.codesFor(text, MATCHES);
    if (codes.length === 0) return NO_ANSWER;
    const alternates: string[] = [];
    for (let i = 1; i < codes.length; i++) alternates.push(this.#tariff.records.code(codes[i] as number));
    const facts = this.#factsFor(text, this.#tariff.codeFor(text, codes[0] as number));
    const isSure = status === 'resolved' && confidence >= this.#reviewBelow;
    return {
      facts,
      confidence,
      review: isSure ? (facts.isRateOpen ? 'rate' : 'nothing') : 'code',
      alternates,
    };
  }

  /** The facts of a code, with the rate that the text asks for where it asks for one. */
  #factsFor(text: string, code: number): CodeFacts {
    const usual = this.#factsOf(code);
    if (!usual.isRateSplit) return usual;
    const period = this.#periods[code] as RatePeriod;
    const asked = this.#tariff.branchFor(text, period);
    if (asked === undefined) return usual;
    const key = (code * MOST_BRANCHES + asked.place) * 2 + Number(asked.isSure);
    let facts = this.#statedFacts.get(key);
    if (facts === undefined) {
      facts = this.#newFacts(code, withBranchFirst(period, asked), !asked.isSure);
      this.#statedFacts.set(key, facts);
    }
    return facts;
  }

  #factsOf(code: number): CodeFacts {
    let facts = this.#facts[code];
    if (facts === undefined) {
      const period = this.#tariff.records.rateOn(code, this.#day);
      this.#periods[code] = period;
      facts = this.#newFacts(code, period, this.#tariff.staysOpen(period));
      this.#facts[code] = facts;
    }
    return facts;
  }

  #newFacts(code: number, period: RatePeriod, isRateOpen: boolean): CodeFacts {
    const { records } = this.#tariff;
    const isRateSplit = isSplitRate(period);
    const rates = rateViews(period);
    const [main] = rates;
    return {
      number: this.#factsCount++,
      isRateSplit,
      isRateOpen,
      isRetired: !records.isLive(code),
      rates,
      condition: main === undefined ? '' : isRateSplit ? conditionWord(main) : main.condition,
      asOf: this.#day,
      ...briefOf(records, code, this.#day, period),
    };
  }
}

export const reviewText = (review: Review): string => (review === 'nothing' ? 'no' : 'yes');
export const reviewWhy = (review: Review): string => (review === 'nothing' ? '' : review);

/** All three decimals of a confidence: rounded, it could seem to reach the limit below which a row wants review. */
const SHARES = Array.from({ length: 1001 }, (_, thousandths) => (thousandths / 1000).toFixed(3));
export const shareText = (share: number): string => SHARES[Math.round(share * 1000)] ?? '';

/** An answer as cells, in the order of `ADDED_COLUMNS`. */
export function addedCells({ facts, confidence, review, alternates, chosen }: RowAnswer): readonly string[] {
  const reviewed = [reviewText(review), reviewWhy(review)];
  const last = [chosen ?? '', alternates.join(' ')];
  if (facts === undefined) return ['', '', '', '', '', ...reviewed, '', '', '', ...last];
  const { code, description, rate, unit, notes, asOf, condition } = facts;
  return [code, description, rate, unit, shareText(confidence), ...reviewed, notes, asOf, condition, ...last];
}
