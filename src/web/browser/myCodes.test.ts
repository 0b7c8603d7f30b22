// Watched codes: whatever storage holds, only codes come back.
import { expect, test } from 'vitest';
import { MOST_CODES, readMyCodes, toggled } from './myCodes.ts';

test('what is no list of codes is none', () => {
  for (const text of [null, '', '{', '[]', '{"codes":5}', '{"codes":["<b>", 7, "x8517"]}']) {
    expect(readMyCodes(text).codes).toEqual([]);
  }
  expect(readMyCodes('{"codes":["8517","8517","0402"],"seen":"2026-11-01"}')).toEqual({
    codes: ['8517', '0402'],
    seen: '2026-11-01',
  });
  expect(readMyCodes('{"codes":["8517"],"seen":"yesterday"}').seen).toBe('');
});

test('a code is put in and taken out, and the list has an end', () => {
  const one = toggled({ codes: [], seen: '' }, '8517');
  expect(one.codes).toEqual(['8517']);
  expect(toggled(one, '8517').codes).toEqual([]);
  const many = { codes: Array.from({ length: MOST_CODES }, (_, at) => String(1000 + at)), seen: '' };
  expect(toggled(many, '9999').codes).toHaveLength(MOST_CODES);
});
