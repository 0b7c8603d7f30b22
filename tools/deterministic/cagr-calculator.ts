// CAGR Calculator: the steady yearly growth that leads from one value to another.
import { addMonths, daysBetween, monthsAndDays } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText } from '../../src/tools/money.ts';
import { money, number, percent, type Row, result, row } from '../../src/tools/result.ts';

const DAYS_A_YEAR = 365;

/** Whole years, and the days after the last of them as part of 365. */
export function yearsBetween(from: string, to: string): number {
  const years = Math.floor(monthsAndDays(from, to).months / 12);
  return years + daysBetween(addMonths(from, years * 12), to) / DAYS_A_YEAR;
}

/** As a percentage. */
export const cagrOf = (start: number, end: number, years: number): number => ((end / start) ** (1 / years) - 1) * 100;

export default defineCalculator({
  title: 'CAGR Calculator',
  category: 'accounting-finance',
  about: 'By how many per cent a year something grew, and what it comes to if it goes on like that',
  computes:
    'Compound annual growth rate from a first and a last value, over years or between two dates, with the total growth, the time to double and the value later at the same rate',
  fields: {
    start_value: {
      type: 'currency',
      label: 'First value',
      required: true,
      min: 0.01,
      unit: 'INR',
      help: 'What it was worth at the beginning, or the first year’s figure.',
      example: 100000,
    },
    end_value: {
      type: 'currency',
      label: 'Last value',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'What it is worth at the end, or the last year’s figure.',
      example: 176234.17,
    },
    years: {
      type: 'number',
      label: 'Years between them',
      required: false,
      min: 0.01,
      max: 200,
      unit: 'years',
      help: 'From 2021 to 2026 are five; leave empty when you give both dates.',
      example: 5,
    },
    start_date: {
      type: 'date',
      label: 'Day of the first value',
      required: false,
      help: 'In place of the years.',
      example: '2021-11-16',
    },
    end_date: {
      type: 'date',
      label: 'Day of the last value',
      required: false,
      help: 'In place of the years.',
      example: '2026-11-16',
    },
    years_ahead: {
      type: 'number',
      label: 'Years ahead to project',
      required: false,
      min: 0,
      max: 100,
      unit: 'years',
      help: 'What the last value becomes if the growth goes on.',
      example: 3,
    },
  },
  compute({ start_value, end_value, years: given, start_date, end_date, years_ahead }) {
    if ((start_date === undefined) !== (end_date === undefined)) {
      const missing = start_date === undefined ? 'start_date' : 'end_date';
      return refuse([missing, 'A span by dates needs both days (start_date, end_date).']);
    }
    const byDates = start_date !== undefined && end_date !== undefined;
    if (byDates && end_date <= start_date) {
      return refuse([
        'end_date',
        `Day of the last value (end_date) must be after the first (${start_date}), but ${end_date} came.`,
      ]);
    }
    const years = byDates ? yearsBetween(start_date, end_date) : given;
    if (years === undefined) {
      return refuse(['years', 'Give the years between the values (years), or both days (start_date, end_date).']);
    }
    if (byDates && given !== undefined && Math.abs(given - years) > 0.01) {
      return refuse([
        'years',
        `Years between them (years) must agree with the dates, which are ${years.toFixed(2)} years apart, but ${given} came.`,
      ]);
    }
    const rate = cagrOf(start_value, end_value, years);
    const ahead = years_ahead === undefined ? undefined : end_value * (1 + rate / 100) ** years_ahead;
    const doubling = Math.log(2) / Math.log(1 + rate / 100);
    const rows: Row[] = [
      row('CAGR', percent(rate, 4), 'steady growth a year'),
      row('Growth in all', percent((end_value / start_value - 1) * 100, 4)),
      row('Times the first value', number(end_value / start_value, undefined, 4)),
      row('Years', number(years, 'years', 4), byDates ? 'whole years, and days as part of 365' : undefined),
    ];
    if (rate > 0) rows.push(row('Doubles in', number(doubling, 'years', 2)));
    if (ahead !== undefined && years_ahead !== undefined) {
      if (ahead > Number.MAX_SAFE_INTEGER) {
        return refuse(['years_ahead', 'Years ahead to project (years_ahead) leads to a value too large to count.']);
      }
      rows.push(row(`Value after ${years_ahead} more years`, money(Math.round(ahead))));
    }
    return result({
      summary: `${moneyText(start_value)} became ${moneyText(end_value)} in ${years.toFixed(2)} years: ${rate.toFixed(2)}% a year.`,
      rows,
      notes: [
        'The rate says nothing of the years between: the values may have risen and fallen.',
        'With money added or taken out on the way, the internal rate of return fits; see the NPV and IRR calculator.',
        ...(years < 1 ? ['The span is shorter than a year; a rate for a year is then a projection.'] : []),
      ],
    });
  },
});
