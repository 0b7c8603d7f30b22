// The check of the Hindi sentences finds what would mislead a reader, and the sentences of the data pass it.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCodes } from '../source/readCodes.ts';
import {
  checkCodeNames,
  checkHindi,
  englishSentences,
  faultsOfHindi,
  missingHindi,
  readCodeNames,
  readHindi,
} from './checkHindi.ts';

test('figures, days and limits that the Hindi lacks are found', () => {
  expect(faultsOfHindi('sale value up to ₹2,500 a piece', 'बिक्री मूल्य ₹2,500 प्रति नग तक')).toEqual([]);
  expect(faultsOfHindi('sale value up to ₹2,500 a piece', 'बिक्री मूल्य ₹2,500 प्रति नग से ज़्यादा')).toEqual([
    '"up to" is missing',
  ]);
  expect(faultsOfHindi('room above ₹7,500 a day', 'कमरा ₹7,500 प्रति दिन तक')).toEqual(['"above" is missing']);
  expect(faultsOfHindi('ticket below ₹100', '₹100 का टिकट')).toEqual(['"below" is missing']);
  expect(faultsOfHindi('bricks at 12%', 'ईंटें 18% पर')).toEqual(['12% is missing']);
  expect(faultsOfHindi('Since 2025-09-22 at 5%.', '22 सितंबर 2025 से 5%।')).toEqual([]);
  expect(faultsOfHindi('Since 2025-09-22 at 5%.', '22 अक्टूबर 2025 से 5%।')).toEqual(['22 सितंबर 2025 is missing']);
  expect(faultsOfHindi('for 8517 13', '८५१७ 13 के लिए')).toEqual(['8517 is missing', 'figures are written 0 to 9']);
});

test('a condition that is turned round is found', () => {
  expect(faultsOfHindi('not of seed quality', 'बीज की क्वालिटी का')).toEqual(['the negation is missing']);
  expect(faultsOfHindi('without input tax credit', 'ITC के साथ')).toEqual(['the negation is missing']);
  expect(faultsOfHindi('neither fresh nor chilled', 'न ताज़ा न ठंडा रखा हुआ')).toEqual([]);
  expect(faultsOfHindi('diamonds other than cut ones', 'तराशे हीरे')).toEqual(['the exception is missing']);
});

test('a sentence that the data have no more, or that stands twice, is found', () => {
  const translations = new Map([
    ['conditions.json', { fresh: 'ताज़ा', gone: 'गया' }],
    ['notes.json', { fresh: 'ताज़ा' }],
  ]);
  expect(checkHindi(translations, new Set(['fresh']))).toEqual([
    'hindi/conditions.json, "gone": the data have no such sentence any more',
    'hindi/notes.json, "fresh": stands in hindi/conditions.json too',
  ]);
});

test('the Hindi of the data has no fault', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'data', 'tariff');
  const translations = readHindi(folder);
  expect([...translations.values()].reduce((sum, one) => sum + Object.keys(one).length, 0)).toBeGreaterThan(1_500);
  expect(checkHindi(translations, englishSentences(folder))).toEqual([]);
  expect(checkCodeNames(readCodeNames(folder), readCodes(folder))).toEqual([]);
});

test('a name of a code that is gone, with figures of its own, or of two codes is found', () => {
  const codes = [
    { code: '7208', status: 'live', description: 'Flat iron, 600 mm or wider' },
    { code: '720810', status: 'live', description: 'In coils, with patterns' },
    { code: '720825', status: 'live', description: 'In coils, pickled' },
  ] as const;
  expect(checkCodeNames({ 720810: 'लोहे की कॉइल', 720825: 'लोहे की कॉइल' }, codes)).toEqual([
    'hindi/codes.json, 720825: "लोहे की कॉइल" is the name of 720810 too',
  ]);
  expect(checkCodeNames({ 7208: 'चपटा लोहा, 600 mm या ज़्यादा चौड़ा' }, codes)).toEqual([]);
  expect(checkCodeNames({ 7208: 'चपटा लोहा, 500 mm', 9999: 'सेवाएँ' }, codes)).toEqual([
    'hindi/codes.json, 7208: 500 is not in "Flat iron, 600 mm or wider"',
    'hindi/codes.json, 9999: there is no such code in use',
  ]);
});

test('a condition or a note that has no Hindi is named at once', () => {
  const hindi = new Map([['notes.json', { 'loose or bulk': 'खुला', 'The day is not certain.': 'तारीख़ पक्की नहीं है।' }]]);
  const dated = 'From 2026-11-14 by 21/2026-CT(Rate). The day is not certain.';
  expect(missingHindi(hindi, ['', 'loose or bulk', dated])).toEqual([]);
  expect(missingHindi(hindi, ['induction cooktop', `${dated} It is new.`])).toEqual([
    '"induction cooktop" has no Hindi yet',
    `"${dated} It is new." has no Hindi yet`,
  ]);
});
