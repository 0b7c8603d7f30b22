import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../engine/text/characters.ts';
import { latinDigits } from '../model/digits.ts';
import { packIn } from './packs.ts';

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
