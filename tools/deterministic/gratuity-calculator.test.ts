import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import gratuity, { gratuityYears } from './gratuity-calculator.ts';

const run = (values: Record<string, unknown>) =>
  resultOf(gratuity.run({ wages: 26000, joined: '2016-01-01', left: '2025-12-31', ...values }));

test('15/26 of the wages for each completed year', () => {
  expect(valueIn(run({}), 'Gratuity')).toBe('₹1,50,000');
  expect(valueIn(run({ wages: 1000000 }), 'Gratuity')).toBe('₹20,00,000');
});

test('more than six months count as a year, six months do not', () => {
  expect(gratuityYears(126, 0)).toBe(10);
  expect(gratuityYears(126, 1)).toBe(11);
  expect(gratuityYears(127, 0)).toBe(11);
});

test('five years, one for fixed-term since 21 November 2025, none at death', () => {
  const two = { joined: '2024-01-01' };
  expect(valueIn(run(two), 'Eligible')).toBe('no');
  expect(valueIn(run({ ...two, employment: 'fixed-term' }), 'Gratuity')).toBe('₹30,000');
  expect(valueIn(run({ ...two, employment: 'fixed-term', left: '2025-11-20' }), 'Eligible')).toBe('no');
  expect(valueIn(run({ ...two, reason: 'death or disablement' }), 'Gratuity')).toBe('₹30,000');
  expect(valueIn(run({ joined: '2005-01-01', left: '2018-03-28', wages: 500000 }), 'Gratuity')).toBe('₹10,00,000');
});
