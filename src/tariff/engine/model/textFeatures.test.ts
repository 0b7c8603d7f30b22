import { expect, it } from 'vitest';
import { PLACES, ROWS, TextFeatures } from './textFeatures.ts';

const features = new TextFeatures();
const read = (text: string): readonly string[] => {
  features.read(text);
  return Array.from({ length: features.count }, (_, i) => `${features.rows[i]}@${features.places[i]}`);
};

it('reads a text alike in any case, and numbers by their size', () => {
  expect(read('SOAP')).toEqual(read('soap'));
  const rows = (text: string) => new Set(read(text).map((one) => one.split('@')[0]));
  expect([...rows('soap 120')].filter((row) => rows('soap 450').has(row)).length).toBeGreaterThan(rows('soap').size);
});

it('has rows and places that the model has', () => {
  read('हल्दी powder 100 g for office ka stand');
  for (let i = 0; i < features.count; i++) {
    expect(features.rows[i]).toBeLessThan(ROWS);
    expect(features.places[i]).toBeLessThan(PLACES);
  }
});

it.each([
  ['soap for kids', 'kids soap'],
  ['printer ka stand', 'printer stand'],
  ['bucket of plastic', 'bucket plastic'],
])('tells the goods from what they are for: %j', (said, plain) => {
  const places = (text: string) => new Set(read(text).map((one) => Math.floor(Number(one.split('@')[1]) / 3)));
  expect(places(plain)).toEqual(new Set([0]));
  expect(places(said).size).toBe(2);
});

it('reads long texts and empty ones', () => {
  expect(read('')).toEqual([]);
  expect(read('x'.repeat(5000)).length).toBeGreaterThan(0);
});
