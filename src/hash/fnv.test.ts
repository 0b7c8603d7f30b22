// The published test values of FNV-1a.
import { expect, test } from 'vitest';
import { hashOf } from './fnv.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j', (text, hash) => expect(hashOf(text)).toBe(hash));
