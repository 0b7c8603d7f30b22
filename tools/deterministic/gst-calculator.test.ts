import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import gst, { splitGst } from './gst-calculator.ts';

const base = {
  amount: 11800,
  rate: '18%',
  mode: 'with GST included',
  supplier_state: 'Maharashtra',
  place_of_supply: 'Karnataka',
  invoice_date: '2026-11-02',
};

test('₹11,800 with 18% inside is ₹10,000 and ₹1,800', () => {
  const between = resultOf(gst.run(base));
  expect(valueIn(between, 'Taxable value')).toBe('₹10,000');
  expect(valueIn(between, 'IGST')).toBe('₹1,800');
  const within = resultOf(gst.run({ ...base, place_of_supply: 'Maharashtra' }));
  expect(valueIn(within, 'CGST')).toBe('₹900');
  expect(valueIn(within, 'SGST')).toBe('₹900');
  const territory = resultOf(gst.run({ ...base, supplier_state: 'Ladakh', place_of_supply: 'Ladakh' }));
  expect(valueIn(territory, 'UTGST')).toBe('₹900');
});

test('a rate counts only while it is in force', () => {
  expect(problemsOf(gst.run({ ...base, rate: '28%' }))[0]).toMatch(/in force on 2026-11-02.*but 28% came/);
  expect(resultOf(gst.run({ ...base, rate: '28%', invoice_date: '2025-09-21' })).sources[0]).toMatchObject({
    from: '2022-04-01',
    to: '2025-09-21',
  });
  expect(problemsOf(gst.run({ ...base, rate: '40%', invoice_date: '2025-09-21' }))).toHaveLength(1);
  expect(problemsOf(gst.run({ ...base, invoice_date: '2017-06-30' }))[0]).toMatch(/from 2017-07-01 on/);
});

test('taxable value and tax add up to the total, and halves are equal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom(0, 0.1, 0.25, 1.5, 3, 5, 18, 28, 40),
      fc.boolean(),
      fc.boolean(),
      (amount, rate, inclusive, halves) => {
        const { taxable, tax, total } = splitGst(amount, rate, inclusive, halves);
        expect(taxable + tax).toBe(total);
        if (halves) expect(tax % 2).toBe(0);
        expect(Math.abs(tax - (taxable * rate) / 100)).toBeLessThanOrEqual(3);
      },
    ),
  );
});

test('an amount and a rate are enough; "18" is the rate of 18%', () => {
  const least = resultOf(gst.run({ amount: '1,000', rate: '18' }));
  expect(valueIn(least, 'CGST')).toBe('₹90');
  expect(valueIn(least, 'Invoice total')).toBe('₹1,180');
  expect(least.notes[0]).toMatch(/within one State.*IGST/);
  expect(problemsOf(gst.run({ amount: 1000, rate: '17' }))[0]).toMatch(/must be one of/);
});

test('0.1% for merchant exporters exists since 23 October 2017', () => {
  const at = (invoice_date: string) => gst.run({ amount: 1000, rate: '0.1%', mode: 'without GST', invoice_date });
  expect(problemsOf(at('2017-10-22'))[0]).toMatch(/must be one of those in force on 2017-10-22/);
  expect(resultOf(at('2017-10-23')).summary).toBe('Taxable value ₹1,000, GST ₹1, total ₹1,001.');
});
