// Files as people choose them.
import { describe, expect, test } from 'vitest';
import { textOfTable } from './tableFile.ts';

describe('the text of a file', () => {
  test('is UTF-8, or UTF-16 with its mark', () => {
    expect(textOfTable(Buffer.from('item\nहल्दी'))).toEqual({ text: 'item\nहल्दी', isGuessed: false });
    expect(textOfTable(Buffer.from('\ufeffitem\nहल्दी', 'utf16le'))).toEqual({ text: 'item\nहल्दी', isGuessed: false });
    const bigEndian = Buffer.from('\ufeffitem', 'utf16le').swap16();
    expect(textOfTable(bigEndian)).toEqual({ text: 'item', isGuessed: false });
  });

  test('else the letters of Windows, which is told', () => {
    expect(textOfTable(Buffer.from('item\ncafé', 'latin1'))).toEqual({ text: 'item\ncafé', isGuessed: true });
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['UTF-16 without its mark', Buffer.from('item', 'utf16le')],
  ])('%s is refused', (_, bytes) => {
    expect(() => textOfTable(bytes)).toThrow('not a CSV or XLSX file');
  });
});
