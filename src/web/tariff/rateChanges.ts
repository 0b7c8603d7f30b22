// Changes of rates by item: what changed on which day by which notification, and what of it a reader asks for.
import type { Steps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { rateViews } from '../../tariff/lookup/results.ts';
import { GST_START } from '../../tariff/model/days.ts';
import type { RatePeriod } from '../../tariff/model/rates.ts';
import type { Texts } from '../texts/index.ts';
import { isWrongDay } from './find.ts';
import { isOutsideGst, ratesWord } from './words.ts';

type Rate = { readonly rate: string; readonly schedule: string };

/** One item on one day. */
export interface RateChange {
  /** The code's number in the records. */
  readonly code: number;
  readonly on: string;
  readonly before: readonly Rate[];
  readonly after: readonly Rate[];
  /** The notifications that hold from this day: `9/2025-CT(Rate)`. */
  readonly notifications: readonly string[];
}

export interface ChangesQuery {
  /** ISO dates, both inclusive; empty: since GST began, until today. */
  readonly from: string;
  readonly to: string;
  /** Two digits; empty: all. */
  readonly chapter: string;
  /** Beginnings of codes; empty: all. */
  readonly codes: readonly string[];
  /** What happened, as `moveOf` has it; empty: anything. */
  readonly move: string;
  /** From 1. */
  readonly page: number;
}

/** Each rate once: what a buyer notices of a period. */
const ratesOf = (period: RatePeriod): readonly Rate[] => {
  const rates = new Map<string, Rate>();
  for (const { rate, schedule } of rateViews(period)) {
    const key = isOutsideGst(schedule) ? schedule : rate;
    if (!rates.has(key)) rates.set(key, { rate, schedule });
  }
  return [...rates.values()];
};

const notificationsOf = (period: RatePeriod): readonly string[] => {
  const fresh = rateViews(period).filter(({ effective_from: from }) => from === period.from);
  return [...new Set(fresh.map(({ notification_ref: ref }) => ref.split(',')[0] ?? ''))].filter((ref) => ref !== '');
};

/** Calls `make` once for each period: few periods serve many codes. */
function byPeriod<Made>(make: (period: RatePeriod) => Made): (period: RatePeriod) => Made {
  const made = new Map<RatePeriod, Made>();
  return (period) => {
    const known = made.get(period) ?? make(period);
    made.set(period, known);
    return known;
  };
}

/** Every change since GST began, the latest first. Items only: a heading repeats what its items say. */
export function* itemChanges(tariff: Tariff): Steps<readonly RateChange[]> {
  const { records } = tariff;
  const all = yield* tariff.allChanges();
  const [rates, notifications] = [byPeriod(ratesOf), byPeriod(notificationsOf)];
  const isItem = (code: number): boolean =>
    code + 1 === records.length || !records.code(code + 1).startsWith(records.code(code));
  const found: RateChange[] = [];
  for (const [, day] of [...groupedBy(all, ({ on }) => on)].reverse()) {
    for (const { code, on, before, after } of day.toSorted((a, b) => a.code - b.code)) {
      if (!isItem(code)) continue;
      found.push({ code, on, before: rates(before), after: rates(after), notifications: notifications(after) });
    }
    yield;
  }
  return found;
}

const MOST_CODES = 200;

export function readChangesQuery(parameters: URLSearchParams): ChangesQuery {
  const text = (name: string): string => (parameters.get(name) ?? '').trim().slice(0, 60);
  const page = Number(parameters.get('page') ?? '1');
  const codes = (parameters.get('codes') ?? '').slice(0, MOST_CODES * 12).match(/\d[\d .]*/g) ?? [];
  return {
    from: text('from'),
    to: text('to'),
    chapter: text('chapter'),
    codes: [...new Set(codes.map((code) => code.replace(/\D/g, '').slice(0, 8)))].slice(0, MOST_CODES),
    move: text('move'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query part of the address, only with what differs from the ordinary. */
export function changesSearch({ from, to, chapter, codes, move, page }: ChangesQuery): string {
  const parameters = new URLSearchParams();
  if (from !== '') parameters.set('from', from);
  if (to !== '') parameters.set('to', to);
  if (chapter !== '') parameters.set('chapter', chapter);
  if (codes.length > 0) parameters.set('codes', codes.join(','));
  if (move !== '') parameters.set('move', move);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** What is wrong with the question, in words; undefined: nothing. */
export function changesProblem(
  { records }: Tariff,
  query: ChangesQuery,
  { finder, changes }: Texts,
): string | undefined {
  const { from, to, chapter } = query;
  if (chapter !== '' && !records.facts.chapters.some((one) => one.chapter === chapter)) {
    return changes.noChapter(chapter);
  }
  if (isWrongDay(from) || isWrongDay(to)) return finder.wrongDay(GST_START);
  return from !== '' && to !== '' && to < from ? changes.wrongOrder : undefined;
}

/** A change without language, for addresses: `12%>5%`. */
export const moveOf = ({ before, after }: RateChange): string => {
  const side = (rates: readonly Rate[]): string =>
    rates.map(({ rate, schedule }) => (isOutsideGst(schedule) ? '-' : rate)).join('+');
  return `${side(before)}>${side(after)}`;
};

/** `12% → 5%`; where the rates stayed and their conditions changed: `5% or 18%, by other conditions`. */
export function moveText({ before, after }: RateChange, texts: Texts): string {
  const [was, is] = [ratesWord(before, texts), ratesWord(after, texts)];
  return was === is ? texts.changes.otherConditions(is) : texts.changes.move(was, is);
}

/** The changes that a reader asks for. */
export function fittingChanges(
  { records }: Pick<Tariff, 'records'>,
  all: readonly RateChange[],
  { from, to, chapter, codes, move }: ChangesQuery,
  today: string,
): readonly RateChange[] {
  const [first, last] = [from === '' ? GST_START : from, to === '' ? today : to];
  return all.filter((change) => {
    if (change.on < first || change.on > last) return false;
    const digits = records.code(change.code);
    if (!digits.startsWith(chapter)) return false;
    // A heading that is watched stands for its items, and an item for itself.
    if (codes.length > 0 && !codes.some((code) => digits.startsWith(code) || code.startsWith(digits))) return false;
    return move === '' || moveOf(change) === move;
  });
}

/** By what a key says of each, in the order of first appearance. */
export function groupedBy<Value>(
  values: Iterable<Value>,
  key: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group === undefined) groups.set(key(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** The notifications of several changes, those of most items first. */
export function notificationsOfAll(changes: readonly RateChange[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { notifications } of changes) for (const one of notifications) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
