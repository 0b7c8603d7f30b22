import { expect, test } from 'vitest';
import { openTariff } from '../../node.ts';

const tariff = openTariff();
const read = (text: string) => tariff.engine.reader.read(text);

test.each([
  ['CORRECTOIN PEN', 'correctoin', 'correction'],
  ['shcool bag', 'shcool', 'school'],
  ['tratcor seat', 'tratcor', 'tractor'],
])('"%s"', (text, from, to) => {
  expect(read(text).rewrites).toEqual([{ from, to, via: 'swap' }]);
});

test.each(['school bag', 'tabel fan', 'fevicol sh', 'MHNSXQ 45', 'स्कूल बैग'])('"%s" stays', (text) => {
  expect(read(text).rewrites.filter(({ via }) => via === 'swap')).toEqual([]);
});

test('the answer is that to the word, and tells how it was read', () => {
  const [typed] = tariff.lookup('correctoin pen').matches;
  const [right] = tariff.lookup('correction pen').matches;
  expect(typed?.hsn_sac).toBe(right?.hsn_sac);
  expect(typed?.gst_rate).toBe(right?.gst_rate);
  expect(typed?.why).toContain('"correctoin" was read as "correction"');
});
