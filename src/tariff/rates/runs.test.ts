import { describe, expect, it } from 'vitest';
import type { BranchTerms, UndatedPeriod } from '../model/rates.ts';
import { datedPeriods } from './runs.ts';

const terms = (ratePercent: number, fields: Partial<BranchTerms> = {}): BranchTerms => ({
  ratePercent,
  condition: '',
  codes: [],
  schedule: `Schedule III - ${ratePercent}%`,
  notificationRef: '1/2017-CT(Rate), Schedule III, S. No. 379',
  evidence: 'notification',
  note: '',
  ...fields,
});
const period = (from: string, to: string | null, ...branches: readonly BranchTerms[]): UndatedPeriod => ({
  from,
  to,
  branches,
  ordinary: '',
  notes: '',
});
const dates = (periods: readonly UndatedPeriod[]) =>
  datedPeriods(periods).map(({ from, to, branches }) => [
    from,
    to,
    ...branches.map(({ ratePercent, effectiveFrom, effectiveTo }) => [ratePercent, effectiveFrom, effectiveTo]),
  ]);

describe('datedPeriods', () => {
  it('dates a rate by the days of the code, from the first to the last of the run', () => {
    const phones = terms(18, { condition: 'parts' });
    expect(
      dates([
        period('2017-07-01', '2020-03-31', terms(12)),
        period('2020-04-01', '2022-07-17', terms(18)),
        period('2022-07-18', '2025-09-21', terms(18), phones),
        period('2025-09-22', null, terms(5), phones),
      ]),
    ).toEqual([
      ['2017-07-01', '2020-03-31', [12, '2017-07-01', '2020-03-31']],
      ['2020-04-01', '2022-07-17', [18, '2020-04-01', '2025-09-21']],
      ['2022-07-18', '2025-09-21', [18, '2020-04-01', '2025-09-21'], [18, '2022-07-18', null]],
      ['2025-09-22', null, [5, '2025-09-22', null], [18, '2022-07-18', null]],
    ]);
  });

  it('begins anew after a break, and with another notification', () => {
    const reissued = terms(18, { notificationRef: '9/2025-CT(Rate), Schedule II, S. No. 490' });
    expect(
      dates([
        period('2017-07-01', '2018-01-24', terms(18)),
        period('2018-01-25', '2019-09-30', terms(12)),
        period('2019-10-01', '2025-09-21', terms(18)),
        period('2025-09-22', null, reissued),
      ]).map(([, , main]) => main),
    ).toEqual([
      [18, '2017-07-01', '2018-01-24'],
      [12, '2018-01-25', '2019-09-30'],
      [18, '2019-10-01', '2025-09-21'],
      [18, '2025-09-22', null],
    ]);
  });

  it('makes one period of neighbours that say the same', () => {
    expect(dates([period('2025-09-22', '2026-04-30', terms(40)), period('2026-05-01', null, terms(40))])).toEqual([
      ['2025-09-22', null, [40, '2025-09-22', null]],
    ]);
  });

  it('keeps apart what is known differently, and dates it as one run', () => {
    expect(
      dates([
        period('2025-09-22', '2026-04-30', terms(40)),
        period('2026-05-01', null, terms(40, { evidence: 'secondary' })),
      ]),
    ).toEqual([
      ['2025-09-22', '2026-04-30', [40, '2025-09-22', null]],
      ['2026-05-01', null, [40, '2025-09-22', null]],
    ]);
  });
});
