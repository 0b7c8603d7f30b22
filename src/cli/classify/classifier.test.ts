// What is put in form once for a code reads like the cells put in form one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddedCsv, addedCells } from './classifier.ts';
import { csvCells } from './csvStream.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', '₹', '|', '\t') });
const facts = fc.record({ code: fc.constant('0406'), description: cell, rate: cell, unit: cell, notes: cell });
const answer = fc.record({
  facts: fc.option(facts, { nil: undefined }),
  confidence: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
  needsReview: fc.boolean(),
  alternates: fc.constantFrom('', '2106', '2106 0405'),
});

test('the added columns as CSV are the added cells as CSV', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 5 }), fc.constantFrom(',', ';', '\t', '|'), (answers, delimiter) => {
      const added = new AddedCsv(delimiter);
      for (const one of [...answers, ...answers]) {
        expect(added.textOf(one)).toBe(csvCells(addedCells(one), delimiter));
      }
    }),
  );
});
