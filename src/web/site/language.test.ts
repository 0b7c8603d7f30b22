// The language of a page: its address decides, then the browser, then English.
import { expect, test } from 'vitest';
import { acceptedLanguage, chosenLanguage } from './language.ts';

test('the address goes before the browser', () => {
  expect(chosenLanguage(new URLSearchParams('lang=en'), 'fr')).toBe('en');
  expect(chosenLanguage(new URLSearchParams('lang=xx'), '')).toBe('en');
});

test('what is not spoken here is English', () => {
  for (const header of ['', 'fr-FR,fr;q=0.9', '*', 'en-IN;q=0', ';;;q=,', 'x'.repeat(5000)]) {
    expect(acceptedLanguage(header)).toBe('en');
  }
});
