import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import { irrsOf, paybackOf } from './growth/discounted.ts';
import npv from './npv-irr-calculator.ts';

test('flows that change their sign twice have two rates', () => {
  // -100 + 230/(1+r) - 132/(1+r)^2 is nothing at 10% and at 20%.
  const rates = irrsOf([-100_00, 230_00, -132_00]);
  expect(rates.map((rate) => rate.toFixed(6))).toEqual(['10.000000', '20.000000']);
  expect(resultOf(npv.run({ outlay: 100, flows: '230;-132', rate: 15 })).notes.join(' ')).toMatch(/several rates fit/);
});

test('money that never comes back', () => {
  const lost = resultOf(npv.run({ outlay: 100, flows: '-10\n-20', rate: 5 }));
  expect(valueIn(lost, 'Internal rate of return')).toBe('none');
  expect(valueIn(lost, 'Payback')).toBe('never');
  expect(paybackOf([-100, 50, 100])).toBe(1.5);
  expect(paybackOf([-100, 150, -100, 200])).toBeCloseTo(2.25, 10);
});

test('flows that are no amounts, or too many, are refused', () => {
  expect(problemsOf(npv.run({ outlay: 1, flows: '₹1,00,000\nten', rate: 1 }))).toEqual([
    'Flows (flows) must be amounts such as 250000 or -40000, but "ten" came.',
  ]);
  expect(problemsOf(npv.run({ outlay: 1, flows: '1;'.repeat(101), rate: 1 }))[0]).toMatch(/but 101 came/);
});
