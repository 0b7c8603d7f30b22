import { expect, test } from 'vitest';
import type { FieldMap } from '../../prompts/kit.ts';
import { readDraft } from './formDraft.ts';

const common = { label: 'x', required: false, help: 'x' } as const;
const FIELDS: FieldMap = {
  note: { ...common, type: 'text', example: 'x', maxLength: 10 },
  kinds: { ...common, type: 'multiselect', options: ['A', 'B'], example: ['A'] },
};

test('a draft is read as far as it fits the fields', () => {
  expect(readDraft('{"note":"hello","kinds":["B","C"],"other":"x"}', FIELDS)).toEqual({ note: 'hello', kinds: ['B'] });
});

test.each([null, '', '{', '[]', '"x"', 'null', '{}', '{"note":{}}', '{"__proto__":{"note":"x"}}', '{"kinds":"A"}'])(
  'what is no draft is none: %s',
  (text) => {
    expect(readDraft(text, FIELDS)).toBeUndefined();
  },
);

test('a text without end is left out', () => {
  expect(readDraft(JSON.stringify({ note: 'x'.repeat(41) }), FIELDS)).toBeUndefined();
});
