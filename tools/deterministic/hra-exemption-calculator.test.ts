import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import hra from './hra-exemption-calculator.ts';

const base = { salary: 60000, hra: 24000, rent: 25000, city: 'Mumbai', months: 1 };

test('the least of HRA, rent less a tenth of salary, and half of salary', () => {
  expect(valueIn(resultOf(hra.run({ ...base, first_month: '2025-04-01' })), 'Exempt')).toBe('₹19,000');
  expect(valueIn(resultOf(hra.run({ ...base, first_month: '2025-04-01', rent: 50000 })), 'Exempt')).toBe('₹24,000');
  expect(valueIn(resultOf(hra.run({ ...base, first_month: '2025-04-01', rent: 5000 })), 'Exempt')).toBe('₹0');
});

test('Pune has 40% until March 2026 and 50% from April 2026, and the answer cites both lists', () => {
  const values = { ...base, city: 'Pune', hra: 40000, rent: 60000, first_month: '2026-03-01', months: 2 };
  const result = resultOf(hra.run(values));
  expect(result.tables[0]?.rows.map((row) => row[5])).toEqual([
    { kind: 'money', paise: 24000_00 },
    { kind: 'money', paise: 30000_00 },
  ]);
  expect(result.sources.map(({ from }) => from)).toEqual(['2017-04-01', '2026-04-01']);
});

test('changes apply from their month on', () => {
  const values = { ...base, first_month: '2026-04-01', months: 12, changes: '2026-10 rent=28,000 salary=64000' };
  expect(valueIn(resultOf(hra.run(values)), 'Exempt')).toBe('₹2,43,600');
  expect(problemsOf(hra.run({ ...values, changes: 'October rent=3\n2026-13 rent=2\n2026-10 wage=1' }))).toHaveLength(3);
});

test('a city is known by its former name too, and one that is not listed is asked for, never guessed', () => {
  const year = { first_month: '2026-04-01', salary: 60000, hra: 30000, rent: 60000, city: 'another city' };
  const exempt = (changes: string) => valueIn(resultOf(hra.run({ ...year, changes })), 'Exempt');
  expect(exempt('2026-04 city=Bangalore')).toBe('₹3,60,000');
  expect(exempt('2026-04 city=Bengaluru')).toBe('₹3,60,000');
  expect(exempt('2026-04 city=another city')).toBe('₹2,88,000');
  expect(problemsOf(hra.run({ ...year, changes: '2026-06 city=Nagpur' }))[0]).toMatch(
    /another city; but "Nagpur" came/,
  );
  expect(problemsOf(hra.run({ ...year, changes: '2026-06 city=constructor' }))).toHaveLength(1);
});

test('a change outside the months, and a part of a month, are refused', () => {
  const year = { first_month: '2026-04-01', salary: 60000, hra: 30000, rent: 60000, city: 'Pune' };
  expect(problemsOf(hra.run({ ...year, changes: '2027-04 rent=1' }))).toEqual([
    'Changes during the year (changes) must lie from 2026-04 to 2027-03, but 2027-04 came.',
  ]);
  expect(problemsOf(hra.run({ ...year, months: 2.9 }))).toEqual([
    'Months (months) must be a whole number, but 2.9 came.',
  ]);
});

test('of very many wrong lines the first are told and the others counted', () => {
  const problems = problemsOf(hra.run({ ...base, first_month: '2026-04-01', changes: 'x\n'.repeat(300) }));
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('280 more problems were found.');
});
