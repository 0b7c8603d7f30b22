// The tariff as one object: forward, reverse and batch lookup, a code's whole record, changes, export.
import { GST_START, isIsoDay, todayInIndia } from '../dataset/days.ts';
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, SearchAnswer, SearchEngine } from '../engine/search.ts';
import type { VagueClass } from '../engine/vague.ts';
import type { RatePeriod } from '../rates/types.ts';
import { askCode, askGoods, goodsOption, goodsQuestion, MOST_OPTIONS } from './ask.ts';
import { checkString, checkText, dayOf, lookupOptions } from './given.ts';
import { JsonWriter, jsonBytes } from './jsonWriter.ts';
import { codeLink, percent, periodView, rateView, resultOf } from './results.ts';
import { isSplitRate, StatedConditions, withBranchFirst } from './stated.ts';
import { Suggester } from './suggest.ts';
import type {
  AnswerStatus,
  Ask,
  BatchAnswer,
  BatchResult,
  CodeLink,
  CodeRecord,
  DatasetMeta,
  ForwardAnswer,
  HsnResult,
  LookupOptions,
  NoSuchCode,
  RateChange,
  ReverseAnswer,
  Suggestion,
  TariffApi,
} from './types.ts';
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
  readonly result: HsnResult;
  readonly period: RatePeriod;
  /** Its rate depends on something, which a text may say. */
  readonly isSplit: boolean;
  readonly jsonStart: Uint8Array;
  /** The code as one that is asked for among others, as JSON. */
  readonly option: Uint8Array;
  /** Worked out when first needed; null: nothing is open. */
  ask?: { readonly ask: Ask; readonly json: Uint8Array } | null;
}

interface Found {
  readonly status: AnswerStatus;
  readonly matches: readonly CodeMatch[];
  /** Of each match in turn. */
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
  /** The same with the branch in front that a text asks for, by code and place of the branch. */
  readonly #preparedStated = new Map<string, Prepared>();
  readonly #stated: StatedConditions;
  #preparedDay = '';
  readonly #writer = new JsonWriter();

  constructor(records: Records, openEngine: () => SearchEngine, today: () => string = todayInIndia) {
    this.records = records;
    this.#openEngine = openEngine;
    this.#suggester = new Suggester(records);
    this.#prepared = new Array<Prepared | undefined>(records.length).fill(undefined);
    this.#today = today;
    this.#stated = new StatedConditions(() => records.conditionWords());
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

  /** A code's answer on a day, kept for the day that is asked for most. */
  #prepare(code: number, day: string): Prepared {
    if (day !== this.#preparedDay || this.#preparedCodes.length >= MOST_KEPT) {
      for (const one of this.#preparedCodes) this.#prepared[one] = undefined;
      this.#preparedCodes.length = 0;
      this.#preparedStated.clear();
      this.#preparedDay = day;
    }
    let prepared = this.#prepared[code];
    if (prepared === undefined) {
      const period = this.records.rateOn(code, day);
      prepared = preparedWith(resultOf(this.records, code, day, period), period, isSplitRate(period));
      this.#prepared[code] = prepared;
      this.#preparedCodes.push(code);
    }
    return prepared;
  }

  /** The rates of a code on a day, with that in front which the text asks for; and whether the text leaves it open. */
  periodFor(text: string, code: number, day: string): { readonly period: RatePeriod; readonly isOpen: boolean } {
    const period = this.records.rateOn(code, day);
    if (!isSplitRate(period)) return { period, isOpen: false };
    const place = this.#stated.branchIn(text, period);
    return place < 0 ? { period, isOpen: true } : { period: withBranchFirst(period, place), isOpen: false };
  }

  /** The same as the text asks for it, where the rate depends on something that the text says. */
  #prepareFor(text: string, code: number, day: string): Prepared {
    const prepared = this.#prepare(code, day);
    if (!prepared.isSplit) return prepared;
    const place = this.#stated.branchIn(text, prepared.period);
    if (place < 0) return prepared;
    const key = `${code} ${place}`;
    let stated = this.#preparedStated.get(key);
    if (stated === undefined) {
      const period = withBranchFirst(prepared.period, place);
      stated = preparedWith(resultOf(this.records, code, day, period, false), period, false);
      this.#preparedStated.set(key, stated);
    }
    return stated;
  }

  /** Searches; the caller gives the answer its form. */
  #find(text: string, limit: number, day: string): Found {
    const answer = this.engine.search(text, limit);
    const { matches, status } = answer;
    return {
      status,
      matches,
      prepared: matches.map(({ code }) => this.#prepareFor(text, code, day)),
      remarks: remarksOn(answer, helpWith(answer)),
    };
  }

  /** What is open about the code that leads, when nothing is open between codes. */
  #openAbout({ matches, prepared }: Found): Prepared['ask'] {
    const [first] = prepared;
    const [match] = matches;
    if (first === undefined || match === undefined) return null;
    if (first.ask === undefined) {
      const ask = askCode(this.records, match.code, first.period, first.isSplit);
      first.ask = ask === undefined ? null : { ask, json: jsonBytes(ask) };
    }
    return first.ask;
  }

  lookup(text: string, options: LookupOptions = {}): ForwardAnswer {
    checkText(text, 'text');
    const { limit, asOf } = lookupOptions(options);
    const day = this.#day(asOf);
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

  reverse(code: string, options: Pick<LookupOptions, 'asOf'> = {}): ReverseAnswer {
    checkString(code, 'code');
    const day = this.#day(dayOf(options));
    const digits = code.replace(/[\s.-]/g, '');
    if (!/^\d+$/.test(digits)) return { query: code, results: [] };
    const [from, to] = this.records.range(digits);
    const results: HsnResult[] = [];
    for (let i = from; i < to; i++) {
      const exact = this.records.code(i) === digits;
      results.push({
        ...resultOf(this.records, i, day),
        why: exact ? `Exact code ${digits}.` : `Begins with ${digits}.`,
        confidence: 1,
      });
    }
    return { query: code, results };
  }

  batch(items: readonly string[], options: Pick<LookupOptions, 'asOf'> = {}): BatchAnswer {
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

  describe(code: string, options: Pick<LookupOptions, 'asOf'> = {}): CodeRecord | NoSuchCode {
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
      ...resultOf(this.records, number, day),
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

  /** Codes close to one that does not exist: the longest prefix that does, then its children or neighbours. */
  nearest(digits: string): readonly number[] {
    for (let length = Math.min(8, digits.length); length >= 2; length--) {
      const prefix = digits.slice(0, length);
      const [from, to] = this.records.range(prefix);
      if (from === to) continue;
      const found: number[] = [];
      for (let i = from; i < to && found.length < MOST_NEAREST; i++) {
        if (this.records.isLive(i) && (length > 3 || this.records.code(i).length === 4)) found.push(i);
      }
      return found;
    }
    return [];
  }

  changes(from: string, to: string): readonly RateChange[] {
    for (const [name, day] of Object.entries({ from, to })) {
      if (!isIsoDay(day))
        throw new RangeError(`${name} must be a date as YYYY-MM-DD, but ${JSON.stringify(day)} came.`);
    }
    const found: RateChange[] = [];
    for (let i = 0; i < this.records.length; i++) {
      const history = this.records.rateHistory(i);
      for (const [at, after] of history.entries()) {
        const before = history[at - 1];
        if (!before || after.from < from || after.from > to) continue;
        found.push({
          code: this.records.code(i),
          description: this.records.description(i),
          on: after.from,
          before: { gst_rate: percent(before.branches[0]?.ratePercent ?? 0), rates: before.branches.map(rateView) },
          after: { gst_rate: percent(after.branches[0]?.ratePercent ?? 0), rates: after.branches.map(rateView) },
        });
      }
    }
    return found.sort((a, b) => (a.on === b.on ? (a.code < b.code ? -1 : 1) : a.on < b.on ? -1 : 1));
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

  all(options: Pick<LookupOptions, 'asOf'> = {}): Generator<HsnResult> {
    return this.#all(this.#day(dayOf(options)));
  }

  *#all(day: string): Generator<HsnResult> {
    for (let i = 0; i < this.records.length; i++) yield resultOf(this.records, i, day);
  }
}

const preparedWith = (result: HsnResult, period: RatePeriod, isSplit: boolean): Prepared => ({
  result,
  period,
  isSplit,
  jsonStart: jsonBytes(result).slice(0, -1),
  option: jsonBytes(goodsOption(result)),
});

/** Several codes lead, and a question about the goods parts them. */
const isSplit = ({ status, matches }: Found): boolean => status !== 'resolved' && matches.length > 1;
