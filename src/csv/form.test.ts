// What a CSV text is known by.
import { describe, expect, test } from 'vitest';
import { csvFormOf, delimiterOf } from './form.ts';

describe('the form of a CSV text', () => {
  test('finds the delimiter', () => {
    expect(delimiterOf('item;qty\nrice, white;2\n')).toBe(';');
    expect(delimiterOf('item\tqty\nrice\t2\n')).toBe('\t');
    expect(delimiterOf('only one column\nof text')).toBe(',');
  });

  test('below a title line, and beside commas in texts and numbers', () => {
    expect(delimiterOf('Stock list\nitem;qty\nrice;2\n')).toBe(';');
    expect(delimiterOf('Stock list, March 2026\n\nitem;price\nrice, white;2,50\nwheat, red;3,20\n')).toBe(';');
    expect(delimiterOf('rice;2,50\nwheat;3,20\n')).toBe(';');
    expect(delimiterOf('item,qty\nShirt, cotton,2\nrice,1\n')).toBe(',');
    expect(delimiterOf('rice, white\nwheat\n')).toBe(',');
  });

  test('a line that names the delimiter is no row, nor is the mark of UTF-8', () => {
    expect(csvFormOf('\ufeffsep=;\r\nitem;qty\r\n')).toEqual({ delimiter: ';', lineEnd: '\n', start: 8 });
    expect(csvFormOf('sep=,\na;b,c;d\n')).toEqual({ delimiter: ',', lineEnd: '\n', start: 6 });
    expect(csvFormOf('separator,item\n')).toEqual({ delimiter: ',', lineEnd: '\n', start: 0 });
  });

  test('lines may end as on old Macs', () => {
    expect(csvFormOf('item;qty\rrice;2\r')).toEqual({ delimiter: ';', lineEnd: '\r', start: 0 });
    expect(csvFormOf('item;qty\r\nrice;2\r\n').lineEnd).toBe('\n');
  });
});
