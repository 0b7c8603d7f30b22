import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READER } from '../../../../test/tariff/language.ts';
import { smallIndex, untrainedModel } from '../../../../test/tariff/smallIndex.ts';
import { buildIndex } from '../../compile/buildIndex.ts';
import { Container } from '../../dataset/container.ts';
import type { NameRow } from '../../source/readCodes.ts';
import { SearchIndex } from '../index/searchIndex.ts';
import { consonantKey, soundKey } from '../text/hindi.ts';
import { nearestTerm, Shortened } from './guesses.ts';

/** An index of one heading for each line, which knows its words. */
function indexOf(lines: readonly string[], names: readonly NameRow[] = []): SearchIndex {
  const codes = lines.map((_, i) => ({
    code: String(1001 + i),
    status: 'live' as const,
    supersededBy: [],
    unit: '',
    description: '',
  }));
  // What a single line knows is left out.
  const examples = [...lines, ...lines].map((text, i) => ({
    code: String(1001 + (i % lines.length)),
    text,
    line: i + 2,
  }));
  return new SearchIndex(
    new Container(
      buildIndex({ codes, names, examples, model: untrainedModel(codes), reader: READER }),
      'a small index',
    ),
  );
}

const LINES = [
  'waistcoat linen',
  'waistcoat blush',
  'waistband blush',
  'blush palette jelly',
  'organic jelly',
  'waist',
];
const index = indexOf(LINES);
const shortened = new Shortened(index);

describe('Shortened', () => {
  it('finds the words that a cut one begins, the commonest first', () => {
    expect(shortened.completions('waistco', 3)).toEqual(['waistcoat']);
    expect([...shortened.completions('wai', 3)].sort()).toEqual(['waist', 'waistband', 'waistcoat']);
    expect(shortened.completions('wai', 1)).toEqual(['waistcoat']);
    expect(shortened.completions('waistcoat', 3)).toEqual([]);
    expect(shortened.completions('wa', 3)).toEqual([]);
    expect(shortened.completions('xyz', 3)).toEqual([]);
  });

  it('finds the words whose vowels were left out', () => {
    expect(shortened.expansions('blsh', 2)).toEqual(['blush']);
    expect(shortened.expansions('jlly', 2)).toEqual(['jelly']);
    expect(shortened.expansions('jly', 2)).toEqual(['jelly']);
    expect(shortened.expansions('orgnc', 2)).toEqual(['organic']);
    expect(shortened.expansions('orgnic', 2)).toEqual(['organic']);
    expect(shortened.expansions('orgnx', 2)).toEqual([]);
    expect(shortened.expansions('bl', 2)).toEqual([]);
  });

  it('finds sounds by their consonants', () => {
    const names = ['haldi', 'papad', 'tamatar'].map((name, i) => ({
      code: String(1001 + i),
      name,
      language: 'hi-Latn' as const,
      kind: 'common' as const,
      usual: false,
    }));
    const hindi = indexOf(LINES, names);
    const sounds = new Shortened(hindi);
    for (const [written, heard] of [
      ['huldi', '~haldi'],
      ['pepad', '~papad'],
      ['tometar', '~tamatar'],
    ] as const) {
      expect(sounds.sounding(consonantKey(soundKey(written)), 4)).toEqual([heard]);
    }
    expect(sounds.sounding(consonantKey('ha'), 4)).toEqual([]);
    expect(sounds.sounding('hldx', 4)).toEqual([]);
  });

  it('hands out only words that go on so, or that are the given one with vowels and doubled letters put in', () => {
    const word = fc.oneof(
      fc
        .constantFrom(...LINES.join(' ').split(' '))
        .chain((whole) => fc.subarray([...whole], { minLength: 1 }).map((letters) => letters.join(''))),
      fc.string({ maxLength: 80 }),
    );
    fc.assert(
      fc.property(word, (written) => {
        for (const whole of shortened.completions(written, 3)) {
          expect(whole.startsWith(written)).toBe(true);
          expect(whole.length).toBeGreaterThan(written.length);
        }
        for (const whole of shortened.expansions(written, 3)) {
          const bare = (text: string): string => text.charAt(0) + text.slice(1).replace(/[aeiou]/g, '');
          const single = (text: string): string => text.replace(/(.)\1+/g, '$1');
          expect(single(bare(single(whole)))).toBe(single(bare(single(written))));
        }
      }),
    );
  });
});

it('finds the commonest term one edit away', () => {
  const index = smallIndex();
  expect(index.termText(nearestTerm(index, 'chargre'))).toBe('charger');
  expect(index.termText(nearestTerm(index, 'chargerr'))).toBe('charger');
  expect(nearestTerm(index, 'chargre', index.term('charger'))).toBe(-1);
  expect(nearestTerm(index, 'x'.repeat(30))).toBe(-1);
});
