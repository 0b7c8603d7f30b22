// Four digits alone: a person looks up a heading, a bill may have any number.
import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();

test('are the heading, and not sure', () => {
  const { matches, status, needs_review, rate_agrees } = tariff.lookup('8517');
  expect(matches).toHaveLength(1);
  expect(matches[0]).toMatchObject({
    hsn_sac: '8517',
    confidence: 0.5,
    why: 'The text is the code 8517; four digits may be the number of something else.',
  });
  expect({ status, needs_review }).toEqual({ status: 'ambiguous', needs_review: true });
  expect(rate_agrees).toBe('18%');
  // Only words have facts to ask about, and rates.
  expect(tariff.lookup('8517').ask).toBeUndefined();
});

test('are a heading of services, too, and the same in a batch', () => {
  expect(tariff.batch(['9983', ' 8517 ']).results).toMatchObject([
    { hsn_sac: '9983', confidence: 0.5, status_of_answer: 'ambiguous', needs_review: true },
    { hsn_sac: '8517', confidence: 0.5, status_of_answer: 'ambiguous', needs_review: true },
  ]);
});

test.each(['1234', '0000', '851', '12345'])('%s is no heading and not found', (text) => {
  expect(tariff.lookup(text).status).toBe('not_found');
});
