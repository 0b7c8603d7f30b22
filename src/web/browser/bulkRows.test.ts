// Order, review and output of bulk rows.
import { describe, expect, test } from 'vitest';
import { type BulkRow, byDoubt, isDoubtful, likelyColumn, NO_ANSWER, outputTable } from './bulkRows.ts';

const row = (index: number, confidence: number, code = '8517'): BulkRow => ({
  index,
  text: `text ${index}`,
  answer: { ...NO_ANSWER, code, confidence, status: 'resolved', rate: '18%', description: 'Telephones' },
  reviewed: false,
});

describe('bulk rows', () => {
  test('the doubtful come first, ties in the order of the file', () => {
    expect(byDoubt([row(0, 0.9), row(1, 0.2), row(2, 0.9), row(3, 0.2)]).map(({ index }) => index)).toEqual([
      1, 3, 0, 2,
    ]);
  });

  test('a reviewed row is no longer doubtful', () => {
    expect(isDoubtful(row(0, 0.3))).toBe(true);
    expect(isDoubtful({ ...row(0, 0.3), reviewed: true })).toBe(false);
    expect(isDoubtful(row(0, 0.95))).toBe(false);
  });

  test('the output keeps the file and adds columns', () => {
    const table = outputTable(['item', 'qty'], [['phone', '2'], ['x']], [row(0, 0.95), row(1, 0.1, '')]);
    expect(table[0]?.slice(0, 4)).toEqual(['item', 'qty', 'hsn_sac', 'code_description']);
    expect(table[1]?.slice(0, 8)).toEqual(['phone', '2', '8517', 'Telephones', '18%', '', '0.95', 'no']);
    expect(table[2]?.slice(0, 3)).toEqual(['x', '', '']);
    expect(table[2]?.[7]).toBe('yes');
  });

  test('finds the column with descriptions', () => {
    expect(
      likelyColumn([
        ['sr', 'Item name', 'qty'],
        ['1', 'rice', '5'],
      ]),
    ).toBe(1);
    expect(
      likelyColumn([
        ['a', 'b'],
        ['1', 'cotton shirt'],
        ['2', 'steel pipe'],
      ]),
    ).toBe(1);
  });
});
