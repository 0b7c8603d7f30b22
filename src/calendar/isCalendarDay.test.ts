import { expect, test } from 'vitest';
import { isCalendarDay } from './isCalendarDay.ts';

test.each(['2017-07-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (day) =>
  expect(isCalendarDay(day)).toBe(true),
);

test.each([
  '2023-02-29',
  '1900-02-29',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '2024-1-1',
  ' 2024-01-01',
  '01-01-2024',
  '',
])('%j does not', (text) => expect(isCalendarDay(text)).toBe(false));
