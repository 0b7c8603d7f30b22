import { describe, expect, it } from 'vitest';
import { type CodeRates, OUTSIDE_GST } from '../model/rates.ts';
import { branch } from '../rates/samples.ts';
import type { HuntedPair } from '../source/readHunt.ts';
import { truthDoc, untruths } from './truthDoc.ts';

const always = { from: '2017-07-01', to: null } as const;
const period = { ...always, ordinary: '', notes: '' };
const nothing = { cess: [], reverseCharge: [] };
const cess = { ...always, ratePercent: 0, coverage: 'all', condition: '', codes: [] } as const;

const rates: ReadonlyMap<string, CodeRates> = new Map(
  [
    { code: 'sugar', rates: [{ ...period, branches: [branch(5)] }], ...nothing },
    {
      code: 'rice',
      rates: [{ ...period, branches: [branch(5, 'in packs'), branch(0, 'loose'), branch(12, 'handicraft')] }],
      ...nothing,
    },
    { code: 'beer', rates: [{ ...period, branches: [branch(0, '', { schedule: OUTSIDE_GST })] }], ...nothing },
    {
      code: 'coal',
      rates: [{ ...period, branches: [branch(5)] }],
      cess: [{ ...cess, note: '₹4,006 a thousand or 12.5% (1/2017-CC(Rate))' }],
      reverseCharge: [{ ...always, trigger: '', settledBy: '', not: '', notificationRef: '', evidence: 'inferred' }],
    },
    {
      code: 'peat',
      rates: [{ ...period, branches: [branch(5)] }],
      cess: [{ ...cess, note: 'nil (1/2017-CC(Rate))' }],
      reverseCharge: [],
    },
  ].map((own): [string, CodeRates] => [own.code, own as CodeRates]),
);

const pair: HuntedPair = {
  stratum: 'schedule I',
  code: 'sugar',
  date: '2020-01-01',
  asked: 'rate',
  expected: '5',
  citation: '1/2017-CT(Rate), Schedule I, S. No. 92',
  answered: '',
  judgement: '',
  note: '',
};

const isTrue = (fields: Partial<HuntedPair>): boolean => untruths([{ ...pair, ...fields }], rates).length === 0;

describe('hunted pairs', () => {
  it('hold by the first rate, and by all of them where the rate depends', () => {
    expect(isTrue({})).toBe(true);
    expect(isTrue({ expected: '12' })).toBe(false);
    expect(isTrue({ code: 'rice', expected: '0 or 5' })).toBe(true);
    expect(isTrue({ code: 'rice', expected: '0' })).toBe(false);
    expect(isTrue({ code: 'rice', expected: '5 or 18' })).toBe(false);
    expect(isTrue({ code: 'no such code' })).toBe(false);
  });

  it('tell goods outside GST from a nil rate', () => {
    expect(isTrue({ code: 'beer', expected: 'outside GST' })).toBe(true);
    expect(isTrue({ expected: 'outside GST' })).toBe(false);
  });

  it('ask for the relief for handicrafts, for cess and for reverse charge', () => {
    expect(isTrue({ code: 'rice', asked: 'handicraft', expected: '12' })).toBe(true);
    expect(isTrue({ code: 'rice', asked: 'handicraft', expected: '0' })).toBe(false);
    expect(isTrue({ code: 'coal', asked: 'cess', expected: '12.5 or 4,006' })).toBe(true);
    expect(isTrue({ code: 'coal', asked: 'cess', expected: '400' })).toBe(false);
    expect(isTrue({ code: 'coal', asked: 'cess', expected: 'nil' })).toBe(false);
    expect(isTrue({ code: 'peat', asked: 'cess', expected: 'nil' })).toBe(true);
    expect(isTrue({ code: 'coal', asked: 'reverse charge', expected: 'yes' })).toBe(true);
    expect(isTrue({ code: 'peat', asked: 'reverse charge', expected: 'yes' })).toBe(false);
  });

  it('are counted as they were answered first and as they are now', () => {
    const text = truthDoc(
      [
        pair,
        { ...pair, date: '2021-01-01', answered: '18', judgement: 'mended', note: 'the entry covers the code' },
        { ...pair, date: '2022-01-01', answered: '5', judgement: 'expectation', note: 'read in haste' },
        { ...pair, date: '2023-01-01', expected: 'unknown', answered: '5', judgement: 'silent', note: 'its entry' },
      ],
      rates,
    );
    expect(text).toContain('| schedule I | 4 | 2 | 1 | 0 | 1 | 3 |');
    expect(text).toContain('| sugar | 2021-01-01 | rate | 5 | 18 | the entry covers the code |');
    expect(text).toContain('## Debated\n\nNone.');
  });
});
