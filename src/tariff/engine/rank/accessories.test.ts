// Accessories before the devices that they are for.
import { expect, test } from 'vitest';
import { LANGUAGE, readText } from '../../../../test/tariff/language.ts';
import { keepBelowAccessory, keepBelowService, namesAccessory } from './accessories.ts';
import { FEATURE_COUNT, FULL_NAME, HEAD_IN_NAME } from './features.ts';
import type { Scored } from './order.ts';

const COVERS = 6307;
const WASHING_MACHINES = 8450;
const PUMPS = 8413;
const REPAIR = 9987;
const DIGITS = [COVERS, WASHING_MACHINES, PUMPS, REPAIR];
const HEADINGS = { headingDigits: Uint16Array.from(DIGITS), language: LANGUAGE };

function scored(digits: number, score: number, said: number, headInName: number): Scored {
  const features = new Float32Array(FEATURE_COUNT);
  features[FULL_NAME] = said;
  features[HEAD_IN_NAME] = headInName;
  return { heading: DIGITS.indexOf(digits), score, features, bestName: -1, candidate: 0 };
}
const ordered = (...ranked: Scored[]): readonly (number | undefined)[] => {
  keepBelowAccessory(ranked, HEADINGS);
  return ranked.map(({ heading }) => DIGITS[heading]);
};

test.each([
  ['washing machine cover', true],
  ['cover for washing machine', true],
  ['washing machine covers', true],
  ['washing machine with cover', false],
  ['cover', false],
])('"%s" names an accessory: %s', (text, expected) => {
  expect(namesAccessory(readText(text))).toBe(expected);
});

test('a device, or its repair, stays behind what is called so, however well it is known', () => {
  const cover = () => scored(COVERS, 5, 0.5, 1);
  expect(ordered(scored(WASHING_MACHINES, 12, 0.8, 0.5), cover())).toEqual([COVERS, WASHING_MACHINES]);
  expect(ordered(scored(REPAIR, 6, 0, 0.5), cover())).toEqual([COVERS, REPAIR]);
});

test('it stays before what is no device, is not named, or has the noun in its own name', () => {
  const cover = () => scored(COVERS, 5, 0.5, 1);
  expect(ordered(scored(PUMPS, 6, 0.5, 0.5), cover())).toEqual([PUMPS, COVERS]);
  expect(ordered(scored(WASHING_MACHINES, 6, 0, 0.5), cover())).toEqual([WASHING_MACHINES, COVERS]);
  expect(ordered(scored(WASHING_MACHINES, 6, 0.5, 1), cover())).toEqual([WASHING_MACHINES, COVERS]);
});

test('where nothing is called so, nothing changes', () => {
  expect(ordered(scored(WASHING_MACHINES, 6, 0.8, 0.5), scored(PUMPS, 5, 0, 0))).toEqual([WASHING_MACHINES, PUMPS]);
});

test('where a service is asked for, machines stay behind services, other goods do not', () => {
  const below = (ranked: Scored[]) => {
    keepBelowService(ranked, HEADINGS);
    return ranked.map(({ heading }) => DIGITS[heading]);
  };
  expect(below([scored(WASHING_MACHINES, 12, 0.8, 1), scored(REPAIR, 5, 0, 0)])).toEqual([REPAIR, WASHING_MACHINES]);
  expect(below([scored(PUMPS, 12, 0.8, 1), scored(REPAIR, 5, 0, 0)])).toEqual([REPAIR, PUMPS]);
  expect(below([scored(COVERS, 12, 0.8, 1), scored(REPAIR, 5, 0, 0)])).toEqual([COVERS, REPAIR]);
});

test('any goods are behind the work that is paid for', () => {
  const ranked = [scored(COVERS, 12, 0.8, 1), scored(REPAIR, 5, 0, 0)];
  keepBelowService(ranked, HEADINGS, 'work');
  expect(ranked.map(({ heading }) => DIGITS[heading])).toEqual([REPAIR, COVERS]);
});
