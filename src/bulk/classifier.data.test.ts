// What is added to a row: the code, or the one that the cell holds, and why somebody should look at it.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../tariff/node.ts';
import { Classifier } from './classifier.ts';
import { ADDED_COLUMNS, addedCells } from './columns.ts';
import type { Told } from './told.ts';

const classifier = new Classifier(openTariff(), { day: '2026-04-01' });
const nothing = classifier.classify('');
const added = (text: string): Readonly<Record<string, string>> => {
  const cells = addedCells(classifier.classify(text));
  return Object.fromEntries(ADDED_COLUMNS.map((name, at) => [name, cells[at] ?? '']));
};

describe('what is added to a row', () => {
  test('the day of the rates, where there are rates', () => {
    expect(added('live goats')).toMatchObject({ needs_review: 'no', as_of: '2026-04-01' });
    expect(added('qqzzxx')).toMatchObject({ hsn_sac: '', needs_review: 'yes', review_why: 'code', as_of: '' });
  });

  test('no code where the text says too little, only proposals', () => {
    const vague = added('powder');
    expect(vague).toMatchObject({ hsn_sac: '', gst_rate: '', confidence: '', needs_review: 'yes', review_why: 'code' });
    expect(vague.alternates?.split(' ').length).toBeGreaterThan(1);
    // A code that shares no word with the text is no proposal.
    expect(added('abc')).toMatchObject({ hsn_sac: '', alternates: '' });
  });

  test('a cell that holds a code is that code', () => {
    expect(added('8471.30.10')).toMatchObject({ hsn_sac: '84713010', confidence: '1.000', needs_review: 'no' });
    expect(added('HSN 6907')).toMatchObject({ hsn_sac: '6907', needs_review: 'no' });
    expect(added('HSN 6403')).toMatchObject({ hsn_sac: '6403', needs_review: 'yes', review_why: 'rate' });
  });

  test('a retired code is to be looked at, and digits that are no code are a text', () => {
    const retired = added('85171210');
    expect(retired).toMatchObject({ hsn_sac: '85171210', needs_review: 'yes', review_why: 'code' });
    expect(retired.notes).toMatch(/^Retired code/);
    expect(added('12345678').hsn_sac).not.toBe('12345678');
  });

  test('a code that a person gives for a text is sure; its rate is what the text says, or open', () => {
    expect(classifier.answerWith('x', { code: '12345678' })).toBe(undefined);
    expect(classifier.answerWith('shoes', { code: '6403' })).toMatchObject({ confidence: 1, review: 'rate' });
    expect(classifier.answerWith('shoes, MRP Rs 4000', { code: '6403' })).toMatchObject({
      review: 'nothing',
      chosen: 'code',
      facts: { rate: '18%' },
    });
  });

  test('a rate that a person chooses is the rate, whatever the text says', () => {
    const open = classifier.answerWith('shoes', { code: '6403' });
    for (const branch of open?.facts?.rates ?? []) {
      const answer = classifier.answerWith('shoes, MRP Rs 4000', { code: '6403', branch });
      expect(answer).toMatchObject({ review: 'nothing', chosen: 'code and rate' });
      expect(answer?.facts).toMatchObject({ rate: branch.rate, condition: branch.condition, isRateOpen: false });
      expect(answer?.facts?.rates).toHaveLength(open?.facts?.rates.length ?? 0);
    }
    expect(open?.facts?.rates.map(({ rate }) => rate).sort()).toEqual(['18%', '5%']);
    const branch = { rate: '12%', condition: 'of another day', schedule: 'Schedule II' };
    expect(classifier.answerWith('shoes', { code: '6403', branch })).toBe(undefined);
  });

  test('the notes say that a person chose the rate, the columns what of the row', () => {
    const dear = classifier.answerWith('shoes', { code: '6403' })?.facts?.rates.find(({ rate }) => rate === '18%');
    const cells = addedCells(classifier.answerWith('shoes', { code: '6403', branch: dear }) ?? nothing);
    const row = Object.fromEntries(ADDED_COLUMNS.map((name, at) => [name, cells[at]]));
    expect(row).toMatchObject({
      hsn_sac: '6403',
      gst_rate: '18%',
      rate_condition: dear?.condition,
      needs_review: 'no',
      review_why: '',
      chosen_by_person: 'code and rate',
    });
    expect(row.notes).toContain('Shown: 18%, as a person chose it.');
  });

  test('a person may say that a row needs no code', () => {
    const cells = addedCells(classifier.answerWith('Round off', { code: '' }) ?? nothing);
    expect(Object.fromEntries(ADDED_COLUMNS.map((name, at) => [name, cells[at]]))).toMatchObject({
      hsn_sac: '',
      gst_rate: '',
      confidence: '',
      needs_review: 'no',
      review_why: '',
      chosen_by_person: 'no code',
    });
  });

  test('the condition of a rate without one is told where the code has other rates', () => {
    expect(added('live goats')).toMatchObject({ rate_condition: '', chosen_by_person: '' });
    expect(added('50079000').rate_condition).toBe('in all other cases');
    expect(added('qqzzxx')).toMatchObject({ rate_condition: '', chosen_by_person: '' });
  });
});

describe('what other columns settle', () => {
  const rowOf = (text: string, told: Told): Readonly<Record<string, string>> => {
    const cells = addedCells(classifier.classify(text, told));
    return Object.fromEntries(ADDED_COLUMNS.map((name, at) => [name, cells[at] ?? '']));
  };

  test('a day that cannot count is named with the day whose rates are taken', () => {
    const row = rowOf('mobile phone', { undated: '2016-10-05' });
    expect(row.notes).toMatch(/^"2016-10-05" is no day since GST began: the rates of 2026-04-01 are taken\./);
    expect(row).toEqual({ ...rowOf('mobile phone', {}), notes: row.notes });
    expect(classifier.answerWith('mobile phone', { code: '851713' }, { undated: 'soon' })).toMatchObject({
      asOf: '2026-04-01',
      undated: 'soon',
    });
    expect(rowOf('qqzzxx', { undated: 'soon' }).notes).toBe('');
  });

  test.each([
    ['cotton shirt for men', 1999, '2025-09-22', '5%'],
    ['cotton shirt for men', 2500, '2025-09-22', '5%'],
    ['cotton shirt for men', 2500.01, '2025-09-22', '18%'],
    ['cotton shirt for men', 3200, '2025-09-22', '18%'],
    ['cotton shirt for men', 999, '2025-09-21', '5%'],
    ['cotton shirt for men', 1999, '2025-09-21', '12%'],
    ['leather shoes for men', 2400, '2025-09-22', '5%'],
    ['leather shoes for men', 2600, '2025-09-22', '18%'],
    ['leather shoes for men', 900, '2025-06-01', '12%'],
    ['leather shoes for men', 1100, '2025-06-01', '18%'],
    ['hotel room accommodation', 6000, '2025-10-01', '5%'],
    ['hotel room accommodation', 8000, '2025-10-01', '18%'],
    ['hotel room accommodation', 6000, '2025-09-01', '12%'],
  ])('%s at %d on %s: %s', (text, price, day, rate) => {
    const alone = rowOf(text, { day });
    expect(alone).toMatchObject({ needs_review: 'yes', review_why: 'rate', as_of: day });
    const row = rowOf(text, { price, day });
    expect(row).toMatchObject({
      hsn_sac: alone.hsn_sac,
      gst_rate: rate,
      needs_review: 'no',
      review_why: '',
      as_of: day,
    });
    expect(row.notes).toContain(`Price ${price.toLocaleString('en-IN')}: ${row.rate_condition}. `);
    expect(row.notes).toContain(`Shown: ${rate}, as the price says so.`);
    // What a price settled is not kept for the text alone.
    expect(rowOf(text, { day })).toEqual(alone);
  });

  test('a price settles the rates of a cell that holds a code, and of a code that a person chose', () => {
    expect(rowOf('HSN 6403', {})).toMatchObject({ review_why: 'rate' });
    expect(rowOf('HSN 6403', { price: 4000 })).toMatchObject({ hsn_sac: '6403', gst_rate: '18%', needs_review: 'no' });
    expect(classifier.answerWith('shoes', { code: '6403' }, { price: 4000, day: '2025-06-01' })).toMatchObject({
      review: 'nothing',
      price: 4000,
      asOf: '2025-06-01',
      facts: { rate: '18%', condition: 'sale value above ₹1,000 a pair' },
    });
  });

  test('where the text tells another price, on the other side of the limit, the rate stays open', () => {
    const text = 'leather shoes for men Rs 3000';
    expect(rowOf(text, {})).toMatchObject({ gst_rate: '18%', needs_review: 'no' });
    expect(rowOf(text, { price: 2400 })).toMatchObject({ needs_review: 'yes', review_why: 'rate' });
    expect(rowOf(text, { price: 2800 })).toMatchObject({ gst_rate: '18%', needs_review: 'no' });
    expect(rowOf(text, { price: 2800 }).notes).not.toContain('Price');
  });

  test('a bare number that was read as the price is confirmed by the price beside it', () => {
    const text = 'leather shoes for men MRP 3000';
    expect(rowOf(text, {})).toMatchObject({ gst_rate: '18%', needs_review: 'yes', review_why: 'rate' });
    expect(rowOf(text, { price: 2800 })).toMatchObject({ gst_rate: '18%', needs_review: 'no' });
  });

  test('a price that decides nothing changes nothing', () => {
    expect(rowOf('live goats', { price: 9000 })).toEqual(rowOf('live goats', {}));
    expect(rowOf('Total', { price: 9000 })).toEqual(rowOf('Total', {}));
  });

  test('a price finds the code where codes part the same goods by it', () => {
    const codes = [80, 250].map((price) => rowOf('cinema ticket', { price }).gst_rate);
    expect(codes).toEqual(['5%', '18%']);
  });

  test.each([
    ['vanilla', 'ICE CREAM', '2105'],
    ['clove', 'TOOTHPASTE', '3306'],
    ['butter', 'BISCUIT', '1905'],
    ['cotton', 'SHIRT', '6205'],
    ['freight', 'CEMENT', '9965'],
    ['repair', 'MOBILE PHONE', '9987'],
  ])('%s in the group %s is %s', (text, group, heading) => {
    const row = rowOf(text, { group });
    expect(row.hsn_sac?.slice(0, 4)).toBe(heading);
    expect(row.notes).toContain(`Read with its group: ${group}.`);
  });

  test.each([
    ['repair', 'RICE'],
    ['cover', 'MOBILE PHONE'],
    ['bolt M8', 'TRACTOR'],
    ['laptop bag', 'LAPTOP'],
    ['sugar', 'GROCERY'],
    ['cement', 'BUILDING MATERIAL'],
    ['8517.13.00', 'ICE CREAM'],
    ['Total', 'ICE CREAM'],
  ])('%s in the group %s is answered as it is without', (text, group) => {
    expect(rowOf(text, { group })).toEqual(rowOf(text, {}));
  });

  test('the column of codes is used where the text leads to no such code', () => {
    expect(rowOf('abc', { code: '34025000' })).toMatchObject({ hsn_sac: '34025000', needs_review: 'no' });
    expect(rowOf('abc', { code: '34025000' }).notes).toContain('The code 34025000 stands in its column.');
    // The text says more than four digits.
    expect(rowOf('paneer 200 g', { code: '0406' })).toEqual(rowOf('paneer 200 g', {}));
    // A column that the words surely contradict is looked at.
    expect(rowOf('paneer 200 g', { code: '8517' })).toMatchObject({ needs_review: 'yes', review_why: 'code' });
    expect(rowOf('paneer 200 g', { code: '99999' })).toEqual(rowOf('paneer 200 g', {}));
  });

  test('an answer does not hang on the rows before it: prices part the codes beside the first, too', () => {
    const texts = [
      'camping pitch fee 30 x 40',
      'cinema ticket',
      'circus ticket family show',
      'hotel room',
      'cotton shirt',
    ];
    const asked = texts.flatMap((text) => [80, 198.77, 450, 2290.82, 9000].map((price) => ({ text, price })));
    const answersTo = (rows: typeof asked) => {
      const other = new Classifier(openTariff(), { day: '2026-04-01' });
      return new Map(
        rows.map((row) => [JSON.stringify(row), addedCells(other.classify(row.text, { price: row.price }))]),
      );
    };
    expect(answersTo(asked.toReversed())).toEqual(answersTo(asked));
  });

  test('where only one order of text and group is sure, a person looks at it, whatever its price', () => {
    for (const price of [undefined, 4000]) {
      const row = rowOf('bag', { group: 'RICE', ...(price !== undefined && { price }) });
      expect([row.needs_review, row.review_why]).toEqual(['yes', 'code']);
    }
  });

  test('every day is answered as by a classifier of that day', () => {
    const tariff = openTariff();
    for (const day of ['2017-07-01', '2019-03-31', '2022-07-18', '2025-09-21', '2025-09-22', '2030-01-01']) {
      const ofDay = new Classifier(tariff, { day });
      for (const text of [
        'cotton shirt for men',
        'motor car petrol 1500cc',
        'paneer 200 g',
        'legal services',
        '6403',
      ]) {
        const { facts: _, ...own } = ofDay.classify(text);
        const { facts: __, ...told } = classifier.classify(text, { day });
        expect([text, told]).toEqual([text, own]);
        expect(addedCells(classifier.classify(text, { day }))).toEqual(addedCells(ofDay.classify(text)));
      }
    }
  });
});
