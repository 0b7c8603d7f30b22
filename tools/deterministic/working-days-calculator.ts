// Working Days Calculator: working days between two dates, or the date so many working days ahead.
import { isCalendarDay } from '../../src/calendar/isCalendarDay.ts';
import { addDays, dayNumber, daysBetween, isoDay, weekdayOf } from '../../src/tools/days.ts';
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

/** Both ends count. */
export function workingDaysBetween(from: string, to: string, off: OffDays): number {
  let count = 0;
  const last = dayNumber(to);
  for (let day = dayNumber(from); day <= last; day++) if (isWorkingDay(isoDay(day), off)) count += 1;
  return count;
}

/** The day on which the n-th working day after the start falls; undefined when there is none within a hundred years. */
export function workingDayAhead(from: string, ahead: number, off: OffDays): string | undefined {
  let day = from;
  let left = ahead;
  for (let step = 0; left > 0; step++) {
    if (step > LONGEST) return undefined;
    day = addDays(day, 1);
    if (isWorkingDay(day, off)) left -= 1;
  }
  return day;
}

export default defineCalculator({
  title: 'Working Days Calculator',
  category: 'operations-supply',
  computes:
    'Count of working days between two dates, or the date N working days ahead, given weekly offs and a holiday list',
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
