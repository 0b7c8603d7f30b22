import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';

describe('the form of a plural', () => {
  it.each([
    ['bottles', 'bottle'],
    ['boxes', 'box'],
    ['berries', 'berry'],
    ['knives', 'knife'],
    ['women', 'woman'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['watches', 'watch'],
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['tennis', 'tennis'],
  ])('%s → %s', (plural, expected) => {
    expect(LANGUAGE.form(plural)).toBe(expected);
  });
});

describe('the form of spellings', () => {
  it.each([
    ['color', 'colour'],
    ['fibers', 'fibre'],
    ['tires', 'tyre'],
    ['aluminum', 'aluminium'],
    ['pajamas', 'pyjamas'],
    ['woollen', 'wool'],
  ])('%s and %s are one', (one, other) => {
    expect(LANGUAGE.form(one)).toBe(LANGUAGE.form(other));
  });
});

it('leaves words in Devanagari as they are written', () => {
  expect(LANGUAGE.form('बोतलेंs')).toBe('बोतलेंs');
});
