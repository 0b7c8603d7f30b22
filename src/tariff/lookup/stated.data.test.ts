import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();
const rateOf = (text: string): string => {
  const [first] = tariff.lookup(text).matches;
  return `${first?.gst_rate}${first?.rate_open === true ? ' open' : ''}`;
};

describe('a price or a pack decides the rate, however it is written', () => {
  const PRICES: readonly ((price: number) => string)[] = [
    (price) => `@${price}`,
    (price) => `@ Rs.${price}/-`,
    (price) => `₹${price}`,
    (price) => `${price}₹`,
    (price) => `Rs ${price}`,
    (price) => `${price} rs`,
    (price) => `${price}/-`,
    (price) => `mrp ${price}`,
    (price) => `price ${price}`,
    (price) => `${price} rupees`,
    (price) => `${price} rupaye`,
    (price) => `${price} रुपये`,
  ];
  const PRICED = ['cotton shirt', 'denim jeans', 'bed sheet', 'leather shoes', 'silk saree blouse'];

  test('prices', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRICED),
        fc.constantFrom(...PRICES),
        fc.integer({ min: 150, max: 9999 }),
        (goods, spelling, price) => {
          expect(rateOf(`${goods} ${spelling(price)}`)).toBe(price > 2500 ? '18%' : '5%');
        },
      ),
    );
  });

  const RETAIL = [
    '1kg packet',
    '500 gm pouch',
    '1 KG PKT',
    '5kg pack',
    '500g x 24',
    '10 kg bag',
    '1 किलो पैकेट',
    'packed',
  ];
  const LOOSE = ['loose', 'khula', '50 kg', '50KG bag', '30 kgs', '50 kilo bori', '५० किलो', 'unbranded loose'];
  const PACKED = ['basmati rice', 'toor dal', 'wheat flour', 'besan', 'jaggery'];

  test('packs', () => {
    for (const goods of PACKED) {
      expect(RETAIL.map((pack) => `${goods} ${pack}: ${rateOf(`${goods} ${pack}`)}`)).toEqual(
        RETAIL.map((pack) => `${goods} ${pack}: 5%`),
      );
      expect(LOOSE.map((pack) => `${goods} ${pack}: ${rateOf(`${goods} ${pack}`)}`)).toEqual(
        LOOSE.map((pack) => `${goods} ${pack}: 0%`),
      );
    }
  });
});

describe('words of both scripts decide alike', () => {
  test.each([
    ['tabla', 'तबला'],
    ['dholak', 'ढोलक'],
    ['bansuri', 'बांसुरी'],
    ['sitar', 'सितार'],
    ['thepla', 'थेपला'],
    ['kajal', 'काजल'],
    ['rakhi', 'राखी'],
    ['agarbatti', 'अगरबत्ती'],
  ])('%s and %s', (latin, devanagari) => {
    expect(rateOf(devanagari)).toBe(rateOf(latin));
  });
});

test.each([
  ['gas stove two burner', '18%'],
  ['गैस चूल्हा', '18%'],
  ['mango drink 1 l', '5%'],
  ['a4 copier paper', '18%'],
  ['air freight for export', '18%'],
  ['loan processing fee', '18%'],
  ['interest on loan', '0%'],
  ['car insurance premium', '18%'],
  ['hospital room rent 6000 per day', '5%'],
  ['icu charges', '0%'],
  ['silica gel', '18%'],
  ['electric motor 5 hp', '18%'],
  ['under construction flat', '7.5% open'],
])('%s: %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate);
});

test.each([
  ['निर्माणाधीन फ्लैट', '7.5% open'],
  ['under construction flat 40 lakh', '7.5% open'],
  ['affordable flat under construction', '1.5%'],
  ['affordable flat under construction 60 lakh', '7.5%'],
  ['non-affordable flat under construction', '7.5%'],
  ['flat under construction price Rs 80,00,000', '7.5%'],
  ['1 crore flat under construction', '7.5%'],
  ['3bhk flat under construction 95 lakhs', '7.5%'],
  ['sale of flat under construction, price above 45 lakh', '7.5%'],
])(
  'a home above ₹45 lakh, or one that is denied to be affordable, never gets the rate of affordable ones: %s',
  (text, rate) => {
    expect(rateOf(text)).toBe(rate);
  },
);

test.each([
  ['society maintenance yearly Rs 60000', '0%'],
  ['society maintenance Rs 9k per month', '18%'],
  ['bridal kurti 3 thousand', '18%'],
  ['unmanufactured tobacco', '40%'],
  ['unmanufactured chewing tobacco', '40%'],
  ['unmanufactured burley tobacco in bales', '5%'],
  ['unmanufactured tobacco leaf', '5%'],
  ['tobacco leaves', '5%'],
])('what the text says of price and kind: %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate);
});

test.each([
  ['frozen paratha', '2025-09-21', '18%'],
  ['frozen paratha', '2025-09-22', '0%'],
  ['kerala parotta frozen', '2025-09-21', '18%'],
  ['naan', '2025-09-21', '0% open'],
  ['rotli', '2025-09-21', '5%'],
  ['bread', '2025-09-21', '0%'],
  ['nolen gur', '2020-01-01', '0%'],
  ['nolen gur', '2023-01-01', '5% open'],
  ['unmanufactured tobacco', '2026-01-31', '28%'],
  ['affordable flat under construction', '2018-06-01', '12%'],
  ['construction of road for PWD', '2021-03-31', '12%'],
  ['construction of road for PWD', '2022-07-18', '18%'],
  ['road laying work contract for municipality', '2019-06-01', '12%'],
  ['works contract government road', '2022-07-17', '12%'],
  ['sadak nirman nagar palika', '2021-03-31', '12%'],
  ['zila parishad road construction', '2021-03-31', '12%'],
  ['highway construction work for NHAI', '2022-03-01', '12%'],
  ['road construction inside factory', '2021-03-31', '18% open'],
  ['सड़क निर्माण', '2021-03-31', '18% open'],
  ['hospital building construction PWD', '2021-03-31', '12%'],
  ['overhead tank construction PHED', '2021-03-31', '12%'],
  ['water supply pipeline work private colony', '2021-03-31', '18% open'],
  ['transport of railway equipment by rail', '2022-07-17', '0%'],
  ['transport of railway equipment by rail', '2022-07-18', '5%'],
] as const)('before and after a change of words: %s on %s', (text, day, rate) => {
  const [first] = tariff.lookup(text, { asOf: day }).matches;
  expect(`${first?.gst_rate}${first?.rate_open === true ? ' open' : ''}`).toBe(rate);
});

test.each([
  ['N95 mask', '5%'],
  ['jute gunny bag', '5%'],
  ['duster cloth', '5%'],
  ['cotton handkerchief', '5%'],
  // What goods hardly ever cost is told all the same where they do.
  ['jute gunny bag Rs 3000', '18%'],
  ['cotton shirt', '5% open'],
])('the limit of ₹2,500 leaves only goods open that reach it: %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate);
});

test.each([
  ['cotton socks 150', '5%'],
  ['cotton socks Rs 150', '5%'],
  ['cotton socks 149', '5%'],
  ['cotton shirt 3000', '18%'],
  ['cotton shirt 40', '5% open'],
  ['cotton shirt 2024', '5% open'],
  ['cotton shirt design 2999', '5% open'],
  ['cotton shirt batch 2999', '5% open'],
  ['cotton shirts 10 pcs 30000', '5% open'],
  ['cotton shirt 2999 blue', '5% open'],
  ['cotton shirt 2999', '18%'],
  ['cotton shirt 3000/-', '18%'],
  ['cotton shirt @3000', '18%'],
])(
  'a number without a sign of a price is one where it ends the text and may be no size, style, year or sum: %s',
  (text, rate) => {
    expect(rateOf(text)).toBe(rate);
  },
);

test.each(['engine oil 20W40', 'engine oil 5W30 3.5L', 'gear oil 80W90'])('%s is no fuel outside GST', (text) => {
  expect(rateOf(text)).toBe('18%');
});

test.each([
  ['fixed speed diesel engine 10 HP', '5%'],
  ['fixed speed diesel engine 15 HP', '5%'],
  ['fixed speed diesel engine 11 kW', '5%'],
  ['fixed speed diesel engine 20 HP', '18%'],
  ['stationary diesel engine 50 HP', '18%'],
])('power decides the rate of engines, in HP and in kW: %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate);
});

test.each([
  ['LPG 14.2 kg cylinder', '5%'],
  ['LPG 14.2kg', '5%'],
  ['LPG cylinder 19 kg', '18%'],
  ['empty LPG cylinder', '18%'],
])('a cylinder of 14.2 kg is cooking gas for a household: %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate);
});
