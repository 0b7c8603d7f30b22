// What is added to a row: the code, or the one that the cell holds, and why somebody should look at it.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../tariff/node.ts';
import { ADDED_COLUMNS, addedCells, Classifier } from './classifier.ts';

const classifier = new Classifier(openTariff(), { day: '2026-04-01' });
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
    expect(classifier.answerWith('x', '12345678')).toBe(undefined);
    expect(classifier.answerWith('shoes', '6403')).toMatchObject({ confidence: 1, review: 'rate' });
    expect(classifier.answerWith('shoes, MRP Rs 4000', '6403')).toMatchObject({
      review: 'nothing',
      facts: { rate: '18%' },
    });
  });
});
