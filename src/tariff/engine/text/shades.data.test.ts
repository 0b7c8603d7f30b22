// Item masters say goods, then shade or flavour, then size: the last word is not what is sold, though it is goods too.
import { expect, test } from 'vitest';
import { openTariff } from '../../node.ts';

const tariff = openTariff();
const headingOf = (text: string): string => tariff.lookup(text, { limit: 1 }).matches[0]?.hsn_sac.slice(0, 4) ?? '';

const SHADES = [
  'ONION',
  'PEACH',
  'MUSTARD',
  'RUST',
  'WINE',
  'CHOCOLATE',
  'IVORY',
  'SAND',
  'WALNUT',
  'CARROT',
  'TOMATO',
];
const FLAVOURS = ['KAJU', 'NIMBU', 'BADAM', 'CHANDAN', 'ELAICHI', 'GUAVA', 'HONEY'];

test.each(['TOWEL', 'CURTAIN', 'KURTI', 'LEGGINGS', 'SOCKS', 'LIPSTICK', 'HELMET', 'REDMI MOBILE'])(
  '%s has the same heading in every shade, whatever size or count follows',
  (goods) => {
    const heading = headingOf(goods);
    const wrong = SHADES.flatMap((shade) => [
      `${goods} ${shade}`,
      `${goods} ${shade} L`,
      `${goods} ${shade} 2 PCS`,
    ]).filter((text) => headingOf(text) !== heading);
    expect(wrong).toEqual([]);
  },
);

test.each(['AGARBATTI', 'BISCUIT', 'BATH SOAP', 'TOFFEE', 'SHAMPOO', 'PICKLE'])(
  '%s has the same heading in every flavour',
  (goods) => {
    const heading = headingOf(goods);
    const wrong = FLAVOURS.flatMap((flavour) => [`${goods} ${flavour}`, `${goods} ${flavour} 100 GM`]).filter(
      (text) => headingOf(text) !== heading,
    );
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['ONION RED 50 KG', '0703'],
  ['DRY CHILLI RED', '0904'],
  ['BAG WHEAT 50 KG', '1001'],
  ['TOWEL RACK WALNUT', headingOf('TOWEL RACK')],
  ['RICE BROWN', '1006'],
])('a shade that is the goods stays: %s', (text, heading) => {
  expect(headingOf(text)).toBe(heading);
});
