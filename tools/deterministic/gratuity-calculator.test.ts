import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
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

test('a fixed term of less than a year: that both Codes differ is told', () => {
  const notes = (joined: string) => run({ employment: 'fixed-term', joined }).notes.join(' ');
  expect(notes('2025-01-02')).toMatch(/Industrial Relations Code, section 2\(o\).*not settled/);
  expect(notes('2025-01-01')).not.toMatch(/not settled/);
});

test('working journalists after three years, seasons at seven days of wages (s.53 with its provisos)', () => {
  const journalist = { employment: 'working journalist', joined: '2023-01-01' };
  expect(valueIn(run(journalist), 'Gratuity')).toBe('₹45,000');
  expect(valueIn(run({ ...journalist, joined: '2023-01-02' }), 'Eligible')).toBe('no');
  expect(problemsOf(gratuity.run({ wages: 26000, left: '2025-11-20', ...journalist }))[0]).toMatch(
    /from 2025-11-21 on/,
  );
  expect(valueIn(run({ employment: 'seasonal', seasons: 6 }), 'Gratuity')).toBe('₹42,000');
  const seasonal = { wages: 26000, joined: '2016-01-01', left: '2025-12-31' };
  expect(problemsOf(gratuity.run({ ...seasonal, employment: 'seasonal' }))[0]).toMatch(/is required for seasonal/);
  expect(resultOf(gratuity.run({ ...seasonal, seasons: 2 })).notes.join()).toMatch(/they were left out here/);
});
