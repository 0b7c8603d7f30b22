import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../test/tariff/language.ts';
import { doubtfulPlurals } from './doubtfulPlurals.ts';

test('a noun is listed with the endings of plurals that sound like other words', () => {
  // "छाते" sounds like "चटाई"; "छाती" would be its own noun.
  expect(doubtfulPlurals([['छाता'], ['चटाई'], ['पनीर']], LANGUAGE)).toEqual(['छाता े']);
});

test('a plural that could come from two nouns is doubtful for both', () => {
  expect(doubtfulPlurals([['पंख'], ['पंखा']], LANGUAGE)).toEqual(['पंख ों', 'पंखा ों']);
});

test('a plural that names have is known as it is', () => {
  expect(doubtfulPlurals([['छाता'], ['चटाई'], ['छाते', 'वाला']], LANGUAGE)).toEqual([]);
});
