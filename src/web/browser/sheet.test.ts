// CSV in and out, as spreadsheets write it.
import { describe, expect, test } from 'vitest';
import { readCsv, textOfTable, writeCsv } from './sheet.ts';

describe('CSV', () => {
  test('reads quotes, line ends within cells and a byte order mark', () => {
    expect(readCsv('﻿a,b\r\n"x, ""y""\nz",2\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ]);
  });

  test('reads a last line without an end', () => {
    expect(readCsv('a\nb')).toEqual([['a'], ['b']]);
  });

  test('what it writes, it reads, and formulas are disarmed', () => {
    const table = [
      ['चावल', 'a "b"', 'c,d', 'e\nf'],
      ['-1.5', '', 'x', ''],
    ];
    expect(readCsv(writeCsv(table))).toEqual(table);
    expect(writeCsv([['=1+1', '@x']])).toContain("'=1+1,'@x");
  });

  test('reads a file below a line that names the delimiter, and lines that end as on old Macs', () => {
    const rows = [
      ['item', 'qty'],
      ['rice', '2'],
    ];
    expect(readCsv('sep=;\r\nitem;qty\r\nrice;2\r\n')).toEqual(rows);
    expect(readCsv('item,qty\rrice,2\r')).toEqual(rows);
  });
});

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
