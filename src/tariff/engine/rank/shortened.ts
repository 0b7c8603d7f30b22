// Finds the words that a shortened one may stand for. Labels and till rolls have room for so many letters: whoever
// writes them leaves out the end ("waistcoa") or the vowels ("blsh"). And Hindi in Latin letters is written with other
// vowels by everybody: its sounds are found by their consonants.
import { type SearchIndex, TERM_END } from '../index/searchIndex.ts';
import { HASH_OF_NOTHING, hashOn, SOUND_PREFIX } from '../text/hash.ts';

const FIRST_LETTER = 'a'.charCodeAt(0);
const LAST_LETTER = 'z'.charCodeAt(0);
const LETTERS = LAST_LETTER - FIRST_LETTER + 1;
/** Words are found by so many first letters, and by the hash of their consonants. */
const BEGINNING = 3;
const BEGINNINGS = LETTERS ** BEGINNING;
const CONSONANT_GROUPS = 1 << 15;
const CONSONANT_SHIFT = 17;
const FEWEST_CONSONANTS = 3;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 64;
const SOUND = SOUND_PREFIX.charCodeAt(0);
const A_WORD = 1;
const A_SOUND = 2;

/** What terms are found by. */
type By = 'beginning' | 'consonants' | 'sound';

const VOWELS = new Uint8Array(256);
for (const vowel of 'aeiou') VOWELS[vowel.charCodeAt(0)] = 1;

/** By the first letter and the consonants after it; -1: they are too few. Doubled ones may count once. */
function groupOfConsonants(letters: Uint8Array, from: number, to: number, countsDoubled: boolean): number {
  let hash = HASH_OF_NOTHING;
  let count = 0;
  for (let i = from; i < to; i++) {
    const letter = letters[i] as number;
    if (i > from && (VOWELS[letter] === 1 || (!countsDoubled && letter === letters[i - 1]))) continue;
    hash = hashOn(hash, letter);
    count++;
  }
  return count < FEWEST_CONSONANTS ? -1 : hash >>> CONSONANT_SHIFT;
}

/** By the first letters; -1: they are too few. */
function groupOfBeginning(letters: Uint8Array, from: number, to: number): number {
  if (to - from < BEGINNING) return -1;
  let group = 0;
  for (let i = from; i < from + BEGINNING; i++) group = group * LETTERS + (letters[i] as number) - FIRST_LETTER;
  return group;
}

/** Terms in groups, those of a group together. */
class Groups {
  readonly #at: Uint32Array;
  readonly #terms: Uint32Array;

  /** `groupOf`: by term; -1: it is in none. */
  constructor(count: number, groupOf: Int32Array) {
    const { length } = groupOf;
    // First where the group after next begins, so that filling a group moves its end to where it belongs.
    const at = new Uint32Array(count + 2);
    for (let term = 0; term < length; term++) {
      const group = groupOf[term] as number;
      if (group >= 0) at[group + 2] = (at[group + 2] as number) + 1;
    }
    for (let i = 2; i < at.length; i++) at[i] = (at[i] as number) + (at[i - 1] as number);
    const terms = new Uint32Array(at[count + 1] as number);
    for (let term = 0; term < length; term++) {
      const group = groupOf[term] as number;
      if (group < 0) continue;
      const place = at[group + 1] as number;
      terms[place] = term;
      at[group + 1] = place + 1;
    }
    this.#at = at;
    this.#terms = terms;
  }

  of(group: number): Uint32Array {
    return this.#terms.subarray(this.#at[group], this.#at[group + 1]);
  }
}

/** The words of an index by their letters. */
export class Shortened {
  readonly #index: SearchIndex;
  /** Both take milliseconds, so they wait until a word asks for them. */
  #letters: Letters | undefined;
  readonly #groups: Partial<Record<By, Groups>> = {};
  readonly #written = new Uint8Array(LONGEST_WORD);

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** The commonest words that begin so and go on. */
  wholes(word: string, most: number): readonly string[] {
    const { length } = word;
    if (!this.#write(word)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('beginning', groupOfBeginning(written, 0, length), most, (from, to) => {
      if (to - from <= length) return false;
      let i = BEGINNING;
      while (i < length && letters[from + i] === written[i]) i++;
      return i === length;
    });
  }

  /** The commonest words that are this one with vowels, or doubled consonants, put in. */
  spelledOut(word: string, most: number): readonly string[] {
    const { length } = word;
    if (!this.#write(word)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('consonants', groupOfConsonants(written, 0, length, false), most, (from, to) => {
      if (to - from <= length || letters[from] !== written[0]) return false;
      let i = 1;
      for (let at = from + 1; at < to; at++) {
        const letter = letters[at] as number;
        if (i < length && letter === written[i]) i++;
        else if (VOWELS[letter] === 0 && letter !== letters[at - 1]) return false;
      }
      return i === length;
    });
  }

  /** The commonest sounds with these consonants, and a vowel only if it comes first; none for none. */
  sounding(consonants: string, most: number): readonly string[] {
    const { length } = consonants;
    if (!this.#write(consonants)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('sound', groupOfConsonants(written, 0, length, true), most, (from, to) => {
      let i = 0;
      for (let at = from + SOUND_PREFIX.length; at < to; at++) {
        const letter = letters[at] as number;
        if (i > 0 && VOWELS[letter] === 1) continue;
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
      if (unit < FIRST_LETTER || unit > LAST_LETTER) return false;
      this.#written[i] = unit;
    }
    return true;
  }

  /** The texts of those of a group that fit and that most headings know, the commonest first. */
  #commonest(by: By, group: number, most: number, fits: (from: number, to: number) => boolean): readonly string[] {
    if (group < 0) return [];
    const index = this.#index;
    this.#letters ??= new Letters(index);
    this.#groups[by] ??= this.#letters.groups(by);
    const { at } = this.#letters;
    const best: number[] = [];
    for (const term of this.#groups[by].of(group)) {
      if (!fits(at[term] ?? 0, (at[term + 1] ?? 0) - 1)) continue;
      const spread = index.spreadOf(term);
      let place = best.length;
      while (place > 0 && index.spreadOf(best[place - 1] ?? 0) < spread) place--;
      if (place === most) continue;
      best.splice(place, 0, term);
      if (best.length > most) best.pop();
    }
    return best.map((term) => String.fromCharCode(...index.letters.subarray(at[term], (at[term + 1] ?? 0) - 1)));
  }
}

/** Where the letters of each term begin, and which of them are words, and which are sounds. */
class Letters {
  readonly at: Uint32Array;
  readonly #kind: Uint8Array;
  readonly #letters: Uint8Array;

  constructor({ letters, termCount }: SearchIndex) {
    const at = new Uint32Array(termCount + 1);
    const kinds = new Uint8Array(termCount);
    let to = 0;
    for (let term = 0; term < termCount; term++) {
      at[term] = to;
      const isSound = letters[to] === SOUND;
      if (isSound) to++;
      const from = to;
      let isWord = true;
      for (let letter = letters[to] as number; letter !== TERM_END; letter = letters[++to] as number) {
        if (letter < FIRST_LETTER || letter > LAST_LETTER) isWord = false;
      }
      if (isWord) kinds[term] = isSound ? A_SOUND : to - from >= SHORTEST_WORD ? A_WORD : 0;
      to++;
    }
    at[termCount] = to;
    this.at = at;
    this.#kind = kinds;
    this.#letters = letters;
  }

  groups(by: By): Groups {
    const { at } = this;
    const kinds = this.#kind;
    const letters = this.#letters;
    const groupOf = new Int32Array(kinds.length).fill(-1);
    const kind = by === 'sound' ? A_SOUND : A_WORD;
    for (let term = 0; term < kinds.length; term++) {
      if (kinds[term] !== kind) continue;
      const from = at[term] as number;
      const to = (at[term + 1] as number) - 1;
      if (by === 'beginning') groupOf[term] = groupOfBeginning(letters, from, to);
      else if (by === 'consonants') groupOf[term] = groupOfConsonants(letters, from, to, false);
      else groupOf[term] = groupOfConsonants(letters, from + SOUND_PREFIX.length, to, true);
    }
    return new Groups(by === 'beginning' ? BEGINNINGS : CONSONANT_GROUPS, groupOf);
  }
}
