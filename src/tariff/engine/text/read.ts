// Reads a text as a buyer's or a clerk's phrase: what is named, what only modifies it, what is noise.

import { unitAt } from '../../../hash/unitAt.ts';
import { COMMA, IN_WORD, isDashApart, kindAt, PHRASE_END } from './characters.ts';
import { foldText } from './foldText.ts';
import { FNV_BASIS, hashStep } from './hash.ts';
import { withJoins } from './joins.ts';
import type { Language } from './language.ts';
import { Lexicon } from './lexicon.ts';
import { isInOtherScript } from './otherScripts.ts';
import { Phrases } from './phrases.ts';
import { asItStands } from './plainText.ts';
import type { PlainWords, Written } from './plainWords.ts';
import type { Reading } from './reading.ts';
import type { WordFacts } from './wordFacts.ts';

const IN_CAPITALS = /^[^a-z]*[A-Z][^a-z]*$/;
/** What a shop calls the goods by among its own: "[FG-925] sugar 1 kg". */
const ITEM_CODE = /^\s*\[[^[\]]{0,12}\d[^[\]]{0,12}\]\s*(?=\S)/;
const SYMBOLS_IN_WORDS = /[&+]/g;

/** Reads texts; deterministic, and linear in their length. Each reader has a lexicon of its own. */
export class Reader {
  readonly language: Language;
  readonly #lexicon: Lexicon;
  readonly #plainWords: PlainWords | undefined;
  readonly #isPair: (first: string, second: string) => boolean;

  /** `plainWords`: for texts of people; names and descriptions are in plain words already. */
  constructor(language: Language, plainWords?: PlainWords) {
    this.language = language;
    this.#lexicon = new Lexicon(language);
    this.#plainWords = plainWords;
    this.#isPair = (first, second) => plainWords?.isPair(first, second) ?? false;
  }

  read(text: string): Reading {
    const { whole, plain, asked } = this.#written(
      this.language.otherScripts.inLatin(foldText(text)).replace(ITEM_CODE, ''),
    );
    const folded = plain.text;
    const phrases = new Phrases(this.#isPair);
    const { length } = folded;
    let at = 0;
    while (at < length) {
      const kind = kindAt(folded, at);
      if (kind === IN_WORD) {
        const facts = this.#wordFrom(folded, at);
        phrases.add(facts);
        at += facts.word.length;
      } else if (kind >= PHRASE_END) {
        let isComma = true;
        do {
          if (kindAt(folded, at) !== COMMA) isComma = false;
          at++;
        } while (at < length && kindAt(folded, at) >= PHRASE_END);
        phrases.end(isComma);
      } else if (at + 2 < length && isDashApart(folded, at)) {
        phrases.end(false);
        at += 3;
      } else at++;
    }
    return phrases.reading(plain, whole, {
      isInCapitals: IN_CAPITALS.test(text),
      isInOtherScript: isInOtherScript(text),
      asked,
    });
  }

  #written(folded: string): Written {
    return this.#plainWords?.of(folded) ?? { whole: folded, plain: asItStands(withJoins(folded)), asked: '' };
  }

  /** As `Language.formsOf` gives them, with what the lexicon knows. */
  forms(text: string): readonly string[] {
    return this.formsIn(foldText(text));
  }

  /** The same of a text that is folded already. */
  formsIn(whole: string): readonly string[] {
    const folded = whole.replace(SYMBOLS_IN_WORDS, ' ');
    const forms: string[] = [];
    for (let at = 0; at < folded.length; at++) {
      if (kindAt(folded, at) !== IN_WORD) continue;
      const { word, form } = this.#wordFrom(folded, at);
      forms.push(form);
      at += word.length;
    }
    return forms;
  }

  #wordFrom(folded: string, from: number): WordFacts {
    const { length } = folded;
    let at = from;
    let hash = FNV_BASIS;
    do {
      hash = hashStep(hash, unitAt(folded, at));
      at++;
    } while (at < length && kindAt(folded, at) === IN_WORD);
    return this.#lexicon.wordAt(folded, from, at, hash);
  }
}
