// Cells of the file that is downloaded: figures are numbers, codes keep their zero, the header stands out.
import { expect, test } from 'vitest';
import { spreadsheetOf, writeCsv } from './spreadsheet.ts';

const TABLE = [
  ['Stock, March'],
  ['item', 'qty', 'hsn_sac', 'gst_rate', 'confidence'],
  ['haldi', '12', '09103030', '5%', '0.981'],
  ['rough stones', '3', '7103', '0.25%', '0.700'],
  ['petrol', '', '2710', 'Outside GST', ''],
];
const { rows, widths } = spreadsheetOf({ table: TABLE, numberColumns: [1], headerRow: 1 });

test('rates and confidence are numbers that are shown as percentages', () => {
  expect(rows[2]?.slice(3)).toEqual([
    { value: 0.05, type: Number, format: '0%' },
    { value: 0.981, type: Number, format: '0.0%' },
  ]);
  expect(rows[3]?.[3]).toEqual({ value: 0.0025, type: Number, format: '0.00%' });
  expect(rows[4]?.slice(3)).toEqual([
    { value: 'Outside GST', type: String },
    { value: '', type: String },
  ]);
});

test('codes stay text with the zero in front; numbers of the file stay numbers', () => {
  expect(rows[2]?.slice(1, 3)).toEqual([
    { value: 12, type: Number },
    { value: '09103030', type: String },
  ]);
});

test('the header is bold, titles are not, and columns are as wide as what stands in them', () => {
  expect(rows[0]?.[0]).not.toHaveProperty('fontWeight');
  expect(rows[1]?.every(({ fontWeight }) => fontWeight === 'bold')).toBe(true);
  expect(widths).toEqual([14, 8, 10, 13, 12]);
});

test('a column of the file that is called as what every object has holds its texts', () => {
  const table = [['constructor'], ['haldi']];
  expect(spreadsheetOf({ table, numberColumns: [], headerRow: 0 }).rows[1]).toEqual([{ value: 'haldi', type: String }]);
});

test('CSV begins with the mark of UTF-8, and formulas are disarmed', () => {
  expect(writeCsv([['चावल', '=1+1', '-1.5']])).toBe("\ufeffचावल,'=1+1,-1.5\r\n");
});
