// The fit of the ranking finds which features tell the right heading, for each kind of text.
import { expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURES, FULL_NAME, HEAD_IN_NAME } from '../../src/tariff/engine/rank/features.ts';
import type { Weights } from '../../src/tariff/engine/rank/rank.ts';
import type { TextKind } from '../../src/tariff/engine/rank/resolve.ts';
import { fitWeights, type Sample } from './rankingFit.ts';

const none = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Weights[TextKind];
const START: Weights = { word: none, phrase: none, title: none };

/** Two candidates that differ in one feature; the one that has it is right, or the other. */
function sample(kind: TextKind, feature: number, isFirstRight: boolean): Sample {
  const features = new Float32Array(2 * FEATURE_COUNT);
  features[feature] = 1;
  return { kind, features, isRight: Uint8Array.of(isFirstRight ? 1 : 0, isFirstRight ? 0 : 1), weight: 1 };
}
const KINDS: readonly TextKind[] = ['word', 'phrase', 'title'];
const nameOf = (feature: number) => FEATURES[feature] as (typeof FEATURES)[number];

test('a feature of the right candidate speaks for a heading, one of the wrong candidate against it', () => {
  const samples = KINDS.flatMap((kind) => [sample(kind, FULL_NAME, true), sample(kind, HEAD_IN_NAME, false)]);
  const fitted = fitWeights(samples, START);
  for (const kind of KINDS) {
    expect(fitted[kind][nameOf(FULL_NAME)]).toBeGreaterThan(1);
    expect(fitted[kind][nameOf(HEAD_IN_NAME)]).toBeLessThan(-1);
    const others = FEATURES.filter((_, f) => f !== FULL_NAME && f !== HEAD_IN_NAME);
    expect(others.every((feature) => Math.abs(fitted[kind][feature]) < 0.001)).toBe(true);
  }
});

test('a kind of text goes its own way where its texts say so', () => {
  const samples = [
    ...Array.from({ length: 4 }, () => sample('phrase', FULL_NAME, true)),
    ...Array.from({ length: 4 }, () => sample('title', FULL_NAME, true)),
    sample('word', FULL_NAME, false),
  ];
  const fitted = fitWeights(samples, START);
  expect(fitted.word[nameOf(FULL_NAME)]).toBeLessThan(0);
  expect(fitted.phrase[nameOf(FULL_NAME)]).toBeGreaterThan(0);
});

test('a text without a right candidate teaches nothing', () => {
  const samples = KINDS.map((kind) => ({ ...sample(kind, FULL_NAME, true), isRight: Uint8Array.of(0, 0) }));
  expect(fitWeights(samples, START)).toEqual(START);
});
