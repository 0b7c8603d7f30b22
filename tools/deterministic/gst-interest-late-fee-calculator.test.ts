import { expect, test } from 'vitest';
import { problemsOf, resultOf } from '../../src/tools/reading.ts';
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
