// The unit behind a size and a brand behind the goods are no goods.
import { expect, test } from 'vitest';
import { openTariff } from '../../node.ts';

const tariff = openTariff();

test.each([
  ['plywood 8x4 feet', '4412'],
  ['feeding bottle 250ml mee mee', '39'],
])('%s', (text, heading) => {
  const { status, matches } = tariff.lookup(text);
  expect([status, matches[0]?.hsn_sac.startsWith(heading)]).toEqual(['resolved', true]);
});
