// Days as Indian programs write them, and the period that a title or a file name tells.
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { latinDigits } from '../../tariff/model/digits.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;
const DAY_NAME = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[-/. ]*(${MONTH_NAMES})[-/., ']*(\\d{4}|\\d{2})(?!\\d)`, 'i');
const NAME_DAY = new RegExp(`^(${MONTH_NAMES})[-/. ]*(\\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\\d{4})(?!\\d)`, 'i');
const DIGITS = /^\d{8}$/;
/** A day as spreadsheets count them: from 2009 to 2036. */
const SERIAL = /^(?:3999\d|4\d{4})(?:\.\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function iso(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

/** Which number of "05-06-2026" is the day; Indian programs write it first, some returns of Busy second. */
export type DayOrder = 'day first' | 'month first';

/** Undefined: the text is no day. A number that cannot be a month is the day, whatever the order. */
export function dayIn(text: string, order: DayOrder = 'day first'): string | undefined {
  const written = latinDigits(text).trim();
  const [isIso, year = '', month = '', day = ''] = ISO.exec(written) ?? [];
  if (isIso !== undefined) return iso(Number(year), Number(month), Number(day));
  const [isNumbers, first = '', second = '', last = ''] = NUMBERS.exec(written) ?? [];
  if (isNumbers !== undefined) {
    const swapped = order === 'month first' ? Number(first) <= 12 : Number(second) > 12;
    return swapped
      ? iso(yearOf(last), Number(first), Number(second))
      : iso(yearOf(last), Number(second), Number(first));
  }
  const [named, on = '', name = '', of = ''] = DAY_NAME.exec(written) ?? [];
  if (named !== undefined) return iso(yearOf(of), monthOf(name), Number(on));
  const [american, name2 = '', on2 = '', of2 = ''] = NAME_DAY.exec(written) ?? [];
  if (american !== undefined) return iso(yearOf(of2), monthOf(name2), Number(on2));
  if (DIGITS.test(written)) return dayOfDigits(written);
  if (SERIAL.test(written)) {
    return new Date(SERIAL_ZERO + Math.floor(Number(written)) * DAY_MS).toISOString().slice(0, 10);
  }
  return undefined;
}

/** 20250308 as Tally writes it, or 08102025 as Marg does. */
const dayOfDigits = (text: string): string | undefined =>
  /^20[1-4]/.test(text)
    ? (iso(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))) ?? marg(text))
    : marg(text);
const marg = (text: string): string | undefined =>
  iso(Number(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2)));

/** Month first where a second number is no month and no first one is more than a month. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const pairs = texts.flatMap((text) => {
    const [, first = '', second = ''] = NUMBERS.exec(text.trim()) ?? [];
    return first === '' ? [] : [[Number(first), Number(second)] as const];
  });
  const isMonthFirst = pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12);
  return isMonthFirst ? 'month first' : 'day first';
}

export interface Period {
  /** ISO dates. */
  readonly from: string;
  readonly to: string;
}

/** The days that a title speaks of: "from 01-10-2026 to 31-10-2026"; undefined: it names no two days in order. */
export function periodIn(title: string): Period | undefined {
  const [, first = '', last = ''] =
    /((?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{2,4})|\d{4}-\d{2}-\d{2})\s*(?:to|till|upto|up to|-|–)\s*((?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{2,4})|\d{4}-\d{2}-\d{2})(?!\d)/i.exec(
      title,
    ) ?? [];
  const from = dayIn(first);
  const to = dayIn(last);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The last day that a title speaks of: "1-Jun-26 to 30-Jun-26", "Purchase Register - November 2025". */
export function lastDayIn(title: string): string | undefined {
  const [, until] =
    /\b(?:to|till|upto|up to|-)\s+(\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4})/i.exec(title) ?? [];
  if (until !== undefined) return dayIn(until);
  const [month, name = '', year = ''] = new RegExp(`\\b(${MONTH_NAMES})[-/., ']*(20\\d\\d)\\b`, 'i').exec(title) ?? [];
  return month === undefined ? undefined : endOfMonth(Number(year), monthOf(name));
}

export const endOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** A return period as MMYYYY: its first and last day; undefined: there is no such month. */
export function periodDays(period: string): { readonly from: string; readonly to: string } | undefined {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(20\d\d)$/.exec(period) ?? [];
  if (month === '') return undefined;
  return { from: `${year}-${month}-01`, to: endOfMonth(Number(year), Number(month)) };
}
