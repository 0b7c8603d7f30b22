import { expect, test } from 'vitest';
import { problemsOf, resultOf } from '../../src/tools/reading.ts';
import { shownText } from '../../src/tools/show.ts';
import explainer from './cron-expression-explainer.ts';

const explain = (expression: string, values: Record<string, unknown> = {}) =>
  resultOf(explainer.run({ expression, start: '2026-11-15T00:00:00+05:30', ...values }));
const runs = (expression: string, values: Record<string, unknown> = {}) =>
  explain(expression, values).tables[0]?.rows.map((row) => shownText(row[1] ?? { kind: 'text', text: '' }));

test.each([
  ['30 9 * * 1-5', 'At 09:30, on Monday to Friday.'],
  ['*/15 * * * *', 'Every 15 minutes, every day.'],
  ['*/90 * * * *', 'At minute 0 of every hour, every day.'],
  ['*/45 * * * *', 'At minutes 0 and 45, every day.'],
  ['*/30 * * * *', 'Every 30 minutes, every day.'],
  ['0 0 1 jan *', 'At 00:00, on day 1 of the month, in January.'],
  ['0 12 13 * fri', 'At 12:00, on day 13 of the month or on Friday.'],
  ['5 * * * *', 'At minute 5 of every hour, every day.'],
  ['@daily', 'At 00:00, every day.'],
  ['0 8,20 * * 7', 'At 08:00 and 20:00, on Sunday.'],
])('%s', (expression, words) => {
  expect(explain(expression).summary).toBe(words);
});

test('next runs in India, weekdays only', () => {
  expect(runs('30 9 * * 1-5', { runs: 3 })).toEqual(['2026-11-16 09:30', '2026-11-17 09:30', '2026-11-18 09:30']);
  expect(runs('0 0 29 2 *', { runs: 2 })).toEqual(['2028-02-29 00:00', '2032-02-29 00:00']);
  expect(runs('0 12 13 * fri', { runs: 3 })).toEqual(['2026-11-20 12:00', '2026-11-27 12:00', '2026-12-04 12:00']);
  expect(runs('0 0 31 2 *')).toEqual([]);
});

test('a time that clocks jump over is left out, one that occurs twice runs once', () => {
  const berlin = { time_zone: 'Europe/Berlin', runs: 2 };
  expect(runs('30 2 * * *', { ...berlin, start: '2026-03-28T12:00:00Z' })).toEqual([
    '2026-03-30 02:30',
    '2026-03-31 02:30',
  ]);
  expect(runs('30 2 * * *', { ...berlin, start: '2026-10-24T12:00:00Z' })).toEqual([
    '2026-10-25 02:30',
    '2026-10-26 02:30',
  ]);
});

test('names every fault at once', () => {
  const outcome = explainer.run({ expression: '60 24 0 13 8', start: 'today', time_zone: 'Mars' });
  expect(problemsOf(outcome)).toHaveLength(7);
  expect(problemsOf(explainer.run({ expression: '* * *', start: '2026-11-15T00:00:00Z' }))[0]).toMatch(/but 3 came/);
});

test.each(['constructor', '__proto__'])('%s is no schedule', (expression) => {
  expect(problemsOf(explainer.run({ expression, start: '2026-11-15T00:00:00Z' }))[0]).toMatch(/but 1 came/);
});
