// The tariff as one object behind its interface: what was asked is checked, who makes the answer is called.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { came } from '../../contract/came.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { View } from '../model/days.ts';
import { bestOfBatch, forwardAnswer, tableAnswersOf } from './answering.ts';
import type { AnswerWriter } from './answerWriter.ts';
import type { DayOption, LookupOptions } from './api.ts';
import { type ChangeList, changeSteps, changesBetween } from './changes.ts';
import { codeRecord, noSuchCode } from './codeRecord.ts';
import { digitsOf } from './codeText.ts';
import type {
  BatchAnswer,
  BatchResult,
  CodeEntry,
  CodeRecord,
  CorrectionView,
  DatasetMeta,
  NoSuchCode,
  RateChange,
  Suggestion,
} from './contract.ts';
import { checkString, checkText, dayOf } from './given.ts';
import type { Tariff } from './inside.ts';
import { OpenLookups } from './lookups.ts';
import { correctedCodes, correctionsBetween } from './questions.ts';
import { entryOf } from './results.ts';
import type { TableAnswers } from './tableAnswers.ts';

const encoder = /* @__PURE__ */ new TextEncoder();

/** What writes the answers of a service; made when it first writes one. */
export type WriterMaker = (records: Records) => AnswerWriter;

export class OpenTariff extends OpenLookups implements Tariff {
  readonly #writerOf: WriterMaker | undefined;
  #writer: AnswerWriter | undefined;

  /** `writerOf`: for whoever answers thousands of texts a second as JSON; pages do without its size. */
  constructor(records: Records, openEngine: () => SearchEngine, today?: () => string, writerOf?: WriterMaker) {
    super(records, openEngine, today);
    this.#writerOf = writerOf;
  }

  /** Answers to rows as this object gives them, with a cache of so many codes: for whoever asks for a great many. */
  answerMaker(maxCached: number): TableAnswers {
    return tableAnswersOf(this.records, () => this.engine, maxCached);
  }

  lookupJson(text: string, options: LookupOptions = {}): Uint8Array<ArrayBuffer> {
    const found = this.find(text, options);
    this.#writer ??= this.#writerOf?.(this.records);
    return this.#writer?.write(text, found) ?? encoder.encode(JSON.stringify(forwardAnswer(this.records, text, found)));
  }

  batch(items: readonly string[], options: DayOption = {}): BatchAnswer {
    return drained(this.batchSteps(items, options));
  }

  *batchSteps(items: readonly string[], options: DayOption = {}): Steps<BatchAnswer> {
    if (!Array.isArray(items)) throw new TypeError(`items must be a list of texts, but ${came(items)} came.`);
    for (const [at, item] of items.entries()) checkText(item, `items[${at}]`);
    const view = this.view(dayOf(options));
    yield* this.openSteps();
    const results: BatchResult[] = [];
    for (const item of items) {
      results.push(bestOfBatch(this.records, this.answers, item, view));
      yield;
    }
    return { results };
  }

  describe(code: string, options: DayOption = {}): CodeRecord | NoSuchCode {
    checkString(code, 'code');
    const view = this.view(dayOf(options));
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

  suggestSteps(text: string): Steps<readonly Suggestion[]> {
    checkString(text, 'text');
    return this.suggester.suggestSteps(text);
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
    return this.#all(this.view(dayOf(options)));
  }

  *#all(view: View): Generator<CodeEntry> {
    for (let i = 0; i < this.records.length; i++) yield entryOf(this.records, i, view);
  }
}
