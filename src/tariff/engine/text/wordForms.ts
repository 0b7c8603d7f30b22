// The form under which a word is indexed and looked up: one for singular and plural, British and American.

import { unitAt } from '../../../hash/unitAt.ts';
import type { Spelling } from '../../model/words.ts';
import { hasDevanagari } from './hindi.ts';

const KEEP_S = /(ss|us|is|ics|ous|as)$/;
const KEEP_ES = /(ss|x|ch|sh|zz|to|ro)es$/;
const S = 's'.charCodeAt(0);

/** "liquidizer" and "liquidiser" are one word; "size" and "prize" keep their z. */
const IZE = /iz(?=(e|er|ed|ing|ation)$)/;
const MIN_IZE_LENGTH = 7;

/** Without its plural s, by light rules. */
function withoutPlural(word: string): string {
  const { length } = word;
  if (length < 4 || unitAt(word, length - 1) !== S || KEEP_S.test(word)) return word;
  if (word.endsWith('ies')) return length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (KEEP_ES.test(word) && length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}

export class WordForms {
  readonly #plurals = new Map<string, string>();
  readonly #spellings = new Map<string, string>();

  constructor(spellings: readonly Spelling[]) {
    for (const { word, form, kind } of spellings) {
      (kind === 'plural' ? this.#plurals : this.#spellings).set(word, form);
    }
  }

  /** Of a folded word; words in Devanagari are indexed as written. */
  of(word: string): string {
    const spelled = this.#spellings.get(word) ?? word;
    const single = this.#plurals.get(spelled) ?? withoutPlural(spelled);
    const form = this.#spellings.get(single) ?? (single.length >= MIN_IZE_LENGTH ? single.replace(IZE, 'is') : single);
    return form !== word && hasDevanagari(word) ? word : form;
  }
}
