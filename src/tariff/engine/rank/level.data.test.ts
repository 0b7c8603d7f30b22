// Which code below a heading real texts reach.
import { expect, test } from 'vitest';
import { openTariff } from '../../node.ts';

const tariff = openTariff();

// Job work of which the names tell what is done: its rate hangs on it.
test.each([
  ['roll grinding charges of a rolling mill', '998873', '18%'],
  ['blade grinding charges', '998873', '18%'],
  ['powder coating job work of brackets', '998873', '18%'],
  ['साड़ी रंगाई मजदूरी', '998821', '5%'],
  ['haldi grinding charges', '998816', '5%'],
])('%s is %s at %s', (text, code, rate) => {
  expect(tariff.lookup(text).matches[0]).toMatchObject({ hsn_sac: code, gst_rate: rate });
});

test('where names speak for two trades and the rates differ, the rate is open', () => {
  expect(tariff.lookup('seed grinding charges').matches[0]).toMatchObject({ hsn_sac: '9988', rate_open: true });
});

// A name of the heading itself says no more than the ordinary goods, whatever the text model learned.
test.each([
  ['washing machine fully automatic', '845011'],
  ['mens shirt', '620520'],
  ['wall putty', '321490'],
  ['kitchen knife', '821192'],
])('%s is %s', (text, code) => {
  expect(tariff.lookup(text).matches[0]?.hsn_sac).toMatch(new RegExp(`^${code}`));
});
