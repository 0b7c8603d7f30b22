// The gate on relevance: two points below the accepted baseline warn, three fail.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { shareText } from '../../src/tariff/measure/report.ts';
import { measure, measureVague } from '../../src/tariff/measure/run.ts';
import { scoreOf, share } from '../../src/tariff/measure/score.ts';
import { openTariff } from '../../src/tariff/node.ts';

const WARN_BELOW = 0.02;
const FAIL_BELOW = 0.03;
const folder = join('data', 'tariff', 'golden');
const baseline = JSON.parse(readFileSync(join(folder, 'baseline.json'), 'utf8')) as Record<
  'hit1' | 'hit5' | 'subheadingHit1',
  number
>;
const tariff = openTariff();

describe('relevance on the golden set', () => {
  const { labelled } = readMeasuringFile(join(folder, 'golden.tsv'));
  const score = scoreOf(measure(tariff, labelled));

  it('has at least 800 rows of every kind that people type', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(800);
    const kinds = new Set(labelled.map(({ source }) => source));
    for (const kind of ['plain', 'marketplace', 'invoice', 'service', 'hindi', 'hinglish'])
      expect(kinds).toContain(kind);
  });

  it.each(['hit1', 'hit5', 'subheadingHit1'] as const)(
    'keeps %s within three points of the baseline',
    (measureName) => {
      const now = share(score[measureName]);
      const below = baseline[measureName] - now;
      if (below > WARN_BELOW)
        console.warn(`${measureName} fell to ${shareText(score[measureName])}, baseline ${baseline[measureName]}`);
      expect(below).toBeLessThanOrEqual(FAIL_BELOW);
    },
  );

  it('stays unsure of vague texts', () => {
    const said = measureVague(tariff, readMeasuringFile(join(folder, 'vague.tsv')).vague);
    expect(said.reduce((sum, { confidence }) => sum + confidence, 0) / said.length).toBeLessThanOrEqual(0.3);
  });
});
