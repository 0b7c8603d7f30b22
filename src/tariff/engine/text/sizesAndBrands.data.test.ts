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

// What a vehicle is called too, so many of it or so much.
test.each([
  ['safed til 2 kg', '1207'],
  ['duster 6 pcs', '6307'],
  ['eliminator 2 nos', '8504'],
  ['bullet 350 1 no', '8711'],
  ['swift vxi 1 no', '8703'],
])('%s', (text, heading) => {
  expect(tariff.lookup(text).matches[0]?.hsn_sac).toMatch(new RegExp(`^${heading}`));
});
