// Codes that are kept from text to text: whatever was asked before, a text gets the rates that it asks for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';
import { AnswerMaker } from './answer.ts';
import { PreparedCodes } from './prepared.ts';
import { StatedConditions } from './stated.ts';

const tariff = openTariff();
const { records } = tariff;
const TODAY = '2026-11-15';
const newMaker = () => new AnswerMaker(records, () => tariff.engine, undefined);

const aRow = fc.record({
  text: fc.constantFrom(
    'leather shoes for men',
    'HSN 6403',
    'shoes price 3000',
    'paneer',
    'paneer 200 g',
    'hotel room',
    'shop rent, landlord unregistered',
    'import of software services from a supplier abroad',
  ),
  price: fc.constantFrom(undefined, 100, 2400, 2600, 9000),
  day: fc.constantFrom('2019-01-01', '2025-09-21', TODAY),
});

test('no answer hangs on the texts, prices and days that were asked for before it', () => {
  const kept = newMaker();
  fc.assert(
    fc.property(fc.array(aRow, { minLength: 2, maxLength: 6 }), (rows) => {
      for (const { text, price, day } of rows) {
        const entriesOf = (answers: AnswerMaker) =>
          answers
            .find(answers.search(text), { day, today: TODAY }, price)
            .matches.map(({ prepared }) => prepared().entry);
        expect(entriesOf(kept)).toEqual(entriesOf(newMaker()));
      }
    }),
    { numRuns: 20 },
  );
});

test('more codes than are kept are forgotten, and answered again as before', () => {
  const codes = new PreparedCodes(
    records,
    new StatedConditions(
      () => records.conditionWords(),
      () => tariff.engine,
    ),
  );
  const view = { day: TODAY, today: TODAY };
  const first = codes.of(0, view);
  expect(codes.of(0, view)).toBe(first);
  expect(codes.of(0, { day: '2019-01-01', today: TODAY })).not.toBe(first);
  for (let code = 1; code <= 8192; code++) codes.of(code, view);
  expect(codes.of(0, view)).not.toBe(first);
  expect(codes.of(0, view).bare().entry).toEqual(first.bare().entry);
});
