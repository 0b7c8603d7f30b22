// What must hold of the compiled dataset as a whole: its memory and the laws of its answers.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tariff } from '../../src/tariff/index.ts';
import { childrenOf } from '../../src/tariff/lookup/codeTree.ts';
import type { RateChange, RateView } from '../../src/tariff/lookup/contract.ts';
import { dayNumber, GST_START, isoDay } from '../../src/tariff/model/days.ts';
import type { Branch } from '../../src/tariff/model/rates.ts';
import { dataFolder, openTariff } from '../../src/tariff/node.ts';
import { readDataset } from '../../src/tariff/source/readDataset.ts';

const tariff = openTariff();
const { records } = tariff;
const TODAY = '2026-11-15';
const fixed = openTariff({ today: () => TODAY });
const anyCode = fc.integer({ min: 0, max: records.length - 1 }).map((number) => records.code(number));
const anyDay = fc.integer({ min: 0, max: dayNumber('2026-12-31') }).map(isoDay);

describe('the compiled dataset', () => {
  it('takes 40 MB of memory at most, file included', () => {
    const program = `
      const { readFileSync } = require('node:fs');
      global.gc();
      const before = process.memoryUsage();
      const { openTariff } = require(process.argv[1]);
      const records = openTariff({ folder: process.argv[2] }).records;
      for (let i = 0; i < records.length; i++) records.rateHistory(i);
      global.gc();
      const after = process.memoryUsage();
      console.log(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers);
    `;
    const library = join(process.cwd(), 'dist', 'data', 'memory-probe.cjs');
    buildSync({
      entryPoints: ['src/tariff/node.ts'],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      outfile: library,
      logLevel: 'silent',
      define: { 'import.meta.url': '"file:///none"' },
    });
    const taken = Number(
      execFileSync(process.execPath, ['--expose-gc', '-e', program, library, dataFolder()], { encoding: 'utf8' }),
    );
    rmSync(library);
    expect(taken).toBeGreaterThan(1_000_000);
    expect(taken).toBeLessThanOrEqual(40_000_000);
  });

  it('holds every code that its meta counts', () => {
    const { totalCodes, goodsCount, servicesCount, liveCount, retiredCount } = tariff.meta();
    expect(totalCodes).toBe(records.length);
    expect(goodsCount + servicesCount).toBe(totalCodes);
    expect(liveCount + retiredCount).toBe(totalCodes);
    expect(totalCodes).toBeGreaterThan(22_000);
  });
});

describe('answers by code', () => {
  it('are the same with as_of today and without as_of', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(fixed.reverse(code, { asOf: TODAY })).toEqual(fixed.reverse(code));
      }),
      { numRuns: 300 },
    );
  });

  it('to a prefix are the parent and then the answers of its children, in order', () => {
    fc.assert(
      fc.property(anyCode, anyDay, (code, asOf) => {
        const number = records.find(code);
        const expected = [
          code,
          ...childrenOf(records, number).flatMap((child) =>
            fixed.reverse(records.code(child)).results.map((result) => result.hsn_sac),
          ),
        ];
        expect(fixed.reverse(code, { asOf }).results.map((result) => result.hsn_sac)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('have exactly one period for every day since GST began', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const history = records.rateHistory(records.find(code));
        expect(history[0]?.from).toBe(GST_START);
        for (const [i, period] of history.entries()) {
          const next = history[i + 1];
          if (next) expect(dayNumber(next.from)).toBe(dayNumber(period.to ?? '') + 1);
          else expect(period.to).toBeNull();
          expect(period.branches.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('date each rate by the run of days on which the code has it under its citation', { timeout: 120_000 }, () => {
    const terms = ({ ratePercent, condition, notificationRef }: Branch): string =>
      `${ratePercent}|${condition}|${notificationRef}`;
    for (let i = 0; i < records.length; i++) {
      const history = records.rateHistory(i);
      const heldBy = history.map(({ branches }) => new Set(branches.map(terms)));
      for (const [at, { branches }] of history.entries()) {
        for (const branch of branches) {
          const first = history.findIndex(({ from }) => from === branch.effectiveFrom);
          const last = history.findIndex(({ to }) => to === branch.effectiveTo);
          const held = heldBy.map((holding) => holding.has(terms(branch)));
          const seen = [first <= at && at <= last, held.slice(first, last + 1).every(Boolean)];
          expect([records.code(i), ...seen, held[first - 1] ?? false, held[last + 1] ?? false]).toEqual([
            records.code(i),
            true,
            true,
            false,
            false,
          ]);
        }
      }
    }
  });

  it.each([
    ['85171300', '2022-01-01', '18%', '2020-04-01', '2025-09-21'],
    ['85395200', '2023-01-01', '18%', '2022-07-18', '2025-09-21'],
    ['87081010', '2017-08-01', '28%', '2017-07-01', '2017-08-17'],
    ['84369100', '2024-07-01', '18%', '2017-07-01', '2024-07-14'],
    ['22029100', '2026-11-15', '40%', '2025-09-22', null],
    ['94013000', '2025-01-01', '18%', '2017-11-15', '2025-09-21'],
    ['85171300', '2026-11-15', '18%', '2025-09-22', null],
  ])('say of %s on %s: %s from %s to %s', (code, asOf, rate, from, to) => {
    const { gst_rate, effective_from, rates = [] } = fixed.reverse(code, { asOf }).results[0] ?? {};
    expect([gst_rate, effective_from, rates[0]?.effective_to]).toEqual([rate, from, to]);
  });

  it('say once what replaced a retired code, and never that it is not known where its sub-codes know', () => {
    for (let i = 0; i < records.length; i++) {
      if (records.isLive(i)) continue;
      const code = records.code(i);
      const { notes, superseded_by = [] } = fixed.reverse(code).results[0] ?? { notes: '' };
      const [from, to] = records.range(code);
      let known = 0;
      for (let below = from; below < to; below++) known += records.replacements(below).length;
      expect([code, superseded_by.length > 0]).toEqual([code, known > 0]);
      expect([code, notes.includes('what replaced it is not known')]).toEqual([code, known === 0]);
      expect(notes.match(/replaced/g)?.length ?? 1).toBe(1);
    }
    expect(fixed.reverse('0503').results[0]).toMatchObject({
      notes:
        'Retired code; candidates for its replacement, not certain: 05119910. Rate of 0511 99 10, as no entry names this code.',
      superseded_by: [{ code: '05119910', candidate: true }],
    });
  });

  it.each([
    ['271011', ['271012'], ['gst-portal', 'e-invoice']],
    ['170111', ['170113', '170114'], ['gst-portal', 'e-invoice']],
    ['090500', ['090510', '090520'], ['gst-portal', 'e-invoice']],
    ['240310', ['240311', '240319'], ['gst-portal', 'e-invoice']],
    ['030269', ['030289'], ['e-invoice']],
    ['030379', ['030389', '030399', '030392'], ['e-invoice']],
    ['370251', ['370252'], ['gst-portal', 'e-invoice']],
  ])('know the retired subheading %s', (code, by, validOn) => {
    const [result] = fixed.reverse(code).results;
    expect(result).toMatchObject({
      status: 'retired',
      superseded_by: by.map((one) => ({ code: one, candidate: false })),
      valid_on: validOn,
    });
    expect(result?.notes).toContain(`replaced by ${by.join(', ')}.`);
  });

  it('agree with the export, code by code', { timeout: 120_000 }, () => {
    for (const result of fixed.all({ asOf: TODAY })) {
      const { why: _why, confidence: _confidence, ...answer } = fixed.reverse(result.hsn_sac).results[0] ?? {};
      expect(answer).toEqual(result);
    }
  });

  it('name the split first where a rate has conditions only', () => {
    const { notes, rates = [] } = fixed.reverse('61091000').results[0] ?? { notes: '' };
    expect(rates.length).toBeGreaterThan(1);
    expect(notes).toMatch(/^5%: sale value up to ₹2,500/);
  });
});

describe('a day to come', () => {
  const { asOf: KNOWN_UNTIL } = readDataset(join(import.meta.dirname, '../../data/tariff'));
  const AHEAD = `Rates are known up to ${KNOWN_UNTIL}; what changes later is not in this dataset.`;
  const daysAfter = (days: number): string => isoDay(dayNumber(KNOWN_UNTIL) + days);
  const notesOf = (asked: Tariff, asOf?: string): readonly string[] => {
    const day = asOf === undefined ? {} : { asOf };
    const record = asked.describe('85171300', day);
    const [batched] = asked.batch(['smartphone'], day).results;
    return [
      ...asked.lookup('smartphone', day).matches,
      ...asked.reverse('8517', day).results,
      ...(batched === undefined ? [] : [batched, ...(batched.alternates ?? [])]),
      ...('error' in record ? [] : [record]),
    ].map(({ notes }) => notes);
  };

  it('is answered with how far the rates are known, in every result', () => {
    expect(notesOf(fixed, '2030-01-01').filter((notes) => !notes.endsWith(AHEAD))).toEqual([]);
  });

  it('is one that neither the calendar nor the dataset has reached', () => {
    const late = openTariff({ today: () => daysAfter(39) });
    const early = openTariff({ today: () => daysAfter(-14) });
    for (const notes of [
      notesOf(fixed),
      notesOf(fixed, TODAY),
      notesOf(late),
      notesOf(late, daysAfter(39)),
      notesOf(early, KNOWN_UNTIL),
    ]) {
      expect(notes.filter((text) => text.includes(AHEAD))).toEqual([]);
    }
    expect(notesOf(late, daysAfter(40))[0]).toContain(AHEAD);
    expect(notesOf(early, daysAfter(1))[0]).toContain(AHEAD);
  });

  it('leaves nothing behind when it has come', () => {
    let now = daysAfter(15);
    const kept = openTariff({ today: () => now });
    expect(notesOf(kept, daysAfter(16))[0]).toContain(AHEAD);
    now = daysAfter(16);
    expect(notesOf(kept).filter((text) => text.includes(AHEAD))).toEqual([]);
  });
});

describe('changes', () => {
  const all = fixed.changes(GST_START, TODAY);
  const said = ({ rate, condition, schedule }: RateView): string =>
    `${schedule === 'Outside GST' ? schedule : rate} ${condition}`;
  const terms = ({ gst_rate, rates }: RateChange['before']): readonly string[] => [
    gst_rate,
    ...[...new Set(rates.map(said))].sort(),
  ];

  it('are only of rates, of conditions, or of what is outside GST', () => {
    expect(all.filter(({ before, after }) => terms(before).join() === terms(after).join())).toEqual([]);
    expect(all.some(({ code, on }) => code === '85171300' && on === '2025-09-22')).toBe(false);
    expect(all.some(({ code, on }) => code === '85171300' && on === '2020-04-01')).toBe(true);
  });

  it('come by date, within a day first where the rate shown changed, then by code', () => {
    const places = all.map(({ on, code, before, after }) => [on, before.gst_rate === after.gst_rate, code].join(' '));
    expect(places).toEqual([...places].sort((a, b) => (a < b ? -1 : 1)));
  });
});
