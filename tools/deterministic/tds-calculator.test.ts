import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import tds from './tds-calculator.ts';

const run = (values: Record<string, unknown>) =>
  resultOf(tds.run({ payee: 'individual', payment_date: '2026-11-02', ...values }));

const RENT_OF_SMALL_PAYERS =
  'Rent paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)';

test('professional fees: nothing up to ₹50,000 a year, then 10% of everything', () => {
  expect(valueIn(run({ nature: 'Professional fees', amount: 50000 }), 'TDS')).toBe('₹0');
  const crossed = run({ nature: 'Professional fees', amount: 40000, paid_before: 25000 });
  expect(valueIn(crossed, 'TDS')).toBe('₹6,500');
  expect(valueIn(crossed, 'Section from 1 April 2026')).toBe('393(1), Sl. No. 6(iii)');
  expect(valueIn(crossed, 'Section before')).toBe('194J');
});

test('contracts: a single payment above ₹30,000, or ₹1,00,000 a year', () => {
  expect(valueIn(run({ nature: 'Contract work', amount: 30000 }), 'TDS')).toBe('₹0');
  expect(valueIn(run({ nature: 'Contract work', amount: 40000, paid_before: 20000 }), 'TDS')).toBe('₹400');
  expect(valueIn(run({ nature: 'Contract work', amount: 25000, paid_before: 80000 }), 'TDS')).toBe('₹1,050');
  expect(
    valueIn(run({ nature: 'Contract work', amount: 25000, paid_before: 80000, deducted_before: 40000 }), 'TDS'),
  ).toBe('₹650');
  expect(valueIn(run({ nature: 'Contract work', payee: 'company', amount: 40000 }), 'TDS')).toBe('₹800');
});

test('without PAN 20%, goods 5% and only above ₹50 lakh', () => {
  expect(valueIn(run({ nature: 'Professional fees', amount: 60000, pan_given: false }), 'TDS')).toBe('₹12,000');
  expect(valueIn(run({ nature: 'Purchase of goods', amount: 5100000 }), 'TDS')).toBe('₹100');
  expect(valueIn(run({ nature: 'Purchase of goods', amount: 5100000, pan_given: false }), 'TDS')).toBe('₹5,000');
});

test('who deducts: sales of the year before decide, not an audit', () => {
  const notes = (nature: string) => run({ nature, amount: 60000 }).notes.join(' ');
  expect(notes('Contract work')).toContain('sales above ₹1 crore (profession: ₹50 lakh)');
  expect(notes('Purchase of goods')).toContain('turnover above ₹10 crore');
  expect(notes('Insurance commission')).not.toMatch(/crore/);
  const natures = JSON.stringify(tds.fields.nature);
  expect(natures).not.toContain('audit');
});

test('the section follows the date, and dates outside the table are refused', () => {
  const before = run({ nature: 'Commission or brokerage', amount: 30000, payment_date: '2026-03-31' });
  expect(valueIn(before, 'Section on this date')).toBe('194H');
  expect(valueIn(before, 'TDS')).toBe('₹600');
  const outside = tds.run({ nature: 'Dividend', payee: 'company', amount: 1, payment_date: '2025-03-31' });
  expect(problemsOf(outside)[0]).toMatch(/from 2025-04-01 on/);
});

test('dividends: the limit of ₹10,000 is for individuals only (s.194 first proviso, s.393(4))', () => {
  const dividend = { nature: 'Dividend', amount: 8000 };
  expect(valueIn(run(dividend), 'TDS')).toBe('₹0');
  expect(valueIn(run({ ...dividend, payee: 'company' }), 'TDS')).toBe('₹800');
  expect(valueIn(run({ ...dividend, payee: 'Hindu undivided family' }), 'TDS')).toBe('₹800');
  expect(valueIn(run({ ...dividend, payee: 'firm or other' }), 'TDS')).toBe('₹800');
  const either = { ...dividend, payee: 'individual or HUF', payment_date: '2026-11-02' };
  expect(problemsOf(tds.run(either))[0]).toMatch(/must be "individual" or "Hindu undivided family"/);
  expect(valueIn(run({ nature: 'Commission or brokerage', amount: 30000, payee: 'individual or HUF' }), 'TDS')).toBe(
    '₹600',
  );
});

test('property: due at ₹50,00,000 under the 1961 Act, above it under the 2025 Act, tested on the whole value', () => {
  const property = { nature: 'Purchase of immovable property', amount: 5000000, property_value: 5000000 };
  expect(valueIn(run({ ...property, payment_date: '2025-12-01' }), 'TDS')).toBe('₹50,000');
  expect(valueIn(run(property), 'TDS')).toBe('₹0');
  expect(valueIn(run({ ...property, property_value: 5000001 }), 'TDS')).toBe('₹50,000');
  expect(valueIn(run({ ...property, amount: 1000000, property_value: 6000000 }), 'TDS')).toBe('₹10,000');
  const untold = { nature: property.nature, payee: 'company', amount: 1000000, payment_date: '2026-11-02' };
  expect(problemsOf(tds.run(untold))[0]).toMatch(/is required for immovable property/);
});

test('a seller through an e-commerce operator without PAN has no threshold (s.194-O)', () => {
  const sale = { nature: 'Sale through an e-commerce operator', amount: 400000 };
  expect(valueIn(run(sale), 'TDS')).toBe('₹0');
  expect(valueIn(run({ ...sale, pan_given: false }), 'TDS')).toBe('₹20,000');
});

test('senior citizens have ₹1,00,000 of bank interest free', () => {
  const nature = 'Interest from a bank, co-operative bank or post office';
  expect(valueIn(run({ nature, amount: 90000 }), 'TDS')).toBe('₹9,000');
  expect(valueIn(run({ nature, amount: 90000, senior: true }), 'TDS')).toBe('₹0');
  expect(valueIn(run({ nature, amount: 60000, senior: true, payee: 'company' }), 'TDS')).toBe('₹6,000');
});

test('tax above the payment is told; nothing below zero is paid', () => {
  const answer = run({ nature: 'Professional fees', amount: 6000, paid_before: 45000, pan_given: false });
  expect(valueIn(answer, 'TDS')).toBe('₹10,200');
  expect(valueIn(answer, 'Paid to the payee')).toBe('₹0');
  expect(answer.notes.join(' ')).toMatch(/The tax is ₹4,200 more than this payment/);
});

test('who is free of it, and what the law of 2026 added, stands beside the row', () => {
  const notes = (nature: string) => run({ nature, amount: 60000 }).notes.join(' ');
  expect(notes('Contract work')).toMatch(/ten goods carriages .* Since 1 April 2026 manpower/);
  expect(notes('Compensation for acquired land')).toMatch(/No tax for agricultural land/);
  expect(notes('Rent of plant or machinery')).toMatch(/several months are paid at once/);
  expect(notes('Professional fees')).not.toMatch(/several months/);
  expect(notes(RENT_OF_SMALL_PAYERS)).toMatch(/without a PAN it is at most the rent of that month/);
});

test('winnings are tested payment by payment; online games have no limit', () => {
  const nature = 'Winnings from a lottery, crossword or card game';
  expect(valueIn(run({ nature, amount: 10000, paid_before: 50000 }), 'TDS')).toBe('₹0');
  const won = run({ nature, amount: 12000, paid_before: 50000, pan_given: false });
  expect(valueIn(won, 'TDS')).toBe('₹3,600');
  expect(valueIn(won, 'Threshold')).toBe('₹10,000 a payment');
  expect(valueIn(run({ nature: 'Winnings from online games, net', amount: 500 }), 'TDS')).toBe('₹150');
});

test('life insurance: the limit is tested on what it pays, the tax falls on the income in it', () => {
  const payout = { nature: 'Life insurance payout, the income in it', amount: 60000 };
  expect(valueIn(run({ ...payout, property_value: 500000 }), 'TDS')).toBe('₹1,200');
  expect(valueIn(run({ ...payout, property_value: 99999 }), 'TDS')).toBe('₹0');
  const untold = { ...payout, payee: 'individual', payment_date: '2026-11-02' };
  expect(problemsOf(tds.run(untold))[0]).toMatch(/is required for life insurance/);
});

test('cash: only what is above ₹1 crore of the year bears tax', () => {
  const nature = 'Cash withdrawn from a bank or post office';
  expect(valueIn(run({ nature, amount: 2500000, paid_before: 9000000 }), 'TDS')).toBe('₹30,000');
});
