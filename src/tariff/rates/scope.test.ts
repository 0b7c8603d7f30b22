import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveringPrefixes, scopeText, spaced } from './scope.ts';

const leaves = ['22021010', '22021020', '22029100', '22029910', '22029921', '22029929'];

describe('scopeText', () => {
  it('spaces codes as the tariff prints them', () => {
    expect(spaced('22021010')).toBe('2202 10 10');
    expect(spaced('996311')).toBe('996311');
    expect(spaced('2202')).toBe('2202');
  });

  it('names whole subheadings where it can', () => {
    expect(scopeText('2202', new Set(['22021010', '22021020', '22029910']), leaves)).toBe('2202 10, 2202 99 10');
  });

  it('says nothing when all are meant', () => expect(scopeText('2202', new Set(leaves), leaves)).toBe(''));

  it('names the exceptions when they are fewer', () => {
    const many = Array.from({ length: 20 }, (_, i) => `3304${10 + i}00`);
    expect(scopeText('3304', new Set(many.slice(1)), many)).toBe('all but 3304 10');
  });

  it('counts what is too much to list', () => {
    const many = Array.from({ length: 20 }, (_, i) => `3304${10 + i}00`);
    expect(scopeText('3304', new Set(many.filter((_, i) => i % 2 === 0)), many)).toBe(
      '10 of 20 items, such as 3304 10 and 3304 12',
    );
  });

  it('covers exactly the leaves that are meant', () => {
    fc.assert(
      fc.property(fc.subarray(leaves), (some) => {
        const prefixes = coveringPrefixes('2202', new Set(some), leaves);
        expect(leaves.filter((leaf) => prefixes.some((prefix) => leaf.startsWith(prefix)))).toEqual(some);
      }),
    );
  });
});
