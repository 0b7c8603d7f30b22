// Rows that are no items.
import { expect, test } from 'vitest';
import { rowKindOf, textOfRow } from './rowKind.ts';

test.each([
  ['Grand Total', 'total'],
  ['Sub Total', 'total'],
  ['TOTAL :', 'total'],
  ['कुल योग', 'total'],
  ['Closing Balance', 'total'],
  ['Round off', 'round-off'],
  ['Rounding off', 'round-off'],
  ['Prepared by: Ramesh', 'note'],
  ['Authorised Signatory', 'note'],
  ['E. & O.E.', 'note'],
  ['-----------', 'note'],
  ['Total station surveying instrument', 'item'],
  ['Round neck t-shirt', 'item'],
  ['Note book 200 pages', 'item'],
  ['Notes counting machine', 'item'],
  ['Steel bottle', 'item'],
])('%s is a row of kind %s', (text, kind) => {
  expect(rowKindOf(['1', text, '500'], text, 3)).toBe(kind);
});

test('a total may stand in another column, a note alone in its row', () => {
  expect(rowKindOf(['Total', '', '500'], '', 3)).toBe('total');
  expect(rowKindOf(['Sales of June', '', ''], '', 3)).toBe('note');
  expect(rowKindOf(['', '', ''], '', 3)).toBe('blank');
  expect(textOfRow(['Grand Total', '', '500'], 1)).toBe('Grand Total');
  expect(textOfRow(['I-1', '', '500'], 1)).toBe('');
});
