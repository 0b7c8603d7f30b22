import { describe, expect, it } from 'vitest';
import { codeNumber, headingNumber, NAMES, smallBytes, smallIndex } from '../../../test/tariff/smallIndex.ts';
import { SUM_BY_BYTE } from '../engine/index/format.ts';

describe('buildIndex', () => {
  it('gives the same bytes for the same input', () => {
    expect(smallBytes()).toEqual(smallBytes());
  });

  it('keeps the names of a heading together, in their order', () => {
    const index = smallIndex();
    const heading = headingNumber('0910');
    const names = NAMES.slice(index.headingName[heading], index.headingName[heading + 1]);
    expect(names.map(({ code }) => code.slice(0, 4))).toEqual(names.map(() => '0910'));
    const name = NAMES.findIndex((one) => one.name === 'haldi powder');
    expect(index.codesOfNames(heading)[name]).toBe(codeNumber('09103030'));
  });

  it('sums the idf of the words of a name', () => {
    const index = smallIndex();
    const name = NAMES.findIndex((one) => one.name === 'mobile charger');
    const sum = index.idf(index.term('mobile')) + index.idf(index.term('charger'));
    expect(SUM_BY_BYTE[index.nameWeight[name] as number]).toBeCloseTo(sum, 0);
  });

  it('leaves out numbers that a single example line has', () => {
    const line = { code: '8517', text: 'handset m14', line: 9 };
    expect(smallIndex({ examples: [line] }).term('m14')).toBe(-1);
    expect(smallIndex({ examples: [line] }).term('handset')).toBeGreaterThanOrEqual(0);
  });

  it('indexes no description of a retired code, and nothing that a description excludes', () => {
    const index = smallIndex({
      codes: [
        { code: '1001', status: 'live', supersededBy: [], unit: '', description: 'Wheat, excluding durum' },
        { code: '1002', status: 'retired', supersededBy: [], unit: '', description: 'Rye' },
      ],
      names: [],
      examples: [],
    });
    expect([index.term('wheat') >= 0, index.term('durum'), index.term('rye')]).toEqual([true, -1, -1]);
  });
});
