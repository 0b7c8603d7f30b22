import { expect, test } from 'vitest';
import { ageNotice } from './age.ts';

test('data of more than 90 days say up to which day the law was read', () => {
  expect(ageNotice('2026-11-15', '2026-11-20')).toBeUndefined();
  expect(ageNotice('2026-11-15', '2027-02-13')).toBeUndefined();
  expect(ageNotice('2026-11-15', '2027-02-14')).toBe(
    'The law was read up to 2026-11-15, 91 days ago; later changes of rates are missing.',
  );
});
