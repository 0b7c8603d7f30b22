// What suggestions show first: what many names go on after, what its heading is full of, what is usual.
import { expect, test } from 'vitest';
import { READER } from '../../../test/tariff/language.ts';
import type { NameRow } from '../source/readCodes.ts';
import { commonnessOf } from './commonness.ts';

const name = (code: string, text: string, more: Partial<NameRow> = {}): NameRow => ({
  code,
  name: text,
  language: 'en',
  kind: 'common',
  usual: false,
  ...more,
});

const commonness = (...names: readonly NameRow[]): readonly number[] => commonnessOf(names, READER.language);

test('a name that others go on after is commoner, in either number', () => {
  const [chair = 0, chain = 0] = commonness(
    name('9401', 'chairs'),
    name('7315', 'chain'),
    name('9403', 'chair cover'),
    name('9403', 'chair leg'),
  );
  expect(chair).toBeGreaterThan(chain);
});

test('a name is commoner under the heading that has more names with its first word', () => {
  const [stay = 0, linen = 0] = commonness(
    name('9963', 'hotel stay'),
    name('6302', 'hotel linen'),
    name('9963', 'hotel booking'),
    name('9963', 'hotel room'),
  );
  expect(stay).toBeGreaterThan(linen);
});

test('usual names and those that people use come first, longer ones later, none below 0', () => {
  const [usual = 0, common = 0, trade = 0, longer = 0] = commonness(
    name('0101', 'horse', { usual: true }),
    name('0201', 'beef'),
    name('0301', 'carp', { kind: 'trade' }),
    name('0401', 'milk without any fat', { kind: 'variant' }),
  );
  expect(usual).toBeGreaterThan(common);
  expect(common).toBeGreaterThan(trade);
  expect(longer).toBe(0);
});
