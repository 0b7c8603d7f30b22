import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODES, smallBytes, smallFile } from '../../../../test/tariff/smallIndex.ts';
import { Container, packContainer } from '../../dataset/container.ts';
import {
  countIn,
  headingIn,
  idfOf,
  KNOWN_SHARE,
  MAX_HEADINGS,
  packCount,
  packEntry,
  packSections,
  packSum,
  SECTIONS,
  type SectionName,
  SUM_BY_BYTE,
  sectionOf,
} from './format.ts';
import { SearchIndex } from './searchIndex.ts';

const empty = Object.fromEntries(Object.keys(SECTIONS).map((name) => [name, []])) as unknown as Record<
  SectionName,
  number[]
>;

describe('the table of sections', () => {
  it('is what the builder writes', () => {
    const file = smallFile();
    for (const name of Object.keys(SECTIONS) as SectionName[]) expect(sectionOf(file, name), name).toBeDefined();
  });

  it('widens a section that needs it, and says so in the file', () => {
    const kindsOf = (numbers: readonly number[]) => packSections({ ...empty, 'code.names': numbers })['code.names'];
    expect(kindsOf([0, 0xffff])).toBeInstanceOf(Uint16Array);
    expect(kindsOf([0, 0x10000])).toBeInstanceOf(Uint32Array);
    const file = new Container(packContainer(packSections({ ...empty, 'code.names': [7, 70_000] })), 'a wide index');
    expect([...sectionOf(file, 'code.names')]).toEqual([7, 70_000]);
  });

  it.each([
    ['entry.count', 256],
    ['entry.count', -1],
    ['heading.names', 2 ** 32],
    ['term.bucket', Number.NaN],
  ] as const)('refuses what does not fit: %s of %d', (name, number) => {
    expect(() => packSections({ ...empty, [name]: [number] })).toThrow(`Section "${name}"`);
  });

  it('refuses a file whose section is of another kind or missing', () => {
    const file = new Container(packContainer({ 'entry.count': Int8Array.of(1) }), 'a wrong index');
    expect(() => sectionOf(file, 'entry.count')).toThrow(
      '"entry.count" of the search index does not hold numbers of u8',
    );
    expect(() => sectionOf(file, 'entry.step')).toThrow('"entry.step" is missing');
  });

  it('opens a dataset that needs wider sections', () => {
    const many = Array.from({ length: 300 }, (_, i) => ({
      ...(CODES.at(-1) as (typeof CODES)[number]),
      code: `851713${i.toString(36).padStart(2, '0')}`,
      description: `Smartphones of kind q${i}`,
    }));
    const index = new SearchIndex(new Container(smallBytes({ codes: [...CODES, ...many] }), 'a wide index'));
    const { tree } = index;
    tree.open(index.headingCount - 1);
    const parent = CODES.length - 1;
    expect((tree.childrenTo[parent] as number) - (tree.childrenFrom[parent] as number)).toBe(many.length);
    expect(index.maxCodes).toBe(many.length + 2);
    const chapters = many.map((row, i) => ({ ...row, code: `${(600 + i).toString(36)}00` }));
    const wide = new SearchIndex(new Container(smallBytes({ codes: [...CODES, ...chapters] }), 'a wide index'));
    expect(sectionOf(wide.container, 'heading.chapter')).toBeInstanceOf(Uint16Array);
    expect(wide.headingChapter.at(-1)).toBe(many.length + (index.headingChapter.at(-1) as number));
  });

  it('has a limit of headings, which the builder states', () => {
    const codes = Array.from({ length: MAX_HEADINGS + 1 }, (_, i) => ({
      ...(CODES[0] as (typeof CODES)[number]),
      code: i.toString(36).padStart(4, '0'),
    }));
    expect(() => smallBytes({ codes, names: [], examples: [] })).toThrow(
      `room for ${MAX_HEADINGS} headings, but ${MAX_HEADINGS + 1} came`,
    );
  });
});

describe('numbers in few bits', () => {
  it('packs an entry without loss', () => {
    const heading = fc.integer({ min: 0, max: MAX_HEADINGS - 1 });
    fc.assert(
      fc.property(heading, fc.integer({ min: 0, max: 255 }), (h, count) => {
        const entry = packEntry(h, count);
        expect([headingIn(entry), countIn(entry)]).toEqual([h, count]);
      }),
    );
  });

  it('packs counts so that more is never less', () => {
    const shares = [0, 0.5, 1, 2, 10, 1000, 1e9].map((count) => KNOWN_SHARE[packCount(count, false)] as number);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(packCount(5, true)).toBe(packCount(5, false) | 0x80);
  });

  it('packs sums of idf within two percent', () => {
    for (const sum of [0.6, 1, 7.3, 40, 900]) {
      expect(Math.abs((SUM_BY_BYTE[packSum(sum)] as number) / sum - 1)).toBeLessThan(0.02);
    }
    expect(SUM_BY_BYTE[packSum(0)]).toBe(0.5);
  });

  it('gives rarer terms the higher idf', () => {
    expect(idfOf(1, 1000)).toBeGreaterThan(idfOf(2, 1000));
    expect(idfOf(1000, 1000)).toBeGreaterThan(0);
  });
});
