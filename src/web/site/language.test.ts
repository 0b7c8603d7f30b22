// The language of a page: its address decides, then the browser, then English.
import { expect, test } from 'vitest';
import { acceptedLanguage, chosenLanguage, linkLanguage } from './language.ts';

test('the address goes before the browser', () => {
  expect(chosenLanguage(new URLSearchParams('lang=en'), 'fr')).toBe('en');
  expect(chosenLanguage(new URLSearchParams('lang=en'), 'hi')).toBe('en');
  expect(chosenLanguage(new URLSearchParams('lang=hi'), 'en')).toBe('hi');
  expect(chosenLanguage(new URLSearchParams('lang=xx'), '')).toBe('en');
});

test('what the browser wants most is taken', () => {
  expect(acceptedLanguage('hi-IN,hi;q=0.9,en;q=0.5')).toBe('hi');
  expect(acceptedLanguage('en-IN,en;q=0.9,hi;q=0.8')).toBe('en');
});

test('links keep a language that is not the usual one, or that was asked for', () => {
  expect(linkLanguage('hi', new URLSearchParams())).toBe('hi');
  expect(linkLanguage('en', new URLSearchParams())).toBe('');
  expect(linkLanguage('en', new URLSearchParams('lang=en'))).toBe('en');
});

test('what is not spoken here is English', () => {
  for (const header of ['', 'fr-FR,fr;q=0.9', '*', 'en-IN;q=0', ';;;q=,', 'x'.repeat(5000)]) {
    expect(acceptedLanguage(header)).toBe('en');
  }
});
