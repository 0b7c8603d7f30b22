import { expect, it } from 'vitest';
import { FNV_BASIS, hashStep, termHash } from './hash.ts';

it('is FNV-1a: known values, and the same letter by letter', () => {
  expect(termHash('')).toBe(0x811c9dc5);
  expect(termHash('a')).toBe(0xe40c292c);
  expect(termHash('foobar')).toBe(0xbf9cf968);
  let hash = FNV_BASIS;
  for (const letter of 'foobar') hash = hashStep(hash, letter.charCodeAt(0));
  expect(hash >>> 0).toBe(termHash('foobar'));
});
