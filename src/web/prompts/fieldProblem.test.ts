// Whatever the check of values says of a form, a language says too.
import { expect, test } from 'vitest';
import type { Field, FieldMap } from '../../prompts/kit.ts';
import { checkValues } from '../../prompts/values.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../texts/index.ts';
import { saidProblem } from './problemText.ts';

const WRONG: readonly (readonly [Field['type'], Partial<Field>, readonly unknown[]])[] = [
  ['text', {}, ['', 'x'.repeat(201), 'two\nlines', 'nul\0', 'half \ud800']],
  ['textarea', {}, ['x'.repeat(8001)]],
  ['url', {}, ['not an address', 'ftp://example.org']],
  ['email', {}, ['nobody']],
  ['identifier', { pattern: '[A-Z]{5}\\d{4}[A-Z]', example: 'AAAPL1234C' }, ['abc']],
  ['number', { min: 1, max: 9, whole: true }, ['many', '1.5', '0', '10']],
  ['currency', { unit: 'INR' }, ['USD 5', 'a lot']],
  ['date', {}, ['2026-02-30', 'tomorrow']],
  ['boolean', {}, ['perhaps']],
];

const languages = LANGUAGE_NAMES.filter((name) => name !== 'en');

test.each(languages)('%s has a sentence for everything that a form can be told', async (language) => {
  const texts = await LANGUAGES[language].load();
  const unsaid: string[] = [];
  for (const [type, own, values] of WRONG) {
    const field = { type, label: 'A label', required: true, help: 'Help.', example: 'x', ...own } as Field;
    const fields: FieldMap = { name: field };
    for (const value of values) {
      const checked = checkValues(fields, { name: value });
      expect(checked.ok, `${type} ${String(value)}`).toBe(false);
      for (const problem of checked.ok ? [] : checked.problems) {
        const said = saidProblem(problem, fields, texts.fieldProblem);
        if (said === undefined || said.includes('A label')) unsaid.push(problem.message);
      }
    }
  }
  expect(unsaid).toEqual([]);
});
