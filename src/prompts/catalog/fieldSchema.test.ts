import { expect, test } from 'vitest';
import type { FieldMap } from '../kit.ts';
import { checkValues } from '../values.ts';
import { valuesSchemaOf } from './fieldSchema.ts';

const base = {
  type: 'multiselect',
  label: 'Callers',
  help: 'Who calls.',
  example: ['Sales'],
  options: ['Sales'],
} as const;

test.each([
  [{ ...base, required: true }, 1],
  [{ ...base, required: true, default: ['Sales'] }, undefined],
  [{ ...base, required: false }, undefined],
] as const)('the schema takes an empty list where the values do', (callers, minItems) => {
  const fields: FieldMap = { callers };
  expect(valuesSchemaOf(fields)).toMatchObject({ properties: { callers: { type: 'array' } } });
  const { properties } = valuesSchemaOf(fields) as { properties: { callers: { minItems?: number } } };
  expect(properties.callers.minItems).toBe(minItems);
  expect(checkValues(fields, { callers: [] }).ok).toBe(minItems === undefined);
});
