import { expect, test } from 'vitest';
import type { FieldMap } from './kit.ts';
import { checkValues } from './values.ts';

const options = ['Sales', 'Support'];
const base = { type: 'multiselect', label: 'Callers', help: 'Who calls.', example: ['Sales'], options } as const;
const required: FieldMap = { callers: { ...base, required: true } };
const withDefault: FieldMap = { callers: { ...base, required: true, default: ['Support'] } };
const optional: FieldMap = { callers: { ...base, required: false } };

test.each([[['']], [[]], [[null]], [[[]]], ['; ;'], [' ']])('%j is no choice', (callers) => {
  expect(checkValues(required, { callers })).toEqual({
    ok: false,
    problems: [{ field: 'callers', message: 'Callers (callers) is required.' }],
  });
  expect(checkValues(withDefault, { callers })).toEqual({ ok: true, texts: new Map([['callers', 'Support']]) });
  expect(checkValues(optional, { callers })).toEqual({ ok: true, texts: new Map([['callers', '']]) });
});

test('an empty part beside a choice is left out', () => {
  expect(checkValues(required, { callers: ['', 'sales'] })).toEqual({
    ok: true,
    texts: new Map([['callers', 'Sales']]),
  });
});

test.each(['__proto__', 'constructor', 'nonsense'])('a value named %s is refused', (name) => {
  expect(checkValues(optional, JSON.parse(`{"${name}":"x","callers":"Sales"}`))).toEqual({
    ok: false,
    problems: [{ field: name, message: `There is no field "${name}"; the fields are callers.` }],
  });
});
