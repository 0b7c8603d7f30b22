// Bare numbers that are read as prices, codes that a text names, and rates that all codes in question agree on.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();

describe('a bare number is read as the price of one piece or day, and a person confirms it', () => {
  test.each([
    ['shirt 3000', 3000, '18%'],
    ['jacket 4500', 4500, '18%'],
    ['kurti 3200', 3200, '18%'],
    ['jeans 2999', 2999, '18%'],
    ['hotel room 9000', 9000, '18%'],
    ['hotel room 4000 gst rate', 4000, '5%'],
    ['LADIES KURTA SET SILK 4200', 4200, '18%'],
    ['SHERVANI SET GROOM 12500', 12500, '18%'],
    ['MOJARI MENS 1250', 1250, '5%'],
    ['SPORTS SHOE CAMPUS MESH 9UK 1499', 1499, '5%'],
    ['leather shoes for men MRP 3000', 3000, '18%'],
    ['kurti @ 450', 450, '5%'],
    ['कुर्ता 1299', 1299, '5%'],
    ['"lehenga 12,000"', 12_000, '18%'],
    ['being saree blouse ready made 3500 purchased', 3500, '18%'],
  ])('%s', (text, price, rate) => {
    const { matches, read_price, needs_review } = tariff.lookup(text);
    expect({ read_price, needs_review, rate: matches[0]?.gst_rate }).toEqual({
      read_price: price,
      needs_review: true,
      rate,
    });
    expect(matches[0]?.rate_open).toBeUndefined();
    expect(tariff.batch([text]).results[0]).toMatchObject({ read_price: price, needs_review: true });
  });

  test.each([
    'himalayan 450',
    'bill no 4500',
    'cotton shirt size 3000',
    'cotton shirt 42',
    'cotton shirt ₹3000',
    'cotton shirt Rs 3000',
    'cotton shirt 2024',
    'cotton shirts 12 pcs 30000',
    'hotel room 3 nights 27000',
    'steel pipe 3000',
    'audit fees 9000',
  ])('not in "%s"', (text) => {
    expect(tariff.lookup(text)).not.toHaveProperty('read_price');
  });

  test('what is in rupees needs no confirmation', () => {
    expect(tariff.lookup('cotton shirt for men Rs 3000')).toMatchObject({ needs_review: false });
  });
});

describe('the rate that all codes in question bear', () => {
  test.each([
    ['shirt 3000', '18%'],
    ['shirt 1200', '5%'],
    ['jacket 4500', '18%'],
    ['gold', '3%'],
  ])('%s: %s', (text, rate) => {
    expect(tariff.lookup(text)).toMatchObject({ needs_review: true, rate_agrees: rate });
    expect(tariff.batch([text]).results[0]).toMatchObject({ rate_agrees: rate });
  });

  test.each(['shirt', 'soap', 'paneer', 'laptop', 'hotel room 9000', 'bill no 4500', 'zzqxv'])(
    'there is none for %s',
    (text) => {
      expect(tariff.lookup(text)).not.toHaveProperty('rate_agrees');
    },
  );
});

describe('a code in a text comes first', () => {
  test.each([
    ['Charges SAC 9985', '9985'],
    ['Repair work SAC 998717', '998717'],
    ['Labour 998873', '998873'],
    ['ceiling fan HSN 8414', '8414'],
    ['hsn code 8517.13.00 mobile phone', '85171300'],
  ])('%s', (text, code) => {
    const { matches, status } = tariff.lookup(text);
    expect(matches[0]).toMatchObject({ hsn_sac: code, why: `The text names the code ${code}.` });
    expect(status).toBe('resolved');
  });

  test('and a person looks where the other words are those of something else', () => {
    const { matches, status, review_why } = tariff.lookup('cotton shirt HSN 8517');
    expect(matches[0]).toMatchObject({ hsn_sac: '8517', why: expect.stringContaining('the other words') });
    expect(matches[1]?.hsn_sac).toMatch(/^6205/);
    expect({ status, review_why }).toEqual({ status: 'ambiguous', review_why: 'code' });
  });

  test.each(['invoice 998717654', 'cotton shirt HSN 1234', 'art no 851713'])('%s names none', (text) => {
    expect(tariff.lookup(text).matches[0]?.why ?? '').not.toContain('names the code');
  });
});
