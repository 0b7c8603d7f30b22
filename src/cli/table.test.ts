// Tables line up by what the eye sees and fit the terminal.
import { expect, test } from 'vitest';
import { shownWidth, tableText, wrap } from './table.ts';

test('marks of Devanagari and colours take no width, ideographs take two', () => {
  expect(shownWidth('हिं')).toBe(2);
  expect(shownWidth('\u001b[1mbold\u001b[22m')).toBe(4);
  expect(shownWidth('米')).toBe(2);
});

test('columns line up, without spaces at the end', () => {
  expect(
    tableText([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b\n');
});

test('the last column wraps under itself', () => {
  const text = tableText([['0406', 'cheese of all kinds and curd and paneer and more']], 30);
  expect(text).toBe('0406  cheese of all kinds and\n      curd and paneer and more\n');
  expect(wrap('one two', 3)).toEqual(['one', 'two']);
});
