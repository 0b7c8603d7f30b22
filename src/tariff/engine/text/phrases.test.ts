// What goods are counted in, and what only looks like it.
import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { termHash } from './hash.ts';
import { Lexicon } from './lexicon.ts';
import { Phrases } from './phrases.ts';
import { asItStands } from './plainText.ts';

const NAMES: ReadonlySet<string> = new Set(['bread box', 'mcb box', 'box chair']);
const lexicon = new Lexicon(LANGUAGE);

/** The forms of the words that are kept; a comma ends a phrase. */
function kept(text: string): readonly string[] {
  const phrases = new Phrases((first, second) => NAMES.has(`${first} ${second}`));
  for (const word of text.split(' ')) {
    if (word === ',') phrases.end(true);
    else phrases.add(lexicon.wordAt(word, 0, word.length, termHash(word)));
  }
  return phrases
    .reading(asItStands(text), text, { isInCapitals: false, isInOtherScript: false, asked: '' })
    .words.map(({ form }) => form);
}

test.each([
  ['bread box 5l', ['bread', 'box']],
  ['mcb box 8 way', ['mcb', 'box', 'way']],
  ['bread box of 2', ['bread', 'box']],
])('a box that names of goods have behind the word is what is sold: %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

test.each([
  ['bolts box 100', ['bolt']],
  ['bread , box 5', ['bread']],
  ['chair box 5', ['chair']],
])('another only counts the goods: %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

test.each([
  ['imli bina beej', ['imli']],
  ['कुदाल बिना बेंट', ['कुदाल']],
  ['bina beej imli', ['bina', 'beej', 'imli']],
])('what goods are without is not read behind them: %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});
