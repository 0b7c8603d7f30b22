// Tables of CSV, and texts that are none.
import { expect, test } from 'vitest';
import { csvFormOf } from '../../csv/form.ts';
import { CsvTable, readCsvTable } from './csvTable.ts';
import { MOST_CHARACTERS, MOST_COLUMNS, SLICE } from './fileFault.ts';

test('a text longer than a slice reads as one, below the line that names its delimiter', () => {
  const rows = Array.from({ length: SLICE / 8 }, (_, at) => [`"${at}`, 'rice; white\n5 kg']);
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  expect(readCsvTable(`sep=;\r\n${lines.join('\r\n')}`)).toEqual(rows);
});

test('as many cells in a row as a sheet can have, and no more', () => {
  const wide = ','.repeat(MOST_COLUMNS - 1);
  expect(readCsvTable(wide)[0]).toHaveLength(MOST_COLUMNS);
  expect(() => readCsvTable(`a\n${wide},`)).toThrow('more than 16,384 cells');
});

test('a row without an end is refused before all of it was read', () => {
  const csv = new CsvTable(csvFormOf('"'));
  const piece = 'a'.repeat(SLICE);
  let pieces = 0;
  const endless = (): void => {
    for (; pieces * SLICE < 2 * MOST_CHARACTERS; pieces++) for (const _ of csv.read(`"${piece}`)) throw new Error();
  };
  expect(endless).toThrow('more than 4 million characters');
  expect(pieces * SLICE).toBeLessThanOrEqual(MOST_CHARACTERS);
});
