// Values as Indian tables write them: amounts, days, rates, codes, units, places.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, paiseOf, plainAmount, unitBehind } from './amounts.ts';
import { writtenIn } from './cells.ts';
import { codeDigits, isPlaceholder } from './codeCell.ts';
import { dayIn, dayOrderOf, lastDayIn, periodDays } from './dates.ts';
import { customerNumber, gstinIn, isGstin, placeIn, stateOfGstin } from './places.ts';
import { areFractions, rateIn, rateOfTax } from './rates.ts';
import { isUnit, unitInWords, unitMeant, unitWord } from './units.ts';

test.each([
  ['1234.5', 1234.5],
  ['1,23,456.00', 123456],
  [' 6,000.00 ', 6000],
  ['(1,234.00)', -1234],
  ['-12', -12],
  ['₹ 1,200/-', 1200],
  ['Rs. 50', 50],
  ['500 Cr', 500],
  ['180.00/KG', 180],
  ['50.000 KG', 50],
  ['12-', -12],
  ['1.5 lakh', 150000],
  ['2 Crores', 20000000],
  ['₹ 1.15 lakhs only', 115000],
  ['1,234,567.5', 1234567.5],
  ['१,२३,४५६.००', 123456],
])('%s is an amount', (text, value) => {
  expect(amountOf(text)?.value).toBe(value);
});

test('spaces in a row are one, in amounts and in rates', () => {
  expect(writtenIn(' 1 \t\n kg ')).toBe('1 kg');
  const gap = ' '.repeat(30);
  expect(amountOf(`₹${gap}1,200${gap}/-`)?.value).toBe(1200);
  expect(unitBehind(`50${gap}KG`)).toBe('KG');
  expect(rateIn(`GST${gap}@${gap}18`)).toBe(18);
});

test('words that every object knows are units like others', () => {
  expect(amountOf('5 constructor')).toEqual({ value: 5, unit: 'constructor' });
});

test.each(['500,00', '1,2', '#REF!', 'abc'])('%s is no amount', (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test('numbers of customers: with spaces, of embassies, none, and with a slip', () => {
  const GSTIN = '27AABCU9603R1ZN';
  for (const text of [GSTIN, '27 AABCU 9603R 1ZN', '27aabcu9603r1zn', `GSTIN: ${GSTIN}`, '27-AABCU9603R-1ZN']) {
    expect(customerNumber(text), text).toBe(GSTIN);
  }
  expect(customerNumber('2717UNO00154UNZ')).toBe('2717UNO00154UNZ');
  expect(stateOfGstin('2717UNO00154UNZ')).toBe('27');
  for (const text of ['', 'URP', 'Unregistered', 'N/A', '-', '0', 'Consumer', 'B2C2', 'cash']) {
    expect(customerNumber(text), text).toBe('');
  }
  for (const text of ['27AABCU9603R1Z', '27AABCU96O3R1ZN', '27AABCU9603R1ZNX', 'AABCU9603R', '9876543210']) {
    expect(customerNumber(text), text).toBeUndefined();
  }
});

test('plain amounts are the numbers that are written, to the last bit; all else is none', () => {
  const digits = fc.stringMatching(/^\d{1,9}$/);
  fc.assert(
    fc.property(fc.constantFrom('', '-'), digits, fc.option(digits), (sign, whole, part) => {
      const text = `${sign}${whole}${part === null ? '' : `.${part}`}`;
      const read = plainAmount(text);
      expect(Object.is(read, Number(text)) || (text.length > 15 && Number.isNaN(read)), text).toBe(true);
    }),
  );
  for (const text of ['', '-', '.', '1.', '.5', '1.2.3', '--1', '1-', '1e3', ' 1', '1,000', '½', '1234567890123456']) {
    expect(plainAmount(text), text).toBeNaN();
  }
});

test('what a formula leaves of nothing is nothing, and a number that lost its digits none', () => {
  expect(paiseOf(amountOf('5.684341886080802e-14')?.value ?? 1)).toBe(0);
  expect(paiseOf(amountOf('-1.2E-05')?.value ?? 1)).toBe(-0);
  expect(amountOf('1.23457E+11')).toBeUndefined();
});

test('words, days and codes with letters are no amounts', () => {
  for (const text of ['', 'rice', '12-05-2026', 'A12', '1 2 3']) expect(amountOf(text)).toBeUndefined();
  expect(amountOf('500 Cr')?.side).toBe('credit');
  expect(amountOf('500 Dr')?.side).toBe('debit');
  expect(unitBehind(' 50.000 KG')).toBe('KG');
  expect(unitBehind('500 Cr')).toBe('');
});

test('paise are rounded once, halves away from zero', () => {
  expect([1.005, 2.675, -1.005, 417.8571429].map(paiseOf)).toEqual([101, 268, -101, 41786]);
});

describe('days', () => {
  test.each([
    ['2026-10-05', '2026-10-05'],
    ['2025-06-04 00:00:00.0', '2025-06-04'],
    ['05-10-2026', '2026-10-05'],
    ['05/10/26', '2026-10-05'],
    ['05.10.26', '2026-10-05'],
    ['04/Oct/25', '2025-10-04'],
    ['1-Jun-26', '2026-06-01'],
    ['01-April-2025', '2025-04-01'],
    ['Oct 4, 2025', '2025-10-04'],
    ['20250308', '2025-03-08'],
    ['08102025', '2025-10-08'],
    ['45931', '2025-10-01'],
    ['10/25/2026', '2026-10-25'],
  ])('%s', (text, day) => expect(dayIn(text)).toBe(day));

  test('what is no day is none', () => {
    for (const text of ['', 'rice', '31-02-2026', '99999999', '12']) expect(dayIn(text)).toBeUndefined();
  });

  test('a column that cannot be day first is month first', () => {
    expect(dayOrderOf(['10/05/2026', '10/25/2026'])).toBe('month first');
    expect(dayOrderOf(['10/05/2026', '25/10/2026'])).toBe('day first');
    expect(dayIn('10/05/2026', 'month first')).toBe('2026-10-05');
  });

  test('titles tell a period', () => {
    expect(lastDayIn('1-Jun-26 to 30-Jun-26')).toBe('2026-06-30');
    expect(lastDayIn('Sales Register - November 2025')).toBe('2025-11-30');
    expect(lastDayIn('Gupta Stores')).toBeUndefined();
    expect(periodDays('022024')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(periodDays('132024')).toBeUndefined();
  });
});

test.each([
  ['18', 18],
  ['18%', 18],
  ['0.18', 0.18],
  ['9+9', 18],
  ['9% + 9%', 18],
  ['CGST 2.5% + SGST 2.5%', 5],
  ['GST18', 18],
  ['IGST 18%', 18],
  ['GST at 5%', 5],
  ['SALES 5%', 5],
  ['Exempt', 0],
  ['Nil rated', 0],
  ['12.00', 12],
])('the rate in %s', (text, rate) => expect(rateIn(text)).toBe(rate));

test('rates as fractions are known by the whole column', () => {
  expect(areFractions([0.18, 0.05, 0])).toBe(true);
  expect(areFractions([0.09, 0.09])).toBe(true);
  expect(areFractions([0.25, 0.25])).toBe(false);
  expect(areFractions([0.1])).toBe(false);
  expect(areFractions([18, 5])).toBe(false);
});

test('tax and value tell a rate within a rupee', () => {
  expect(rateOfTax(50, 417.8571429)).toBe(12);
  expect(rateOfTax(180, 1000)).toBe(18);
  expect(rateOfTax(150, 1000)).toBeUndefined();
  expect(rateOfTax(0, 0)).toBeUndefined();
});

test.each([
  ['0409.00.00', '04090000'],
  ['0409 00 00', '04090000'],
  ['HSN: 8517', '8517'],
  ["'04090000", '04090000'],
  ['4090000.0', '4090000'],
  ['8517-13', '851713'],
])('the digits of %s', (cell, digits) => expect(codeDigits(cell)).toBe(digits));

test('placeholders stand for no code', () => {
  for (const cell of ['', '0', '0000', '1', 'NA', '-']) expect(isPlaceholder(codeDigits(cell))).toBe(true);
  expect(isPlaceholder('1001')).toBe(false);
});

test('units as people write them', () => {
  expect(unitWord('KGS-KILOGRAMS')).toBe('KGS');
  expect(['KG', 'GRM', 'PKT', 'Nos', 'Ltr', 'Pair'].map((unit) => unitMeant(unitWord(unit)))).toEqual([
    'KGS',
    'GMS',
    'PAC',
    'NOS',
    'LTR',
    'PRS',
  ]);
  expect(unitMeant('STRP')).toBeUndefined();
  expect([isUnit('LTR'), isUnit('NA'), isUnit('KG')]).toEqual([true, true, false]);
  expect(unitInWords('KGS')).toBe('KGS-KILOGRAMS');
});

test('places by number, name and letters', () => {
  expect(['33-Tamil Nadu', 'TAMIL NADU', 'TN', '19', 'ORISSA', '96-Other Countries', 'Atlantis'].map(placeIn)).toEqual([
    '33',
    '33',
    '33',
    '19',
    '21',
    '96',
    '',
  ]);
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  expect(isGstin('27AAPFU0939')).toBe(false);
  expect(stateOfGstin('27aapfu0939f1zv')).toBe('27');
  expect(gstinIn('GSTIN: 27AAPFU0939F1ZV, Pune')).toBe('27AAPFU0939F1ZV');
});
