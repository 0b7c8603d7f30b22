// Workbooks, and files that only look like one; test/cli/hostileFiles.test.ts measures what they take.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bomb, farCells, nested, workbookOf } from '../../../test/cli/hostileSheets.ts';
import { readWorkbook } from './workbook.ts';

const read = (archive: Uint8Array) => readWorkbook(new Uint8Array(archive));
const cell = (place: string, content = '<v>1</v>'): string => `<c r="${place}">${content}</c>`;

test('reads texts, numbers and gaps', async () => {
  const text = cell('A1', '<is><t>rice</t></is>').replace('<c', '<c t="inlineStr"');
  const [sheet] = await read(workbookOf(`<row r="1">${text}</row><row r="3">${cell('C3')}</row>`));
  expect(sheet).toEqual({
    name: 'S',
    rows: [
      ['rice', null, null],
      [null, null, null],
      [null, null, 1],
    ],
  });
});

test('cells that only have a format do not make a sheet large, nor do empty rows', async () => {
  const ghost = '<row r="1048575"/><row r="1048576"><c r="XFD1048576" s="1"/></row>';
  const [sheet] = await read(workbookOf(`<row r="1">${cell('A1')}</row>${ghost}`));
  expect(sheet?.rows).toEqual([[1]]);
});

const far = (rows: string) => read(workbookOf(`<row r="1">${cell('A1')}</row>${rows}`));

test.each([
  ['far cells', () => read(farCells())],
  ['a far cell with a row of its own number', () => far(`<row r="1048576">${cell('XFD2')}</row>`)],
  ['a row that no sheet has', () => far(`<row r="99999999">${cell('A99999999')}</row>`)],
  ['a row as an exponent', () => far('<row r="1e9"/>')],
  ['a row as a reference', () => far('<row r="&#49;e9"/>')],
  ['a cell with a prefix', () => far(`<row r="1048576"><x:c x:r="XFD1048576"><x:v>1</x:v></x:c></row>`)],
])('%s', async (_, reading) => {
  await expect(reading()).rejects.toMatchObject({ kind: 'cells' });
});

test.each([
  ['two places of one cell', () => far('<row r="2"><c r="A2" x:r="XFD1048576"><v>1</v></c></row>')],
  ['a cell without a place', () => far('<row r="2"><c><v>1</v></c></row>')],
  ['a false size', () => read(bomb(1000))],
  ['an archive in an archive', () => read(nested())],
  ['an archive of something else', () => read(zipSync({ 'a.txt': strToU8('a') }))],
  ['the beginning of an archive', () => read(farCells().subarray(0, 300))],
  ['two letters', () => read(Buffer.from('PK'))],
  ['XML that is cut', () => far('<row r="2"><c r="A2">')],
])('%s is no intact workbook', async (_, reading) => {
  await expect(reading()).rejects.toMatchObject({ kind: 'archive' });
});

test('a bomb is refused by what its directory says', async () => {
  await expect(read(bomb())).rejects.toMatchObject({ kind: 'bytes' });
});
