// Every heading has its whole page in Hindi, and as every code that is used most a name; so have nearly all codes that
// common texts are answered with. `spokenShare.long.test.ts` reads the pages of those that are used most.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readVague } from '../../tariff/compile/compile.ts';
import { answeredCodes, mostUsedCodes } from '../../tariff/measure/mostUsed.ts';
import { openTariff } from '../../tariff/node.ts';
import { hi } from '../texts/hi.ts';
import { codeName } from './codeName.ts';
import { liveHeadings, spokenShare } from './spokenShare.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'data', 'tariff');
const tariff = openTariff();
/** Rates are known up to here; later days would add a sentence. */
const { asOf } = tariff.records.facts;

test('no heading has a sentence in English', () => {
  const headings = liveHeadings(tariff);
  expect(headings.length).toBeGreaterThan(1_200);
  expect(spokenShare(tariff, headings, hi, asOf).left).toEqual([]);
});

test('each heading and each code that is used most has a name in Hindi', () => {
  const codes = [...liveHeadings(tariff), ...mostUsedCodes(tariff, FOLDER, 2_000)];
  expect(codes.filter((code) => codeName(code, hi) === undefined)).toEqual([]);
});

test('nearly every common text is answered with a code that has a name in Hindi', () => {
  const answered = answeredCodes(tariff, FOLDER);
  expect(answered.length).toBeGreaterThan(2_000);
  const nameless = answered.filter((code) => codeName(code, hi) === undefined);
  // The ranking may find others; whoever adds names sees them in `npm run data:hindi`.
  expect(nameless.length / answered.length, nameless.join(', ')).toBeLessThan(0.03);
});

test('every question about a vague text is asked in Hindi', () => {
  const asked = readVague(FOLDER);
  expect(asked.length).toBeGreaterThan(8_000);
  expect(asked.filter(({ ask }) => hi.speech?.sentence(ask) === undefined)).toEqual([]);
});

test('a sentence that is not written in Hindi counts', () => {
  const { speech } = hi;
  if (speech === undefined) throw new Error('Hindi has no speech.');
  const mute = { ...hi, speech: { ...speech, sentence: () => undefined } };
  const { spoken, left } = spokenShare(tariff, ['6205'], mute, asOf);
  expect(spoken).toBe(0);
  expect(left.map(([sentence]) => sentence)).toContain('sale value up to ₹2,500 a piece');
});
