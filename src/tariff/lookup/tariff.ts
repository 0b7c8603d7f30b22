// The tariff as one object: forward, reverse and batch lookup, a code's whole record, changes, export.

import type { Records } from '../dataset/records.ts';
import type { CodeMatch, SearchAnswer } from '../engine/answer.ts';
import type { VagueClass } from '../engine/rank/vague.ts';
import type { SearchEngine } from '../engine/search.ts';
import { GST_START, isIsoDay, todayInIndia } from '../model/days.ts';
import type { RatePeriod } from '../model/rates.ts';
import type { DayOption, LookupOptions, TariffApi } from './api.ts';
import { askCode, askGoods, goodsOption, goodsQuestion, MOST_OPTIONS } from './ask.ts';
import { changesBetween } from './changes.ts';
import { codeIn } from './codeText.ts';
import type {
  AnswerStatus,
  Ask,
  BatchAnswer,
  BatchResult,
  CodeEntry,
  CodeLink,
  CodeRecord,
  DatasetMeta,
  ForwardAnswer,
  HsnResult,
  NoSuchCode,
  RateChange,
  ReverseAnswer,
  Suggestion,
} from './contract.ts';
import { checkString, checkText, dayOf, lookupOptions } from './given.ts';
import { JsonWriter, jsonBytes } from './jsonWriter.ts';
import { SizedCodes } from './measured.ts';
import { codeLink, periodView, resultOf } from './results.ts';
import { type AskedBranch, isSplitRate, StatedConditions, withBranchFirst } from './stated.ts';
import { Suggester } from './suggest.ts';
import { explain, explanation, remarksOn } from './why.ts';

const ALTERNATES = 2;
const MOST_NEAREST = 5;
const MOST_KEPT = 4096;

const TOO_LITTLE: Readonly<Record<VagueClass, string>> = {
  generic: 'the text does not name the goods or the service',
  hard: 'one fact decides between headings',
  hopeless: 'the text does not name any goods or service',
};
const SAY_MORE = 'the text is too vague for one code: say what the thing is, what it is made of and what it is for';

/** What would help with a vague text; undefined: it is not vague. */
function helpWith({ vague, status }: Pick<SearchAnswer, 'vague' | 'status'>): string | undefined {
  if (vague !== undefined) return `${TOO_LITTLE[vague.class]}: ${vague.ask}`;
  return status === 'too_vague' ? SAY_MORE : undefined;
}

/** What does not depend on the text: a code's answer, its JSON but for the last brace, and what is open about it. */
interface Prepared {
  readonly result: CodeEntry;
  readonly period: RatePeriod;
  /** Its rate depends on something, which a text may say; and it stays open where the text does not. */
  readonly isSplit: boolean;
  readonly isOpen: boolean;
  readonly jsonStart: Uint8Array;
  /** The code as one that is asked for among others, as JSON. */
  readonly option: Uint8Array;
  /** Worked out when first needed; null: nothing is open. */
  ask?: { readonly ask: Ask; readonly json: Uint8Array } | null;
}

interface Found {
  readonly status: AnswerStatus;
  /** As many as were asked for. */
  readonly matches: readonly CodeMatch[];
  /** Of each match in turn, and of those that a question may be about. */
  readonly prepared: readonly Prepared[];
  readonly remarks: string;
}

export class Tariff implements TariffApi {
  readonly records: Records;
  readonly #openEngine: () => SearchEngine;
  #engine: SearchEngine | undefined;
  readonly #suggester: Suggester;
  readonly #today: () => string;
  /** By code; and of which codes there are some. */
  readonly #prepared: (Prepared | undefined)[];
  readonly #preparedCodes: number[] = [];
  /** The same with the branch in front that a text asks for, by code, place of the branch and whether it is sure. */
  readonly #preparedStated = new Map<string, Prepared>();
  readonly #stated: StatedConditions;
  readonly #sizes: SizedCodes;
  #preparedDay = '';
  #preparedToday = '';
  readonly #writer = new JsonWriter();

  constructor(records: Records, openEngine: () => SearchEngine, today: () => string = todayInIndia) {
    this.records = records;
    this.#openEngine = openEngine;
    this.#suggester = new Suggester(records);
    this.#prepared = new Array<Prepared | undefined>(records.length).fill(undefined);
    this.#today = today;
    this.#stated = new StatedConditions(
      () => records.conditionWords(),
      () => this.engine.reader,
    );
    this.#sizes = new SizedCodes(records);
  }

  /** Opened when first needed. */
  get engine(): SearchEngine {
    this.#engine ??= this.#openEngine();
    return this.#engine;
  }

  #day(asOf: string | undefined): string {
    if (asOf === undefined) return this.#today();
    if (!isIsoDay(asOf) || asOf < GST_START) {
      throw new RangeError(`asOf must be a date as YYYY-MM-DD from ${GST_START} on, but "${asOf}" came.`);
    }
    return asOf;
  }

  #result(code: number, day: string, period?: RatePeriod, isOpen?: boolean): CodeEntry {
    return resultOf(this.records, code, day, this.#today(), period, isOpen);
  }

  /** A code's answer on a day, kept for the day that is asked for most; of a day to come it says more than of today. */
  #prepare(code: number, day: string): Prepared {
    const today = this.#today();
    if (day !== this.#preparedDay || today !== this.#preparedToday || this.#preparedCodes.length >= MOST_KEPT) {
      for (const one of this.#preparedCodes) this.#prepared[one] = undefined;
      this.#preparedCodes.length = 0;
      this.#preparedStated.clear();
      this.#preparedDay = day;
      this.#preparedToday = today;
    }
    let prepared = this.#prepared[code];
    if (prepared === undefined) {
      const period = this.records.rateOn(code, day);
      const isOpen = this.#stated.staysOpen(period);
      const result = this.#result(code, day, period, isOpen);
      prepared = preparedWith(result, period, isSplitRate(period), isOpen);
      this.#prepared[code] = prepared;
      this.#preparedCodes.push(code);
    }
    return prepared;
  }

  /** The day whose rates are answered with where no other is asked for. */
  get today(): string {
    return this.#today();
  }

  /** The rate that the text asks for; undefined: it asks for none. */
  branchFor(text: string, period: RatePeriod): AskedBranch | undefined {
    return this.#stated.branchIn(text, period);
  }

  /** Whether the rate stays open where a text asks for none of them. */
  staysOpen(period: RatePeriod): boolean {
    return this.#stated.staysOpen(period);
  }

  /** The same as the text asks for it, where the rate depends on something that the text says. */
  #prepareFor(text: string, code: number, day: string): Prepared {
    const prepared = this.#prepare(code, day);
    if (!prepared.isSplit) return prepared;
    const asked = this.#stated.branchIn(text, prepared.period);
    if (asked === undefined) return prepared;
    const key = `${code} ${asked.place} ${asked.isSure}`;
    let stated = this.#preparedStated.get(key);
    if (stated === undefined) {
      const period = withBranchFirst(prepared.period, asked);
      stated = preparedWith(this.#result(code, day, period, !asked.isSure), period, true, !asked.isSure);
      this.#preparedStated.set(key, stated);
    }
    return stated;
  }

  /** Searches; the caller gives the answer its form. */
  #find(text: string, limit: number, day: string): Found {
    const answer = this.engine.search(text, Math.max(limit, MOST_OPTIONS));
    const { status } = answer;
    const leading = answer.matches.map((match) => this.#sized(text, match));
    return {
      status,
      matches: leading.slice(0, limit),
      prepared: leading.map(({ code }) => this.#prepareFor(text, code, day)),
      remarks: remarksOn(answer, helpWith(answer)),
    };
  }

  #sized(text: string, match: CodeMatch): CodeMatch {
    const code = this.codeFor(text, match.code);
    return code === match.code ? match : { ...match, code };
  }

  /** The code of the same goods for the size that the text tells. */
  codeFor(text: string, code: number): number {
    return this.#sizes.codeFor(text, code);
  }

  /** What is open about the code that leads, when nothing is open between codes. */
  #openAbout({ matches, prepared }: Found): Prepared['ask'] {
    const [first] = prepared;
    const [match] = matches;
    if (first === undefined || match === undefined) return null;
    if (first.ask === undefined) {
      const ask = askCode(this.records, match.code, first.period, first.isOpen);
      first.ask = ask === undefined ? null : { ask, json: jsonBytes(ask) };
    }
    return first.ask;
  }

  /** The number of the code that a text is, and nothing else: "HSN 8517", "8517.13.00"; -1: it is none. */
  codeIn(text: string): number {
    const digits = codeIn(text.trim());
    return digits === '' ? -1 : this.records.find(digits);
  }

  #answerWithCode(text: string, code: number, day: string): ForwardAnswer {
    const period = this.records.rateOn(code, day);
    const result = this.#result(code, day, period);
    const ask = askCode(this.records, code, period, isSplitRate(period));
    const why = `The text is the code ${result.hsn_sac}.`;
    return { query: text, matches: [{ ...result, why, confidence: 1 }], status: 'resolved', ...(ask && { ask }) };
  }

  lookup(text: string, options: LookupOptions = {}): ForwardAnswer {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    const day = this.#day(asOf);
    const code = this.codeIn(text);
    if (code >= 0) return this.#answerWithCode(text, code, day);
    const found = this.#find(text, limit, day);
    const { matches, prepared, status, remarks } = found;
    const ask = isSplit(found)
      ? askGoods(prepared.slice(0, MOST_OPTIONS).map(({ result }) => result))
      : this.#openAbout(found)?.ask;
    return {
      query: text,
      matches: matches.map((match, i) => ({
        ...(prepared[i] as Prepared).result,
        why: explanation(this.records, match, remarks),
        confidence: match.confidence,
      })),
      status,
      ...(ask && { ask }),
    };
  }

  /** The bytes of `JSON.stringify(lookup(…))`, put together from pieces that are ready. */
  lookupJson(text: string, options: LookupOptions = {}): Uint8Array<ArrayBuffer> {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    const day = this.#day(asOf);
    const code = this.codeIn(text);
    if (code >= 0) return jsonBytes(this.#answerWithCode(text, code, day)).slice();
    const found = this.#find(text, limit, day);
    const { matches, prepared, status, remarks } = found;
    const writer = this.#writer;
    writer.clear();
    writer.plain('{"query":');
    writer.text(text);
    writer.plain(',"matches":[');
    for (let i = 0; i < matches.length; i++) {
      const match = matches[i] as CodeMatch;
      if (i > 0) writer.plain(',');
      writer.piece((prepared[i] as Prepared).jsonStart);
      writer.plain(',"why":"');
      explain(this.records, match, remarks, writer);
      writer.plain('","confidence":');
      writer.share(match.confidence);
      writer.plain('}');
    }
    writer.plain('],"status":"');
    writer.plain(status);
    writer.plain('"');
    if (isSplit(found)) {
      writer.plain(',"ask":{"question":');
      writer.text(goodsQuestion(prepared[0]?.result, prepared[1]?.result));
      writer.plain(',"options":[');
      for (let i = 0; i < prepared.length && i < MOST_OPTIONS; i++) {
        if (i > 0) writer.plain(',');
        writer.piece((prepared[i] as Prepared).option);
      }
      writer.plain(']}');
    } else {
      const open = this.#openAbout(found);
      if (open) {
        writer.plain(',"ask":');
        writer.piece(open.json);
      }
    }
    writer.plain('}');
    return writer.written();
  }

  reverse(code: string, options: DayOption = {}): ReverseAnswer {
    checkString(code, 'code');
    const day = this.#day(dayOf(options));
    const digits = code.replace(/[\s.-]/g, '');
    if (!/^\d+$/.test(digits)) return { query: code, results: [] };
    const [from, to] = this.records.range(digits);
    const results: HsnResult[] = [];
    for (let i = from; i < to; i++) {
      const exact = this.records.code(i) === digits;
      results.push({
        ...this.#result(i, day),
        why: exact ? `Exact code ${digits}.` : `Begins with ${digits}.`,
        confidence: 1,
      });
    }
    return { query: code, results };
  }

  batch(items: readonly string[], options: DayOption = {}): BatchAnswer {
    if (!Array.isArray(items)) throw new TypeError('items must be a list of texts.');
    for (const [at, item] of items.entries()) checkText(item, `items[${at}]`);
    const asOf = dayOf(options);
    return { results: items.map((item) => this.#batchResult(item, asOf)) };
  }

  #batchResult(item: string, asOf: string | undefined): BatchResult {
    const { matches, status, ask } = this.lookup(item, { limit: 1 + ALTERNATES, ...(asOf !== undefined && { asOf }) });
    const [best, ...alternates] = matches;
    if (!best) {
      return {
        query: item,
        status_of_answer: 'not_found',
        description: '',
        hsn_sac: '',
        chapter: '',
        gst_rate: '',
        type: 'goods',
        notes: '',
        why: 'Nothing in the tariff matches this text.',
        confidence: 0,
      };
    }
    return {
      query: item,
      status_of_answer: status,
      ...best,
      ...(alternates.length > 0 && { alternates }),
      ...(ask && { ask }),
    };
  }

  describe(code: string, options: DayOption = {}): CodeRecord | NoSuchCode {
    checkString(code, 'code');
    const day = this.#day(dayOf(options));
    const digits = code.replace(/[\s.-]/g, '');
    const number = /^\d+$/.test(digits) ? this.records.find(digits) : -1;
    if (number < 0) {
      const nearest = this.nearest(digits).map((one) => codeLink(this.records, one, day));
      const hint = nearest.length > 0 ? ` The nearest that exist: ${nearest.map((link) => link.code).join(', ')}.` : '';
      return { error: `There is no code ${code}.${hint}`, nearest };
    }
    return {
      ...this.#result(number, day),
      why: `Exact code ${digits}.`,
      confidence: 1,
      level: digits.length,
      ancestors: this.ancestors(number).map((one) => codeLink(this.records, one, day)),
      children: this.children(number).map((one) => codeLink(this.records, one, day)),
      history: this.records.rateHistory(number).map(periodView),
      cess_history: this.records
        .cessHistory(number)
        .map(({ from, to, ratePercent, note }) => ({ from, to, rate: ratePercent, note })),
      rcm_history: this.records
        .reverseChargeHistory(number)
        .map(({ from, to, trigger, notificationRef }) => ({ from, to, trigger, notification_ref: notificationRef })),
      common_names: this.records.namesOf(number).map(({ name, language, kind }) => ({ name, language, kind })),
      digits_needed: this.records.facts.digitRules
        .filter(({ from, to }) => from <= day && (to === null || day <= to))
        .map(({ document, turnover, minDigits, note }) => ({ document, turnover, min_digits: minDigits, note })),
    };
  }

  /** Parents of a code, the heading first. */
  ancestors(number: number): readonly number[] {
    const code = this.records.code(number);
    const found: number[] = [];
    for (let length = 4; length < code.length; length++) {
      const at = this.records.find(code.slice(0, length));
      if (at >= 0) found.push(at);
    }
    return found;
  }

  /** Codes right below: those with no other code between. */
  children(number: number): readonly number[] {
    const [from, to] = this.records.range(this.records.code(number));
    const found: number[] = [];
    let last = '';
    for (let i = from + 1; i < to; i++) {
      const code = this.records.code(i);
      if (last !== '' && code.startsWith(last)) continue;
      found.push(i);
      last = code;
    }
    return found;
  }

  /** Codes close to one that does not exist: what is live under the longest prefix that has any. */
  nearest(digits: string): readonly number[] {
    for (let length = Math.min(8, digits.length); length >= 2; length--) {
      const prefix = digits.slice(0, length);
      const [from, to] = this.records.range(prefix);
      const found: number[] = [];
      for (let i = from; i < to && found.length < MOST_NEAREST; i++) {
        if (this.records.isLive(i) && (length > 3 || this.records.code(i).length === 4)) found.push(i);
      }
      if (found.length > 0) return found;
    }
    return [];
  }

  changes(from: string, to: string): readonly RateChange[] {
    for (const [name, day] of Object.entries({ from, to })) {
      if (!isIsoDay(day))
        throw new RangeError(`${name} must be a date as YYYY-MM-DD, but ${JSON.stringify(day)} came.`);
    }
    return changesBetween(this.records, from, to);
  }

  suggest(text: string): readonly Suggestion[] {
    checkString(text, 'text');
    return this.#suggester.suggest(text);
  }

  link(number: number, asOf?: string): CodeLink {
    return codeLink(this.records, number, this.#day(asOf));
  }

  meta(): DatasetMeta {
    const { length, facts, nameCode, fingerprint } = this.records;
    return {
      totalCodes: length,
      goodsCount: length - facts.serviceCount,
      servicesCount: facts.serviceCount,
      asOf: facts.asOf,
      sourceUrl: facts.sourceUrl,
      liveCount: facts.liveCount,
      retiredCount: length - facts.liveCount,
      nameCount: nameCode.length,
      version: fingerprint,
    };
  }

  all(options: DayOption = {}): Generator<CodeEntry> {
    return this.#all(this.#day(dayOf(options)));
  }

  *#all(day: string): Generator<CodeEntry> {
    for (let i = 0; i < this.records.length; i++) yield this.#result(i, day);
  }
}

const preparedWith = (result: CodeEntry, period: RatePeriod, isSplit: boolean, isOpen: boolean): Prepared => ({
  result,
  period,
  isSplit,
  isOpen,
  jsonStart: jsonBytes(result).slice(0, -1),
  option: jsonBytes(goodsOption(result)),
});

/** Several codes lead, and a question about the goods parts them. */
const isSplit = ({ status, prepared }: Found): boolean => status !== 'resolved' && prepared.length > 1;
