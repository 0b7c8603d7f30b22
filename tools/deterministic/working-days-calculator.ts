// Working Days Calculator: working days between two dates, or the date so many working days ahead.
import { isCalendarDay } from '../../src/calendar/isCalendarDay.ts';
import { dayNumber, daysBetween, isoDay, weekdayOf } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { date, number, type Row, result, row } from '../../src/tools/result.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const ALTERNATE = 'Second and fourth Saturdays';
const NO_WEEKLY_OFF = 'No weekly off';
const LONGEST = 36_600;
const MOST_PROBLEMS = 20;

export interface OffDays {
  readonly weekly: readonly string[];
  readonly holidays: ReadonlySet<string>;
}

export function isWorkingDay(day: string, { weekly, holidays }: OffDays): boolean {
  const weekday = weekdayOf(day);
  if (weekly.includes(WEEKDAYS[weekday] ?? '') || holidays.has(day)) return false;
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return !(weekday === 6 && (nth === 2 || nth === 4) && weekly.includes(ALTERNATE));
}

/** Working days of any span without going through its days: whole weeks, months for alternate Saturdays, holidays. */
class WorkingDays {
  readonly #isOff: readonly boolean[];
  readonly #alternate: boolean;
  /** Day numbers of the holidays that would be worked on. */
  readonly #holidays: readonly number[];

  constructor({ weekly, holidays }: OffDays) {
    this.#isOff = WEEKDAYS.map((name) => weekly.includes(name));
    this.#alternate = weekly.includes(ALTERNATE) && this.#isOff[SATURDAY] === false;
    const otherwise = { weekly, holidays: new Set<string>() };
    this.#holidays = [...holidays].filter((day) => isWorkingDay(day, otherwise)).map(dayNumber);
  }

  /** Both ends count. */
  between(from: number, to: number): number {
    if (to < from) return 0;
    let count = 0;
    for (const [weekday, isOff] of this.#isOff.entries()) if (!isOff) count += weekdaysIn(from, to, weekday);
    if (this.#alternate) count -= alternateSaturdaysIn(from, to);
    return count - this.#holidays.filter((day) => day >= from && day <= to).length;
  }
}

const SATURDAY = 6;
/** Day 0, 1970-01-01, was a Thursday. */
const FIRST_WEEKDAY = 4;

function weekdaysIn(from: number, to: number, weekday: number): number {
  const upTo = (day: number): number => Math.floor((day + FIRST_WEEKDAY - weekday) / 7);
  return upTo(to) - upTo(from - 1);
}

/** Second and fourth Saturdays, month by month. */
function alternateSaturdaysIn(from: number, to: number): number {
  let count = 0;
  const start = new Date(isoDay(from));
  let [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  for (;;) {
    const first = dayNumber(`${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`);
    if (first > to) return count;
    const saturday = first + ((SATURDAY - ((((first + FIRST_WEEKDAY) % 7) + 7) % 7) + 7) % 7);
    for (const day of [saturday + 7, saturday + 21]) if (day >= from && day <= to) count += 1;
    month = (month + 1) % 12;
    if (month === 0) year += 1;
  }
}

/** Both ends count. */
export const workingDaysBetween = (from: string, to: string, off: OffDays): number =>
  new WorkingDays(off).between(dayNumber(from), dayNumber(to));

/** The day on which the n-th working day after the start falls; undefined when there is none within a hundred years. */
export function workingDayAhead(from: string, ahead: number, off: OffDays): string | undefined {
  const days = new WorkingDays(off);
  const start = dayNumber(from);
  let [low, high] = [start, start + LONGEST + 1];
  if (days.between(start + 1, high) < ahead) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (days.between(start + 1, middle) < ahead) low = middle + 1;
    else high = middle;
  }
  return isoDay(low);
}

export default defineCalculator({
  title: 'Working Days Calculator',
  category: 'operations-supply',
  about: 'Working days between two dates, or the date so many working days ahead, without your holidays',
  computes:
    'Count of working days between two dates, or the date N working days ahead, given weekly offs and a holiday list',
  leftEmpty: ['holidays'],
  fields: {
    start: { type: 'date', label: 'Start', required: true, help: 'The first day.', example: '2026-11-02' },
    end: {
      type: 'date',
      label: 'End',
      required: false,
      help: 'To count the days from start to end, both included.',
      example: '2026-11-30',
    },
    days_ahead: {
      type: 'number',
      label: 'Working days ahead',
      required: false,
      min: 1,
      max: 5000,
      whole: true,
      unit: 'days',
      help: 'To find a date instead: so many working days after the start.',
      example: 10,
    },
    weekly_offs: {
      type: 'multiselect',
      label: 'Weekly offs',
      required: false,
      options: [...WEEKDAYS, ALTERNATE, NO_WEEKLY_OFF],
      help: 'Days of the week without work; tick none of them, or "No weekly off", where every day is worked.',
      example: ['Sunday', ALTERNATE],
      default: ['Sunday'],
    },
    holidays: {
      type: 'textarea',
      label: 'Holidays',
      required: false,
      maxLength: 8000,
      help: 'Dates as YYYY-MM-DD, one a line or with commas between.',
      example: '2026-11-09\n2026-11-24',
    },
  },
  compute({ start, end, days_ahead, weekly_offs, holidays = '' }) {
    if (end === undefined && days_ahead === undefined) {
      return refuse([
        'end',
        'Give the end (end) to count days, or the working days ahead (days_ahead) to find a date.',
      ]);
    }
    if (weekly_offs.includes(NO_WEEKLY_OFF) && weekly_offs.length > 1) {
      return refuse([
        'weekly_offs',
        `Weekly offs (weekly_offs) must be days or "${NO_WEEKLY_OFF}", but both came: ${weekly_offs.join(', ')}.`,
      ]);
    }
    const weekly = weekly_offs.filter((day) => day !== NO_WEEKLY_OFF);
    const listed = holidays.split(/[\s,;]+/).filter((part) => part !== '');
    const wrong = listed.filter((part) => !isCalendarDay(part));
    if (wrong.length > 0) {
      const more = wrong.length - MOST_PROBLEMS;
      return refuse(
        ...wrong
          .slice(0, MOST_PROBLEMS)
          .map((part) => ['holidays', `Holidays (holidays) must be dates as YYYY-MM-DD, but "${part}" came.`] as const),
        ...(more > 0 ? [['holidays', `Holidays (holidays) has ${more} more such parts.`] as const] : []),
      );
    }
    const off = { weekly, holidays: new Set(listed) };
    const summary: string[] = [];
    const rows: Row[] = [];
    if (end !== undefined) {
      if (end < start) return refuse(['end', `End (end) must not be before the start (${start}), but ${end} came.`]);
      const span = daysBetween(start, end) + 1;
      if (span > LONGEST) {
        return refuse(['end', `End (end) may be ${LONGEST} days after the start at most, but ${span} came.`]);
      }
      const count = workingDaysBetween(start, end, off);
      const onWorkdays = [...off.holidays].filter(
        (day) => day >= start && day <= end && isWorkingDay(day, { ...off, holidays: new Set() }),
      );
      summary.push(`${count} working days from ${start} to ${end}, both included.`);
      rows.push(
        row('Working days', number(count, 'days')),
        row('Calendar days', number(span, 'days')),
        row('Weekly offs', number(span - count - onWorkdays.length, 'days'), weekly.join(', ') || 'none'),
        row('Holidays on working days', number(onWorkdays.length, 'days')),
      );
    }
    if (days_ahead !== undefined) {
      const found = workingDayAhead(start, days_ahead, off);
      if (found === undefined) {
        return refuse(['weekly_offs', 'Weekly offs (weekly_offs) must leave at least one working day in the week.']);
      }
      const weekday = WEEKDAYS[weekdayOf(found)] ?? '';
      summary.push(`${days_ahead} working days after ${start} is ${found}, a ${weekday}.`);
      rows.push(row('Date ahead', date(found), `${weekday}; the start itself is not counted`));
    }
    return result({ summary: summary.join(' '), rows });
  },
});
