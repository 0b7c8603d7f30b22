// Suggestions: the commonest first, each thing once, in the spelling that people use.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();
const texts = (q: string): readonly string[] => tariff.suggest(q).map(({ text }) => text.toLowerCase());

describe('suggestions', () => {
  test.each([
    ['lap', 'laptop'],
    ['mob', 'mobile'],
    ['che', 'cheese'],
    ['shi', 'shirt'],
    ['pre', 'pressure cooker'],
    ['hal', 'haldi'],
    ['bis', 'biscuit'],
  ])('for "%s" begin with what is common: %s', (q, name) => {
    expect(texts(q).slice(0, 3)).toContain(name);
  });

  test.each([
    ['lap', ['laptap', 'lapotop']],
    ['mob', ['mobail', 'mobayal']],
    ['che', ['chees', 'chease']],
  ])('for "%s" have no misspelling of another', (q, wrong) => {
    for (const one of wrong) expect(texts(q)).not.toContain(one);
  });

  test('name a thing once, whatever its number or spelling', () => {
    const shirts = texts('shirt').filter((text) => /^shirts?$/.test(text));
    expect(shirts).toEqual(['shirt']);
  });

  test.each([
    ['shoes', /^shoes?$/, '64'],
    ['chairs', /^chairs?$/, '94'],
    ['knives', /^kni(fe|ves)$/, '82'],
    ['potatoes', /^potato/, '0701'],
    ['batteries', /batter(y|ies)$/, '850'],
    ['combs', /^combs?$/, '9615'],
  ])('for the plural "%s" begin with the thing', (q, name, code) => {
    const [first] = tariff.suggest(q);
    expect(first?.text.toLowerCase()).toMatch(name);
    expect(first?.code.slice(0, code.length)).toBe(code);
  });

  test.each([
    ['sugr', 'sugar'],
    ['umrbella', 'umbrella'],
    ['umberella', 'umbrella'],
    ['cemant', 'cement'],
    ['nmkn', 'namkeen'],
    ['tooth pest', 'toothpaste'],
  ])('for "%s", one slip away, begin with %s', (q, name) => {
    expect(texts(q)[0]).toBe(name);
  });

  test('look for slips only where little begins with what was typed', () => {
    for (const text of texts('stea')) expect(text).toMatch(/^stea/);
  });

  test.each([
    ['hotel', '9963'],
    ['hote', '9963'],
    ['oil', '2710'],
  ])('for "%s", which is generic, begin with what it mostly means', (q, heading) => {
    expect(tariff.suggest(q)[0]?.code.slice(0, 4)).toBe(heading);
  });

  test('find goods by the word that they end with', () => {
    for (const q of ['pipe', 'pipes'])
      expect(texts(q).filter((text) => text.endsWith(' pipe')).length).toBeGreaterThan(1);
  });

  test('a space ends the word', () => {
    expect(texts('tur ').length).toBeGreaterThan(2);
    for (const text of texts('tur ')) expect(text.split(' ')).toContain('tur');
  });

  test('leave room for other words while a word is not complete', () => {
    const words = texts('trans').map((text) => text.split(' ')[0]);
    expect(words.filter((word) => word === 'transformer').length).toBeLessThanOrEqual(2);
    expect(words).toContain('transport');
  });

  test('read other scripts of India', () => {
    expect(tariff.suggest('பால்')[0]?.code.slice(0, 4)).toBe('0401');
  });

  test('all begin with what was typed, and digits lead to codes', () => {
    for (const text of texts('st')) expect(text.startsWith('st')).toBe(true);
    expect(tariff.suggest('8517')[0]).toMatchObject({ code: '8517', kind: 'code' });
    expect(tariff.suggest('zzzzqqq')).toEqual([]);
  });
});
