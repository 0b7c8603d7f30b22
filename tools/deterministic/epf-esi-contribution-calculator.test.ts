import { expect, test } from 'vitest';
import { problemsOf, resultOf } from '../../src/tools/reading.ts';
import { shownText } from '../../src/tools/show.ts';
import epf from './epf-esi-contribution-calculator.ts';

const shares = (values: Record<string, unknown>): readonly (readonly string[])[] => {
  const { tables } = resultOf(epf.run({ month: '2026-10-31', epf_wages: 15000, esi_wages: 20500, ...values }));
  return (tables[0]?.rows ?? []).map((row) => row.slice(1, 3).map(shownText));
};

test('at the ceiling: 1,800 and 550, pension 1,250, insurance 75, administration 75', () => {
  expect(shares({}).slice(0, 4)).toEqual([
    ['₹1,800', '₹550'],
    ['₹0', '₹1,250'],
    ['₹0', '₹75'],
    ['₹0', '₹75'],
  ]);
  expect(shares({ epf_wages: 40000 })[0]).toEqual(['₹1,800', '₹550']);
});

test('from July 2026 the schemes of 2026 are cited, before them those saved under the Code', () => {
  const cited = (month: string) =>
    resultOf(epf.run({ month, epf_wages: 15000, esi_wages: 20500 })).sources[0]?.citation ?? '';
  expect(cited('2026-07-01')).toContain('G.S.R. 525(E)');
  expect(cited('2026-06-30')).not.toContain('525(E)');
});

test('on full wages the pension share stays at the ceiling', () => {
  const full = shares({ epf_wages: 40000, full_wages: true });
  expect(full[0]).toEqual(['₹4,800', '₹3,550']);
  expect(full[1]).toEqual(['₹0', '₹1,250']);
  expect(shares({ pension_member: false })[0]).toEqual(['₹1,800', '₹1,800']);
});

test('EPF to the nearest rupee, ESI up to the next one', () => {
  expect(shares({ epf_wages: 10254 })[0]?.[0]).toBe('₹1,230');
  expect(shares({})[4]).toEqual(['₹154', '₹667']);
  expect(shares({ esi_wages: 20000 })[4]).toEqual(['₹150', '₹650']);
});

test('overtime never counts for the ceiling; it bore the contribution until the Code (s.2(9), s.2(22); s.2(88))', () => {
  const overtime = { esi_wages: 20000, overtime: 2000 };
  expect(shares(overtime)[4]).toEqual(['₹150', '₹650']);
  expect(shares({ ...overtime, month: '2025-11-20' })[4]).toEqual(['₹165', '₹715']);
  expect(shares({ ...overtime, month: '2025-11-21' })[4]).toEqual(['₹150', '₹650']);
  expect(shares({ esi_wages: 21001, overtime: 0, month: '2025-10-31' })[4]).toEqual(['₹0', '₹0']);
});

test('ESI ends above ₹21,000, and the low paid pay nothing themselves', () => {
  expect(shares({ esi_wages: 21001 })[4]).toEqual(['₹0', '₹0']);
  expect(shares({ esi_wages: 21001, disability: true })[4]).toEqual(['₹158', '₹683']);
  expect(shares({ esi_wages: 4576 })[4]).toEqual(['₹0', '₹149']);
  expect(problemsOf(epf.run({ month: '2018-01-01', epf_wages: 1, esi_wages: 1 }))).toHaveLength(1);
});

test('a month in which the law changed says so', () => {
  const notes = (month: string) =>
    resultOf(epf.run({ month, epf_wages: 15000, esi_wages: 20000, overtime: 1000 })).notes.join(' ');
  expect(notes('2025-11-05')).toMatch(/The law changed within this month: the rules of 2025-11-05/);
  expect(notes('2025-11-30')).toMatch(/The law changed within this month: the rules of 2025-11-30/);
  expect(notes('2025-12-01')).not.toMatch(/within this month/);
  expect(notes('2026-07-31')).not.toMatch(/within this month/);
});

test('May to July 2020: 10% of each side, the pension share as before', () => {
  expect(shares({ month: '2020-04-30' }).slice(0, 2)).toEqual([
    ['₹1,800', '₹550'],
    ['₹0', '₹1,250'],
  ]);
  for (const month of ['2020-05-01', '2020-07-31']) {
    expect(shares({ month }).slice(0, 2)).toEqual([
      ['₹1,500', '₹250'],
      ['₹0', '₹1,250'],
    ]);
  }
  expect(shares({ month: '2020-08-01' })[0]).toEqual(['₹1,800', '₹550']);
});
