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

  test('all begin with what was typed, and digits lead to codes', () => {
    for (const text of texts('st')) expect(text.startsWith('st')).toBe(true);
    expect(tariff.suggest('8517')[0]).toMatchObject({ code: '8517', kind: 'code' });
    expect(tariff.suggest('zzzzqqq')).toEqual([]);
  });
});
