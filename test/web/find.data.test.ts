// What the finder shows of an answer: filters reach the question, filler is left out, odd texts get a hint that helps.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';
import { EMPTY_QUERY, type FinderQuery, find, finderSearch, readFinderQuery } from '../../src/web/tariff/find.ts';

const tariff = openTariff();
const ask = (query: Partial<FinderQuery>) => find(tariff, { ...EMPTY_QUERY, ...query });

describe('the question', () => {
  const optionsOf = (query: Partial<FinderQuery>) =>
    ask(query).ask?.options.flatMap(({ codes }) => codes.slice(0, 1)) ?? [];

  test('is between what the type filter left', () => {
    const goods = optionsOf({ q: 'gold' });
    expect(goods.length).toBeGreaterThan(1);
    for (const code of goods) expect(code).not.toMatch(/^99/);
    expect(optionsOf({ q: 'gold', type: 'goods' })).toEqual(goods);
    expect(optionsOf({ q: 'gold', type: 'services' })).toEqual([]);
  });

  test('has no more digits than were wanted', () => {
    for (const q of ['gold', 'car', 'cement', 'shirt', 'rice']) {
      for (const code of optionsOf({ q, digits: 4 })) expect(code.length, q).toBeLessThanOrEqual(4);
    }
  });
});

test('matches that are next to impossible get no line; the first always does', () => {
  for (const q of ['car', 'petrol', 'paneer', 'cement']) {
    const [first, ...others] = ask({ q }).found;
    expect(first, q).toBeDefined();
    for (const { result } of others) expect(result.confidence, q).toBeGreaterThanOrEqual(0.02);
  }
  expect(tariff.lookup('paneer', { limit: 8 }).matches).toHaveLength(8);
});

test('one digit or letter, or a text too long, is told', () => {
  expect(ask({ q: '7' })).toMatchObject({ found: [], remark: { kind: 'one digit', digit: '7' } });
  for (const q of ['m', 'ह']) expect(ask({ q })).toMatchObject({ found: [], remark: { kind: 'one letter' } });
  expect(ask({ q: 'zzqxv' }).remark).toBeUndefined();
  const long = readFinderQuery(new URLSearchParams({ q: `steel water bottle ${'x'.repeat(225)}` }));
  expect(find(tariff, long).remark).toEqual({ kind: 'cut', read: 200, of: 244 });
  expect(finderSearch(long)).toContain('x'.repeat(225));
  expect(ask({ q: 'steel water bottle' }).remark).toBeUndefined();
});

test('a day with something after it is no day', () => {
  expect(find(tariff, readFinderQuery(new URLSearchParams('q=rice&as_of=2019-01-01T00')))).toHaveProperty('isWrongDay');
});

test('fewer digits shorten the code and never change the rate', () => {
  for (const q of [
    'kajal',
    'pan masala',
    'mobile charger',
    'paneer',
    'gold ring',
    'cooking oil',
    'school bag',
    'khadi',
  ]) {
    const [full] = ask({ q }).found;
    for (const digits of [4, 6] as const) {
      const [short] = ask({ q, digits }).found;
      expect(short?.result.hsn_sac, q).toBe(full?.result.hsn_sac.slice(0, digits));
      expect(short?.result.rates, q).toEqual(full?.result.rates);
    }
  }
});

test('of the other type there is nothing rather than what is next to impossible', () => {
  expect(ask({ q: 'rice', type: 'services' }).found).toEqual([]);
  expect(ask({ q: 'rice', type: 'goods' }).found).not.toEqual([]);
});

test('codes within a condition are told with what they are', () => {
  const [first] = ask({ q: '2106' }).found;
  const codes = Object.keys(first?.goods ?? {});
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(first?.goods[code]).toMatch(/[a-z]/i);
});
