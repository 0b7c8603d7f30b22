import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../test/tariff/smallIndex.ts';
import { readFitted } from '../fitted.ts';
import { CALIBRATED, Calibrator, calibrationInputs } from './confidence.ts';

const FITTED = readFileSync(join(import.meta.dirname, '../../../../data/tariff/model/fitted.json'), 'utf8');
const { calibration } = readFitted(FITTED, 'fitted.json');
const engine = smallEngine();
const calibrator = new Calibrator(calibration);

describe('Calibrator', () => {
  it('never rises along the ranking, and does not depend on how many are asked for', () => {
    for (const text of ['mobile', 'mobile charger', 'steel bottle with cotton', 'haldi']) {
      const ranking = engine.rank(text, 20);
      const all = calibrator.confidences(ranking, undefined, 20);
      expect(all).toEqual(all.toSorted((a, b) => b - a));
      expect(calibrator.confidences(ranking, undefined, 1)).toEqual(all.slice(0, 1));
      for (const confidence of all) expect(confidence > 0 && confidence <= 1).toBe(true);
    }
  });

  it('is surer of a name than of one word of it, and no surer of a vague text than its ceiling', () => {
    const first = (text: string) => calibrator.confidences(engine.rank(text), undefined, 1)[0] ?? 0;
    expect(first('mobile charger')).toBeGreaterThan(first('mobile'));
    const [vague = 1] = calibrator.confidences(engine.rank('mobile charger'), 'hopeless', 1);
    expect(vague).toBeLessThanOrEqual(calibration.vagueCeiling.hopeless);
  });

  it('doubts what is read from a guess', () => {
    const [whole = 0] = calibrator.confidences(engine.rank('turmeric'), undefined, 1);
    const [guessed = 1] = calibrator.confidences(engine.rank('turmric'), undefined, 1);
    expect(guessed).toBeLessThan(whole);
  });
});

it('has an input for each weight of the calibration', () => {
  const [inputs] = calibrationInputs(engine.rank('mobile charger'), calibration.temperature, 1);
  expect(inputs).toHaveLength(CALIBRATED.length);
  expect([...(inputs ?? [])].every(Number.isFinite)).toBe(true);
});

it('does not ask in which case a text is written', () => {
  const first = (text: string) => calibrator.confidences(engine.rank(text), undefined, 1)[0];
  for (const text of ['mobile charger zxqv', 'haldi', 'steel bottle'])
    expect(first(text.toUpperCase())).toBe(first(text));
});
