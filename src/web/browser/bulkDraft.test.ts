// What a tab keeps: the last file with its choices, and nothing where the browser has no room.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, forgetDraft, keepChoices, keepDraft, keptDraft } from './bulkDraft.ts';

const DRAFT: Draft = {
  fileName: 'items.csv',
  table: [['item'], ['हल्दी']],
  numberColumns: [],
  remark: '',
  hasHeader: true,
  column: 0,
  roles: [null],
  day: '2026-04-01',
};

/** A storage with room for so many characters in one item. */
const storage = (room: number) => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  };
};

let kept = storage(1000);
beforeEach(() => {
  kept = storage(1000);
  vi.stubGlobal('sessionStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

test('a file and its choices come back; another file takes the place of both', () => {
  expect(keptDraft()).toBe(undefined);
  expect(keepDraft(DRAFT)).toBe(true);
  expect(keepChoices([[0, { code: '0910' }]])).toBe(true);
  expect(keptDraft()).toEqual({ draft: DRAFT, choices: [[0, { code: '0910' }]] });
  keepDraft({ ...DRAFT, fileName: 'other.csv' });
  expect(keptDraft()).toMatchObject({ draft: { fileName: 'other.csv' }, choices: [] });
  forgetDraft();
  expect(kept.items.size).toBe(0);
});

test('a file that is too large is not kept, and the one before is gone', () => {
  keepDraft(DRAFT);
  expect(keepDraft({ ...DRAFT, table: [['x'.repeat(2000)]] })).toBe(false);
  expect(keptDraft()).toBe(undefined);
});

test('where nothing may be kept, nothing breaks; what cannot be read is no draft', () => {
  kept.items.set('kosh-bulk-file', '{broken');
  expect(keptDraft()).toBe(undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepDraft(DRAFT)).toBe(false);
  expect(keptDraft()).toBe(undefined);
  forgetDraft();
});

test.each<[string, unknown]>([
  ['a list', []],
  ['a text', 'draft'],
  ['cells that are no texts', { ...DRAFT, table: [['item'], [{ toString: 'x' }]] }],
  ['rows that are no lists', { ...DRAFT, table: ['item'] }],
  ['a column that is not there', { ...DRAFT, column: 7 }],
  ['a column that is no number', { ...DRAFT, column: '0"><img>' }],
  ['a role that there is not', { ...DRAFT, roles: ['<img>'] }],
  ['a day that does not exist', { ...DRAFT, day: '2026-02-30' }],
  ['no file name', { ...DRAFT, fileName: undefined }],
  ['a file name without end', { ...DRAFT, fileName: 'x'.repeat(300) }],
])('%s is no draft', (_, value) => {
  kept.items.set('kosh-bulk-file', JSON.stringify(value));
  expect(keptDraft()).toBe(undefined);
});

test('of the choices those are taken that can have been made', () => {
  const branch = { rate: '5%', condition: 'loose', schedule: 'I' };
  keepDraft(DRAFT);
  const choices = [
    [0, { code: '0910' }],
    [1, { code: '', branch }],
    [2, { code: '0910' }],
    [0, { code: '<script>' }],
    [0, { code: '0910', branch: { rate: 5 } }],
    [-1, { code: '0910' }],
    'x',
    null,
  ];
  kept.items.set('kosh-bulk-choices', JSON.stringify(choices));
  expect(keptDraft()?.choices).toEqual(choices.slice(0, 2));
  kept.items.set('kosh-bulk-choices', '{"length":1}');
  expect(keptDraft()?.choices).toEqual([]);
});
