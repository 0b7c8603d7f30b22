// CSV in and out, as spreadsheets write it.
import { describe, expect, test } from 'vitest';
import { delimiterOf, readCsv, writeCsv } from './sheet.ts';

describe('CSV', () => {
  test('reads quotes, line ends within cells and a byte order mark', () => {
    expect(readCsv('﻿a,b\r\n"x, ""y""\nz",2\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ]);
  });

  test('finds the delimiter', () => {
    expect(delimiterOf('item;qty\nrice, white;2\n')).toBe(';');
    expect(delimiterOf('item\tqty\nrice\t2\n')).toBe('\t');
    expect(delimiterOf('only one column\nof text')).toBe(',');
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
});
