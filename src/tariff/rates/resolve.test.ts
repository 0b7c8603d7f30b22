import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateEntry } from '../model/rates.ts';
import { EntryIndex, label, resolve, scheduleLabel } from './resolve.ts';
import { entry } from './samples.ts';

const DAY = '2026-06-01';

const residual = entry({ codes: ['*'], ratePercent: 18, schedule: 'II', serial: '639' });

const ratesOf = (entries: readonly RateEntry[], code: string, day = DAY): readonly number[] | undefined =>
  resolve(new EntryIndex(entries).candidates(code), day)?.branches.map(({ ratePercent }) => ratePercent);

describe('resolve', () => {
  it('prefers the longest prefix that leaves no rest', () => {
    const entries = [
      entry({ codes: ['3304'], ratePercent: 18 }),
      entry({ codes: ['33049110'], ratePercent: 5 }),
      residual,
    ];
    expect(ratesOf(entries, '33049110')).toEqual([5]);
    expect(ratesOf(entries, '33049920')).toEqual([18]);
  });

  it('keeps a part beside the entry for the rest, which stays main', () => {
    const entries = [
      entry({ codes: ['22019090'], ratePercent: 0, coverage: 'part', condition: 'plain water' }),
      entry({ codes: ['2201'], ratePercent: 5 }),
      residual,
    ];
    expect(ratesOf(entries, '22019090')).toEqual([5, 0]);
  });

  it('keeps a regime beside the schedules whatever the entries leave', () => {
    const entries = [
      entry({ codes: ['87049011'], ratePercent: 18 }),
      entry({ codes: ['8704'], ratePercent: 28 }),
      entry({ codes: ['8704'], schedule: 'Special', ratePercent: 12, coverage: 'part', condition: 'used vehicle' }),
      residual,
    ];
    expect(ratesOf(entries, '87049011')).toEqual([18, 12]);
  });

  it('shows relief only where the schedules ask for as much or more', () => {
    const relief = entry({
      codes: ['7018'],
      schedule: 'Handicrafts',
      ratePercent: 5,
      coverage: 'part',
      condition: 'handicraft: beads',
    });
    const entries = [
      entry({ codes: ['70181010'], schedule: 'Exempt', ratePercent: 0 }),
      entry({ codes: ['7018'], ratePercent: 18 }),
      relief,
      residual,
    ];
    expect(ratesOf(entries, '70181010')).toEqual([0]);
    expect(ratesOf(entries, '70181020')).toEqual([18, 5]);
  });

  it('lets an exclusion beat a prefix', () => {
    const entries = [entry({ codes: ['2403'], excluded: ['24031921'], ratePercent: 40 }), residual];
    expect(ratesOf(entries, '24031921')).toEqual([18]);
    expect(ratesOf(entries, '24039910')).toEqual([40]);
  });

  it('takes the marked side of a split and stops there', () => {
    const entries = [
      entry({ codes: ['61'], ratePercent: 18, coverage: 'split', condition: 'above ₹2,500' }),
      entry({ codes: ['61'], ratePercent: 5, coverage: 'split', condition: 'up to ₹2,500', ordinary: 'most garments' }),
      residual,
    ];
    const resolution = resolve(new EntryIndex(entries).candidates('61091000'), DAY);
    expect(resolution?.branches.map(({ ratePercent }) => ratePercent)).toEqual([5, 18]);
    expect(resolution?.ordinary).toBe('most garments');
    expect(resolution?.problem).toBe('');
  });

  it('gives the residual rate to what only parts name, unless a part is the ordinary one', () => {
    const part = entry({ codes: ['2309'], ratePercent: 0, coverage: 'part', condition: 'cattle feed' });
    expect(ratesOf([part, residual], '23099010')).toEqual([18, 0]);
    expect(ratesOf([{ ...part, ordinary: 'most feed' }, residual], '23099010')).toEqual([0, 18]);
  });

  it('follows our own narrowing instead of the codes of a chapter-wide entry', () => {
    const solar = entry({ codes: ['84', '85'], narrowedTo: ['854143'], ratePercent: 5 });
    expect(ratesOf([solar, residual], '85414300')).toEqual([5]);
    expect(ratesOf([solar, residual], '85171300')).toEqual([18]);
  });

  it('never makes a branch of a pure condition', () => {
    const gifts = entry({ codes: ['30'], pureCondition: true, ratePercent: 0, coverage: 'part', condition: 'gifts' });
    expect(ratesOf([gifts, residual], '30049099')).toEqual([18]);
  });

  it('keeps the residual entry of goods away from services', () => {
    expect(ratesOf([residual], '996311')).toBeUndefined();
    expect(ratesOf([entry({ codes: ['*'], ratePercent: 18, schedule: 'Services' })], '996311')).toEqual([18]);
  });

  it('honours the days an entry is in force, both ends included', () => {
    const entries = [
      entry({ codes: ['2402'], ratePercent: 28, effectiveTo: '2026-01-31' }),
      entry({ codes: ['2402'], ratePercent: 40, effectiveFrom: '2026-02-01' }),
    ];
    expect(ratesOf(entries, '24022010', '2025-09-22')).toEqual([28]);
    expect(ratesOf(entries, '24022010', '2026-01-31')).toEqual([28]);
    expect(ratesOf(entries, '24022010', '2026-02-01')).toEqual([40]);
    expect(ratesOf(entries, '24022010', '2025-09-21')).toBeUndefined();
  });

  it('reports two mains and none', () => {
    const twice = [entry({ codes: ['0402'], ratePercent: 5 }), entry({ codes: ['0402'], ratePercent: 12 })];
    expect(resolve(new EntryIndex(twice).candidates('04021010'), DAY)?.problem).toContain('2 entries cover all goods');
    const unmarked = [entry({ codes: ['10'], ratePercent: 5, coverage: 'split', condition: 'packed' })];
    expect(resolve(new EntryIndex(unmarked).candidates('10063020'), DAY)?.problem).toContain(
      'no branch is marked ordinary',
    );
  });

  it('cites schedules and tables as lawyers do', () => {
    expect(label(residual)).toBe('9/2025-CT(Rate), Schedule II, S. No. 639');
    expect(label({ ...residual, notification: '10/2025-CT(Rate)', schedule: 'Exempt', serial: '67' })).toBe(
      '10/2025-CT(Rate), S. No. 67',
    );
    expect(scheduleLabel('II', 18)).toBe('Schedule II - 18%');
    expect(scheduleLabel('Exempt', 0)).toBe('Exempt');
    expect(scheduleLabel('Services', 5)).toBe('Services - 5%');
  });
});

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom('1', '2'), { minLength: length, maxLength: length }).map((parts) => parts.join(''));
const prefix = fc.integer({ min: 2, max: 8 }).chain(digits);
const anyEntry = fc
  .record({
    codes: fc.array(prefix, { minLength: 1, maxLength: 3 }),
    excluded: fc.array(prefix, { maxLength: 2 }),
    ratePercent: fc.constantFrom(0, 5, 18, 40),
    coverage: fc.constantFrom('all' as const, 'part' as const, 'split' as const),
    marked: fc.boolean(),
  })
  .map(({ marked, ...fields }) =>
    entry({
      ...fields,
      condition: fields.coverage === 'all' ? '' : 'some',
      ordinary: marked && fields.coverage !== 'all' ? 'usual' : '',
    }),
  );

describe('resolve, for any schedule', () => {
  it('answers every goods code once there is a residual entry, with one main branch and no branch twice', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), digits(8), (entries, code) => {
        const resolution = resolve(new EntryIndex([...entries, residual]).candidates(code), DAY);
        expect(resolution).not.toBeNull();
        expect(new Set(resolution?.branches).size).toBe(resolution?.branches.length);
      }),
    );
  });

  it('never shows an entry that excludes the code or does not cover it', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), digits(8), (entries, code) => {
        for (const { codes, excluded } of resolve(new EntryIndex([...entries, residual]).candidates(code), DAY)
          ?.branches ?? []) {
          expect(codes[0] === '*' || codes.some((known) => code.startsWith(known))).toBe(true);
          expect(excluded.some((known) => code.startsWith(known))).toBe(false);
        }
      }),
    );
  });

  it('shows the residual entry only when no entry of the code leaves no rest', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), digits(8), (entries, code) => {
        const branches = resolve(new EntryIndex([...entries, residual]).candidates(code), DAY)?.branches ?? [];
        const closed = entries.some(
          (known) =>
            known.coverage !== 'part' &&
            known.codes.some((start) => code.startsWith(start)) &&
            !known.excluded.some((start) => code.startsWith(start)),
        );
        expect(branches.includes(residual)).toBe(!closed);
      }),
    );
  });

  it('does not depend on the order of other prefixes', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 8 }), digits(8), (entries, code) => {
        const set = (list: readonly RateEntry[]): ReadonlySet<RateEntry> =>
          new Set(resolve(new EntryIndex(list).candidates(code), DAY)?.branches ?? []);
        expect(set([...entries].reverse())).toEqual(set(entries));
      }),
    );
  });
});
