// Puts a bill's text into plain words before it is read: short forms written out, brands and models replaced by what
// they make or what a part is for, medicines by their generic name and form.
import type { Vehicle } from '../../model/words.ts';
import { type BillWords, billWordsOf } from './billWords.ts';
import { atomsOf, type Glossary, type GlossaryLine, type Note } from './glossary.ts';
import type { Language } from './language.ts';
import type { Questions } from './questions.ts';
import type { Roles } from './roles.ts';

/** What the index knows of a word. */
export interface WordUse {
  readonly isKnown: boolean;
  /** Several headings use it. */
  readonly isCommon: boolean;
  /** Goods bear it as a name of its own. */
  readonly isName: boolean;
  /** It names parts of vehicles. */
  readonly isVehiclePart: boolean;
}

export interface Rewrite {
  readonly from: string;
  readonly to: string;
  readonly via: Note['is'];
}

export interface PlainText {
  readonly text: string;
  readonly rewrites: readonly Rewrite[];
  /** The text is a maker's name and nothing else. */
  readonly isMakerAlone: boolean;
  /** What a brand of many goods makes was guessed. */
  readonly isRange: boolean;
  /** A brand of goods is named, also where it says nothing of the goods. */
  readonly namesBrand: boolean;
  /** The vehicle that a part is for, by its model. */
  readonly vehicle: Vehicle | undefined;
  /** The headings of what a brand or a medicine is. */
  readonly favoured: readonly number[];
  /** It asks for a service on something; or it has a pack size or a part number, as goods do. */
  readonly sort: 'service' | 'goods' | undefined;
}

export const NOTHING_REWRITTEN: Omit<PlainText, 'text'> = {
  rewrites: [],
  isMakerAlone: false,
  isRange: false,
  namesBrand: false,
  vehicle: undefined,
  favoured: [],
  sort: undefined,
};

const VEHICLE_WORDS: Readonly<Record<Vehicle, string>> = {
  'two-wheeler': 'motorcycle',
  car: 'car',
  'three-wheeler': 'auto rickshaw',
  tractor: 'tractor',
  commercial: 'truck',
  earthmover: 'earth moving machinery',
};
const isVehicle = (kind: string): kind is Vehicle => kind in VEHICLE_WORDS;

const HAS_DIGIT = /\d/;
const HAS_LETTER = /\p{L}/u;
/** A letter before a digit; "25kg" is a measure. */
const PART_NUMBER = /\p{L}\d/u;
const SHORTEST_UNHEARD_OF = 4;
const MEASURE_LIKE = /^\d/;

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

interface Found {
  readonly first: number;
  readonly count: number;
  readonly line: GlossaryLine;
}

const ATOM = /[\p{L}\p{M}\p{N}&+]+|\//gu;

function tokensOf(folded: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(ATOM)) {
    tokens.push({ word: match[0], from: match.index, to: match.index + match[0].length });
  }
  return tokens;
}

export interface PlainWordsParts {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly questions: Questions;
  readonly roles: Roles;
  readonly useOf: (form: string) => WordUse;
}

export class PlainWords {
  readonly questions: Questions;
  readonly #parts: PlainWordsParts;
  readonly #words: BillWords;

  constructor(parts: PlainWordsParts) {
    this.questions = parts.questions;
    this.#parts = parts;
    this.#words = billWordsOf(parts.language);
  }

  /** Of a folded text; the same text where nothing is written otherwise. */
  of(folded: string): PlainText {
    const tokens = tokensOf(folded);
    const words = tokens.map(({ word }) => word);
    const found = this.#findAll(words);
    if (found.length === 0 && !words.some((word) => this.#parts.roles.hasAny(word) || PART_NUMBER.test(word))) {
      return { ...NOTHING_REWRITTEN, text: folded, sort: this.#sortOf(folded, words) };
    }
    return {
      ...new Rewriting(folded, tokens, words, found, this.#parts, this.#words).result(),
      sort: this.#sortOf(folded, words),
    };
  }

  #sortOf(folded: string, words: readonly string[]): PlainText['sort'] {
    const { roles } = this.#parts;
    for (let i = 0; i < words.length; i++) {
      if (!roles.has(words[i] as string, 'service')) continue;
      const next = words[i + 1];
      if (next === undefined || this.#words.afterService.has(next) || MEASURE_LIKE.test(next)) return 'service';
    }
    return this.#words.packSize.test(folded) ? 'goods' : undefined;
  }

  #findAll(words: readonly string[]): readonly Found[] {
    const found: Found[] = [];
    for (let i = 0; i < words.length; i++) {
      const line = this.#parts.glossary.longestAt(words, i);
      if (line === undefined) continue;
      found.push({ first: i, count: line.words.length, line });
      i += line.words.length - 1;
    }
    return found;
  }
}

const DOSE = 3004;
/** Given to patients as it is bought. */
const isDose = ({ headings }: Extract<Note, { is: 'medicine' }>): boolean => headings[0] === DOSE;

type Chosen = Found & { readonly note: Note };

/** One text being put into plain words. */
class Rewriting {
  readonly #folded: string;
  readonly #tokens: readonly Token[];
  readonly #useOf: (form: string) => WordUse;
  readonly #roles: Roles;
  readonly #language: Language;
  readonly #billWords: BillWords;
  readonly #taken: ReadonlySet<number>;
  readonly #words: readonly string[];
  readonly #found: readonly Found[];
  /** Made when a short form asks for its neighbours. */
  #contextOrNone: ReadonlySet<string> | undefined;
  readonly #chosen: readonly Chosen[];
  readonly #edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  readonly #rewrites: Rewrite[] = [];
  /** Words that stand for themselves, or in the place of short forms. */
  readonly #plain: readonly string[];
  #appended = '';
  #isRange = false;
  #vehicle: Vehicle | undefined;
  readonly #favoured: number[] = [];

  constructor(
    folded: string,
    tokens: readonly Token[],
    words: readonly string[],
    found: readonly Found[],
    { useOf, roles, language }: PlainWordsParts,
    billWords: BillWords,
  ) {
    this.#language = language;
    this.#billWords = billWords;
    this.#folded = folded;
    this.#tokens = tokens;
    this.#useOf = useOf;
    this.#roles = roles;
    this.#words = words;
    this.#found = found;
    this.#chosen = found.flatMap((one) => {
      const note = this.#noteFor(one);
      return note === undefined ? [] : [{ ...one, note }];
    });
    this.#taken = new Set(
      this.#chosen.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i)),
    );
    this.#plain = [
      ...words.filter((_, i) => !this.#taken.has(i)),
      ...this.#chosen.flatMap(({ note }) => (note.is === 'short form' ? note.words.split(' ') : [])),
    ];
  }

  /** The reading that fits: a short form whose neighbours are there, then a name, then the usual short form. */
  #noteFor({ line }: Found): Note | undefined {
    // A short form that the index has from names of goods is best left as it is, unless it has several readings.
    const isCommon = line.words.length === 1 && this.#useOf(this.#language.form(line.words[0] as string)).isCommon;
    if (isCommon && line.notes.length === 1 && line.notes[0]?.is === 'short form') return undefined;
    let best: Note | undefined;
    let most = 0;
    let usual: Note | undefined;
    for (const note of line.notes) {
      if (note.is !== 'short form') {
        best ??= note;
        continue;
      }
      if (note.neighbours.length === 0) usual ??= note;
      const hits = note.neighbours.filter((neighbour) => this.#stands(neighbour, line.words)).length;
      if (hits > most) {
        most = hits;
        best = note;
      }
    }
    const [only] = line.notes;
    if (best === undefined && usual === undefined && line.notes.length === 1 && this.#isUnheardOf(line)) return only;
    return best ?? (isCommon ? undefined : usual);
  }

  /** A form of some length that the index has no word for has hardly another meaning. */
  #isUnheardOf({ words }: GlossaryLine): boolean {
    const [word = ''] = words;
    return (words.length > 1 || word.length >= SHORTEST_UNHEARD_OF) && !this.#useOf(this.#language.form(word)).isKnown;
  }

  get #context(): ReadonlySet<string> {
    this.#contextOrNone ??= contextOf(this.#words, this.#found, this.#language);
    return this.#contextOrNone;
  }

  #stands(neighbour: string, except: readonly string[]): boolean {
    const words = neighbour.split(' ');
    if (words.length > 1) return this.#folded.includes(neighbour);
    return (
      !except.includes(neighbour) && (this.#context.has(neighbour) || this.#context.has(this.#language.form(neighbour)))
    );
  }

  /** A word other than a colour, a size or shop talk that goods are called by. */
  #namesGoods(word: string): boolean {
    return (
      word.length > 1 &&
      !MEASURE_LIKE.test(word) &&
      !this.#roles.isInert(word) &&
      this.#useOf(this.#language.form(word)).isName
    );
  }

  result(): Omit<PlainText, 'sort'> {
    const mayBeMedicine = this.#chosen.some(({ note }) => note.is === 'medicine' && isDose(note));
    const others = this.#plain.filter((word) => !(mayBeMedicine && this.#billWords.doseForms.has(word)));
    const hasNoun = others.some((word) => this.#namesGoods(word) && !this.#roles.has(word, 'flavour'));
    const medicine =
      mayBeMedicine &&
      !this.#billWords.bulk.test(this.#folded) &&
      (this.#hasDoseForm() ||
        (this.#billWords.strength.test(this.#folded) && !hasNoun) ||
        (!this.#hasOtherWord(others) && this.#isOnlyDose()));
    const hasVehiclePart = others.some(
      (word) => !this.#roles.has(word, 'vehicle') && this.#useOf(this.#language.form(word)).isVehiclePart,
    );
    for (const one of this.#chosen) {
      if (one.note.is === 'short form') this.#writeOut(one, one.note.words, hasNoun);
      else if (one.note.is === 'brand') this.#brand(one, one.note, hasNoun || medicine, hasVehiclePart);
      else this.#medicine(one, one.note, hasNoun, medicine);
    }
    if (medicine) this.#doseForms();
    this.#leaveOut(medicine);
    return {
      text: this.#edited(),
      rewrites: this.#rewrites,
      isMakerAlone:
        this.#chosen.length > 0 &&
        this.#chosen.every(({ note }) => note.is === 'brand' && note.kind === 'maker') &&
        others.every((word) => !this.#useOf(this.#language.form(word)).isKnown || this.#roles.isInert(word)),
      isRange: this.#isRange,
      namesBrand: this.#chosen.some(
        ({ note }) => note.is === 'brand' && !isVehicle(note.kind) && (!note.isWord || HAS_DIGIT.test(this.#folded)),
      ),
      vehicle: this.#vehicle,
      favoured: this.#favoured,
    };
  }

  /** A short form of a pack that only holds the goods is left out. */
  #writeOut(one: Chosen, words: string, hasNoun: boolean): void {
    const holds = hasNoun && this.#roles.has(words, 'pack') && this.#isBesideMeasure(one.first);
    this.#replace(one, holds ? '' : this.#withoutNext(one, words));
  }

  /** Without the last word where the text goes on with it: "naphthalene balls" for the first word of "napthalene balls". */
  #withoutNext({ first, count }: Found, words: string): string {
    const all = words.split(' ');
    const next = this.#tokens[first + count]?.word;
    const isNext =
      all.length > 1 && next !== undefined && this.#language.form(next) === this.#language.form(all.at(-1) as string);
    return isNext ? all.slice(0, -1).join(' ') : words;
  }

  /** The model of a vehicle: the vehicle itself, or what a part is for. */
  #model(one: Chosen, kind: Vehicle, { makes, isWord }: Extract<Note, { is: 'brand' }>, hasPart: boolean): void {
    const others = this.#plain.filter((word) => !this.#roles.has(word, 'vehicle'));
    const hasNoun = others.some((word) => this.#namesGoods(word));
    const saysVehicle = others.length < this.#plain.length || HAS_DIGIT.test(this.#folded);
    if (isWord && !hasPart && !(saysVehicle && !hasNoun)) return;
    if (!hasNoun && !hasPart) {
      // The model follows its maker: "royal enfield himalayan 450".
      if (!this.#hasOtherWord(others)) this.#replace(one, one === this.#lastModel ? makes : '');
      return;
    }
    this.#replace(one, '');
    this.#vehicle = kind;
    this.#note(one, VEHICLE_WORDS[kind]);
    const use = ` for ${VEHICLE_WORDS[kind]}`;
    if (!this.#appended.includes(use)) this.#appended += use;
  }

  get #lastModel(): Chosen | undefined {
    return this.#chosen.findLast(({ note }) => note.is === 'brand' && isVehicle(note.kind));
  }

  #brand(one: Chosen, note: Extract<Note, { is: 'brand' }>, hasNoun: boolean, hasVehiclePart: boolean): void {
    const { kind, makes, isWord, headings } = note;
    if (isVehicle(kind)) {
      this.#model(one, kind, note, hasVehiclePart);
      return;
    }
    // A name that is an ordinary word is a brand beside the size of a retail pack, where nothing else says what it is.
    if (isWord && (hasNoun || !this.#billWords.retailSize.test(this.#folded) || this.#hasOtherWord(this.#plain)))
      return;
    this.#favoured.push(...headings);
    if (hasNoun || kind === 'maker') {
      if (kind !== 'maker' || hasNoun) if (!this.#isKnown(one)) this.#replace(one, '');
      return;
    }
    if (kind === 'range') {
      if (this.#hasOtherWord(this.#plain)) return;
      this.#isRange = true;
    }
    if (!isWord && this.#isKnown(one)) {
      if (kind === 'product') this.#append(one, makes);
      return;
    }
    this.#replace(one, makes);
  }

  /** The text has a word that the index knows beside what is written down. */
  #hasOtherWord(others: readonly string[]): boolean {
    return others.some(
      (word) =>
        !MEASURE_LIKE.test(word) && !this.#roles.isInert(word) && this.#useOf(this.#language.form(word)).isKnown,
    );
  }

  /** The medicine is not traded as a bulk substance too, and no other goods are called so, as clamps are. */
  #isOnlyDose(): boolean {
    return this.#chosen.some(
      (one) =>
        one.note.is === 'medicine' &&
        isDose(one.note) &&
        (one.note.kind === 'generic' ? one.note.headings.length === 1 : !this.#isName(one)),
    );
  }

  #isName({ first, count }: Found): boolean {
    return count === 1 && this.#useOf(this.#language.form(this.#tokens[first]?.word ?? '')).isName;
  }

  /** Says in what a dose comes. */
  #hasDoseForm(): boolean {
    return this.#tokens.some(({ word }) => this.#billWords.doseForms.has(word));
  }

  #medicine(one: Chosen, note: Extract<Note, { is: 'medicine' }>, hasNoun: boolean, isMedicine: boolean): void {
    const { kind, means, headings } = note;
    if (isDose(note) && !isMedicine) return;
    if (kind !== 'device' || !hasNoun) this.#favoured.push(...headings);
    if (kind === 'device') {
      if (!hasNoun) this.#replace(one, means);
      else if (!this.#isKnown(one)) this.#replace(one, '');
      return;
    }
    if (means !== '') this.#replace(one, kind === 'vaccine' ? `${means} vaccine` : means);
    else if (kind === 'vaccine') this.#append(one, 'vaccine');
    if (isDose(note) && (kind === 'ayurvedic' || kind === 'homoeopathic')) this.#append(one, `${kind} medicine`);
  }

  /** Leaves out what says nothing of the goods and what only holds them, where another word names goods. */
  #leaveOut(isMedicine: boolean): void {
    const tokens = this.#tokens;
    const isGoods = (at: number): boolean =>
      (this.#taken.has(at) && !this.#isLeftOut(at)) ||
      (this.#namesGoods(tokens[at]?.word ?? '') && !this.#holdsGoods(at) && !this.#isLeftOut(at));
    const isEmpty = tokens.some(({ word }) => this.#roles.has(word, 'empty'));
    for (const [at, { word, from, to }] of tokens.entries()) {
      if (this.#isPartNumber(at)) this.#edits.push({ from, to, text: '' });
      if (this.#taken.has(at) || !this.#roles.hasAny(word)) continue;
      if (this.#isPaired(at) && !this.#roles.has(word, 'sack')) continue;
      const holds = !isEmpty && !isMedicine && this.#holdsGoods(at);
      if (!holds && !this.#roles.isInert(word)) continue;
      if (tokens.some((_, other) => other !== at && isGoods(other))) this.#edits.push({ from, to, text: '' });
    }
  }

  /** Letters and digits that nothing is called by: "rtr160", "60idx80od". */
  #isPartNumber(at: number): boolean {
    const word = this.#tokens[at]?.word ?? '';
    return PART_NUMBER.test(word) && !this.#taken.has(at) && !this.#useOf(this.#language.form(word)).isKnown;
  }

  #isLeftOut(at: number): boolean {
    const { from = 0 } = this.#tokens[at] ?? {};
    return this.#edits.some((edit) => edit.from === from && edit.text === '');
  }

  /** "black pepper", "water bottle": a name of goods has both words. */
  #isPaired(at: number): boolean {
    const word = this.#tokens[at]?.word ?? '';
    const before = this.#tokens[at - 1]?.word;
    const next = this.#tokens[at + 1]?.word;
    return (
      (before !== undefined && this.#roles.isPair(before, word)) ||
      (next !== undefined && this.#roles.isPair(word, next))
    );
  }

  /** A pack beside a measure, or a sack behind the goods that no material stands before. */
  #holdsGoods(at: number): boolean {
    const wordAt = (place: number): string => this.#tokens[place]?.word ?? '';
    const word = wordAt(at);
    if (this.#roles.has(word, 'sack')) {
      let before = at - 1;
      if (this.#billWords.links.has(wordAt(before))) before--;
      while (MEASURE_LIKE.test(wordAt(before)) || this.#billWords.packUnits.has(wordAt(before))) before--;
      if (before >= 0 && !this.#roles.has(wordAt(before), 'material')) return true;
    }
    return this.#roles.has(word, 'pack') && this.#isBesideMeasure(at);
  }

  #isBesideMeasure(at: number): boolean {
    const wordAt = (place: number): string => this.#tokens[place]?.word ?? '';
    return (
      MEASURE_LIKE.test(wordAt(at + 1)) ||
      MEASURE_LIKE.test(wordAt(at - 1)) ||
      (this.#billWords.packUnits.has(wordAt(at - 1)) && MEASURE_LIKE.test(wordAt(at - 2)))
    );
  }

  #append(one: Chosen, words: string): void {
    this.#appended += ` ${words}`;
    this.#note(one, words);
  }

  /** What the dose comes in; a medicine without a form is a tablet. */
  #doseForms(): void {
    let form = '';
    for (const { word, from, to } of this.#tokens) {
      const written = this.#billWords.doseForms.get(word);
      if (written === undefined) continue;
      form = written;
      if (written !== word && !this.#edits.some((edit) => edit.from < to && from < edit.to)) {
        this.#edits.push({ from, to, text: written });
      }
    }
    const added = form === '' ? 'tablet medicine' : 'medicine';
    this.#appended += ` ${added}`;
    const named = this.#chosen.find(({ note }) => note.is === 'medicine');
    if (named !== undefined) this.#note(named, added);
  }

  #isKnown({ first, count }: Found): boolean {
    const words = this.#tokens.slice(first, first + count).filter(({ word }) => HAS_LETTER.test(word));
    return words.every(({ word }) => this.#useOf(this.#language.form(word)).isKnown);
  }

  #replace({ first, count, note }: Chosen, text: string): void {
    const from = this.#tokens[first]?.from ?? 0;
    const to = this.#tokens[first + count - 1]?.to ?? from;
    this.#edits.push({ from, to, text });
    if (text !== '') this.#note({ first, count, note }, text);
  }

  /** Keeps for the explanation as what the words were read. */
  #note({ first, count, note }: Pick<Chosen, 'first' | 'count' | 'note'>, to: string): void {
    const from = this.#tokens[first]?.from ?? 0;
    const end = this.#tokens[first + count - 1]?.to ?? from;
    this.#rewrites.push({ from: this.#folded.slice(from, end), to, via: note.is });
  }

  #edited(): string {
    let text = '';
    let at = 0;
    for (const edit of [...this.#edits].sort((a, b) => a.from - b.from)) {
      text += `${this.#folded.slice(at, edit.from)}${edit.text}`;
      at = edit.to;
    }
    return text + this.#folded.slice(at) + this.#appended;
  }
}

/** What stands in the text: its words, and what short forms with one reading stand for. */
function contextOf(words: readonly string[], found: readonly Found[], language: Language): Set<string> {
  const context = new Set<string>();
  for (const word of words) {
    context.add(word);
    context.add(language.form(word));
  }
  for (const { line } of found) {
    for (const note of line.notes) {
      if (note.is !== 'short form' || note.neighbours.length > 0) continue;
      for (const word of atomsOf(note.words)) context.add(language.form(word));
    }
  }
  return context;
}
