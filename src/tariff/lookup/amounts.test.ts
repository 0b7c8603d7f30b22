import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../engine/text/foldText.ts';
import { amountIn, withPlainDigits } from './amounts.ts';

const rupeesIn = (text: string) => amountIn(withPlainDigits(foldText(text)), 'rupees');
const exactly = (number: number) => ({ least: number, most: number, isAbove: false });
const above = (number: number) => ({ least: number, most: Number.POSITIVE_INFINITY, isAbove: true });
const upTo = (number: number) => ({ least: 0, most: number, isAbove: false });

describe('a price in any spelling', () => {
  const SPELLINGS: readonly ((price: number) => string)[] = [
    (price) => `shirt @${price}`,
    (price) => `shirt @ Rs ${price}/-`,
    (price) => `₹${price} shirt`,
    (price) => `shirt ₹ ${price}`,
    (price) => `shirt ${price}₹`,
    (price) => `shirt Rs.${price}`,
    (price) => `shirt rs${price}`,
    (price) => `shirt ${price}rs blue`,
    (price) => `shirt ${price} Rs. only`,
    (price) => `shirt ${price}/- each`,
    (price) => `shirt INR ${price}.00`,
    (price) => `shirt MRP ${price}`,
    (price) => `shirt M.R.P. ${price}`,
    (price) => `shirt mrp:${price}`,
    (price) => `shirt price is ${price}`,
    (price) => `shirt rate ${price}`,
    (price) => `shirt ${price} rupees`,
    (price) => `${price} rupaye wale shirt`,
    (price) => `${price} rupay ki shirt`,
    (price) => `${price} wali shirt`,
    (price) => `shirt ${price} per piece`,
    (price) => `shirt ${price}/pc`,
    (price) => `room ${price} per night`,
    (price) => `room ${price}/night`,
    (price) => `कमीज़ ${price} रुपये`,
    (price) => `कमीज ${price} रुपए वाली`,
    (price) => `कमीज ₹${price}`,
    (price) => `कमीज कीमत ${price}`,
    (price) => `shirt ${price.toLocaleString('en-IN')} rupees`,
    (price) => `कमीज रु ${String(price).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))}`,
  ];

  test.each(SPELLINGS.map((spelling) => [spelling(2499), spelling] as const))('%s', (_, spelling) => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999 }), (price) => {
        expect(rupeesIn(spelling(price))).toEqual(exactly(price));
      }),
    );
  });
});

test.each([
  ['kurti above 2500', above(2500)],
  ['kurti > 2500', above(2500)],
  ['2500 se upar wali saree', above(2500)],
  ['2500 रुपये से ज्यादा की साड़ी', above(2500)],
  ['shirt below Rs 1000', upTo(1000)],
  ['shirt upto 1000', upTo(1000)],
  ['1000 se kam ki shirt', upTo(1000)],
  ['1000 रुपये तक की कमीज', upTo(1000)],
  ['shirt 2500 rupees and above', { least: 2500, most: Number.POSITIVE_INFINITY, isAbove: false }],
  ['flat price 45 lakh', exactly(4_500_000)],
  ['5 हजार रुपये का कमरा', exactly(5000)],
  ['lehenga ₹12k', exactly(12_000)],
])('%s', (text, range) => {
  expect(rupeesIn(text)).toEqual(range);
});

test.each([
  'shirt 3000',
  'gst rate 18%',
  'rice @ 5%',
  'shirt size 3000',
  'bolt 500 pcs',
  'rope rate 50 m',
  'marsala 500',
])('%s tells no price', (text) => {
  expect(rupeesIn(text)).toBeUndefined();
});
