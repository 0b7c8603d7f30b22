// The same goods however a bill, a list or a voucher dresses their name up.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();

const STRIDE = 17;
const BILLS = readFileSync(join(import.meta.dirname, '../../../data/tariff/golden/bills.tsv'), 'utf8')
  .split('\n')
  .filter((line, place) => place % STRIDE === 1 && !/\t(?:vague|questions)\t/.test(line) && line !== '')
  .map((line) => line.split('\t')[0] ?? '');

const DRESSED: readonly (readonly [string, (text: string) => string])[] = [
  ['tabs for spaces', (text) => text.replaceAll(' ', '\t')],
  ['underscores for spaces', (text) => text.replaceAll(' ', '_')],
  ['an item code', (text) => `[FG-925] ${text}`],
  ['quotation marks', (text) => `"${text}"`],
  ['the narration of a voucher', (text) => `Being ${text} purchased vide bill no 123 dt 12/10/26`],
  ['a payment', (text) => `Paid for ${text}`],
  ['a payment to a firm', (text) => `NEFT to Raj Enterprises for ${text}`],
  ['an expense', (text) => `Exp. for ${text}`],
  ['whom it was bought from', (text) => `Purchase of ${text} from Sharma Traders`],
  ['a month', (text) => `${text} for the month of Oct 26`],
];

const answerTo = (text: string): string => {
  const [first] = tariff.lookup(text, { limit: 1 }).matches;
  return `${text}: ${first?.hsn_sac} ${first?.gst_rate}${first?.rate_open ? ', open' : ''}`;
};
const PLAIN = BILLS.map(answerTo);

test.each(DRESSED)('%s', (_, dress) => {
  expect(BILLS.map((text) => answerTo(dress(text)).replace(dress(text), () => text))).toEqual(PLAIN);
});
