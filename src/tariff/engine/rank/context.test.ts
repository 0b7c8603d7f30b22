// What the context of a text says for and against headings.
import { expect, test } from 'vitest';
import { readText } from '../../../../test/tariff/language.ts';
import type { Reading } from '../text/reading.ts';
import { contextScore, hasContext } from './context.ts';

const read = (context: Partial<Reading>): Reading => ({ ...readText('filter'), ...context });

test('a plain text has no context', () => {
  expect(hasContext(read({}))).toBe(false);
  expect(contextScore(read({}), 8708)).toBe(0);
});

test('a vehicle speaks against parts of another', () => {
  const reading = read({ vehicle: 'two-wheeler' });
  expect(hasContext(reading)).toBe(true);
  expect(contextScore(reading, 8708)).toBeLessThan(contextScore(reading, 8714));
});

test('a brand speaks for the headings of its goods alone', () => {
  const reading = read({ favoured: [2106, 2403] });
  expect(hasContext(reading)).toBe(true);
  expect(contextScore(reading, 2106)).toBeGreaterThan(0);
  expect(contextScore(reading, 2107)).toBe(0);
});

test('a service that is asked for lifts services, a pack size sinks them', () => {
  const [service, goods] = [read({ sort: 'service' }), read({ sort: 'goods' })];
  expect([hasContext(service), hasContext(goods)]).toEqual([true, true]);
  expect(contextScore(service, 9987)).toBeGreaterThan(contextScore(service, 8413));
  expect(contextScore(goods, 9987)).toBeLessThan(contextScore(goods, 8413));
});
