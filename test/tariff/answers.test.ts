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
    ['kajal pencil', '18%'],
    ['bread crumb', '5%'],
    ['naan khatai', '5%'],
    ['lassi packet', '5%'],
    ['packaged drinking water 1 litre', '5%'],
    ['basmati rice 5 kg pack', '5%'],
    ['havan samagri', '5%'],
    ['solar torch', '5%'],
    ['society maintenance charges 8000', '18%'],
    ['society maintenance charges 5000', '0%'],
    ['hotel room 2500', '5%'],
    ['affordable flat under construction', '1.5%'],
    ['sale of business as a going concern', '0%'],
    ['transit cargo to Nepal', '0%'],
    ['GTA without ITC', '5%'],
    ['concert ticket 400', '0%'],
    ['movie ticket Rs 80', '5%'],
    ['plastic surgery burn', '0%'],
    ['solar pump 5 hp', '5%'],
    ['submersible pump 1 hp', '18%'],
    ['paracetamol tablet', '5%'],
    ['daratumumab injection', '0%'],
    ['मोटरसाइकिल 400 सीसी', '40%'],
    ['drip lateral pipe', '5%'],
    ['cement bonded particle board', '5%'],
    ['group mediclaim premium 126 lives', '18%'],
    ['TP premium of truck', '5%'],
    ['marine open policy premium', '18%'],
    ['hospital deluxe room rent 6800/day (non ICU)', '5%'],
    ['boys PG rent 6500 pm', '0%'],
    ['मकान की पुताई मजदूरी', '18%'],
  ])('%s: %s', (text, rate) => {
    const match = first(text);
    expect(match?.gst_rate).toBe(rate);
    expect(match?.rates?.[0]?.rate).toBe(rate);
    expect(match?.rate_open).toBeUndefined();
    expect(tariff.lookup(text).ask?.question ?? '').not.toMatch(/rate|price|₹/i);
  });

  test.each([
    ['mobile charger', '18%'],
    ['ceiling fan', '18%'],
    ['kaju katli', '5%'],
    ['haldi powder 200g', '5%'],
    ['jeera 100 g', '5%'],
    ['room freshener', '18%'],
    ['shaving cream', '5%'],
  ])('%s: %s, since the other rates are those of goods that it would have named', (text, rate) => {
    expect(first(text)).toMatchObject({ gst_rate: rate });
    expect(first(text)?.rate_open).toBeUndefined();
  });

  test.each([
    ['washing soap bar', '34011942', '18%'],
    ['bike tyre', '401140', '18%'],
    ['road bike tyre', '40115090', '5%'],
    ['mitti ka diya', '69120040', '0%'],
    ['phool jhadu', '96031000', '0%'],
    ['hand gloves leather', '42032910', '18%'],
    ['batting gloves', '420321', '5%'],
  ])('%s is of %s, whose rate is %s', (text, code, rate) => {
    expect(first(text)).toMatchObject({ hsn_sac: code, gst_rate: rate });
  });

  test.each(['plastic jhadu', 'nylon broom'])('%s is no broom of twigs, which would be exempt', (text) => {
    expect(first(text)).toMatchObject({ hsn_sac: '96039000', rate_open: true });
  });

  test('a text that does not say leaves it open, and every door says so', () => {
    expect(first('cotton bedsheet')).toMatchObject({ gst_rate: '5%', rate_open: true });
    const [batched] = tariff.batch(['cotton bedsheet']).results;
    expect(batched).toMatchObject({ rate_open: true, ask: { question: expect.stringContaining('₹2,500') } });
  });

  test.each([
    ['car repair', '18%'],
    ['coaching institute fees', '18%'],
    ['office rent', '18%'],
    ['bank charges', '18%'],
    ['road construction contract', '18%'],
    ['advocate fees', '18%'],
    ['doctor fees', '0%'],
    ['tour package', '5%'],
    ['security guard service', '18%'],
    ['recruitment charges', '18%'],
    ['pest control service', '18%'],
    ['economy air ticket', '5%'],
  ])('a circumstance too rare to be left out does not make %s unsure: %s', (text, rate) => {
    const match = first(text);
    expect(match).toMatchObject({ gst_rate: rate });
    expect(match?.rates?.length).toBeGreaterThan(1);
    expect(match?.rate_open).toBeUndefined();
  });

  test.each([
    'hospital bill rs 60000',
    'club membership fee rs 800',
    'government tender fee',
    'movie ticket',
    'society maintenance charges',
    'फर्नीचर बनाने की मजदूरी',
    'keyman insurance premium',
  ])('%s leaves it open', (text) => {
    expect(first(text)?.rate_open).toBe(true);
  });

  test('a text that speaks of a condition without deciding it leaves it open too', () => {
    expect(first('cotton fabric')?.rate_open).toBeUndefined();
    expect(first('khadi cotton fabric')).toMatchObject({ gst_rate: '5%', rate_open: true });
    expect(first('cancer injection')).toMatchObject({ gst_rate: '5%', rate_open: true });
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

  test.each([
    ['bread crumb', '18%'],
    ['kajal pencil', '18%'],
    ['bread', '0%'],
  ])('%s bore %s before the reform', (text, rate) => {
    expect(first(text, '2024-06-01')).toMatchObject({ gst_rate: rate });
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
  });

  test('a short number alone is no code: it may be an item of any list', () => {
    for (const text of ['8517', '99999999', '85171300 mobile']) expect(tariff.answers.search(text).ownCode).toBe(-1);
  });
});

test('the question does not depend on how many matches are asked for', () => {
  for (const text of ['gold', 'shoes', 'horse for home use', 'cotton bedsheet', 'gift'])
    expect(tariff.lookup(text, { limit: 1 }).ask).toEqual(tariff.lookup(text, { limit: 20 }).ask);
});
