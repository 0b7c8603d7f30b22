// The feeds of changes: items only, well formed, and the same facts in each.
import { expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { drained } from '../../steps/steps.ts';
import { openTariff } from '../../tariff/node.ts';
import { changesAtom, changesCalendar, changesCsv } from './changesFeeds.ts';
import { fittingChanges, itemChanges, readChangesQuery } from './rateChanges.ts';

const tariff = openTariff();
const all = drained(itemChanges(tariff));
const asked = (search: string) => {
  const query = readChangesQuery(new URLSearchParams(search));
  return { query, found: fittingChanges(tariff, all, query, '2026-11-17') };
};
const BASE = 'https://kosh.example/x';

test('items only, and no day twice for one', () => {
  const seen = new Set<string>();
  for (const { code, on } of all) {
    const digits = tariff.records.code(code);
    expect(tariff.records.code(code + 1 < tariff.records.length ? code + 1 : code - 1)).not.toMatch(`^${digits}.`);
    expect(seen.has(`${digits} ${on}`)).toBe(false);
    seen.add(`${digits} ${on}`);
  }
  expect(all.length).toBeGreaterThan(5_000);
});

test('a chapter and a list of codes leave nothing else', () => {
  for (const { code } of asked('chapter=04').found) expect(tariff.records.code(code)).toMatch(/^04/);
  const { found } = asked('codes=0406,85171300');
  expect(found.length).toBeGreaterThan(0);
  for (const { code } of found) expect(tariff.records.code(code)).toMatch(/^0406|^85171300/);
});

test('the table has each change in a line', () => {
  const { found } = asked('from=2025-09-22&to=2025-09-22&chapter=04');
  const [header, ...rows] = readCsv([...changesCsv(tariff, found)].join(''));
  expect(header).toEqual(['on', 'code', 'description', 'before', 'after', 'notifications']);
  expect(rows).toHaveLength(found.length);
  const cheese = rows.find(([, code]) => code === '04069000');
  expect(cheese?.[3]).toMatch(/^12%/);
  expect(cheese?.[4]).toMatch(/^5%/);
});

test('the feed has an entry for each day with the address of its page', () => {
  const { found, query } = asked('chapter=04');
  const feed = changesAtom(tariff, found, { baseUrl: BASE, query });
  const days = new Set(found.map(({ on }) => on));
  expect(feed.match(/<entry>/g)).toHaveLength(days.size);
  expect(feed).toContain('href="https://kosh.example/x/changes?from=2025-09-22&amp;to=2025-09-22&amp;chapter=04"');
});

test('the calendar keeps to its format', () => {
  const { found, query } = asked('');
  const lines = changesCalendar(tariff, found, { baseUrl: BASE, query }).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART;VALUE=DATE:20250922');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});
