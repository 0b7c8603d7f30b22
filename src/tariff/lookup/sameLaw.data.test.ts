// Within a stretch of the same law no code's entry changes; at its first day some code's does.
import { expect, test } from 'vitest';
import { dayAfter, dayBefore } from '../model/periods.ts';
import { openTariff } from '../node.ts';
import { SameLaw } from './sameLaw.ts';

const tariff = openTariff();
const law = new SameLaw(tariff.records, tariff.today);
/** Every seventeenth code: they differ enough. */
const CODES = Array.from({ length: Math.floor(tariff.records.length / 17) }, (_, at) => at * 17);
const entriesOn = (day: string): string => JSON.stringify(CODES.map((code) => tariff.entry(code, day)));

test('days of one stretch have the same first day, and others another', () => {
  expect(law.startOf('2025-09-22')).toBe('2025-09-22');
  expect(law.startOf('2025-10-01')).toBe('2025-09-22');
  expect(law.startOf('2025-09-21')).toBe('2025-04-01');
  expect(law.startOf('2017-06-30')).toBe('');
});

test('the entries of the last day of a stretch are those of its first', () => {
  const starts = new Set<string>();
  for (let day = tariff.today; day > '2017-07-01'; day = dayBefore(law.startOf(day))) starts.add(law.startOf(day));
  expect(starts.size).toBeGreaterThan(20);
  for (const start of [...starts].slice(0, 6)) {
    let last = dayAfter(start);
    while (law.startOf(dayAfter(last)) === start && last < tariff.today) last = dayAfter(last);
    expect([start, entriesOn(last) === entriesOn(start)]).toEqual([start, true]);
  }
});
