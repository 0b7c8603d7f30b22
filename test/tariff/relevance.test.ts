// The gate on relevance, text by text: what the golden set gets wrong is exactly what was accepted.
import { describe, expect, it } from 'vitest';
import { billFaults, billMisses, COMMON_GOODS, GOLDEN_BILLS } from '../../scripts/golden/billMisses.ts';
import { differenceFrom } from '../../scripts/golden/missFile.ts';
import { GOLDEN_TEXTS, tariffMisses, VAGUE_TEXTS } from '../../scripts/golden/tariffMisses.ts';
import { measureBills } from '../../src/tariff/measure/bills.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { measureVague } from '../../src/tariff/measure/run.ts';
import { openTariff } from '../../src/tariff/node.ts';

const tariff = openTariff();

/** Answers to the golden bills, which two tests look at, each asked for once. */
const answers = new Map<string, ReturnType<typeof tariff.lookup>>();
const askedOnce: Pick<typeof tariff, 'lookup'> = {
  lookup(q, options) {
    const key = JSON.stringify([q, options]);
    const answer = answers.get(key) ?? tariff.lookup(q, options);
    answers.set(key, answer);
    return answer;
  },
};

describe('relevance on the golden set', () => {
  it('has at least 800 rows of every kind that people type', () => {
    const { labelled } = readMeasuringFile(GOLDEN_TEXTS);
    expect(labelled.length).toBeGreaterThanOrEqual(800);
    const kinds = new Set(labelled.map(({ source }) => source));
    for (const kind of ['plain', 'marketplace', 'invoice', 'service', 'hindi', 'hinglish'])
      expect(kinds).toContain(kind);
  });

  it('misses what was accepted; "npm run accept" accepts what is listed here', () => {
    expect(differenceFrom(tariffMisses(tariff))).toEqual({ nowWrong: [], noLonger: [] });
  });

  it('misses of the bills what was accepted, and nothing of what shops sell most', () => {
    expect(readMeasuringFile(GOLDEN_BILLS).bills.length).toBeGreaterThanOrEqual(2000);
    expect(differenceFrom(billMisses(askedOnce))).toEqual({ nowWrong: [], noLonger: [] });
    expect(readMeasuringFile(COMMON_GOODS).bills).toHaveLength(300);
    expect(billFaults(tariff, COMMON_GOODS)).toEqual([]);
  });

  it('asks a person to look at one bill in four at most', () => {
    expect(measureBills(askedOnce, readMeasuringFile(GOLDEN_BILLS).bills).reviewShare).toBeLessThanOrEqual(0.25);
  });

  it('stays unsure of vague texts', () => {
    const said = measureVague(tariff, readMeasuringFile(VAGUE_TEXTS).vague);
    expect(said.reduce((sum, { confidence }) => sum + confidence, 0) / said.length).toBeLessThanOrEqual(0.3);
  });
});
