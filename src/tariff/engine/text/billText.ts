// One text of a bill as words, and what is asked of them while it is put into plain words.

import { unitAt } from '../../../hash/unitAt.ts';
import type { HeadingGroup } from '../../model/words.ts';
import type { BillWords } from './billWord.ts';
import { type BillVocabulary, type BillWord, looksLikeMeasure, type WordHeadings, type WordUse } from './billWord.ts';
import { IN_WORD, kindAt } from './characters.ts';
import { type GlossaryLine, INERT, lineAt, ROLE, type Roles } from './glossary.ts';
import type { Language } from './language.ts';

/** What texts are read by. */
export interface BillKnowledge {
  readonly language: Language;
  readonly roles: Roles;
  readonly vocabulary: BillVocabulary;
  readonly billWords: BillWords;
}

export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Words of the text, from the `first` on, that stand in the glossary. */
export interface Found {
  readonly first: number;
  readonly count: number;
  readonly line: GlossaryLine;
}

const SLASH = '/'.charCodeAt(0);
const HAS_DIGIT = /\d/;

export class BillText {
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly found: readonly Found[];
  readonly hasDigit: boolean;
  readonly known: BillKnowledge;
  readonly #words: readonly BillWord[];
  /** The bits of the roles that its words have. */
  readonly #roles: number;
  /** And of what else they say, such as `MAY_ASK`. */
  readonly marks: number;

  constructor(folded: string, known: BillKnowledge) {
    this.folded = folded;
    this.known = known;
    this.hasDigit = HAS_DIGIT.test(folded);
    const tokens: Token[] = [];
    const words: string[] = [];
    const facts: BillWord[] = [];
    let roles = 0;
    let marks = 0;
    const { length } = folded;
    for (let from = 0; from < length; ) {
      const to = endOfAtom(folded, from);
      if (to > from) {
        const fact = known.vocabulary.of(folded.slice(from, to));
        facts.push(fact);
        words.push(fact.word);
        roles |= fact.roles;
        marks |= fact.marks;
        tokens.push({ word: fact.word, from, to });
        from = to;
      } else from++;
    }
    this.tokens = tokens;
    this.words = words;
    this.#words = facts;
    this.#roles = roles;
    this.marks = marks;
    this.found = foundIn(words, facts);
  }

  /** It is in plain words already, as far as single words can tell. */
  get isPlain(): boolean {
    return this.found.length === 0 && this.#roles === 0 && !this.#words.some((word) => word.looksLikePartNumber);
  }

  /** Two neighbouring letters of a word may have been swapped. */
  get mayBeMisspelt(): boolean {
    return this.#words.some((word) => word.mayBeMisspelt);
  }

  /** Empty: there is none. */
  wordAt(place: number): string {
    return place < 0 ? '' : (this.words[place] ?? '');
  }

  /** One of its words has the role. `roles`: one of `ROLE`, or several. */
  hasRoleAnywhere(roles: number): boolean {
    return (this.#roles & roles) !== 0;
  }

  hasAnyRole(place: number): boolean {
    return this.#rolesAt(place) !== 0;
  }

  /** `roles`: one of `ROLE`, or several. */
  hasRole(place: number, roles: number): boolean {
    return (this.#rolesAt(place) & roles) !== 0;
  }

  /** Says nothing of which goods it is. */
  isInert(place: number): boolean {
    return (this.#rolesAt(place) & INERT) !== 0;
  }

  #rolesAt(place: number): number {
    return place < 0 ? 0 : (this.#words[place]?.roles ?? 0);
  }

  /** A name of goods has the word at the one place before that at the other. */
  isPair(first: number, second: number): boolean {
    return this.known.roles.isPair(this.#words[first]?.form ?? '', this.#words[second]?.form ?? '');
  }

  useOf(word: string): WordUse {
    return this.known.vocabulary.of(word).use;
  }

  headingsOf(word: string): WordHeadings {
    return this.known.vocabulary.of(word).headings;
  }

  /** The index has all words of it; numbers aside. */
  isKnown({ first, count }: Found): boolean {
    return this.#words.slice(first, first + count).every(({ hasLetter, use }) => !hasLetter || use.isKnown);
  }

  /** It is one word that goods bear as a name of its own. */
  isName({ first, count }: Found): boolean {
    return count === 1 && this.useOf(this.wordAt(first)).isName;
  }

  /** A word other than a colour, a size or shop talk that goods are called by. */
  namesGoods(word: string): boolean {
    const { saysSomething, use } = this.known.vocabulary.of(word);
    return word.length > 1 && saysSomething && use.isName;
  }

  /** The same of the word there. */
  namesGoodsAt(place: number): boolean {
    const word = this.#words[place];
    return word !== undefined && word.word.length > 1 && word.saysSomething && word.use.isName;
  }

  /** The word there is one that the index knows and that says something of the goods: "cup" in "ceramic cup". */
  saysAt(place: number): boolean {
    const word = this.#words[place];
    return word !== undefined && word.word.length > 1 && word.saysSomething && word.use.isKnown;
  }

  /** One of the words is known to the index and says something of the goods. */
  hasKnownWord(words: readonly string[]): boolean {
    return words.some((word) => {
      const { saysSomething, use } = this.known.vocabulary.of(word);
      return saysSomething && use.isKnown;
    });
  }

  /**
   * Its noun, the last word before "for" or "with" that says something of the goods, where it names an accessory; what it
   * is made of may stand behind it ("back cover silicon").
   */
  accessoryBeside(taken: ReadonlySet<number>): string | undefined {
    let noun: BillWord | undefined;
    for (let place = 0; place < this.#words.length; place++) {
      const word = this.#words[place] as BillWord;
      if (place > 0 && this.known.language.kindOf(word.word) === 'link') break;
      if (!taken.has(place) && this.saysAt(place) && !(noun !== undefined && this.hasRole(place, ROLE.material)))
        noun = word;
    }
    return noun !== undefined && this.known.billWords.accessories.has(noun.form) ? noun.word : undefined;
  }

  looksLikePartNumber(word: string): boolean {
    return this.known.vocabulary.of(word).looksLikePartNumber;
  }

  /** Letters and digits that the index has no word for: "rtr160", "60idx80od". */
  isPartNumber(place: number): boolean {
    const word = this.#words[place];
    return word?.looksLikePartNumber === true && !word.use.isKnown;
  }

  hasCommaAfter(place: number): boolean {
    return this.folded.slice(this.tokens[place]?.to, this.tokens[place + 1]?.from).includes(',');
  }

  /**
   * A pack that so much of the goods before it is in: "jonnalu 30 kg basta", "tamarind 20 kg gunny bag"; not what is made of
   * something ("plastic 10 kg dabba").
   */
  isBehindWeight(place: number): boolean {
    const holds = (other: number): boolean => this.hasRole(other, ROLE.bag) || this.hasRole(other, ROLE.sack);
    let first = place;
    while (holds(first - 1)) first--;
    if (!holds(place) && !(first < place && this.hasRole(place, ROLE.pack))) return false;
    const before = this.folded.slice(0, this.tokens[first]?.from);
    if (!this.hasDigit || !this.known.billWords.weightAtEnd.test(before)) return false;
    const isMaterial = (other: number): boolean => this.hasRole(other, ROLE.material);
    if (!this.hasRole(first, ROLE.bag)) return !this.words.some((_, other) => other < first && isMaterial(other));
    // "cotton waste 50 kg gatta": a box may be called after what it is made of from afar, a bag is not.
    const measure = this.words.findIndex(looksLikeMeasure);
    return !isMaterial(measure - 1);
  }

  /** Also behind a price: "5/- carton". */
  isBesideMeasure(place: number): boolean {
    return (
      looksLikeMeasure(this.wordAt(place + 1)) ||
      looksLikeMeasure(this.wordAt(place - 1)) ||
      (this.wordAt(place - 1) === '/' && looksLikeMeasure(this.wordAt(place - 2))) ||
      (this.known.billWords.packUnits.has(this.wordAt(place - 1)) && looksLikeMeasure(this.wordAt(place - 2)))
    );
  }
}

/** Where the word ends that begins here; a slash is one. The place itself: there is none. */
function endOfAtom(folded: string, from: number): number {
  if (unitAt(folded, from) === SLASH) return from + 1;
  const { length } = folded;
  let to = from;
  while (to < length && kindAt(folded, to) === IN_WORD) to++;
  return to;
}

function foundIn(words: readonly string[], facts: readonly BillWord[]): readonly Found[] {
  const found: Found[] = [];
  for (let first = 0; first < words.length; first++) {
    const { lines } = facts[first] as BillWord;
    const line = lines.length === 0 ? undefined : lineAt(lines, words, first);
    if (line === undefined) continue;
    found.push({ first, count: line.words.length, line });
    first += line.words.length - 1;
  }
  return found;
}

/** One of the headings is of the group. */
export const hasHeadingIn = (text: BillText, group: HeadingGroup, headings: Iterable<number>): boolean => {
  for (const heading of headings) if (text.known.language.isIn(group, heading)) return true;
  return false;
};
