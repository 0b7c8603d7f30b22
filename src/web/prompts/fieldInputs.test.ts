// Forms: what an address says comes back as it was, and what it does not say has its default.
import { expect, test } from 'vitest';
import type { FieldMap } from '../../prompts/kit.ts';
import { fieldInputs, formValues, plainValues } from './fieldInputs.ts';

const FIELDS: FieldMap = {
  pan: { type: 'boolean', label: 'PAN given', required: false, help: 'Tick.', example: true, default: true },
  amount: { type: 'number', label: 'Amount', required: true, help: 'In rupees.', example: 100 },
};

const isTicked = (address: string): boolean =>
  /type="checkbox"[^>]* checked/.test(String(fieldInputs(FIELDS, formValues(FIELDS, new URLSearchParams(address)))));
const read = (address: string) => plainValues(FIELDS, formValues(FIELDS, new URLSearchParams(address)) ?? new Map());

test('a box that was unticked stays unticked, though it is ticked by default', () => {
  expect(String(fieldInputs(FIELDS))).toContain('<input type="hidden" name="pan" value="no">');
  expect(isTicked('pan=no&amount=5')).toBe(false);
  expect(read('pan=no&amount=5')).toEqual({ pan: 'no', amount: '5' });
  expect(isTicked('pan=no&pan=yes&amount=5')).toBe(true);
  expect(read('pan=no&pan=yes&amount=5')).toEqual({ pan: 'yes', amount: '5' });
});

test('a box that the address does not name has its default, in the form and in the answer', () => {
  expect(isTicked('amount=5')).toBe(true);
  expect(read('amount=5')).toEqual({ amount: '5' });
});

test('a form sent empty was sent', () => {
  expect(formValues(FIELDS, new URLSearchParams('amount='))).toEqual(new Map());
  expect(formValues(FIELDS, new URLSearchParams('other=1'))).toBeUndefined();
});

test('boxes that were all unticked stay unticked, though some are ticked by default', () => {
  const offs = { type: 'multiselect', options: ['Saturday', 'Sunday'], default: ['Sunday'] } as const;
  const fields: FieldMap = {
    offs: { ...offs, label: 'Weekly offs', required: false, help: 'Tick.', example: ['Sunday'] },
  };
  const values = formValues(fields, new URLSearchParams('offs='));
  expect(String(fieldInputs(fields))).toMatch(/name="offs" value="">.*checked/s);
  expect(String(fieldInputs(fields, values))).not.toContain('checked');
  expect(plainValues(fields, values ?? new Map())).toEqual({ offs: [] });
});
