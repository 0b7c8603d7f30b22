// Words in the scripts of India put into Latin letters, and one key for the many ways to write a Hindi word.

import { latinDigits } from '../../model/digits.ts';
import { type HindiEnding, OTHER_SCRIPTS, type SpellingRule, type SpellingStage } from '../../model/words.ts';

/** The sounds of letters in the order of Unicode, from the first one on; a full stop for a letter without one. */
function soundsFrom(first: string, sounds: string): ReadonlyMap<string, string> {
  const code = first.charCodeAt(0);
  const all = sounds.split(' ').map((sound, i) => [String.fromCharCode(code + i), sound] as const);
  return new Map(all.filter(([, sound]) => sound !== '.'));
}

const CONSONANTS = soundsFrom(
  'क',
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
);
const VOWELS = soundsFrom('अ', 'a aa i ee u oo ri . e e e ai o o o au');
const VOWEL_MARKS = soundsFrom('ा', 'aa i ee u oo ri . e e e ai o o o au');
const VIRAMA = '्';
const NUKTA = '़';
const NUKTA_SOUND: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', ड: 'r', ढ: 'rh' };

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

/** Latin endings count behind so many letters: shorter words are hardly Hindi ones with an ending. */
const LATIN_STEM = /[a-z]{3}$/;
const LATIN = /^[a-z]/;

/** What a word may be without the longest of the endings that it has. */
export function withoutEnding(word: string, endings: readonly HindiEnding[]): readonly string[] {
  let stem = word;
  let bases: readonly string[] = [];
  for (const one of endings) {
    const { length } = one.ending;
    if (length <= word.length - stem.length || !word.endsWith(one.ending)) continue;
    const before = word.slice(0, -length);
    if (LATIN.test(one.ending) && !LATIN_STEM.test(before)) continue;
    stem = before;
    bases = one.bases;
  }
  return bases.map((base) => stem + base);
}

/** "हल्दी" becomes "haldee". The inherent vowel is written except at the end of a word. */
export function romanise(word: string): string {
  const letters = [...word];
  let latin = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    let consonant = CONSONANTS.get(letter);
    if (consonant === undefined) {
      latin += VOWELS.get(letter) ?? VOWEL_MARKS.get(letter) ?? (letter === 'ं' || letter === 'ँ' ? 'n' : '');
      continue;
    }
    if (letters[i + 1] === NUKTA) {
      consonant = NUKTA_SOUND[letter] ?? consonant;
      i++;
    }
    latin += consonant;
    const next = letters[i + 1];
    if (next === VIRAMA) i++;
    else if (next !== undefined && !VOWEL_MARKS.has(next)) latin += 'a';
  }
  return latin;
}

/** "खाद" becomes "khad": long vowels in one letter, as most bills write them. */
export const asClerksRomanise = (word: string): string =>
  romanise(word).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u');

const RULES: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'c'],
  [/ch/g, 'c'],
  [/ph/g, 'f'],
  [/([bdtkgj])h/g, '$1'],
  [/rh/g, 'r'],
  [/sh/g, 's'],
  [/ck/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/e?aa?h?$/g, 'a'],
  [/aa/g, 'a'],
  [/(ee|ii|ea|ie|y(?![aeiou]))/g, 'i'],
  [/(oo|uu|ou)/g, 'u'],
  [/(ai|ay|ei|ey)/g, 'e'],
  [/(au|aw|ao)/g, 'o'],
  [/y/g, 'i'],
  [/h(?![aeiou])/g, ''],
  [/([a-z])\1+/g, '$1'],
];

/** One key for the spellings of a romanised word: haldi, haldee and "हल्दी" meet. */
export function soundKey(latin: string): string {
  let key = latin;
  for (const [pattern, replacement] of RULES) key = key.replace(pattern, replacement);
  return key
    .replace(/([bcdfgjklmnprstv])a(?=[bcdfgjklmnprstv][aeiou])/g, '$1a')
    .replace(/[aeiou]$/, (vowel) => (vowel === 'e' ? 'i' : vowel));
}

/** One key for variant spellings of a word in Devanagari: long and short i and u, letters with a nukta and without. */
export const spellingKey = (latin: string): string =>
  latin.replace(/ee/g, 'i').replace(/oo/g, 'u').replace(/z/g, 'j').replace(/f/g, 'ph');

/** The consonants of a sound key; catches huldi for haldi. Empty when too few are left to mean anything. */
export function consonantKey(key: string): string {
  const consonants = key.slice(0, 1) + key.slice(1).replace(/[aeiou]/g, '');
  return consonants.length >= 3 ? consonants : '';
}

const LETTER_NAMES: Readonly<Record<string, string>> = {
  ए: 'a',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  ई: 'e',
  एफ: 'f',
  जी: 'g',
  एच: 'h',
  आई: 'i',
  जे: 'j',
  के: 'k',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  ओ: 'o',
  पी: 'p',
  क्यू: 'q',
  आर: 'r',
  एस: 's',
  टी: 't',
  यू: 'u',
  वी: 'v',
  डब्लू: 'w',
  डब्ल्यू: 'w',
  एक्स: 'x',
  वाई: 'y',
  जेड: 'z',
};
const namesOfLetters = Object.keys(LETTER_NAMES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const LETTER_NAME = new RegExp(namesOfLetters, 'g');
const ONE = `(?:${namesOfLetters})(?![\\u0900-\\u097f])`;
/** Words of their own too ("of", "ji"): two of them with a space between are no abbreviation. */
const NO_PARTICLE = '(?!के|जी)';
/** No Hindi word of two names has one of these; "सीटी" and "सीपी" are words. */
const NEVER_HINDI = '(?:एफ|एच|एल|एम|एन|एस)';
const SPELLED_OUT = new RegExp(
  `(?<![\\u0900-\\u097f])(?:${[
    `${ONE}(?:\\. ?${ONE}(?=\\.)|\\.${ONE})+\\.?`,
    `${ONE}(?: ${ONE}){2,}`,
    `${NO_PARTICLE}${ONE} ${NO_PARTICLE}${ONE}`,
    `(?:${namesOfLetters}){3,}(?![\\u0900-\\u097f])`,
    `(?:${NEVER_HINDI}(?:${namesOfLetters})|(?:${namesOfLetters})${NEVER_HINDI})(?![\\u0900-\\u097f])`,
  ].join('|')})`,
  'g',
);

/**
 * An abbreviation that is spelled out in the names of the English letters is written in those letters: "डी.ए.पी.", "डी ए पी"
 * and "डीएपी" become "dap". Two names that are written as one word stay where they may be a Hindi word ("सीटी").
 */
export const withLatinAbbreviations = (text: string): string =>
  text.replace(
    SPELLED_OUT,
    (spelled) => `${(spelled.match(LETTER_NAME) ?? []).map((name) => LETTER_NAMES[name]).join('')} `,
  );

/** A word in a script beside Devanagari, from Bengali to Malayalam; no longer than words are, whatever a text is made of. */
const OTHER_SCRIPT_WORDS = /[\u0980-\u0d7f][\u0980-\u0d7f\u200c\u200d]{0,39}/g;
const FIRST = 0x980;
const END = 0xd80;
const BLOCK = 0x80;
const DEVANAGARI = 0x900;
const BUT_DIGITS = /[^०-९ ]+/g;

const OTHER_SCRIPT = /[\u0980-\u0d7f]/;
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

const inDevanagari = (letter: string): string => {
  const code = letter.charCodeAt(0);
  return code < FIRST ? letter : code < END ? String.fromCharCode(DEVANAGARI + (code % BLOCK)) : '';
};

/**
 * Puts the scripts of India beside Devanagari into Latin letters, as people who type them do: "ਪਨੀਰ" is "paneer", "பால்"
 * "paal". Their blocks in Unicode have one order, so that each letter has its counterpart in Devanagari; the rules say how
 * words are spoken and spelled beside that. English words are put into English: "సిమెంట్" is "cement".
 */
export class OtherScripts {
  readonly #rules: readonly SpellingRule[];
  /** The English word that a word in Devanagari is. */
  readonly #englishOf: (devanagari: string) => string | undefined;
  /** By script; made with its first word. */
  readonly #applied: ((word: string, stage: SpellingStage) => string)[] = [];

  constructor(rules: readonly SpellingRule[], englishOf: (devanagari: string) => string | undefined) {
    this.#rules = rules;
    this.#englishOf = englishOf;
  }

  /** A folded text with the words of these scripts in Latin letters. */
  inLatin(text: string): string {
    return isInOtherScript(text) ? latinDigits(text.replace(OTHER_SCRIPT_WORDS, (word) => this.#latin(word))) : text;
  }

  #latin(word: string): string {
    const script = (word.charCodeAt(0) - FIRST) >> 7;
    this.#applied[script] ??= this.#ofScript(script);
    const apply = this.#applied[script];
    const sound = apply(Array.from(apply(word, 'letter'), inDevanagari).join(''), 'sound');
    return sound.replace(
      BUT_DIGITS,
      (run) => this.#englishOf(apply(run, 'english')) ?? apply(romanise(run), 'spelling'),
    );
  }

  #ofScript(script: number): (word: string, stage: SpellingStage) => string {
    const name = OTHER_SCRIPTS[script];
    const rules = this.#rules
      .filter(({ scripts }) => scripts.some((one) => one === name))
      .map(({ stage, pattern, becomes }) => ({ stage, pattern: new RegExp(pattern, 'g'), becomes }));
    return (word, stage) =>
      rules.reduce((text, rule) => (rule.stage === stage ? text.replace(rule.pattern, rule.becomes) : text), word);
  }
}
