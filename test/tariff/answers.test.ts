// What a text itself decides: the rate of the condition that it names, the line of the size, the code that it is.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';

const tariff = openTariff();
const first = (text: string, asOf = '2026-11-15') => tariff.lookup(text, { asOf }).matches[0];

describe('the rate that the text asks for', () => {
  test.each([
    ['kajal', '0%'],
    ['paneer 200 g', '0%'],
    ['bread', '0%'],
    ['exercise notebook 200 pages', '0%'],
    ['men shirt price 3000', '18%'],
    ['men shirt price 1500', '5%'],
    ['group health insurance', '18%'],
    ['hotel room 9000 per night', '18%'],
    ['loan interest', '0%'],
    ['motorcycle 400cc', '40%'],
    ['motorcycle 150cc', '18%'],
    ['EV charger', '5%'],
  ])('%s: %s', (text, rate) => {
    const match = first(text);
    expect(match?.gst_rate).toBe(rate);
    expect(match?.rates?.[0]?.rate).toBe(rate);
    expect(match?.rate_open).toBeUndefined();
    expect(tariff.lookup(text).ask?.question ?? '').not.toMatch(/rate|price|₹/i);
  });

  test('a text that does not say leaves it open, and every door says so', () => {
    expect(first('cotton bedsheet')).toMatchObject({ gst_rate: '5%', rate_open: true });
    const [batched] = tariff.batch(['cotton bedsheet']).results;
    expect(batched).toMatchObject({ rate_open: true, ask: { question: expect.stringContaining('₹2,500') } });
  });

  test.each([
    ['paneer', '2019-01-01', '5%', '0%'],
    ['paneer 200 g', '2024-01-01', '5%', '0%'],
    ['namkeen', '2019-01-01', '5%', '12%'],
    ['bhujia', '2024-01-01', '5%', '12%'],
    ['cotton quilt', '2024-01-01', '5%', '12%'],
  ])('%s on %s: %s or %s, whatever other goods of its code bear', (text, day, shown, other) => {
    const match = first(text, day);
    expect(match).toMatchObject({ gst_rate: shown, rate_open: true });
    expect(match?.rates?.map(({ rate }) => rate)).toContain(other);
    expect(match?.notes).toContain('as the text names such goods');
    expect(tariff.lookup(text, { asOf: day }).ask?.options.length).toBeGreaterThan(1);
  });

  test('a text that says which of them is sure', () => {
    expect(first('loose paneer', '2024-01-01')).toMatchObject({ gst_rate: '0%' });
    expect(first('loose paneer', '2024-01-01')?.rate_open).toBeUndefined();
    expect(first('cotton quilt price 1500', '2024-01-01')).toMatchObject({ gst_rate: '12%' });
    expect(first('cotton quilt price 1500', '2024-01-01')?.rate_open).toBeUndefined();
  });

  test('the same limit held another amount before the reform', () => {
    expect(first('men shirt price 1500', '2025-08-01')?.gst_rate).toBe('12%');
    expect(first('men shirt price 900', '2025-08-01')?.gst_rate).toBe('5%');
  });

  test('the chosen branch brings its own citation, and the notes name the others', () => {
    const kajal = first('kajal');
    expect(kajal).toMatchObject({ schedule: 'Exempt', notification_ref: kajal?.rates?.[0]?.notification_ref });
    expect(kajal?.notes).toContain('18%');
    expect(kajal?.notes).toContain('as the text says so');
  });
});

describe('a text that is a code', () => {
  test.each([
    ['85171300', '85171300'],
    ['8517.13.00', '85171300'],
    ['HSN 8517', '8517'],
    ['hsn code: 851713', '851713'],
    ['sac 9983', '9983'],
  ])('%s', (text, code) => {
    const answer = tariff.lookup(text);
    expect(answer).toMatchObject({ query: text, status: 'resolved', matches: [{ hsn_sac: code, confidence: 1 }] });
    expect(Buffer.from(tariff.lookupJson(text)).toString()).toBe(JSON.stringify(answer));
  });

  test('a short number alone is no code: it may be an item of any list', () => {
    expect(tariff.codeIn('8517')).toBe(-1);
    expect(tariff.codeIn('99999999')).toBe(-1);
    expect(tariff.codeIn('85171300 mobile')).toBe(-1);
  });
});

test('the question does not depend on how many matches are asked for', () => {
  for (const text of ['gold', 'shoes', 'horse for home use', 'cotton bedsheet', 'gift'])
    expect(tariff.lookup(text, { limit: 1 }).ask).toEqual(tariff.lookup(text, { limit: 20 }).ask);
});
