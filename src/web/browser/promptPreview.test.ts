// The preview of a prompt while its form is filled in.
import { expect, test } from 'vitest';
import type { FieldMap } from '../../prompts/kit.ts';
import { promptPreview } from './promptPreview.ts';

const FIELDS: FieldMap = {
  name: { type: 'text', label: 'Name', help: 'Who it is for.', required: true, example: 'Asha' },
  days: { type: 'number', label: 'Days', help: 'How many.', required: true, example: 7, max: 30 },
  note: { type: 'text', label: 'Note', help: 'What else.', required: false, example: 'Soon.' },
};
const TEMPLATE = 'Dear {{name}}, in {{days}} days.\n{{note}}';
const previewOf = (values: Readonly<Record<string, unknown>>) => {
  const { text, problems } = promptPreview(TEMPLATE, FIELDS, values);
  return [text, problems.map(({ field }) => field)];
};

test('a whole form makes the prompt', () => {
  expect(previewOf({ name: 'Asha', days: 7 })).toEqual(['Dear Asha, in 7 days.', []]);
});

test('what is missing or wrong stays as its placeholder, beside what is right', () => {
  expect(previewOf({})).toEqual(['Dear {{name}}, in {{days}} days.', ['name', 'days']]);
  expect(previewOf({ name: 'Asha', days: 99, note: 'Soon.' })).toEqual([
    'Dear Asha, in {{days}} days.\nSoon.',
    ['days'],
  ]);
});
