import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import limitation from './limitation-date-calculator.ts';

const cheque = {
  matter: 'Dishonoured cheque (section 138)',
  event_date: '2026-10-20',
  notice_received: '2026-11-07',
  cheque_date: '2026-09-02',
};

test('the answer is the next last day, not the first that is listed', () => {
  expect(resultOf(limitation.run({ ...cheque, as_of: '2026-11-16' })).summary).toBe(
    'Last day to send the demand: 2026-11-19, a Thursday.',
  );
  const later = resultOf(limitation.run({ ...cheque, as_of: '2026-12-03' }));
  expect(later.summary).toBe('Last day for the complaint: 2026-12-23, a Wednesday.');
  expect(valueIn(later, 'Days left')).toBe('20 days');
  expect(resultOf(limitation.run({ ...cheque, as_of: '2027-01-01' })).summary).toMatch(/has passed on 2027-01-01/);
});

test('what cannot be counted is named, and a Sunday is told', () => {
  const result = resultOf(limitation.run({ matter: cheque.matter, event_date: cheque.event_date }));
  expect(valueIn(result, 'Not counted')).toContain('Last day for the complaint');
  expect(resultOf(limitation.run(cheque)).notes.join(' ')).toMatch(
    /Last day for the drawer to pay \(2026-11-22\) is a Sunday/,
  );
});

test('dates that go backwards, and days before the table, are refused', () => {
  expect(problemsOf(limitation.run({ ...cheque, notice_received: '2026-10-19' }))[0]).toMatch(/not be before the memo/);
  expect(problemsOf(limitation.run({ ...cheque, event_date: '2024-09-30' }))[0]).toMatch(/from 2024-10-01 on/);
});

test('orders of before the GST Tribunal opened have the notified day', () => {
  const of = (event_date: string) =>
    resultOf(limitation.run({ matter: 'GST appeal to the Tribunal', event_date, as_of: '2026-06-01' }));
  expect(of('2024-11-05').summary).toBe('Last day for the appeal: 2026-07-31, a Friday.');
  expect(of('2026-05-01').summary).toBe('Last day for the appeal: 2026-08-01, a Saturday.');
});

test('consumer appeals: the words of the Act and those of the Supreme Court stand beside the day', () => {
  for (const [matter, section] of [
    ['Consumer appeal to the State Commission', 41],
    ['Consumer appeal to the National Commission', 51],
  ] as const) {
    const { rows } = resultOf(limitation.run({ matter, event_date: '2026-10-20' }));
    expect(rows.find(({ label }) => label === 'Last day for the appeal')?.note).toContain(
      `section ${section} says from the date of the order; the Supreme Court counts from its communication`,
    );
  }
});

test('a complaint of before the scheme of 2026 is not called late by that scheme alone', () => {
  const of = (event_date: string) => resultOf(limitation.run({ matter: 'RBI Ombudsman complaint', event_date }));
  expect(valueIn(of('2026-01-10'), 'Last day, no reply')).toBe('2027-02-09');
  expect(valueIn(of('2026-06-30'), 'Last day, no reply')).toBe('2026-10-28');
  expect(valueIn(of('2026-06-30'), 'Last day, no reply, by the scheme of 2021')).toBe('2027-07-30');
  expect(valueIn(of('2026-07-01'), 'Last day, no reply, by the scheme of 2021')).toBeUndefined();
});

test('RTI: the second appeal is counted from the order, or from the day it was due', () => {
  const values = { matter: 'RTI application and appeals', event_date: '2026-09-14', appeal_date: '2026-11-12' };
  const noOrder = resultOf(limitation.run(values));
  expect(valueIn(noOrder, 'Last day for the second appeal, no order')).toBe('2027-03-12');
  expect(valueIn(noOrder, 'Not counted')).toContain('Last day for the second appeal, after an order');
  const order_date = '2026-12-20';
  const ordered = resultOf(limitation.run({ ...values, order_date }));
  expect(valueIn(ordered, 'Last day for the second appeal, after an order')).toBe('2027-03-20');
  expect(problemsOf(limitation.run({ ...values, order_date: '2026-11-11' }))[0]).toMatch(
    /must not be before 2026-11-12/,
  );
});

test('a month that is excused begins with the last day of the three, not with the order', () => {
  const of = (event_date: string) => resultOf(limitation.run({ matter: 'GST appeal (first)', event_date }));
  expect(valueIn(of('2025-11-30'), 'Last day that can be excused')).toBe('2026-03-28');
  expect(valueIn(of('2026-08-31'), 'Last day that can be excused')).toBe('2026-12-30');
});
