import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE, readText } from '../../../../test/tariff/language.ts';
import { Lexicon } from './lexicon.ts';
import { asItStands } from './plainText.ts';
import { Phrases, Reader } from './read.ts';
import { termHash } from './terms.ts';

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
    .reading(asItStands(text), text, { typed: text, isInOtherScript: false, asked: '' })
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

const forms = (text: string): readonly string[] => readText(text).words.map(({ form }) => form);
const head = (text: string): string | undefined => readText(text).words.find(({ role }) => role === 'head')?.form;

describe('readText', () => {
  it.each([
    ['charger for mobile phone', 'charger'],
    ['steel water bottle', 'bottle'],
    ['pollock fillets, frozen', 'fillet'],
    ['bag with zip', 'bag'],
    ['wooden spoons', 'spoon'],
    ['powder of turmeric', 'powder'],
    ['box of chocolates', 'chocolate'],
    ['the art of pottery', 'pottery'],
    ['supply of drinking water', 'water'],
    ['parts of pumps', 'part'],
    ['headlight aimer designed for testing', 'aimer'],
    ['soda maker that carbonates water', 'maker'],
    ['linseed for sowing', 'linseed'],
    ['tool box', 'box'],
    ['tea set', 'tea'],
    ['crop top', 'top'],
    ['necklace birthday gift', 'necklace'],
    ['pankha chhat wala', 'pankha'],
    ['kulhadi lakdi ke hatthe wali', 'kulhadi'],
    ['रुई वाला गद्दा', 'गद्दा'],
    ['doodh wala', 'doodh'],
  ])('finds the head of %j', (text, expected) => {
    expect(head(text)).toBe(expected);
  });

  it('drops pack sizes, numbers and shop talk', () => {
    expect(forms('Best Quality Paneer 200 g pack of 2, free shipping')).toEqual(['paneer']);
    expect(readText('paneer 200 g').dropped).toEqual(['200', 'g'].filter((word) => /\d/.test(word)));
  });

  it.each([
    ['tea set', ['tea', 'set']],
    ['dinner set of 24 pieces', ['dinner', 'set']],
    ['tool box', ['tool', 'box']],
    ['3D printer', ['3d', 'printer']],
    ['face pack', ['face', 'pack']],
    ['gift box for 12 eggs', ['gift', 'box', 'egg']],
    ['christmas tree', ['christmas', 'tree']],
  ])('keeps what makes other goods of them: %j', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  it.each([
    ['box of chocolates', ['chocolate']],
    ['socks pack of 3', ['sock']],
    ['bolts box 100', ['bolt']],
    ['2 pack socks', ['sock']],
    ['set of 3 knives', ['knife']],
    ['pair of shoes', ['shoe']],
  ])('leaves out what goods are counted in: %j', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  it.each([
    ['P.V.C. Pipe', ['pvc', 'pipe']],
    ['M.S. Flat 50x6', ['ms', 'flat']],
    ['T.M.T bar', ['tmt', 'bar']],
    ['A.C. 1.5 ton', ['ac', 'ton']],
    ['pump 1.5 h.p. max. head 30 m', ['pump', 'head']],
  ])('reads letters with full stops as one word: %j', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  it('drops units in Devanagari after their number', () => {
    expect(forms('मोटरसाइकिल 150 सीसी')).toEqual(['मोटरसाइकिल']);
    expect(forms('पेंट 20 लीटर')).toEqual(['पेंट']);
  });

  it.each(['non-stick pan', 'non stick pan', 'nonstick pan'])('reads "non" with what follows it: %j', (text) => {
    expect(forms(text)).toEqual(['nonstick', 'pan']);
  });

  it('reads two words with a sign between them as two', () => {
    expect(forms('salt&pepper mill')).toEqual(['salt', 'pepper', 'mill']);
    expect(forms('b&b')).toEqual(['b&b']);
  });

  it('sees that a class of goods is named', () => {
    expect(readText('leather goods').namesClass).toBe(true);
    expect(readText('rice products 2 kg').namesClass).toBe(true);
    expect(readText('leather').namesClass).toBe(false);
    expect(readText('goods transport').namesClass).toBe(false);
    expect(readText('transport of goods by road').namesClass).toBe(false);
    expect(readText('soap for baby products').namesClass).toBe(false);
  });

  it('sees where the last word may be cut', () => {
    expect(readText('linen waistcoa').endsWithWord).toBe(true);
    expect(readText('linen waistcoa 2 pcs').endsWithWord).toBe(false);
    expect(readText('rice, wheat, barley').endsWithWord).toBe(false);
  });

  it('leaves out what the goods are not', () => {
    expect(forms('biscuits without sugar')).toEqual(['biscuit']);
    expect(forms('shirts, not knitted')).toEqual(['shirt']);
  });

  it.each(['t-shirt', 'T shirt', 'tshirts', 'tee shirt'])('reads %j as one word', (text) => {
    expect(forms(text)).toEqual(['tshirt']);
  });

  it('sees that parts are asked for', () => {
    expect(readText('parts of pumps').asksForParts).toBe(true);
    expect(readText('pumps').asksForParts).toBe(false);
  });

  it('gives no head to a list', () => {
    expect(readText('rice, wheat, barley').words.every(({ role }) => role === 'modifier')).toBe(true);
  });

  it('keeps a pack word when there is nothing else', () => {
    expect(forms('box')).toEqual(['box']);
  });

  it('never fails and stays linear on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const reading = readText(text);
        expect(reading.words.length).toBeLessThanOrEqual(text.length + 10);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out the words of the law about packing', () => {
    expect(readText('paneer, pre-packaged and labelled').words.map(({ form }) => form)).toEqual(['paneer']);
  });
});

it('a piece is counted by a number in words as by one in digits, wherever it stands', () => {
  for (const text of ['one-piece dress', '1 piece dress']) {
    expect(forms(text)).toEqual(['dress']);
    expect(forms(`red ${text}`)).toEqual(['red', 'dress']);
  }
});

it('all words of a text have the same forms with a lexicon and without', () => {
  const reader = new Reader(LANGUAGE);
  const sign = fc.constantFrom(..."aeknst5 &+-/,.'’₹½éकाज़ी१😀\ud83d");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' })), (text) => {
      expect(reader.forms(text)).toEqual(LANGUAGE.formsOf(text));
    }),
  );
  expect(reader.forms('Ladies’ T-Shirts & tops, 2.5 kg')).toEqual(['woman', 't', 'shirt', 'top', '2', '5', 'kg']);
});
