// A shop's own words go before the search in every form of an answer, and a wrong row is named.
import { describe, expect, test } from 'vitest';
import { Classifier } from '../../bulk/classifier.ts';
import { notesOf } from '../../bulk/rowAnswer.ts';
import { checkLines } from '../../register/check/given.ts';
import { drained } from '../../steps/steps.ts';
import { openTariff } from '../node.ts';
import { readOwnNames } from './ownNames.ts';

const FILE = `text,code,rate
"ABC-77 special mix",21069099,
Diwali kurti,62114219,18%
Office shirt,6205,"above ₹2,500"
टोटल पैक,19053100,
`;
const DAY = '2026-11-15';
const open = (csv: string) => openTariff({ ownNames: readOwnNames(csv, 'own.csv'), today: () => DAY });
const tariff = open(FILE);
const plain = openTariff({ today: () => DAY });

test('a text of the list is its code, sure, and says who says so', () => {
  expect(plain.lookup('ABC-77 special mix').matches[0]?.confidence ?? 0).toBeLessThan(0.9);
  const answer = tariff.lookup('ABC-77 special mix');
  expect(answer).toMatchObject({
    status: 'resolved',
    needs_review: false,
    matches: [{ hsn_sac: '21069099', confidence: 1, why: 'your own list says so (own.csv, row 2).' }],
  });
  expect(tariff.batch(['ABC-77 special mix']).results[0]).toMatchObject({ hsn_sac: '21069099', confidence: 1 });
});

test.each(['abc-77  Special Mix', 'ABC 77 special-mix', ' ABC-77 special mix. '])('however it is written: %s', (text) =>
  expect(tariff.lookup(text).matches[0]?.hsn_sac).toBe('21069099'),
);

test('another text is searched for as ever', () => {
  for (const text of ['special mix', 'ABC-77 special mix box', 'basmati rice 5 kg', '8517'])
    expect(tariff.lookup(text)).toEqual(plain.lookup(text));
});

test('a rate side settles what the law leaves to the case, by its number or by words of its condition', () => {
  const rateOf = (text: string) => tariff.lookup(text).matches[0];
  expect(rateOf('Diwali kurti')).toMatchObject({ hsn_sac: '62114219', gst_rate: '18%' });
  expect(rateOf('Diwali kurti')).not.toHaveProperty('rate_open');
  expect(rateOf('Office shirt')).toMatchObject({ hsn_sac: '6205', gst_rate: '18%' });
  // Before that rate was in force, the law of the day answers.
  expect(tariff.lookup('Diwali kurti', { asOf: '2025-01-01' }).matches[0]?.gst_rate).toMatch(/^(5|12)%$/);
});

test('tables take it, also where a text looks like a total', () => {
  const classifier = new Classifier(tariff, { day: DAY });
  const answer = classifier.classify('Diwali kurti');
  expect(answer).toMatchObject({ confidence: 1, review: 'nothing', facts: { code: '62114219', rate: '18%' } });
  expect(notesOf(answer)).toMatch(/^Your own list says so \(own\.csv, row 3\)\. /);
  expect(classifier.classify('टोटल पैक').facts?.code).toBe('19053100');
});

test('a register whose code differs is named, and one that agrees is not', () => {
  const findings = (code: string) =>
    drained(checkLines(tariff, [{ description: 'ABC-77 special mix', code, rate: 5, date: '05-10-2026' }])).findings;
  expect(findings('21069099')).toEqual([]);
  expect(findings('10063020').map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/; your own list says 2106 90 99, .+ \(own\.csv, row 2\)\.$/),
  );
});

describe('a wrong list', () => {
  test.each([
    ['ABC,999\n', 'own.csv, row 1: there is no code "999"; give the text, a code and, if wanted, a rate.'],
    ['text,code\nABC,\n', 'own.csv, row 2: there is no code ""; give the text, a code and, if wanted, a rate.'],
    ['text,code\n\n,8517\n', 'own.csv, row 3: the text must have 1 to 200 characters, but "" came.'],
    ['ABC,6205,7%\n', 'own.csv, row 1: 6205 has no rate "7%"; it has 5%, 18%.'],
    ['ABC,6205\nabc,6206\n', 'own.csv, row 2: "abc" has another code or rate in own.csv, row 1.'],
    ['text,code\n', 'own.csv names nothing; give a text and a code in each row.'],
    ['PK\u0003\u0004\0\0', 'own.csv is no text: save the sheet as CSV.'],
  ])('%j', (csv, sentence) => expect(() => open(csv)).toThrow(new RangeError(sentence)));
});
