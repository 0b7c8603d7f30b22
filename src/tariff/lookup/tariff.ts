// The tariff as one object behind its interface: what was asked is checked, who makes the answer is called.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { came } from '../../contract/came.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import { GST_START, todayInIndia, type View } from '../model/days.ts';
import { AnswerMaker, type Found, MAX_ALTERNATES } from './answer.ts';
import { batchResult, forwardAnswer } from './answerForms.ts';
import type { AnswerWriter } from './answerWriter.ts';
import type { DayOption, LookupOptions } from './api.ts';
import { type ChangeList, changeSteps, changesBetween } from './changes.ts';
import { codeRecord, noSuchCode } from './codeRecord.ts';
import { digitsOf } from './codeText.ts';
import type {
  BatchAnswer,
  BatchResult,
  CodeEntry,
  CodeLink,
  CodeRecord,
  CorrectionView,
  DatasetMeta,
  ForwardAnswer,
  HsnResult,
  NoSuchCode,
  RateChange,
  ReverseAnswer,
  Suggestion,
} from './contract.ts';
import { checkString, checkText, dayOf, lookupOptions } from './given.ts';
import type { Tariff } from './inside.ts';
import { correctedCodes, correctionsBetween } from './questions.ts';
import { codeLink, entryOf } from './results.ts';
import { Suggester } from './suggest.ts';
import { exactReason, prefixReason } from './why.ts';

/** Codes whose answers are kept ready for the day that is asked for most. */
const MAX_CACHED = 4096;

const encoder = new TextEncoder();

export class OpenTariff implements Tariff {
  readonly records: Records;
  readonly #openEngine: () => SearchEngine;
  #engine: SearchEngine | undefined;
  readonly #suggester: Suggester;
  readonly #today: () => string;
  readonly #answers: AnswerMaker;
  readonly #writer: AnswerWriter | undefined;

  /** `writer`: for whoever answers thousands of texts a second as JSON; pages do without its size. */
  constructor(
    records: Records,
    openEngine: () => SearchEngine,
    today: () => string = todayInIndia,
    writer?: AnswerWriter,
  ) {
    this.records = records;
    this.#openEngine = openEngine;
    this.#suggester = new Suggester(records);
    this.#today = today;
    this.#answers = this.answerMaker(MAX_CACHED);
    this.#writer = writer;
  }

  /** Opened when first needed. */
  get engine(): SearchEngine {
    this.#engine ??= this.#openEngine();
    return this.#engine;
  }

  /** Whether texts can be looked up at once. */
  get isOpen(): boolean {
    return this.#engine !== undefined;
  }

  /** Opens in steps what texts are looked up with: the first who asks shall not keep others waiting. */
  *openSteps(): Steps<void> {
    if (this.isOpen) return;
    this.#engine = this.#openEngine();
    yield;
  }

  /** The day whose rates are answered with where no other is asked for. */
  get today(): string {
    return this.#today();
  }

  /** Answers as this object gives them, with a cache of so many codes: for whoever asks for a great many. */
  answerMaker(maxCached: number): AnswerMaker {
    return new AnswerMaker(this.records, () => this.engine, maxCached);
  }

  #view(asOf: string | undefined): View {
    const today = this.#today();
    if (asOf === undefined) return { day: today, today };
    if (!isCalendarDay(asOf) || asOf < GST_START) {
      throw new RangeError(`asOf must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(asOf)} came.`);
    }
    return { day: asOf, today };
  }

  #find(text: string, options: LookupOptions): Found {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    return this.#answers.find(text, limit, this.#view(asOf));
  }

  lookup(text: string, options: LookupOptions = {}): ForwardAnswer {
    return forwardAnswer(this.records, text, this.#find(text, options));
  }

  lookupJson(text: string, options: LookupOptions = {}): Uint8Array<ArrayBuffer> {
    const found = this.#find(text, options);
    return this.#writer?.write(text, found) ?? encoder.encode(JSON.stringify(forwardAnswer(this.records, text, found)));
  }

  batch(items: readonly string[], options: DayOption = {}): BatchAnswer {
    return drained(this.batchSteps(items, options));
  }

  *batchSteps(items: readonly string[], options: DayOption = {}): Steps<BatchAnswer> {
    if (!Array.isArray(items)) throw new TypeError(`items must be a list of texts, but ${came(items)} came.`);
    for (const [at, item] of items.entries()) checkText(item, `items[${at}]`);
    const view = this.#view(dayOf(options));
    yield* this.openSteps();
    const results: BatchResult[] = [];
    for (const item of items) {
      results.push(batchResult(this.records, item, this.#answers.find(item, 1 + MAX_ALTERNATES, view)));
      yield;
    }
    return { results };
  }

  reverse(code: string, options: DayOption = {}): ReverseAnswer {
    return { query: code, results: [...this.entriesUnder(code, options)] };
  }

  /** The results of a reverse lookup one by one: a prefix of one digit has thousands. */
  entriesUnder(code: string, options: DayOption = {}): Generator<HsnResult> {
    checkString(code, 'code');
    return this.#under(digitsOf(code), this.#view(dayOf(options)));
  }

  *#under(digits: string, view: View): Generator<HsnResult> {
    if (!/^\d+$/.test(digits)) return;
    const [from, to] = this.records.range(digits);
    for (let i = from; i < to; i++) {
      const why = this.records.code(i) === digits ? exactReason(digits) : prefixReason(digits);
      yield { ...entryOf(this.records, i, view), why, confidence: 1 };
    }
  }

  describe(code: string, options: DayOption = {}): CodeRecord | NoSuchCode {
    checkString(code, 'code');
    const view = this.#view(dayOf(options));
    const digits = digitsOf(code);
    const number = /^\d+$/.test(digits) ? this.records.find(digits) : -1;
    return number < 0 ? noSuchCode(this.records, code, digits, view) : codeRecord(this.records, number, view);
  }

  changes(from: string, to: string): readonly RateChange[] {
    for (const [name, day] of Object.entries({ from, to })) {
      if (!isCalendarDay(day)) throw new RangeError(`${name} must be a date as YYYY-MM-DD, but ${came(day)} came.`);
    }
    return changesBetween(this.records, from, to);
  }

  /** The same in steps, and each change made when it is asked for. Both days must be dates. */
  changeSteps(from: string, to: string): Steps<ChangeList> {
    return changeSteps(this.records, from, to);
  }

  corrections(from: string, to: string): readonly CorrectionView[] {
    return correctionsBetween(this.records, from, to);
  }

  suggest(text: string): readonly Suggestion[] {
    checkString(text, 'text');
    return this.#suggester.suggest(text);
  }

  suggestSteps(text: string): Steps<readonly Suggestion[]> {
    checkString(text, 'text');
    return this.#suggester.suggestSteps(text);
  }

  /** A code by its number. */
  entry(code: number, asOf?: string): CodeEntry {
    return entryOf(this.records, code, this.#view(asOf));
  }

  link(code: number, asOf?: string): CodeLink {
    return codeLink(this.records, code, this.#view(asOf).day);
  }

  meta(): DatasetMeta {
    const { length, facts, nameCount, fingerprint } = this.records;
    return {
      totalCodes: length,
      goodsCount: length - facts.serviceCount,
      servicesCount: facts.serviceCount,
      asOf: facts.asOf,
      sourceUrl: facts.sourceUrl,
      liveCount: facts.liveCount,
      retiredCount: length - facts.liveCount,
      nameCount,
      version: fingerprint,
      corrections: correctedCodes(this.records),
    };
  }

  all(options: DayOption = {}): Generator<CodeEntry> {
    return this.#all(this.#view(dayOf(options)));
  }

  *#all(view: View): Generator<CodeEntry> {
    for (let i = 0; i < this.records.length; i++) yield entryOf(this.records, i, view);
  }
}
