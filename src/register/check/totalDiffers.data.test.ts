// The last total of a file that is not what its lines add up to, as the check and Table 12 tell it.
import { expect, test } from 'vitest';
import { checkDocument, openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import { register } from '../sentences.ts';

const tariff = openTariff({ today: () => '2026-11-18' });

function toldOf(...totals: readonly string[]) {
  const rows = ['A1', 'A2'].map((document) => ['01-10-2026', document, 'Hammer', '82052000', '1', 'NOS', '500', '18']);
  const document = openDocument([
    ['Date', 'Invoice No', 'Item Name', 'HSN', 'Qty', 'Unit', 'Taxable Value', 'GST %'],
    ...rows,
    ...totals.map((value) => ['', '', 'Total', '', '', '', value, '']),
  ]);
  return {
    found: checkDocument(tariff, document).filter(({ kind }) => kind === 'total-differs'),
    warned: summarise(tariff, document, { period: '102026' }).table.warnings,
  };
}

test('both doors name the row, what it says and the sum', () => {
  const sentence = register.totalDiffers(4, 125_000, 100_000);
  const { found, warned } = toldOf('1,250.00');
  expect(sentence).toContain('₹1,250');
  expect(found).toMatchObject([{ severity: 'look', message: sentence }]);
  expect(warned).toContain(sentence);
});

test('nothing is said where it fits, or where only a total above the last does not', () => {
  for (const totals of [[], ['1000'], ['999.60'], ['700', '1000']]) {
    const { found, warned } = toldOf(...totals);
    expect(found).toEqual([]);
    expect(warned.filter((warning) => warning.includes('add up'))).toEqual([]);
  }
});
