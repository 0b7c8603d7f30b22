import { describe, expect, it, test } from 'vitest';
import { foldText, withJoins } from './characters.ts';

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

test.each([
  ['t-shirts', 'tshirt'],
  ['non woven bag', 'nonwoven bag'],
  ['x-ray film', 'xray film'],
  ['v-belt b 56', 'vbelt b 56'],
  ['p.v.c. pipe', 'pvc pipe'],
  ['m.s. flat', 'ms flat'],
  ['ms pipe', 'mild steel pipe'],
  ['salt&pepper', 'salt pepper'],
  ['b&b', 'b&b'],
  ["men's kurta", 'men kurta'],
  ['cable 33kv', 'cable 33 kv'],
  ['1.1kv wire', '1.1 kv wire'],
  ['11kva set', '11kva set'],
  ['non', 'non'],
  ['डी.ए.पी. खाद', 'dap खाद'],
  ['डी ए पी खाद', 'dap खाद'],
  ['डीएपी खाद', 'dap खाद'],
  ['एम.एस.पाइप', 'ms पाइप'],
  ['सी.सी. टी.वी. कैमरा', 'cctv कैमरा'],
  ['ए सी सर्विस', 'ac सर्विस'],
  ['शर्मा जी के घर', 'शर्मा जी के घर'],
  ['डी.ए.पी. के लिए', 'dap के लिए'],
  ['एस.एस. पीतल', 'ss पीतल'],
  ['एसएस रेलिंग', 'ss रेलिंग'],
  ['सीटी', 'सीटी'],
  ['ए ग्रेड', 'ए ग्रेड'],
])('%s is read as %s', (written, read) => {
  expect(withJoins(written).replace(/\s+/g, ' ').trim()).toBe(read);
});
