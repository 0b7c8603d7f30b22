import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fittedIn, readFitted } from './fitted.ts';

const FITTED = readFileSync(join(import.meta.dirname, '../../../data/tariff/model/fitted.json'), 'utf8');
const changed = (change: (fitted: { weights: never; calibration: never }) => void): string => {
  const fitted = JSON.parse(FITTED);
  change(fitted);
  return JSON.stringify(fitted);
};

describe('readFitted', () => {
  it('takes the numbers of the data folder', () => {
    expect(readFitted(FITTED, 'fitted.json')).toEqual(JSON.parse(FITTED));
  });

  it.each([
    [
      'a missing weight',
      ({ weights }: Given) => delete weights.phrase?.bag,
      /fitted\.json: "bag" is missing in "weights\.phrase"/,
    ],
    [
      'a surplus weight',
      ({ weights }: Given) => ({ ...weights, ...Object.assign(weights.word as object, { novelty: 1 }) }),
      /"novelty" in "weights\.word" is unknown to the engine; it knows bestName,/,
    ],
    [
      'a weight that is no number',
      ({ weights }: Given) => Object.assign(weights.title as object, { model: null }),
      /"model" in "weights\.title" must be a number, but null came/,
    ],
    ['a missing kind of text', ({ weights }: Given) => delete weights.title, /"title" is missing in "weights"/],
    [
      'a missing input of the calibration',
      ({ calibration }: Given) => delete (calibration.weights as Record<string, unknown>).share,
      /"share" is missing in "calibration\.weights"/,
    ],
    [
      'a missing set of weights',
      ({ calibration }: Given) => delete calibration.weights,
      /"weights" is missing in "calibration"/,
    ],
    [
      'a missing temperature',
      ({ calibration }: Given) => delete calibration.temperature,
      /"temperature" in "calibration" must be a number/,
    ],
    [
      'a missing ceiling',
      ({ calibration }: Given) => Object.assign(calibration, { vagueCeiling: { hard: 1, generic: 1 } }),
      /"hopeless" is missing in "calibration\.vagueCeiling"/,
    ],
  ] as const)('refuses %s', (_, change, message) => {
    expect(() => readFitted(changed(change as never), 'fitted.json')).toThrow(message);
  });

  it('refuses what is no object', () => {
    expect(() => readFitted('[]', 'fitted.json')).toThrow('fitted.json: the file must be an object.');
  });
});

interface Given {
  readonly weights: Record<string, Record<string, unknown>>;
  readonly calibration: Record<string, unknown>;
}

describe('fittedIn', () => {
  it('takes the numbers of its own version only', () => {
    expect(fittedIn(FITTED)).toEqual(JSON.parse(FITTED));
    const { weights, calibration } = JSON.parse(FITTED) as { weights: Record<string, object>; calibration: object };
    const older = JSON.stringify({ weights: { ...weights, word: { some: 1 } }, calibration });
    expect(() => fittedIn(older)).toThrow('another version');
  });
});
