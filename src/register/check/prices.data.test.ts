// Prices with tax in them decide a rate where it is the same at every rate of the code.
import { expect, test } from 'vitest';
import { checkDocument, openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const found = (rate: number, price: string, column = 'Selling Price (incl. GST)') => {
  const source = `Item Name,HSN,GST %,Unit,${column}\nMen linen shirt,62059090,${rate},PCS,${price}\n`;
  return checkDocument(tariff, openDocument(source)).map(({ kind, repair }) => [kind, repair]);
};

test.each([
  // 5,510 is 5,247 without 5% and 4,669 without 18%: above 2,500 in any case.
  [5, '5510', [['rate-by-price', { rate: 18 }]]],
  [18, '5510', []],
  [18, '855', [['rate-by-price', { rate: 5 }]]],
  [5, '855', []],
  [18, '2565', [['rate-by-price', { rate: 5 }]]],
  // 2,571 without 5%, 2,288 without 18%: the limit lies between, whatever rate the list has.
  [5, '2700', [['price-with-tax', null]]],
  [18, '2700', [['price-with-tax', null]]],
])('%d%% at %s with tax', (rate, price, expected) => {
  expect(found(rate, price)).toEqual(expected);
});

test('an MRP decides nothing, since goods are sold below it', () => {
  expect(found(18, '855', 'MRP').map(([kind]) => kind)).not.toContain('rate-by-price');
});

test('the price before tax goes first', () => {
  const source =
    'Item Name,HSN,GST %,Unit,Sale Price,Price incl. GST\nMen linen shirt,62059090,18,PCS,2600,2700\nMen linen shirt,62059090,5,PCS,2400,2700\n';
  expect(checkDocument(tariff, openDocument(source))).toEqual([]);
});
