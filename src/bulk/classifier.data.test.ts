// What is added to a row: the code, or the one that the cell holds, and why somebody should look at it.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../tariff/node.ts';
import { Classifier } from './classifier.ts';
import { ADDED_COLUMNS, addedCells } from './columns.ts';

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
