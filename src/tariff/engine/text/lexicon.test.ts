import { describe, expect, it } from 'vitest';
import { LANGUAGE, readText } from '../../../../test/tariff/language.ts';
import { LEXICON_SLOTS, Lexicon, SLOTS_PER_BUCKET, WordFacts } from './lexicon.ts';
import { FNV_BASIS, hashStep, termHash } from './terms.ts';

const facts = (word: string): WordFacts => new WordFacts(word, 0, 0, LANGUAGE);

it.each([
  ['250ml', 'isMeasure'],
  ['ml', 'isUnit'],
  ['two', 'isNumberWord'],
  ['best', 'isNoise'],
  ['the', 'isEmpty'],
  ['products', 'isGeneric'],
  ['set', 'isPack'],
  ['packet', 'isCountedIn'],
  ['gift', 'isSecondary'],
  ['spares', 'isParts'],
  ['supply', 'isFrame'],
  ['mounted', 'isParticiple'],
] as const)('%j: %s', (word, trait) => {
  expect(facts(word)[trait]).toBe(true);
  expect(facts('paneer')[trait]).toBe(false);
});

it.each([
  ['without', 'negation'],
  ['for', 'link'],
  ['of', 'of'],
  ['&', 'symbol'],
  ['rice', 'other'],
] as const)('%j is a %s', (word, kind) => {
  expect(facts(word).kind).toBe(kind);
});

it('has the forms of a text in its order', () => {
  expect(LANGUAGE.formsOf('Ladies’ Cotton T-Shirts, पनीर')).toEqual(['woman', 'cotton', 't', 'shirt', 'पनीर']);
});

const hashOf = (word: string): number => termHash(word) | 0;
const wordIn = (lexicon: Lexicon, word: string) => lexicon.wordAt(word, 0, word.length, hashOf(word));

const FIRST_UNIT = 0x4e00;
const UNITS = Array.from({ length: 0x5000 }, (_, i) => FIRST_UNIT + i);
const isUnit = (number: number): boolean => number >= FIRST_UNIT && number < FIRST_UNIT + UNITS.length;

const hashAfter = (hash: number, text: string): number =>
  Array.from(text).reduce((sum, letter) => hashStep(sum, letter.charCodeAt(0)), hash);

/** Two endings of three letters that take a hash to the same value. */
function collidingEndings(hash: number): readonly [string, string] {
  const seen = new Map<number, string>();
  for (let i = 0; i < UNITS.length; i++) {
    const start = String.fromCharCode(FIRST_UNIT + i, FIRST_UNIT + ((i * 7919) % UNITS.length));
    const upper = hashAfter(hash, start) >>> 16;
    const other = seen.get(upper);
    seen.set(upper, start);
    if (other === undefined) continue;
    // Where the upper halves are the same, one more letter evens out the lower ones.
    const difference = hashAfter(hash, start) ^ hashAfter(hash, other);
    const last = UNITS.find((unit) => isUnit(unit ^ difference));
    if (last !== undefined) return [start + String.fromCharCode(last), other + String.fromCharCode(last ^ difference)];
  }
  throw new Error('no two endings collide');
}

/** So many words whose hashes are all the same: endings that collide, one behind the other, double them each time. */
function collidingWords(count: number): readonly string[] {
  let words = ['w'];
  while (words.length < count) {
    const endings = collidingEndings(hashAfter(FNV_BASIS, words[0] ?? ''));
    words = words.flatMap((word) => endings.map((ending) => word + ending));
  }
  return words.slice(0, count);
}

describe('Lexicon', () => {
  it('finds a word again by its letters, wherever it stands', () => {
    const lexicon = new Lexicon(LANGUAGE);
    const rice = lexicon.wordAt('basmati rice', 8, 12, hashOf('rice'));
    expect(rice.word).toBe('rice');
    expect(lexicon.wordAt('rice flour', 0, 4, hashOf('rice'))).toBe(rice);
    expect(wordIn(lexicon, 'price')).not.toBe(rice);
  });

  it('gives every word a number of its own, also where it takes over a slot', () => {
    const lexicon = new Lexicon(LANGUAGE);
    const words = collidingWords(SLOTS_PER_BUCKET + 1).map((word) => wordIn(lexicon, word));
    expect(new Set(words.map(({ number }) => number)).size).toBe(words.length);
    expect(new Set(words.map(({ slot }) => slot)).size).toBe(SLOTS_PER_BUCKET);
    for (const { slot } of words) expect(slot).toBeLessThan(LEXICON_SLOTS);
  });

  it('looks at no more slots for words that collide than twice those for other new words', () => {
    const colliding = collidingWords(60);
    expect(new Set(colliding.map(hashOf)).size).toBe(1);
    const ordinary = colliding.map((_, i) => `w${i.toString(36)}`);
    const probesFor = (words: readonly string[]): number => {
      const lexicon = new Lexicon(LANGUAGE);
      for (const word of words) wordIn(lexicon, word);
      for (const word of words) wordIn(lexicon, word);
      return lexicon.probes;
    };
    expect(probesFor(colliding)).toBeLessThanOrEqual(2 * probesFor(ordinary));
    expect(probesFor(colliding)).toBeLessThanOrEqual(colliding.length * 2 * SLOTS_PER_BUCKET);
  });

  it('reads texts of colliding words as it reads them alone', () => {
    const words = collidingWords(20);
    const alone = words.map((word) => readText(word).words[0]?.form);
    for (const text of [words.join(' '), words.toReversed().join(' ')]) readText(text);
    expect(words.map((word) => readText(word).words[0]?.form)).toEqual(alone);
    expect(alone).toEqual(words);
  });
});
