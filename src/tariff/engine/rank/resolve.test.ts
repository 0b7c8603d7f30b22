import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { kindOf, oddsOf, queryOf, Resolver } from './resolve.ts';

const index = smallIndex();
const reader = new Reader(LANGUAGE);
const resolver = new Resolver(index);
const found = (text: string) =>
  resolver.resolve(reader.read(text)).terms.map(({ meant, from }) => [from, meant.text, meant.via]);

describe('Resolver', () => {
  it.each([
    ['paneer', [['paneer', 'paneer', 'exact']]],
    ['पनीर', [['पनीर', '~panir', 'sound']]],
    // Of English: found by English names too.
    ['चार्जर', [['चार्जर', 'charger', 'sound']]],
    [
      'haldee powder',
      [
        ['haldee', '~haldi', 'sound'],
        ['powder', 'powder', 'exact'],
      ],
    ],
    [
      'chrger cotton',
      [
        ['chrger', 'charger', 'typo'],
        ['cotton', 'cotton', 'exact'],
      ],
    ],
    [
      'btry cotton',
      [
        ['btry', 'battery', 'abbreviation'],
        ['cotton', 'cotton', 'exact'],
      ],
    ],
    [
      'cotton smartph',
      [
        ['cotton', 'cotton', 'exact'],
        ['smartph', 'smartphone', 'cut'],
      ],
    ],
    [
      'smart phone',
      [
        ['smart phone', 'smartphone', 'joined'],
        ['phone', 'phone', 'exact'],
      ],
    ],
  ] as const)('reads %j', (text, terms) => {
    expect(found(text)).toEqual(terms);
  });

  it('names what it does not know', () => {
    expect(resolver.resolve(reader.read('zzqx paneer')).unknown).toEqual(['zzqx']);
  });

  it('finds the same for a word that was driven out of the lexicon, and for another reader', () => {
    const before = found('chrger cotton');
    for (let i = 0; i < 60_000; i++) reader.read(`w${i.toString(36)}`);
    expect(found('chrger cotton')).toEqual(before);
    const other = new Reader(LANGUAGE);
    const terms = ['paneer', 'ginger', 'charger'].map(
      (word) => resolver.resolve(other.read(word)).terms[0]?.meant.text,
    );
    expect(terms).toEqual(['paneer', 'ginger', 'charger']);
  });
});

it('trusts guesses at longer words more', () => {
  for (const via of ['typo', 'cut', 'abbreviation'] as const) {
    expect(oddsOf(via, 20)).toBeGreaterThan(oddsOf(via, 5));
  }
});

const query = (text: string) => queryOf(resolver.resolve(reader.read(text)));

it.each([
  ['paneer', 'word'],
  ['mobile charger', 'word'],
  ['cotton tshirt blue', 'phrase'],
  ['paneer ginger turmeric cotton steel bottle battery phone charger', 'title'],
] as const)('%j is a %s', (text, kind) => {
  expect(kindOf(reader.read(text))).toBe(kind);
});

it('weighs the best term of each slot, by the role of its word', () => {
  const { terms, weight, headSlot } = query('charger for mobile');
  expect(headSlot).toBe(0);
  expect(weight).toBeCloseTo((terms[0]?.meant.idf ?? 0) + 0.5 * (terms[1]?.meant.idf ?? 0), 5);
});

it('counts words that nothing explains, and never weighs nothing', () => {
  expect(query('zzqx').weight).toBe(3);
  expect(query('').weight).toBe(1);
});
