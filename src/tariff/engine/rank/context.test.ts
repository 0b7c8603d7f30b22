// What the context of a text says for and against headings.
import { expect, test } from 'vitest';
import { readText } from '../../../../test/tariff/language.ts';
import type { Reading } from '../text/read.ts';
import { addContext, hasContext } from './context.ts';
import { FEATURE_COUNT, FULL_NAME } from './features.ts';
import type { Scored } from './order.ts';

const read = (context: Partial<Reading>): Reading => ({ ...readText('filter'), ...context });

/** What is added for headings, given how much of the text a name of each says. */
function added(reading: Reading, said: Readonly<Record<number, number>>): Readonly<Record<number, number>> {
  const digits = Object.keys(said).map(Number);
  const ranked = digits.map((one, heading): Scored => {
    const features = new Float32Array(FEATURE_COUNT);
    features[FULL_NAME] = said[one] as number;
    return { heading, score: 0, features, bestName: -1, candidate: heading };
  });
  addContext(ranked, digits, reading);
  return Object.fromEntries(ranked.map(({ score }, i) => [digits[i], score]));
}

test('a plain text has no context', () => {
  expect(hasContext(read({}))).toBe(false);
  expect(added(read({}), { 8708: 0 })).toEqual({ 8708: 0 });
});

test('a vehicle speaks against parts of another', () => {
  const reading = read({ vehicle: 'two-wheeler' });
  expect(hasContext(reading)).toBe(true);
  const { 8708: car, 8714: twoWheeler } = added(reading, { 8708: 0, 8714: 0 });
  expect(car).toBeLessThan(twoWheeler as number);
});

test('a brand speaks for the headings of its goods alone', () => {
  const reading = read({ favoured: [2106, 2403] });
  expect(hasContext(reading)).toBe(true);
  const { 2106: own, 2107: other } = added(reading, { 2106: 0, 2107: 0 });
  expect(own).toBeGreaterThan(0);
  expect(other).toBe(0);
});

test('a brand says nothing for its goods where a name of others is said in full', () => {
  const reading = read({ favoured: [8517], namesBrand: true });
  expect(added(reading, { 8517: 0, 7007: 0.4 })).toEqual({ 8517: 0, 7007: 0 });
  expect(added(reading, { 8517: 0.4, 7007: 0.4 })[8517]).toBeGreaterThan(0);
  // A medicine is no brand of goods: its doses stay in front of the substance.
  expect(added({ ...reading, namesBrand: false }, { 8517: 0, 7007: 0.4 })[8517]).toBeGreaterThan(0);
});

test('a service that is asked for lifts services, a pack size sinks them', () => {
  const [service, goods] = [read({ sort: 'service' }), read({ sort: 'goods' })];
  expect([hasContext(service), hasContext(goods)]).toEqual([true, true]);
  const lifted = added(service, { 9987: 0, 8413: 0 });
  const sunk = added(goods, { 9987: 0, 8413: 0 });
  expect(lifted[9987]).toBeGreaterThan(lifted[8413] as number);
  expect(sunk[9987]).toBeLessThan(sunk[8413] as number);
});
