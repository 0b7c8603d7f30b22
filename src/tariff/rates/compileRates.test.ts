import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../model/periods.ts';
import type { RateEntry, RatePeriod } from '../model/rates.ts';
import { compileRates, type RatedCode } from './compileRates.ts';
import { entriesMet, rateProblems } from './resolved.ts';
import { entry as entryOf2025 } from './samples.ts';

/** One that holds since GST began. */
const entry = (fields: Partial<RateEntry>): RateEntry =>
  entryOf2025({ notification: '1/2017-CT(Rate)', effectiveFrom: '2017-07-01', ...fields });
const residual = entry({ codes: ['*'], ratePercent: 18, schedule: 'III', serial: '453' });
const residualService = entry({ codes: ['*'], ratePercent: 18, schedule: 'Services', serial: '35' });
const live = (...codes: readonly string[]): readonly RatedCode[] => codes.map((code) => ({ code, status: 'live' }));

const expectSeamless = (periods: readonly RatePeriod[]): void => {
  expect(periods[0]?.from).toBe('2017-07-01');
  expect(periods.at(-1)?.to).toBeNull();
  for (const [i, period] of periods.entries()) {
    expect(period.branches.length).toBeGreaterThan(0);
    const next = periods[i + 1];
    if (next === undefined) continue;
    expect(period.to).not.toBeNull();
    expect(dayAfter(period.to ?? '')).toBe(next.from);
  }
};

describe('compileRates', () => {
  it('cuts the days where a rate changes and merges days that are alike', () => {
    const entries = [
      entry({ codes: ['2402'], ratePercent: 28, effectiveTo: '2026-01-31' }),
      entry({ codes: ['2402'], ratePercent: 40, effectiveFrom: '2026-02-01' }),
      entry({ codes: ['2403'], ratePercent: 28 }),
      residual,
    ];
    const rates = compileRates(live('24022010', '24039910'), { entries });
    expect(rates.get('24022010')?.rates.map(({ from, to, branches }) => [from, to, branches[0]?.ratePercent])).toEqual([
      ['2017-07-01', '2026-01-31', 28],
      ['2026-02-01', null, 40],
    ]);
    expect(rates.get('24039910')?.rates).toHaveLength(1);
  });

  it('gives a parent every branch of its leaves and says for which', () => {
    const entries = [
      entry({ codes: ['3304'], ratePercent: 18, serial: '61' }),
      entry({ codes: ['33049110'], ratePercent: 5, serial: '244' }),
      entry({
        codes: ['33042000'],
        ratePercent: 0,
        schedule: 'Exempt',
        serial: '117',
        coverage: 'part',
        condition: 'kajal',
      }),
      residual,
    ];
    const [period] =
      compileRates(live('3304', '33041000', '33042000', '33049110', '33049190'), { entries }).get('3304')?.rates ?? [];
    expect(period?.branches.map(({ ratePercent, condition }) => [ratePercent, condition])).toEqual([
      [18, 'for 3304 10, 3304 20, 3304 91 90'],
      [0, 'for 3304 20: kajal'],
      [5, 'for 3304 91 10'],
    ]);
    expect(period?.notes).toBe(
      '18%: for 3304 10, 3304 20, 3304 91 90; 5%: for 3304 91 10; 0%: for 3304 20: kajal. Shown: 18%, as 3 of its 4 items bear it.',
    );
  });

  it('begins the notes with the split and records why a branch is shown', () => {
    const entries = [
      entry({
        codes: ['1006'],
        ratePercent: 5,
        coverage: 'split',
        condition: 'packed',
        ordinary: 'most rice is packed',
      }),
      entry({ codes: ['1006'], ratePercent: 0, schedule: 'Exempt', coverage: 'split', condition: 'loose' }),
    ];
    const [period] = compileRates(live('10063020'), { entries }).get('10063020')?.rates ?? [];
    expect(period?.notes).toBe('5%: packed; 0%: loose. Shown: 5%, as most rice is packed.');
    expect(period?.ordinary).toBe('most rice is packed');
  });

  it('lets an override decide a parent whose items differ', () => {
    const entries = [
      entry({ codes: ['950300'], ratePercent: 18 }),
      entry({ codes: ['95030020'], ratePercent: 5 }),
      residual,
    ];
    const codes = live('9503', '95030010', '95030020');
    const main = (ordinary: Parameters<typeof compileRates>[1]['ordinary']): number | undefined =>
      compileRates(codes, { entries, ordinary: ordinary ?? [] }).get('9503')?.rates[0]?.branches[0]?.ratePercent;
    expect(main([])).toBe(18);
    expect(
      main([
        {
          code: '9503',
          from: '2017-07-01',
          to: null,
          ratePercent: 5,
          serial: '',
          reason: 'most toys are not electronic',
        },
      ]),
    ).toBe(5);
  });

  it('lets the successor speak for a retired code that only its heading names', () => {
    const entries = [
      entry({ codes: ['8541'], ratePercent: 18 }),
      entry({ codes: ['85'], narrowedTo: ['854143'], ratePercent: 5 }),
      residual,
    ];
    const codes: readonly RatedCode[] = [
      ...live('85414300'),
      { code: '85414011', status: 'retired', supersededBy: [{ code: '85414300', candidate: false }] },
      { code: '85414012', status: 'retired', supersededBy: [{ code: '85414300', candidate: true }] },
    ];
    const rates = compileRates(codes, { entries });
    expect(rates.get('85414011')?.rates[0]?.branches[0]?.ratePercent).toBe(5);
    expect(rates.get('85414011')?.rates[0]?.notes).toContain('Rate of 8541 43 00');
    expect(rates.get('85414012')?.rates[0]?.branches[0]?.ratePercent).toBe(18);
  });

  it('gives a retired code the branches of everything that replaced it', () => {
    const entries = [
      entry({ codes: ['11061010'], ratePercent: 0, schedule: 'Exempt', serial: '76' }),
      entry({ codes: ['11061090'], coverage: 'split', condition: 'packed', ordinary: 'besan is mostly packed' }),
      entry({ codes: ['11061090'], ratePercent: 0, schedule: 'Exempt', coverage: 'split', condition: 'loose' }),
      residual,
    ];
    const codes: readonly RatedCode[] = [
      ...live('11061010', '11061090'),
      {
        code: '11061000',
        status: 'retired',
        supersededBy: [
          { code: '11061090', candidate: false },
          { code: '11061010', candidate: false },
        ],
      },
    ];
    const [period] = compileRates(codes, { entries }).get('11061000')?.rates ?? [];
    expect(period?.branches.map(({ ratePercent, condition, codes: met }) => [ratePercent, condition, met])).toEqual([
      [5, 'for 1106 10 90: packed', ['11061090']],
      [0, 'for 1106 10 90: loose', ['11061090']],
      [0, 'for 1106 10 10', ['11061010']],
    ]);
    expect(period?.notes).toContain('Rates of 1106 10 90 and 1106 10 10, as no entry names this code.');
  });

  it('lists what a mere candidate bears beside the own rate of a retired code', () => {
    const entries = [
      entry({ codes: ['56011000'], ratePercent: 12 }),
      entry({ codes: ['96190010'], ratePercent: 0, schedule: 'Exempt' }),
      residual,
    ];
    const codes: readonly RatedCode[] = [
      ...live('96190010'),
      { code: '56011000', status: 'retired', supersededBy: [{ code: '96190010', candidate: true }] },
    ];
    const [period] = compileRates(codes, { entries }).get('56011000')?.rates ?? [];
    expect(period?.branches.map(({ ratePercent, condition, codes: met }) => [ratePercent, condition, met])).toEqual([
      [12, '', []],
      [0, 'for 9619 00 10', ['96190010']],
    ]);
  });

  it('gives a retired subheading without items the branches of the subheadings that replaced it', () => {
    const entries = [
      entry({ codes: ['2710'], ratePercent: 18 }),
      entry({ codes: ['27101241'], ratePercent: 0, schedule: 'Outside GST', serial: '' }),
      residual,
    ];
    const codes: readonly RatedCode[] = [
      { code: '271011', status: 'retired', supersededBy: [{ code: '271012', candidate: false }] },
      ...live('271012', '27101241', '27101250', '27101290'),
    ];
    const [period] = compileRates(codes, { entries }).get('271011')?.rates ?? [];
    expect(period?.branches.map(({ ratePercent, schedule, condition }) => [ratePercent, schedule, condition])).toEqual([
      [18, 'Schedule I - 18%', 'for 2710 12 50, 2710 12 90'],
      [0, 'Outside GST', 'for 2710 12 41'],
    ]);
  });

  it('attaches cess and reverse charge by prefix, and tells a parent which items bear it', () => {
    const rule = { from: '2017-07-01', to: null, codes: ['27011100'], excluded: [] };
    const rates = compileRates(live('2701', '27011100', '27011200'), {
      entries: [residual],
      cess: [{ ...rule, ratePercent: 0, coverage: 'all', condition: '', text: '₹400 a tonne' }],
      reverseCharge: [
        {
          ...rule,
          trigger: 'bought from a farmer',
          byText: false,
          settledBy: '',
          not: '',
          notificationRef: '4/2017-CT(Rate)',
          evidence: 'notification',
        },
      ],
    });
    expect(rates.get('27011100')?.cess[0]?.note).toBe('₹400 a tonne');
    // The heading holds other codes too, and does not settle who pays.
    expect(rates.get('2701')?.cess[0]?.note).toBe('For 2701 11: ₹400 a tonne');
    expect(rates.get('2701')?.cess[0]?.codes).toEqual(['270111']);
    expect(rates.get('27011100')?.cess[0]?.codes).toEqual([]);
    expect(rates.get('2701')?.reverseCharge[0]?.trigger).toBe('bought from a farmer (for 2701 11)');
    expect(rates.get('27011200')?.cess).toEqual([]);
  });

  it('refuses a code that no entry covers, by name', () => {
    expect(() => compileRates(live('10063020'), { entries: [] })).toThrow(
      'no rate entry covers 10063020 on 2017-07-01',
    );
  });

  it('tells an entry that meets no code from its twin with the same number and date', () => {
    const met = entry({ codes: ['9964'], ratePercent: 5, coverage: 'part', condition: 'bus' });
    const dead = entry({ ...met, excluded: ['996412'], condition: 'taxi' });
    expect(entriesMet(live('996412'), { entries: [met, dead, residualService] })).toEqual(
      new Set([met, residualService]),
    );
  });

  it('reports undecided codes once for each cause', () => {
    const entries = [entry({ codes: ['10'], ratePercent: 5, coverage: 'split', condition: 'packed' })];
    expect(rateProblems(live('10061010', '10063020'), { entries })).toEqual([
      '10061010, 10063020 from 2017-07-01: no branch is marked ordinary among 1/2017-CT(Rate), Schedule I, S. No. 1',
    ]);
  });
});

const DAYS = ['2017-07-01', '2018-01-25', '2019-10-01', '2022-07-18', '2025-09-22', '2026-02-01'] as const;
const LEAVES = ['10010000', '10020000', '10030010', '10030090'];
const CODES = ['1001', ...LEAVES, '1003'];
const anyEntry = fc
  .record({
    codes: fc.uniqueArray(fc.constantFrom('10', '1001', '1003', ...LEAVES), { minLength: 1, maxLength: 2 }),
    ratePercent: fc.constantFrom(0, 5, 18),
    coverage: fc.constantFrom('all' as const, 'part' as const, 'split' as const),
    from: fc.integer({ min: 0, max: DAYS.length - 1 }),
    length: fc.integer({ min: 0, max: DAYS.length }),
  })
  .map(({ codes, ratePercent, coverage, from, length }) =>
    entry({
      codes,
      ratePercent,
      coverage,
      condition: coverage === 'all' ? '' : 'some',
      effectiveFrom: DAYS[from] ?? DAYS[0],
      effectiveTo: DAYS[from + length + 1] ?? null,
    }),
  );

describe('compileRates, for any schedule', () => {
  it('leaves no gap and no overlap from the first day on, for leaves and parents', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 10 }), (entries) => {
        for (const { rates } of compileRates(live(...CODES), { entries: [...entries, residual] }).values())
          expectSeamless(rates);
      }),
    );
  });

  it('shows in a parent a rate that one of its leaves shows', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 10 }), fc.constantFrom(...DAYS), (entries, day) => {
        const rates = compileRates(live(...CODES), { entries: [...entries, residual] });
        const mainOn = (code: string): number | undefined =>
          rates.get(code)?.rates.find(({ from, to }) => from <= day && (to === null || day <= to))?.branches[0]
            ?.ratePercent;
        expect(['10030010', '10030090'].map(mainOn)).toContain(mainOn('1003'));
      }),
    );
  });
});
