import { describe, expect, it } from 'vitest';
import { LANGUAGE, readText } from '../../../../test/tariff/language.ts';
import { FNV_BASIS, hashStep, termHash } from './hash.ts';
import { LEXICON_SLOTS, Lexicon, SLOTS_PER_BUCKET } from './lexicon.ts';

const hashOf = (word: string): number => termHash(word) | 0;
const wordIn = (lexicon: Lexicon, word: string) => lexicon.wordAt(word, 0, word.length, hashOf(word));

/** So many words whose hashes are all the same: each ends with the code unit that takes its hash there, if one does. */
function collidingWords(count: number): readonly string[] {
  const wanted = hashOf('collision');
  const inverse = 0x359c449b;
  const words: string[] = [];
  for (let number = 0; words.length < count; number++) {
    const start = `w${number.toString(36)}`;
    // Two code units, of which the last takes all that differs in the lower 16 bits.
    const before = Math.imul(wanted, inverse);
    let hash = FNV_BASIS;
    for (let i = 0; i < start.length; i++) hash = hashStep(hash, start.charCodeAt(i));
    for (let unit = 0x4e00; unit < 0x9fff; unit++) {
      const last = hashStep(hash, unit) ^ before;
      if (last >>> 0 < 0x4e00 || last >>> 0 > 0x9fff) continue;
      words.push(start + String.fromCharCode(unit, last));
      break;
    }
  }
  return words;
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
