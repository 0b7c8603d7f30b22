import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';

describe('foldText', () => {
  it('drops Latin accents and case, and keeps Devanagari signs', () => {
    expect(foldText('Café CRÈME')).toBe('cafe creme');
    expect(foldText('हल्दी')).toBe('हल्दी'.normalize('NFC'));
  });

  it('has one space for several, and keeps the ends of lines', () => {
    expect(foldText('ketchup   1\u00a0 kg')).toBe('ketchup 1 kg');
    expect(foldText('ketchup\t1 kg')).toBe('ketchup 1 kg');
    expect(foldText('KETCHUP_1__KG')).toBe('ketchup 1 kg');
    expect(foldText('हल्दी_1_kg')).toBe('हल्दी 1 kg'.normalize('NFC'));
    expect(foldText('ketchup\n1 kg')).toBe('ketchup\n1 kg');
    expect(foldText('ketchup\r\n\r\n1\t\u2028kg')).toBe('ketchup\n1 kg');
  });
});
