import { expect, test } from 'vitest';
import type { ShortForm } from '../model/words.ts';
import type { NameRow } from '../source/readCodes.ts';
import { checkShortForms } from './checkShortForms.ts';

const called = (name: string, times: number): NameRow[] =>
  Array.from({ length: times }, () => ({ code: '3005', name, language: 'en', kind: 'common', usual: false }));
const NAMES = [
  ...called('sterile gauze', 12),
  ...called('sterilizer', 2),
  ...called('pipe fitted', 40),
  ...called('pipe fittings', 30),
];
const found = (form: string, words: string, neighbours: readonly string[] = []): readonly string[] =>
  checkShortForms([{ form, words, trade: 'medical', neighbours } satisfies ShortForm], NAMES);

test('a form that begins a far commoner word needs neighbours', () => {
  expect(found('steril', 'sterilizer')).toEqual([expect.stringContaining('also the beginning of "sterile"')]);
  expect(found('steril', 'sterilizer', ['autoclave'])).toEqual([]);
});

test('forms of the commoner word, of words as common and of the same word need none', () => {
  expect(found('steril', 'sterile')).toEqual([]);
  expect(found('fitt', 'fittings')).toEqual([]);
  expect(found('ste', 'stereo')).toEqual([]);
});
