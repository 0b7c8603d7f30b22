import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();

test('a text that nothing matches is told why', () => {
  const answer = tariff.lookup('zzqxv wwkpt');
  expect(answer).toMatchObject({ status: 'not_found', matches: [], needs_review: true });
  expect(answer.why).toContain('Nothing in the tariff matches');
  expect(answer.why).toContain('"zzqxv"');
});

test.each(['hello', 'what is gst'])('"%s" names nothing and offers no options', (text) => {
  const answer = tariff.lookup(text);
  if (answer.status === 'too_vague') expect(answer.ask).toBeUndefined();
  else expect(answer.status).not.toBe('resolved');
});

test('what a vague text is asked about has a word of it', () => {
  for (const text of ['parts', 'powder', 'oil', 'cloth', 'machine', 'service charges', 'item', 'goods']) {
    const { status, ask, matches } = tariff.lookup(text);
    if (status !== 'too_vague' || ask === undefined) continue;
    for (const { codes } of ask.options) {
      const match = matches.find(({ hsn_sac }) => codes.includes(hsn_sac));
      expect(match?.why ?? '').not.toContain('the wording is like texts known');
    }
  }
});
