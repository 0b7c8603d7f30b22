import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';

describe('foldText', () => {
  it('drops Latin accents and case, and keeps Devanagari signs', () => {
    expect(foldText('Café CRÈME')).toBe('cafe creme');
    expect(foldText('हल्दी')).toBe('हल्दी'.normalize('NFC'));
  });
});
