// Questions about changes: what an address says, and back.
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { changesSearch, moveOf, moveText, readChangesQuery } from './rateChanges.ts';

const read = (search: string) => readChangesQuery(new URLSearchParams(search));
const rate = (percent: string, schedule = '') => ({ rate: percent, schedule });

test('an address is read and written again', () => {
  for (const search of [
    '',
    '?from=2025-09-22&to=2025-09-22&move=12%25%3E5%25',
    '?chapter=04&page=3',
    '?codes=0402%2C8517',
  ]) {
    expect(changesSearch(read(search))).toBe(search);
  }
});

test('codes come however they are written, each once and not without end', () => {
  expect(read('codes=8517 13 00; 0402,0402').codes).toEqual(['85171300', '0402']);
  expect(read(`codes=${Array.from({ length: 500 }, (_, at) => 1000 + at).join(',')}`).codes).toHaveLength(200);
  expect(read('codes=<b>').codes).toEqual([]);
});

test('what happened reads as a step, or as other conditions where the rates stayed', () => {
  const change = { code: 0, on: '2025-09-22', notifications: [] };
  const step = { ...change, before: [rate('12%')], after: [rate('5%'), rate('0%')] };
  expect(moveText(step, en)).toBe('12% → 5% or Nil');
  expect(moveOf(step)).toBe('12%>5%+0%');
  expect(moveText({ ...change, before: [rate('5%')], after: [rate('5%')] }, en)).toBe('5%, by other conditions');
  expect(moveOf({ ...change, before: [rate('0%', 'Outside GST')], after: [rate('18%')] })).toBe('->18%');
});
