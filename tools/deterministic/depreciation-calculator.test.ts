import { expect, test } from 'vitest';
import { drained } from '../../src/steps/steps.ts';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import { lifeSchedule, METHODS } from './depreciation/schedule.ts';
import depreciation from './depreciation-calculator.ts';
import { BLOCKS } from './statutory/depreciation.ts';

test.each(METHODS)('%s: the life ends with the residual value, whatever day it begins', (method) => {
  for (const usedFrom of ['2026-04-01', '2025-10-17', '2024-02-29', '2026-03-31']) {
    const years = lifeSchedule({ cost: 123_456_78, residual: 6_172_84, lifeYears: 8, usedFrom }, method);
    expect(years.at(-1)?.closing).toBe(6_172_84);
    expect(years.reduce((sum, one) => sum + one.depreciation, 0)).toBe(123_456_78 - 6_172_84);
    expect(years.every(({ depreciation: one }) => one >= 0)).toBe(true);
  }
});

test('additional depreciation of a manufacturer: 20%, half of it for late additions', () => {
  const block = { law: 'Income-tax: a year of a block', day: '2027-03-31', block: 'Plant and machinery, general' };
  const result = resultOf(depreciation.run({ ...block, added_early: 100000, added_late: 100000, additional: true }));
  expect(valueIn(result, 'Additional depreciation')).toBe('₹30,000');
  expect(valueIn(result, 'Depreciation of the year')).toBe('₹52,500');
});

test('each law asks for what it needs', () => {
  expect(problemsOf(depreciation.run({ law: 'Income-tax: a year of a block', day: '2027-03-31' }))[0]).toMatch(
    /\(block\)/,
  );
  const life = { law: 'Companies Act: the life of an asset', day: '2026-04-01' };
  expect(problemsOf(depreciation.run(life))[0]).toMatch(/\(asset\)/);
  expect(problemsOf(depreciation.run({ ...life, asset: 'Office equipment' }))[0]).toMatch(/\(cost\)/);
  const nothingLeft = {
    ...life,
    asset: 'Office equipment',
    cost: 100,
    residual_percent: 0,
    method: 'written-down value',
  };
  expect(problemsOf(depreciation.run(nothingLeft))[0]).toMatch(/must be above 0/);
});

test('additional depreciation is for plant: no buildings, furniture, intangibles, ships, aircraft or vehicles', () => {
  const run = (block: string) =>
    depreciation.run({
      law: 'Income-tax: a year of a block',
      day: '2027-03-31',
      block,
      added_early: 100000,
      additional: true,
    });
  expect(Object.keys(BLOCKS).filter((block) => drained(run(block)).ok)).toEqual([
    'Plant and machinery, general',
    'Computer or computer software',
    'Pollution control or renewable energy device',
  ]);
  expect(problemsOf(run('Building, other'))[0]).toMatch(/is for new plant and machinery/);
});

test('vehicles bought from 23 August 2019 to 31 March 2020 have blocks of their own', () => {
  const run = (values: Record<string, unknown>) =>
    depreciation.run({
      law: 'Income-tax: a year of a block',
      block: 'Motor car not for hire, bought 23 August 2019 to 31 March 2020',
      ...values,
    });
  const early = resultOf(run({ day: '2020-03-31', added_early: 1000000 }));
  expect(valueIn(early, 'Depreciation of the year')).toBe('₹3,00,000');
  expect(valueIn(resultOf(run({ day: '2027-03-31', opening: 100000 })), 'Depreciation of the year')).toBe('₹30,000');
  expect(problemsOf(run({ day: '2020-04-01', added_late: 1 }))[0]).toMatch(/must be 0 in this block after 2020-03-31/);
  expect(problemsOf(run({ day: '2019-03-31', opening: 1 }))[0]).toMatch(/from 2019-04-01 on/);
});
