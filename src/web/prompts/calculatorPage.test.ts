// A form begins with an example; what only some people have stands empty in it, or it would count unseen for others.
import { expect, test } from 'vitest';
import gains from '../../../tools/deterministic/capital-gains-calculator.ts';
import gratuity from '../../../tools/deterministic/gratuity-calculator.ts';
import late from '../../../tools/deterministic/gst-interest-late-fee-calculator.ts';
import hra from '../../../tools/deterministic/hra-exemption-calculator.ts';
import interest from '../../../tools/deterministic/interest-234abc-calculator.ts';
import limitation from '../../../tools/deterministic/limitation-date-calculator.ts';
import msme from '../../../tools/deterministic/msme-delayed-payment-interest-calculator.ts';
import tds from '../../../tools/deterministic/tds-calculator.ts';
import workingDays from '../../../tools/deterministic/working-days-calculator.ts';
import type { Calculator } from '../../tools/kit.ts';
import { problemsOf, resultOf, valueIn } from '../../tools/reading.ts';
import { startValues } from './calculatorPage.ts';

/** The form as it begins, with what somebody changed in it. */
function changed(calculator: Calculator, values: Record<string, unknown>) {
  const start = [...startValues(calculator.fields, calculator).keys()].map((name) => [
    name,
    calculator.fields[name]?.example,
  ]);
  return calculator.run({ ...Object.fromEntries(start), ...values });
}

test('land sold in a year whose index is not known is not indexed with that of the example', () => {
  const land = { asset: 'Land or building', bought_on: '2015-05-10', price: 800000 };
  const answer = resultOf(changed(gains, land));
  expect(valueIn(answer, 'Indexed cost')).toBeUndefined();
  expect(valueIn(answer, 'Price that counts')).toBe('₹8,00,000');
});

test('rent and salary are those that were typed, in every month', () => {
  expect(
    valueIn(resultOf(changed(hra, { salary: 10000, hra: 5000, rent: 4000, city: 'another city' })), 'Exempt'),
  ).toBe('₹36,000');
});

test('interest runs to the day of filing that was typed', () => {
  const answer = resultOf(changed(interest, { filed_on: '2026-12-10' }));
  expect(valueIn(answer, 'Counted until')).toBe('2026-12-10');
});

test('a term in writing, holidays and seasons are those of whoever fills in the form', () => {
  expect(valueIn(resultOf(changed(msme, { acceptance_date: '2026-03-01' })), 'Due by')).toBe('2026-03-16');
  const days = resultOf(changed(workingDays, { start: '2026-11-01', end: '2026-11-30', weekly_offs: ['Sunday'] }));
  expect(valueIn(days, 'Holidays on working days')).toBe('0 days');
  expect(resultOf(changed(gratuity, { wages: 30000 })).notes.join(' ')).not.toMatch(/Seasons/);
});

test('what decides is asked for, not taken from the example', () => {
  expect(problemsOf(changed(late, { return_type: 'GSTR-9', cash_tax: 0 }))[0]).toMatch(/is required for GSTR-9/);
  expect(problemsOf(changed(tds, { nature: 'Purchase of immovable property' }))[0]).toMatch(
    /is required for immovable/,
  );
  const rti = resultOf(changed(limitation, { matter: 'RTI application and appeals' }));
  expect(valueIn(rti, 'Last day for the first appeal, after a reply')).toBeUndefined();
});
