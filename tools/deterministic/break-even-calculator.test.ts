import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import breakEven from './break-even-calculator.ts';

test('₹3,00,000 of fixed cost over ₹100 a unit is 3,000 units', () => {
  const result = resultOf(breakEven.run({ fixed_cost: 300000, unit_price: 250, unit_cost: 150, target_units: 4000 }));
  expect(valueIn(result, 'Break-even units')).toBe('3,000 units');
  expect(valueIn(result, 'Break-even revenue')).toBe('₹7,50,000');
  expect(valueIn(result, 'Profit at the target')).toBe('₹1,00,000');
  expect(valueIn(result, 'Margin of safety in percent')).toBe('25%');
});

test('part units round up; no contribution, no answer', () => {
  expect(valueIn(resultOf(breakEven.run({ fixed_cost: 100, unit_price: 10, unit_cost: 7 })), 'Break-even units')).toBe(
    '34 units',
  );
  expect(problemsOf(breakEven.run({ fixed_cost: 100, unit_price: 7, unit_cost: 7 }))[0]).toMatch(
    /above the variable cost/,
  );
});
