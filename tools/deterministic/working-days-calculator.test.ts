import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from '../../src/tools/days.ts';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import working, { isWorkingDay, workingDayAhead, workingDaysBetween } from './working-days-calculator.ts';

test('November 2026 has 25 days without Sundays; 23 with second and fourth Saturdays off', () => {
  const month = { start: '2026-11-01', end: '2026-11-30' };
  expect(valueIn(resultOf(working.run(month)), 'Working days')).toBe('25 days');
  const offs = ['Sunday', 'Second and fourth Saturdays'];
  expect(valueIn(resultOf(working.run({ ...month, weekly_offs: offs })), 'Working days')).toBe('23 days');
  expect(valueIn(resultOf(working.run({ ...month, holidays: '2026-11-09, 2026-11-08' })), 'Working days')).toBe(
    '24 days',
  );
});

test('ten working days after Monday 2 November 2026', () => {
  const offs = ['Saturday', 'Sunday'];
  expect(valueIn(resultOf(working.run({ start: '2026-11-02', days_ahead: 10, weekly_offs: offs })), 'Date ahead')).toBe(
    '2026-11-16',
  );
  const holidays = '2026-11-09\n2026-11-16';
  expect(
    valueIn(resultOf(working.run({ start: '2026-11-02', days_ahead: 10, weekly_offs: offs, holidays })), 'Date ahead'),
  ).toBe('2026-11-18');
});

test('says what is wrong', () => {
  expect(problemsOf(working.run({ start: '2026-11-02' }))[0]).toMatch(/Give the end/);
  expect(problemsOf(working.run({ start: '2026-11-02', end: '2026-11-01' }))[0]).toMatch(/before the start/);
  expect(problemsOf(working.run({ start: '2026-11-02', end: '2026-11-03', holidays: '9 Nov' }))).toHaveLength(2);
  const never = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect(problemsOf(working.run({ start: '2026-11-02', days_ahead: 1, weekly_offs: never }))[0]).toMatch(
    /at least one working day/,
  );
});

test('days beyond the years it counts are refused in words; an empty choice is none', () => {
  expect(problemsOf(working.run({ start: '9999-12-01', end: '9999-12-31' }))).toEqual([
    'Start (start) must be a day from 1900-01-01 to 2199-12-31, but 9999-12-01 came.',
    'End (end) must be a day from 1900-01-01 to 2199-12-31, but 9999-12-31 came.',
  ]);
  expect(resultOf(working.run({ start: '2199-12-31', days_ahead: 5000 })).summary).toMatch(/is 2215-/);
  const month = { start: '2026-11-01', end: '2026-11-30' };
  expect(working.run({ ...month, weekly_offs: [''] })).toEqual(working.run(month));
});

test('a week without an off day can be said: no box ticked, or in words', () => {
  const month = { start: '2026-11-01', end: '2026-11-30' };
  expect(valueIn(resultOf(working.run({ ...month, weekly_offs: [] })), 'Working days')).toBe('30 days');
  expect(valueIn(resultOf(working.run({ ...month, weekly_offs: 'No weekly off' })), 'Working days')).toBe('30 days');
  expect(problemsOf(working.run({ ...month, weekly_offs: ['Sunday', 'No weekly off'] }))[0]).toMatch(/but both came/);
  expect(problemsOf(working.run({ start: '2026-11-02', days_ahead: 2.7 }))).toEqual([
    'Working days ahead (days_ahead) must be a whole number, but 2.7 came.',
  ]);
});

test('counts as going through the days does', () => {
  const names = ['Sunday', 'Monday', 'Friday', 'Saturday', 'Second and fourth Saturdays'];
  const day = fc.integer({ min: -26_000, max: 84_000 });
  fc.assert(
    fc.property(
      day,
      fc.nat(400),
      fc.subarray(names),
      fc.array(fc.nat(400), { maxLength: 8 }),
      (from, span, weekly, off) => {
        const holidays = new Set(off.map((after) => isoDay(from + after)));
        const days = Array.from({ length: span + 1 }, (_, at) => isoDay(from + at));
        const worked = days.filter((one) => isWorkingDay(one, { weekly, holidays }));
        expect(workingDaysBetween(isoDay(from), isoDay(from + span), { weekly, holidays })).toBe(worked.length);
        const later = worked.filter((one) => one > isoDay(from));
        if (later.length > 0) {
          expect(workingDayAhead(isoDay(from), later.length, { weekly, holidays })).toBe(later.at(-1));
        }
      },
    ),
  );
});
