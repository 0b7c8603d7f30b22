// Puts the scripts of India beside Devanagari into Latin letters, as people who type them do: "ਪਨੀਰ" is "paneer", "பால்"
// "paal". Their blocks in Unicode have one order, so that each letter has its counterpart in Devanagari; how words are
// spoken and spelled beside that stands in data/tariff/words/other-scripts.tsv. English words are put into English: "సిమెంట్"
// is "cement".
import { latinDigits } from '../../model/digits.ts';
import { OTHER_SCRIPTS, type SpellingRule, type SpellingStage } from '../../model/words.ts';
import { romanise } from './hindi.ts';

/** A word in one of them, from Bengali to Malayalam; no longer than words are, whatever a text is made of. */
const WORDS = /[\u0980-\u0d7f][\u0980-\u0d7f\u200c\u200d]{0,39}/g;
const FIRST = 0x980;
const END = 0xd80;
const BLOCK = 0x80;
const DEVANAGARI = 0x900;
const BUT_DIGITS = /[^०-९ ]+/g;

const ANY = /[\u0980-\u0d7f]/;
export const isInOtherScript = (text: string): boolean => ANY.test(text);

const inDevanagari = (letter: string): string => {
  const code = letter.charCodeAt(0);
  return code < FIRST ? letter : code < END ? String.fromCharCode(DEVANAGARI + (code % BLOCK)) : '';
};

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
    return isInOtherScript(text) ? latinDigits(text.replace(WORDS, (word) => this.#latin(word))) : text;
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
