import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import gains from './capital-gains-calculator.ts';

const land = {
  asset: 'Land or building',
  bought_on: '2010-05-01',
  sold_on: '2026-06-01',
  price: 5000000,
  cost: 1000000,
};

test('the index of a year that is not in the table is asked for, and used when it is given', () => {
  const without = resultOf(gains.run(land));
  expect(valueIn(without, 'Indexed cost')).toBeUndefined();
  expect(without.notes.join(' ')).toMatch(/give the cost inflation index of the year of sale/);
  expect(valueIn(resultOf(gains.run({ ...land, sale_index: 334 })), 'Indexed cost')).toBe('₹20,00,000');
  expect(
    valueIn(resultOf(gains.run({ ...land, sale_index: 334, resident_individual: false })), 'Indexed cost'),
  ).toBeUndefined();
});

test('a loss bears no tax', () => {
  const loss = resultOf(gains.run({ ...land, price: 900000, sold_on: '2025-06-01' }));
  expect(loss.summary).toBe('A long-term loss of ₹1,00,000.');
  expect(valueIn(loss, 'Tax')).toBe('₹0');
});

test('days that do not fit are refused', () => {
  expect(problemsOf(gains.run({ ...land, sold_on: '2024-07-22' }))[0]).toMatch(/from 2024-07-23 on/);
  expect(problemsOf(gains.run({ ...land, bought_on: '2026-06-02' }))[0]).toMatch(/must not be before it was bought/);
  const fund = { ...land, asset: 'Debt fund unit bought since 1 April 2023' };
  expect(problemsOf(gains.run(fund))[0]).toMatch(/must be 2023-04-01 or later/);
});

test('an index other than the notified one of the year of sale is refused', () => {
  const sold = { ...land, sold_on: '2024-12-01' };
  expect(problemsOf(gains.run({ ...sold, sale_index: 376 }))[0]).toMatch(/must be 363, as notified/);
  expect(valueIn(resultOf(gains.run({ ...sold, sale_index: 363 })), 'Indexed cost')).toBe(
    valueIn(resultOf(gains.run(sold)), 'Indexed cost'),
  );
});

test('which gains the rebate for small incomes reaches', () => {
  const notes = (asset: string, bought_on: string) =>
    resultOf(gains.run({ ...land, asset, bought_on, cost: 100 })).notes.join(' ');
  const share = 'Listed share or equity fund unit (STT paid)';
  expect(notes(share, '2020-01-01')).toMatch(/does not reach long-term gains on listed shares/);
  expect(notes(share, '2026-01-01')).toMatch(/In the new regime .* in the old regime it can/);
  expect(notes('Gold or another asset', '2020-01-01')).toMatch(/In the new regime .* in the old regime it can/);
  expect(notes('Gold or another asset', '2026-01-01')).toMatch(/At slab rates the rebate/);
});
