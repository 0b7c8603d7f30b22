import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../engine/text/characters.ts';
import { latinDigits } from '../model/digits.ts';
import { amountIn, packIn } from './amounts.ts';

const rupeesIn = (text: string) => amountIn(latinDigits(foldText(text)), 'rupees');
const exactly = (number: number) => ({ least: number, most: number, isAbove: false });
const above = (number: number) => ({ least: number, most: Number.POSITIVE_INFINITY, isAbove: true });
const upTo = (number: number) => ({ least: 0, most: number, isAbove: false });

test('a number as shops set prices is one at the end, unless it counts articles or models', () => {
  expect(rupeesIn('nike running shoes 5999')).toEqual(exactly(5999));
  expect(rupeesIn('कुर्ता 1,299')).toEqual(exactly(1299));
  expect(rupeesIn('suit blazer mens 8,500')).toEqual(exactly(8500));
  expect(rupeesIn('जूते चमड़े के 4499')).toEqual(exactly(4499));
  expect(rupeesIn('socks cotton ankle 3pr 149')).toEqual(exactly(149));
  expect(rupeesIn('mens jeans killer 32 2499')).toEqual(exactly(2499));
  expect(rupeesIn('hotel room 12000 gst rate')).toEqual(exactly(12000));
  expect(rupeesIn('suite stay 1 night 38000')).toEqual(exactly(38000));
  expect(rupeesIn('hotel dbl rm 3299 x 2 nights')).toEqual(exactly(3299));
  expect(rupeesIn('palace 3 nights 38000')).toBeUndefined();
  expect(rupeesIn('hotel room 2 nts @8200')).toEqual(exactly(8200));
  for (const text of ['brief 1010', 'vest 100', 'shirt design 2999', 'shirt SM 499', 'shirt 2999 blue', 'shirt x2999'])
    expect(rupeesIn(text)).toBeUndefined();
});

test.each([
  ['baby romper 0-3 m print 185.00', 185],
  ['skechers go walk sz 6 5499.00', 5499],
  ['shirt 1,299.00 cotton', 1299],
  ['vest 85.50', 85.5],
  ['formal shirt slim fit 42 - 2,850 + GST', 2850],
  ['bedspread 1 pc 3,250+tax', 3250],
  ['shirt Rs 999 + GST', 999],
  ['shirt 999/- +igst', 999],
  ['shirt 2850 plus taxes', 2850],
  ['shirt 2400 excl. GST', 2400],
])('paise and the tax beside it make a number a price: %s', (text, price) => {
  expect(rupeesIn(text)).toEqual(exactly(price));
});

test.each(['cloth 110.00 cm wide', 'shirt 3.50', 'curtain 120.00 x 210.00', 'shirt 40 gst', 'shirt model 1299.00'])(
  'a measure with decimals is no price: %s',
  (text) => {
    expect(rupeesIn(text)).toBeUndefined();
  },
);

test.each([
  ['1 crore flat under construction', exactly(1e7)],
  ['3bhk flat 95 lakhs', exactly(95e5)],
  ['flat from builder 55L', exactly(55e5)],
  ['villa 1.2 Cr gated', exactly(12e6)],
  ['निर्माणाधीन फ्लैट 80 लाख', exactly(8e6)],
  ['flat 80,00,000 booking', exactly(8e6)],
  ['apartment 8000000', exactly(8e6)],
  ['flat above 45 lakh from builder', above(45e5)],
  ['flat ₹85L', exactly(85e5)],
  ['bridal lehenga 2 lakh', exactly(2e5)],
  ['2 lakh wali lehenga', exactly(2e5)],
  ['3 hazar ki saree', exactly(3000)],
  ['kurti 2.6k', exactly(2600)],
  ['society maintenance 9 hazar mahina', exactly(9000)],
])('a price in thousands, lakhs and crores needs no sign where it is one by its place: %s', (text, price) => {
  expect(rupeesIn(text)).toEqual(price);
});

test.each([
  '2 lakh shirts',
  'shirts 2 lakh pcs',
  'shirt qty 200000',
  'flat 402 b wing',
  'flat 1250 sq ft',
  'water can 20L',
])('lakhs of goods and numbers of flats are no prices: %s', (text) => {
  expect(rupeesIn(text)).toBeUndefined();
});

test.each([
  ['society maintenance yearly Rs 60000', 5000],
  ['society maintenance Rs 15000 quarterly', 5000],
  ['hostel fee annual Rs 1,20,000', 10_000],
  ['society maintenance annual bill, Rs 8000 per month', 8000],
  ['annual day costume Rs 3000', 3000],
])('what is charged by the month is counted by the month: %s', (text, price) => {
  expect(rupeesIn(text)).toEqual(exactly(price));
});

test('an hour of the day and a year are no monthly amounts', () => {
  expect(rupeesIn('court slot 6 pm')).toBeUndefined();
  expect(rupeesIn('rent monthly 2026')).toBeUndefined();
  expect(rupeesIn('rent monthly 8000 11 months')).toEqual(exactly(8000));
});

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
    (price) => `hostel ${price} pm`,
    (price) => `hostel ${price} p.m.`,
    (price) => `hostel ${price} per mth`,
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
  ['2500 se badi wali saree', above(2500)],
  ['2500 ke upar ka kurta', above(2500)],
  ['2500 से छोटी', upTo(2500)],
  ['2500 se upar wali saree', above(2500)],
  ['2500 रुपये से ज्यादा की साड़ी', above(2500)],
  ['shirt below Rs 1000', upTo(1000)],
  ['shirt upto 1000', upTo(1000)],
  ['1000 se kam ki shirt', upTo(1000)],
  ['1000 रुपये तक की कमीज', upTo(1000)],
  ['shirt 2500 rupees and above', { least: 2500, most: Number.POSITIVE_INFINITY, isAbove: false }],
  ['flat price 45 lakh', exactly(4_500_000)],
  ['5 हजार रुपये का कमरा', exactly(5000)],
  ['होटल रूम 1 रात 1200', exactly(1200)],
  ['लॉज रूम 800', exactly(800)],
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

test.each([
  ['motor 45 HP', 'kw', 33.5565],
  ['motor 0.5hp', 'kw', 0.37285],
  ['motor .5 hp', 'kw', 0.37285],
  ['motor 1/2 HP', 'kw', 0.37285],
  ['motor ½ HP', 'kw', 0.37285],
  ['motor 1 1/2 HP', 'kw', 1.11855],
  ['motor 37.5W', 'kw', 0.0375],
  ['turbine 5 MW', 'kw', 5000],
  ['transformer 16 MVA', 'kva', 16_000],
  ['transformer 500VA', 'kva', 0.5],
  ['cable 11KV', 'volts', 11_000],
  ['transformer 11kV/433V', 'volts', 11_000],
  ['SUV 2.8 DSL', 'cc', 2800],
  ['hatchback 1.2L petrol', 'cc', 1200],
  ['bike 97.2CC', 'cc', 97.2],
  ['fevicol 500 gm', 'kg', 0.5],
  ['weighbridge 60 ton', 'kg', 60_000],
  ['truck GVW 16.2T', 'gvw', 16_200],
  ['truck 2990 kg GVW', 'gvw', 2990],
  ['cotton yarn 30s combed', 'count', 30],
  ["cotton yarn 40's", 'count', 40],
  ['cotton yarn 30/1', 'count', 30],
  ['cotton yarn Ne 20', 'count', 20],
  ['cotton yarn 2/40', 'ply-count', 40],
  ['cotton yarn 60s/2', 'ply-count', 60],
] as const)('%s tells %s: %d', (text, amount, number) => {
  expect(amountIn(latinDigits(foldText(text)), amount)).toEqual(exactly(number));
});

test.each([
  ['truck 16 ton', 'gvw'],
  ['cotton yarn 2/40s', 'count'],
  ['cotton yarn 50 kg', 'count'],
  ['cotton yarn 30/1', 'ply-count'],
  ['transformer 11/0.433 kV', 'volts'],
  ['rice version 2.8', 'cc'],
  ['cable 4C 16sqmm', 'kw'],
] as const)('%s tells no %s', (text, amount) => {
  expect(amountIn(latinDigits(foldText(text)), amount)).toBeUndefined();
});

test('sizes are compared in Hindi, too', () => {
  const ccIn = (text: string) => amountIn(latinDigits(foldText(text)), 'cc');
  for (const text of ['350 सीसी से बड़ी बाइक', '350 cc se badi bike', '३५० सीसी से ऊपर', 'bike bigger than 350 cc'])
    expect(ccIn(text)).toEqual(above(350));
  for (const text of ['350 सीसी से छोटी बाइक', '350 cc tak ki bike', 'bike smaller than 350 cc'])
    expect(ccIn(text)).toEqual(upTo(350));
});

const packOf = (text: string, hasBrand = false) => packIn(latinDigits(foldText(text)), hasBrand);

test.each([
  'besan 500 GM pouch',
  'poha 200G PKT',
  'dahi pouch',
  'paneer packet',
  'lassi 1 ltr TP',
  'rice 25 kg bag',
  'rice 10kg pack',
  'atta 1kg x 20',
  'jaggery 500gx24',
  'दही का पाउच',
  'आटा १० किलो पैकेट',
  'बेसन १ किलो पैक',
  'साखर 500 ग्रॅम पाकीट',
  'pre-packaged rice',
])('%s is in labelled packs', (text) => {
  expect(packOf(text)).toBe('retail');
});

test.each([
  'loose rice',
  'rice, not pre-packaged',
  'khula atta',
  'खुला आटा',
  'unbranded dal',
  'rice 50 kg',
  'dal 30KG',
  'चावल ५० किलो बोरी',
  'rice 50kg pp bag',
  'wheat mandi purchase 60 qtl',
])('%s is loose, or not in a pack for the shelf', (text) => {
  expect(packOf(text)).toBe('loose');
});

test.each(['rice', 'rice 5 kg', 'paneer 200 g', 'rice 500 kg', 'rice 2 ton', 'rice, loose or packed'])(
  '%s does not tell',
  (text) => {
    expect(packOf(text)).toBeUndefined();
  },
);

test('a brand with a shelf size is packed; a brand alone or a sack says nothing of that', () => {
  expect(packOf('rice 5 kg', true)).toBe('retail');
  expect(packOf('besan 500g', true)).toBe('retail');
  expect(packOf('rice 50 kg', true)).toBe('loose');
  expect(packOf('rice', true)).toBeUndefined();
});

test('what comes by the trolley or the dumper is loose; a trolley that is sold tells nothing', () => {
  expect(packOf('vermicompost 2 trolley')).toBe('loose');
  expect(packOf('भूसा 1 ट्रॉली')).toBe('loose');
  expect(packOf('ret 3 dumper')).toBe('loose');
  expect(packOf('milk trolley')).toBeUndefined();
});

test('a weight means the same in all units and spellings', () => {
  const spellings = (kg: number): readonly string[] => [
    `rice bag ${kg} kg`,
    `rice bag ${kg}kgs`,
    `rice bag ${kg} kilo`,
    `rice bag ${kg}.00 KG`,
    `rice bag ${kg * 1000} g`,
    `rice bag ${kg * 1000}gm`,
    `चावल ${kg} किलो बोरी`,
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), (kg) => {
      expect(new Set(spellings(kg).map((text) => packOf(text)))).toEqual(new Set([kg > 25 ? 'loose' : 'retail']));
    }),
  );
});
