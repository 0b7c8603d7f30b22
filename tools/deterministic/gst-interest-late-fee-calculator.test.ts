import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import late from './gst-interest-late-fee-calculator.ts';

const monthly = { return_type: 'GSTR-3B', due_date: '2026-10-20', filed_on: '2026-11-16', turnover: 30000000 };

test('filed in time, nothing is due', () => {
  expect(resultOf(late.run({ ...monthly, filed_on: '2026-10-20', cash_tax: 50000 })).summary).toBe('Nothing is late.');
});

test('what is missing or does not fit is asked for', () => {
  expect(problemsOf(late.run({ ...monthly, return_type: 'GSTR-9' }))[0]).toMatch(/is required for GSTR-9/);
  expect(problemsOf(late.run({ ...monthly, nil_return: true, cash_tax: 1 }))[0]).toMatch(/must be 0 for a nil return/);
  expect(problemsOf(late.run({ ...monthly, wrong_credit: 1 }))[0]).toMatch(/needs the day it was used/);
  expect(problemsOf(late.run({ ...monthly, due_date: '2023-03-20' }))[0]).toMatch(/from 2023-04-01 on/);
});

test('a return three years late can no longer be filed', () => {
  const notes = (filed_on: string) => resultOf(late.run({ ...monthly, due_date: '2023-11-20', filed_on })).notes;
  expect(notes('2026-11-20').join(' ')).not.toMatch(/last day to file/);
  expect(notes('2026-11-21').join(' ')).toMatch(/last day to file this return was 2026-11-20/);
});

test('returns whose fee does not depend on the turnover do not ask for it', () => {
  const of = (return_type: string, more: Record<string, unknown> = {}) => {
    const values = { return_type, due_date: '2026-06-30', filed_on: '2026-07-20', ...more };
    return valueIn(resultOf(late.run(values)), 'Late fee');
  };
  expect(of('GSTR-4')).toBe('₹1,000');
  expect(of('GSTR-4', { nil_return: true })).toBe('₹400');
  expect(of('GSTR-7')).toBe('₹1,000');
  expect(of('GSTR-7', { nil_return: true })).toBe('₹0');
  expect(of('GSTR-8')).toBe('₹4,000');
  expect(of('GSTR-10', { filed_on: '2026-12-31' })).toBe('₹10,000');
  expect(problemsOf(late.run({ return_type: 'GSTR-1', due_date: '2026-06-30', filed_on: '2026-07-20' }))[0]).toMatch(
    /is required for GSTR-1/,
  );
});

test('CMP-08 bears interest and no fee', () => {
  const values = { return_type: 'CMP-08', due_date: '2026-07-18', filed_on: '2026-08-17', cash_tax: 73000 };
  const result = resultOf(late.run(values));
  expect(valueIn(result, 'Late fee')).toBe('₹0');
  expect(valueIn(result, 'Interest on tax paid late')).toBe('₹1,080');
});
