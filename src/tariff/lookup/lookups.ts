// What a page looks up while somebody types: texts, codes and suggestions. The rest of the tariff is in `tariff.ts`, so
// that a phone does not load it.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { came } from '../../contract/came.ts';
import type { Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import { GST_START, todayInIndia, type View } from '../model/days.ts';
import type { AnswerMaker, Found } from './answer.ts';
import { answerMakerOf, forwardAnswer, suggesterOf } from './answering.ts';
import type { DayOption, LookupOptions } from './api.ts';
import { digitsOf } from './codeText.ts';
import type { CodeEntry, CodeLink, ForwardAnswer, HsnResult, ReverseAnswer, Suggestion } from './contract.ts';
import { checkString, checkText, dayOf, lookupOptions } from './given.ts';
import type { Lookups } from './inside.ts';
import { codeLink, entryOf } from './results.ts';
import type { Suggester } from './suggest.ts';
import { exactReason, prefixReason } from './why.ts';

/** Codes whose answers are kept ready for the day that is asked for most. */
const MAX_CACHED = 4096;

export class OpenLookups implements Lookups {
  readonly records: Records;
  readonly #openEngine: () => SearchEngine;
  #engine: SearchEngine | undefined;
  readonly #today: () => string;
  // Both made when first needed.
  #suggester: Suggester | undefined;
  #answers: AnswerMaker | undefined;

  constructor(records: Records, openEngine: () => SearchEngine, today: () => string = todayInIndia) {
    this.records = records;
    this.#openEngine = openEngine;
    this.#today = today;
  }

  protected get suggester(): Suggester {
    this.#suggester ??= suggesterOf(this.records);
    return this.#suggester;
  }

  protected get answers(): AnswerMaker {
    this.#answers ??= answerMakerOf(this.records, () => this.engine, MAX_CACHED);
    return this.#answers;
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

  protected view(asOf: string | undefined): View {
    const today = this.#today();
    if (asOf === undefined) return { day: today, today };
    if (!isCalendarDay(asOf) || asOf < GST_START) {
      throw new RangeError(`asOf must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(asOf)} came.`);
    }
    return { day: asOf, today };
  }

  protected find(text: string, options: LookupOptions): Found {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    return this.answers.find(text, limit, this.view(asOf));
  }

  lookup(text: string, options: LookupOptions = {}): ForwardAnswer {
    return forwardAnswer(this.records, text, this.find(text, options));
  }

  reverse(code: string, options: DayOption = {}): ReverseAnswer {
    return { query: code, results: [...this.entriesUnder(code, options)] };
  }

  /** The results of a reverse lookup one by one: a prefix of one digit has thousands. */
  entriesUnder(code: string, options: DayOption = {}): Generator<HsnResult> {
    checkString(code, 'code');
    return this.#under(digitsOf(code), this.view(dayOf(options)));
  }

  *#under(digits: string, view: View): Generator<HsnResult> {
    if (!/^\d+$/.test(digits)) return;
    const [from, to] = this.records.range(digits);
    for (let i = from; i < to; i++) {
      const why = this.records.code(i) === digits ? exactReason(digits) : prefixReason(digits);
      yield { ...entryOf(this.records, i, view), why, confidence: 1 };
    }
  }

  suggest(text: string): readonly Suggestion[] {
    checkString(text, 'text');
    return this.suggester.suggest(text);
  }

  /** A code by its number. */
  entry(code: number, asOf?: string): CodeEntry {
    return entryOf(this.records, code, this.view(asOf));
  }

  link(code: number, asOf?: string): CodeLink {
    return codeLink(this.records, code, this.view(asOf).day);
  }
}
