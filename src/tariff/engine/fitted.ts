// The fitted numbers of `data/tariff/model/fitted.json`: the ranking's weights and the confidence's calibration. Each
// feature must have a weight: without one every score would be NaN.

import { CALIBRATED, type Calibration } from './rank/confidence.ts';
import { FEATURES } from './rank/features.ts';
import type { Weights } from './rank/rank.ts';
import { TEXT_KINDS } from './rank/resolve.ts';
import { VAGUE_CLASSES } from './rank/vague.ts';

export interface Fitted {
  readonly weights: Weights;
  readonly calibration: Calibration;
}

/** Thrown when the fitted numbers are not those that the engine needs. */
class UnfitWeights extends Error {
  override name = 'UnfitWeights';
}

/** The numbers that an index carries: they were checked when it was compiled, but it may be of another version. */
export function fittedIn(index: string): Fitted {
  const fitted = JSON.parse(index) as Fitted;
  for (const kind of TEXT_KINDS) {
    const isFit = FEATURES.every((feature) => Number.isFinite(fitted.weights[kind]?.[feature]));
    if (!isFit) throw new UnfitWeights('The search index is of another version than the program.');
  }
  return fitted;
}

/** The fitted numbers in a JSON text; `what` names it in errors. */
export function readFitted(json: string, what: string): Fitted {
  const given = objectOf(JSON.parse(json), what, '');
  checkNames(given, ['weights', 'calibration'], what, '');
  const weights = objectOf(given.weights, what, 'weights');
  checkNames(weights, TEXT_KINDS, what, 'weights');
  for (const kind of TEXT_KINDS) checkNumbers(weights[kind], FEATURES, what, `weights.${kind}`);
  const { temperature, ...calibration } = objectOf(given.calibration, what, 'calibration');
  checkNumbers({ temperature }, ['temperature'], what, 'calibration');
  checkNames(calibration, ['weights', 'vagueCeiling'], what, 'calibration');
  checkNumbers(calibration.weights, CALIBRATED, what, 'calibration.weights');
  checkNumbers(calibration.vagueCeiling, VAGUE_CLASSES, what, 'calibration.vagueCeiling');
  return given as unknown as Fitted;
}

type Given = Readonly<Record<string, unknown>>;

function objectOf(given: unknown, what: string, where: string): Given {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Given;
  throw new UnfitWeights(`${what}: ${where === '' ? 'the file' : `"${where}"`} must be an object.`);
}

function checkNames(given: Given, names: readonly string[], what: string, where: string): void {
  const at = where === '' ? '' : ` in "${where}"`;
  for (const name of names) {
    if (!(name in given))
      throw new UnfitWeights(`${what}: "${name}" is missing${at}; the engine needs a number for it.`);
  }
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      throw new UnfitWeights(`${what}: "${name}"${at} is unknown to the engine; it knows ${names.join(', ')}.`);
    }
  }
}

function checkNumbers(given: unknown, names: readonly string[], what: string, where: string): void {
  const numbers = objectOf(given, what, where);
  checkNames(numbers, names, what, where);
  for (const name of names) {
    if (!Number.isFinite(numbers[name])) {
      throw new UnfitWeights(
        `${what}: "${name}" in "${where}" must be a number, but ${JSON.stringify(numbers[name])} came.`,
      );
    }
  }
}
