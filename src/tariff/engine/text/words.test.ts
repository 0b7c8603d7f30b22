import { describe, expect, it } from 'vitest';
import { foldText, singular, wordForm } from './words.ts';

describe('singular', () => {
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
    expect(singular(plural)).toBe(expected);
  });
});

describe('wordForm', () => {
  it.each([
    ['color', 'colour'],
    ['fibers', 'fibre'],
    ['tires', 'tyre'],
    ['aluminum', 'aluminium'],
    ['pajamas', 'pyjamas'],
    ['woollen', 'wool'],
  ])('%s and %s are one', (one, other) => {
    expect(wordForm(one)).toBe(wordForm(other));
  });
});

describe('foldText', () => {
  it('drops Latin accents and case, and keeps Devanagari signs', () => {
    expect(foldText('Café CRÈME')).toBe('cafe creme');
    expect(foldText('हल्दी')).toBe('हल्दी'.normalize('NFC'));
  });
});
