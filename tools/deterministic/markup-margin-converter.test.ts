import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import converter, { marginOf, markupOf } from './markup-margin-converter.ts';

test('any two give the others: cost 800, price 1,000, markup 25%, margin 20%', () => {
  for (const values of [
    { cost: 800, price: 1000 },
    { cost: 800, markup: 25 },
    { cost: 800, margin: 20 },
    { price: 1000, markup: 25 },
    { price: 1000, margin: 20 },
  ]) {
    const result = resultOf(converter.run(values));
    expect(['Cost', 'Price', 'Markup on cost', 'Margin on price'].map((label) => valueIn(result, label))).toEqual([
      '₹800',
      '₹1,000',
      '25%',
      '20%',
    ]);
  }
});

test('figures that do not fit are refused', () => {
  expect(problemsOf(converter.run({ cost: 800, price: 1000, markup: 30 }))[0]).toMatch(/mean a markup of 25.00%/);
  expect(problemsOf(converter.run({ markup: 25, margin: 25 }))[0]).toMatch(/must be 20.00/);
  expect(problemsOf(converter.run({ cost: 800 }))[0]).toMatch(/any two/);
});

test('markup and margin lead back to each other', () => {
  fc.assert(
    fc.property(fc.double({ min: -99, max: 10_000, noNaN: true }), (markup) => {
      expect(markupOf(marginOf(markup))).toBeCloseTo(markup, 4);
    }),
  );
});
