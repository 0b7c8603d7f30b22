import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCodes, packStrings, StringTable, unpackCodes } from './strings.ts';

describe('string table', () => {
  it('round-trips any strings, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { size: '+1' }), fc.boolean(), (strings, backwards) => {
        const table = new StringTable(packStrings(strings));
        const places = Array.from({ length: table.length }, (_, i) => i);
        if (backwards) places.reverse();
        expect(places.map((i) => table.at(i))).toEqual(places.map((i) => strings[i]));
      }),
    );
  });
});

describe('codes', () => {
  const code = fc
    .integer({ min: 0, max: 99_999_999 })
    .chain((number) =>
      fc.integer({ min: 4, max: 8 }).map((length) => String(number).padStart(8, '0').slice(0, length)),
    );

  it('round-trip, sorted as the tariff is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code), (codes) => {
        const sorted = [...codes].sort();
        expect(unpackCodes(packCodes(sorted))).toEqual(sorted);
      }),
    );
  });

  it('out of order or too long are refused', () => {
    expect(() => packCodes(['0202', '0101'])).toThrow('code 0101 is too long or out of order');
    expect(() => packCodes(['010121001'])).toThrow('code 010121001 is too long or out of order');
  });
});
