// The tariff as one object: checks what was asked, calls what makes the answer, and gives it the form of the contract.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { came, checkNames } from '../../contract/came.ts';
import { once, onceInSteps } from '../../steps/once.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import { GST_START, todayInIndia, type View } from '../model/days.ts';
import { ageNotice } from './age.ts';
import {
  AnswerMaker,
  codeReason,
  exactReason,
  explanation,
  type Found,
  type Match,
  namedReason,
  nothingReason,
  ownReason,
  prefixReason,
  reviewedOf,
  type SearchedText,
} from './answer.ts';
import type { DayOption, LookupOptions, OpenOptions, TariffApi } from './api.ts';
import { type ChangedCode, changedCodes, changeView } from './changes.ts';
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
import { OwnNames } from './ownNames.ts';
import { codeLink, correctedCodes, correctionsBetween, entryOf } from './results.ts';
import { reviewFields, reviewOf } from './review.ts';
import { Suggester } from './suggest.ts';

const DEFAULT_LIMIT = 5;
const MOST_LIMIT = 20;

const LOOKUP_OPTIONS = ['limit', 'asOf'] as const;
const DAY_OPTIONS = ['asOf'] as const;

/** The options of a search, checked, the limit filled in: TypeScript sees a wrong value, plain JavaScript does not. */
function lookupOptions(options: LookupOptions): LookupOptions & { readonly limit: number } {
  checkNames(options, LOOKUP_OPTIONS);
  const { limit = DEFAULT_LIMIT, asOf } = options;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LIMIT) {
    throw new RangeError(`limit must be a whole number from 1 to ${MOST_LIMIT}, but ${came(limit)} came.`);
  }
  return asOf === undefined ? { limit } : { limit, asOf };
}

/** The day that an answer is asked for; undefined: today. */
function dayOf(options: DayOption): string | undefined {
  checkNames(options, DAY_OPTIONS);
  return options.asOf;
}

function checkString(value: unknown, name: string): void {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a text, but ${came(value)} came.`);
}

/** A text to search for. */
function checkText(value: string, name: string): void {
  checkString(value, name);
  if (value.trim() === '') throw new RangeError(`${name} must not be empty.`);
}

function resultOf(records: Records, match: Match, { remarks, isNamed, ownSource }: Found): HsnResult {
  const { code, prepared, confidence, reasons } = match;
  const { entry } = prepared();
  const reasonOfCode = isNamed ? namedReason : codeReason;
  const why =
    ownSource !== undefined
      ? ownReason(ownSource)
      : reasons === undefined
        ? reasonOfCode(entry.hsn_sac, remarks)
        : explanation(records, { match: reasons, code }, remarks);
  return { ...entry, why, confidence };
}

/** An item that matches nothing has the fields that are always there as empty texts. */
const NOTHING = {
  description: '',
  hsn_sac: '',
  chapter: '',
  gst_rate: '',
  type: 'goods',
  notes: '',
  confidence: 0,
} as const;

function batchResult(answer: ForwardAnswer): BatchResult {
  const { matches, status: status_of_answer, why = '', ...ofTheText } = answer;
  const [best, ...alternates] = matches;
  if (best === undefined) return { ...ofTheText, status_of_answer, ...NOTHING, why };
  return { ...ofTheText, status_of_answer, ...best, ...(alternates.length > 0 && { alternates }) };
}

export class OpenTariff implements TariffApi {
  readonly records: Records;
  /** For tables and registers, which answer rows in their own form. */
  readonly answers: AnswerMaker;
  readonly #engine: () => SearchEngine;
  readonly #today: () => string;
  readonly #suggester = once(
    () =>
      new Suggester(
        this.records,
        () => this.engine.index.language,
        (text) => this.engine.search(text, 1).matches.map(({ code }) => this.records.code(code).slice(0, 4))[0],
      ),
  );
  /** All changes since GST began, in the order of `changes`; found once. */
  readonly allChanges = onceInSteps(() => changedCodes(this.records));

  constructor(
    records: Records,
    openEngine: () => SearchEngine,
    { today = todayInIndia, ownNames = [] }: Pick<OpenOptions, 'today' | 'ownNames'> = {},
  ) {
    this.records = records;
    this.#engine = once(openEngine);
    this.#today = today;
    this.answers = new AnswerMaker(
      records,
      this.#engine,
      ownNames.length === 0 ? undefined : new OwnNames(records, ownNames),
    );
  }

  /** Opened when first asked for. */
  get engine(): SearchEngine {
    return this.#engine();
  }

  /** ISO date: the day whose rates are answered with where no other is asked for. */
  get today(): string {
    return this.#today();
  }

  #view(asOf: string | undefined): View {
    const today = this.#today();
    if (asOf === undefined) return { day: today, today };
    if (!isCalendarDay(asOf) || asOf < GST_START) {
      throw new RangeError(`asOf must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(asOf)} came.`);
    }
    return { day: asOf, today };
  }

  lookup(text: string, options: LookupOptions = {}): ForwardAnswer {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    const view = this.#view(asOf);
    return this.#answer(this.answers.search(text, limit), view);
  }

  #answer(searched: SearchedText, view: View): ForwardAnswer {
    const found = this.answers.find(searched, view);
    return {
      query: searched.text,
      matches: found.matches.map((match) => resultOf(this.records, match, found)),
      status: found.status,
      ...reviewFields(reviewOf(reviewedOf(found))),
      ...(found.readPrice !== undefined && { read_price: found.readPrice }),
      ...this.answers.whatIsOpen(searched, found, view),
      ...(found.matches.length === 0 && { why: nothingReason(found.remarks) }),
    };
  }

  batch(items: readonly string[], options: DayOption = {}): BatchAnswer {
    if (!Array.isArray(items)) throw new TypeError(`items must be a list of texts, but ${came(items)} came.`);
    for (const [at, item] of items.entries()) checkText(item, `items[${at}]`);
    const view = this.#view(dayOf(options));
    return { results: items.map((item) => batchResult(this.#answer(this.answers.search(item), view))) };
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
      yield { ...entryOf(this.records, view, i), why, confidence: 1 };
    }
  }

  describe(code: string, options: DayOption = {}): CodeRecord | NoSuchCode {
    checkString(code, 'code');
    const view = this.#view(dayOf(options));
    const digits = digitsOf(code);
    const number = /^\d+$/.test(digits) ? this.records.find(digits) : -1;
    return number < 0 ? noSuchCode(this.records, code, digits, view) : codeRecord(this.records, number, view);
  }

  /** A code by its number in the records. */
  entry(code: number, asOf?: string): CodeEntry {
    return entryOf(this.records, this.#view(asOf), code);
  }

  link(code: number, asOf?: string): CodeLink {
    return codeLink(this.records, code, this.#view(asOf).day);
  }

  changes(from: string, to: string): readonly RateChange[] {
    for (const [name, day] of Object.entries({ from, to })) {
      if (!isCalendarDay(day)) throw new RangeError(`${name} must be a date as YYYY-MM-DD, but ${came(day)} came.`);
    }
    return [...this.changeViews(drained(this.changesBetween(from, to)))];
  }

  /** Both days inclusive. */
  *changesBetween(from: string, to: string): Steps<readonly ChangedCode[]> {
    return (yield* this.allChanges()).filter(({ on }) => on >= from && on <= to);
  }

  /** As `changes` shows them, each made when it is asked for. */
  *changeViews(changes: Iterable<ChangedCode>): Generator<RateChange> {
    for (const change of changes) yield changeView(this.records, change);
  }

  corrections(from: string, to: string): readonly CorrectionView[] {
    return correctionsBetween(this.records, from, to);
  }

  /** See `Suggester.prepare`. */
  prepareSuggestions(text: string): Steps<void> {
    checkString(text, 'text');
    return this.#suggester().prepare(text);
  }

  suggest(text: string): readonly Suggestion[] {
    checkString(text, 'text');
    return this.#suggester().suggest(text);
  }

  meta(): DatasetMeta {
    const { length, facts, nameCount, fingerprint } = this.records;
    const notice = ageNotice(facts.asOf, this.today);
    return {
      ...(notice !== undefined && { notice }),
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
    for (let i = 0; i < this.records.length; i++) yield entryOf(this.records, view, i);
  }
}
