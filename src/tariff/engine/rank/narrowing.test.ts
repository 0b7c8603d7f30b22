// Narrower codes are shut until the text says what narrows them.
import { expect, test } from 'vitest';
import { READER, readText } from '../../../../test/tariff/language.ts';
import { Container, packContainer } from '../../dataset/container.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { Narrowing, packNarrowing } from './narrowing.ts';

const CODES = [
  { code: '8450', description: 'Household washing machines', status: 'live' },
  { code: '845011', description: 'Fully automatic washing machines', status: 'live' },
  { code: '845090', description: 'Parts of washing machines', status: 'live' },
  { code: '845020', description: 'Large washing machines other than parts', status: 'live' },
  { code: '8443', description: 'Printers; parts thereof', status: 'live' },
  { code: '844332', description: 'Printers', status: 'live' },
  { code: '844399', description: 'Parts of printers', status: 'live' },
  { code: '8409', description: 'Parts of engines', status: 'live' },
  { code: '840991', description: 'Parts of petrol engines', status: 'live' },
  { code: '840999', description: 'Parts of diesel engines', status: 'live' },
];
const parentOf = (code: string): string | undefined => (code.length > 4 ? code.slice(0, 4) : undefined);
const sections = packNarrowing(CODES, parentOf, [{ word: 'parts', said: ['part', 'spare'] }], READER);
const narrowing = new Narrowing({
  container: new Container(packContainer(sections), 'the test'),
} as unknown as SearchIndex);
const isShut = (code: string, text: string): boolean =>
  narrowing.isShut(
    CODES.findIndex((row) => row.code === code),
    readText(text),
  );

test('a code for parts needs the word', () => {
  expect(isShut('845090', 'washing machine')).toBe(true);
  expect(isShut('845090', 'washing machine spares')).toBe(false);
});

test('a code that excludes parts, or whose whole heading is parts, is never shut', () => {
  expect(isShut('845011', 'washing machine')).toBe(false);
  expect(isShut('845020', 'washing machine')).toBe(false);
  expect(isShut('840991', 'piston')).toBe(false);
});

test('a code for parts below a heading of both is narrower than the text, but not shut', () => {
  const isNarrower = (code: string, text: string): boolean =>
    narrowing.isNarrower(
      CODES.findIndex((row) => row.code === code),
      readText(text),
    );
  expect(isShut('844399', 'ink tank printer')).toBe(false);
  expect(isNarrower('844399', 'ink tank printer')).toBe(true);
  expect(isNarrower('844399', 'spare of a printer')).toBe(false);
  expect(isNarrower('844332', 'ink tank printer')).toBe(false);
  expect(isNarrower('845090', 'washing machine')).toBe(true);
});
