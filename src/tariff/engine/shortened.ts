// Finds the words that a shortened one may stand for. Labels and till rolls have room for so many letters: whoever
// writes them leaves out the end ("waistcoa") or the vowels ("blsh"). And Hindi in Latin letters is written with other
// vowels by everybody: its sounds are found by their consonants.
import { HASH_OF_NOTHING, hashOn, type SearchIndex, SOUND_PREFIX } from './searchIndex.ts';

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;
/** Words are found by so many first letters, and by the hash of their consonants. */
const BEGINNING = 3;
const BEGINNINGS = LETTERS ** BEGINNING;
const CONSONANT_GROUPS = 1 << 15;
const CONSONANT_SHIFT = 17;
const FEWEST_CONSONANTS = 3;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 64;
const SOUND = SOUND_PREFIX.charCodeAt(0);

const VOWELS = new Uint8Array(128);
for (const vowel of 'aeiou') VOWELS[vowel.charCodeAt(0)] = 1;
const isVowel = (letter: number): boolean => VOWELS[letter] === 1;
const isLetter = (unit: number): boolean => unit >= FIRST_LETTER && unit < FIRST_LETTER + LETTERS;

function groupOfBeginning(letters: Uint8Array, from: number): number {
  let group = 0;
  for (let i = from; i < from + BEGINNING; i++) group = group * LETTERS + ((letters[i] as number) - FIRST_LETTER);
  return group;
}

/** By the first letter and the consonants after it; -1: they are too few. Doubled ones may count once. */
function groupOfConsonants(letters: Uint8Array, from: number, to: number, countsDoubled: boolean): number {
  let hash = HASH_OF_NOTHING;
  let count = 0;
  for (let i = from; i < to; i++) {
    const letter = letters[i] as number;
    if (i > from && (isVowel(letter) || (!countsDoubled && letter === letters[i - 1]))) continue;
    hash = hashOn(hash, letter);
    count++;
  }
  return count < FEWEST_CONSONANTS ? -1 : hash >>> CONSONANT_SHIFT;
}

/** Terms in groups, those of a group together. */
class Groups {
  readonly #at: Uint32Array;
  readonly #terms: Uint32Array;

  /** `groupOf`: by term; -1: it is in none. */
  constructor(count: number, groupOf: Int32Array) {
    const at = new Uint32Array(count + 1);
    for (const group of groupOf) if (group >= 0) at[group + 1] = (at[group + 1] ?? 0) + 1;
    for (let group = 0; group < count; group++) at[group + 1] = (at[group + 1] ?? 0) + (at[group] ?? 0);
    const next = at.slice();
    this.#terms = new Uint32Array(at[count] ?? 0);
    for (let term = 0; term < groupOf.length; term++) {
      const group = groupOf[term] ?? -1;
      if (group < 0) continue;
      const place = next[group] ?? 0;
      this.#terms[place] = term;
      next[group] = place + 1;
    }
    this.#at = at;
  }

  of(group: number): Uint32Array {
    return this.#terms.subarray(this.#at[group], this.#at[group + 1]);
  }
}

/** The words of an index by their letters; sorted into groups when first asked for. */
export class Shortened {
  readonly #index: SearchIndex;
  #byBeginning: Groups | undefined;
  #byConsonants: Groups | undefined;
  #soundsByConsonants: Groups | undefined;
  readonly #written = new Uint8Array(LONGEST_WORD);

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** The commonest words that begin so and go on. */
  wholes(word: string, most: number): readonly number[] {
    const { length } = word;
    if (length < BEGINNING || !this.#write(word)) return [];
    this.#sortWords();
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest(this.#byBeginning?.of(groupOfBeginning(written, 0)), most, (from, to) => {
      if (to - from <= length) return false;
      let i = BEGINNING;
      while (i < length && letters[from + i] === written[i]) i++;
      return i === length;
    });
  }

  /** The commonest words that are this one with vowels, or doubled consonants, put in. */
  spelledOut(word: string, most: number): readonly number[] {
    const { length } = word;
    if (!this.#write(word)) return [];
    const written = this.#written;
    const group = groupOfConsonants(written, 0, length, false);
    if (group < 0) return [];
    this.#sortWords();
    const { letters } = this.#index;
    return this.#commonest(this.#byConsonants?.of(group), most, (from, to) => {
      if (to - from <= length || letters[from] !== written[0]) return false;
      let i = 1;
      for (let at = from + 1; at < to; at++) {
        const letter = letters[at] as number;
        if (i < length && letter === written[i]) i++;
        else if (!isVowel(letter) && letter !== letters[at - 1]) return false;
      }
      return i === length;
    });
  }

  /** The commonest sounds with these consonants, and a vowel only if it comes first; none for none. */
  sounding(consonants: string, most: number): readonly number[] {
    const { length } = consonants;
    if (!this.#write(consonants)) return [];
    const written = this.#written;
    const group = groupOfConsonants(written, 0, length, true);
    if (group < 0) return [];
    this.#sortWords();
    const { letters } = this.#index;
    return this.#commonest(this.#soundsByConsonants?.of(group), most, (from, to) => {
      let i = 0;
      for (let at = from + SOUND_PREFIX.length; at < to; at++) {
        const letter = letters[at] as number;
        if (i > 0 && isVowel(letter)) continue;
        if (i === length || letter !== written[i]) return false;
        i++;
      }
      return i === length;
    });
  }

  /** Puts the letters where they are compared; false: there are too many, or other signs. */
  #write(word: string): boolean {
    if (word.length > LONGEST_WORD) return false;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      if (!isLetter(unit)) return false;
      this.#written[i] = unit;
    }
    return true;
  }

  /** Those of the terms that fit and that most headings know, the commonest first. */
  #commonest(
    terms: Uint32Array | undefined,
    most: number,
    fits: (from: number, to: number) => boolean,
  ): readonly number[] {
    const index = this.#index;
    const best: number[] = [];
    for (const term of terms ?? []) {
      if (!fits(index.lettersAt(term), index.lettersAt(term + 1) - 1)) continue;
      const spread = index.spreadOf(term);
      let at = best.length;
      while (at > 0 && index.spreadOf(best[at - 1] ?? 0) < spread) at--;
      if (at === most) continue;
      best.splice(at, 0, term);
      if (best.length > most) best.pop();
    }
    return best;
  }

  #sortWords(): void {
    if (this.#byBeginning !== undefined) return;
    const index = this.#index;
    index.openWords();
    const { letters, termCount } = index;
    const beginnings = new Int32Array(termCount).fill(-1);
    const consonants = new Int32Array(termCount).fill(-1);
    const sounds = new Int32Array(termCount).fill(-1);
    for (let term = 0; term < termCount; term++) {
      const from = index.lettersAt(term);
      const to = index.lettersAt(term + 1) - 1;
      if (letters[from] === SOUND) {
        sounds[term] = groupOfConsonants(letters, from + SOUND_PREFIX.length, to, true);
      }
      if (to - from < SHORTEST_WORD || !letters.subarray(from, to).every(isLetter)) continue;
      beginnings[term] = groupOfBeginning(letters, from);
      consonants[term] = groupOfConsonants(letters, from, to, false);
    }
    this.#byBeginning = new Groups(BEGINNINGS, beginnings);
    this.#byConsonants = new Groups(CONSONANT_GROUPS, consonants);
    this.#soundsByConsonants = new Groups(CONSONANT_GROUPS, sounds);
  }
}
