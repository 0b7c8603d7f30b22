// Sentences of the data in Hindi: put together from their parts, each of which the data have, and English where one lacks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import { asSaid, spokenSentence } from './spoken.ts';

test('a condition is said with the codes that it holds for', () => {
  expect(spokenSentence('fresh', hi)).toBe('ताज़ा');
  expect(spokenSentence('for 0101 21, 0101 29', hi)).toBe('0101 21, 0101 29 के लिए');
  expect(spokenSentence('for all but 2106 90 20: fresh', hi)).toBe('2106 90 20 छोड़ कर सब के लिए: ताज़ा');
  expect(spokenSentence('for 6 of 23 items, such as 8112 13 and 8112 22', hi)).toBe(
    '23 में से 6 चीज़ों के लिए, जैसे 8112 13 और 8112 22',
  );
  expect(
    spokenSentence('For 997161: an insurance agent serves an insurer; or a business facilitator serves a bank', hi),
  ).toBe('997161 के लिए: बीमा एजेंट बीमा कंपनी को सेवा दे; या बिज़नेस फ़ैसिलिटेटर बैंक को सेवा दे');
});

test('what is not written in Hindi is English and marked', () => {
  expect(spokenSentence('for 0101 21: nobody wrote this', hi)).toBeUndefined();
  expect(String(asSaid('nobody wrote this', 'nobody wrote this', hi))).toBe('<span lang="en">nobody wrote this</span>');
  expect(asSaid('nobody wrote this', 'nobody wrote this', en)).toBe('nobody wrote this');
});

const RATES = join(import.meta.dirname, '..', '..', '..', 'data', 'tariff', 'rates');
const rows = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(RATES, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
/** A column of a table, of the rows that `to` does not end. */
function inForce(file: string, name: string): readonly string[] {
  const [head = [], ...lines] = rows(file);
  const [column, to] = [head.indexOf(name), head.indexOf('to')];
  return lines.filter((line) => (line[to] ?? '') === '').map((line) => line[column] ?? '');
}

test('every condition in force and every trigger of the reverse charge has its Hindi', () => {
  const sentences = [
    ...inForce('goods-2025.tsv', 'condition'),
    ...inForce('services.tsv', 'condition'),
    ...inForce('reverse-charge.tsv', 'trigger'),
  ].filter((sentence) => sentence !== '');
  expect(sentences.length).toBeGreaterThan(500);
  expect([...new Set(sentences)].filter((sentence) => spokenSentence(sentence, hi) === undefined)).toEqual([]);
});

test('no Hindi is left whose sentence the data do not have', () => {
  const files = ['goods-2025.tsv', 'services.tsv', 'reverse-charge.tsv', 'outside-gst.tsv', 'special.tsv'];
  const known = new Set(files.flatMap((file) => rows(file).flat()));
  // Said by the union of several codes' rates.
  known.add('any other goods');
  expect(Object.keys(hi.sentences).filter((sentence) => !known.has(sentence))).toEqual([]);
});
