// A bill's text on its way into plain words: which note of the glossary fits each word, which words are work that is
// sold with the goods, the edits, and what the text is in the end.
import { isVehicle, type Vehicle } from '../../model/words.ts';
import { type BillText, type Found, hasHeadingIn, type Token } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import { type GlossaryLine, type Neighbour, type Note, ROLE } from './glossary.ts';
import { asClerksRomanise, hasDevanagari } from './hindi.ts';

export interface Rewrite {
  readonly from: string;
  readonly to: string;
  readonly via: Note['is'] | 'size' | 'swap';
}

/**
 * A text asks for a service on something; or work or a right is paid for, and goods are only what it is done on; or it has
 * a pack size or a part number, as goods do.
 */
type TextSort = 'service' | 'work' | 'goods';

/** What a bill's text is in plain words, and what was learned of it on the way. */
export interface PlainText {
  readonly text: string;
  readonly rewrites: readonly Rewrite[];
  /** The text is a maker's name and nothing else. */
  readonly isMakerAlone: boolean;
  /** What a brand of many goods makes was guessed. */
  readonly isRange: boolean;
  /** A brand of goods is named, also where it says nothing of the goods. */
  readonly namesBrand: boolean;
  /** A model is named that runs on one thing: an Activa is a petrol scooter, and a Creta may be any car. */
  readonly namesModel: boolean;
  /** The vehicle that a part is for, by its model. */
  readonly vehicle: Vehicle | undefined;
  /** The headings of what a brand or a medicine is. */
  readonly favoured: readonly number[];
  /** The heading of what the text names, where it is the only one of its brand's that has such goods: "cello bucket". */
  readonly made: number | undefined;
  readonly sort: TextSort | undefined;
}

const NONE: readonly never[] = [];

/** A text that nothing was written out of. */
export const asItStands = (text: string, sort?: PlainText['sort']): PlainText => ({
  text,
  rewrites: NONE,
  isMakerAlone: false,
  isRange: false,
  namesBrand: false,
  namesModel: false,
  vehicle: undefined,
  favoured: NONE,
  made: undefined,
  sort,
});

export type Chosen = Found & { readonly note: Note };

const SHORTEST_UNHEARD_OF = 4;
const NOT_USED = { isCommon: false, isInNames: false, isName: false };

/** The reading that fits each word in the glossary: by its neighbours, or the usual one. */
export function chosenNotes(text: BillText): readonly Chosen[] {
  const context = new Context(text);
  const chosen: Chosen[] = [];
  for (const { first, count, line } of text.found) {
    if (count === 1 && isUnitOfCount(text, first)) continue;
    const note = noteFor(line, text, context);
    if (note === undefined || (first > 0 && text.isBehindWeight(first))) continue;
    const hasVariant = isVariantThere(text, first + count, note);
    chosen.push({ first, count: hasVariant ? count + 1 : count, line, note });
  }
  return chosen;
}

/** The "pc" of "laptop bag 5 pc" and of "82/pc" is a piece; that of "30s pc yarn" is what the yarn is of. */
function isUnitOfCount(text: BillText, place: number): boolean {
  if (place === 0 || !text.known.billWords.packUnits.has(text.wordAt(place))) return false;
  const before = text.wordAt(place - 1);
  return IS_COUNT.test(before) || (before === '/' && looksLikeMeasure(text.wordAt(place - 2)));
}
const IS_COUNT = /^\d+$/;

/** The gold of a jeweller is gold; of an ordinary word nobody knows. */
const mayHaveVariants = (text: BillText, note: Note): boolean =>
  note.is === 'brand' && !note.isWord && note.headings.length > 0 && !hasHeadingIn(text, 'precious', note.headings);

/** A vehicle's colour, unless it is that of other goods: "massey silver utensil". */
const isVariantThere = (text: BillText, place: number, note: Note): boolean =>
  text.hasRole(place, ROLE.variant) &&
  mayHaveVariants(text, note) &&
  !(note.is === 'brand' && isVehicle(note.kind) && text.namesGoodsAt(place + 1));

/** The reading that fits: a short form whose neighbours are there, then a name, then the usual short form. */
function noteFor(line: GlossaryLine, text: BillText, context: Context): Note | undefined {
  const { isCommon, isInNames, isName } = line.words.length === 1 ? text.useOf(line.words[0] as string) : NOT_USED;
  const [first] = line.notes;
  // What several headings know is best left as it is where goods are called so, or by its letters ("PET", "BOPP"), unless
  // it has several readings; "sht" is written out, and so is what only bills write and mean one thing by ("jw").
  if (isCommon && line.notes.length === 1 && first?.is === 'short form') {
    const isOfBills = !isInNames && first.neighbours.length === 0;
    const isMeant = first.neighbours.some((neighbour) => context.has(neighbour, line.words));
    if ((isName && !isMeant) || (first.words.includes(' ') && !isOfBills)) return undefined;
  }
  let best: Note | undefined;
  let most = 0;
  let usual: Note | undefined;
  for (const note of line.notes) {
    if (note.is !== 'short form') {
      best ??= note;
      continue;
    }
    if (note.neighbours.length === 0) usual ??= note;
    let hits = 0;
    for (const neighbour of note.neighbours) if (context.has(neighbour, line.words)) hits++;
    if (hits > most) {
      most = hits;
      best = note;
    }
  }
  if (best === undefined && usual === undefined && line.notes.length === 1 && isUnheardOf(line, text)) return first;
  return best ?? (isCommon && line.notes.length > 1 ? undefined : usual);
}

/** A form of some length that the index has no word for has hardly another meaning; "m 20" is a size and a count. */
function isUnheardOf({ words }: GlossaryLine, text: BillText): boolean {
  const [word = ''] = words;
  const isLong = words.includes('/') || words.join('').length >= SHORTEST_UNHEARD_OF;
  return isLong && !text.useOf(word).isKnown;
}

/** What stands in the text: its words, and what short forms with one reading stand for. */
class Context {
  readonly #text: BillText;
  /** Made when a short form asks for its neighbours. */
  #words: ReadonlySet<string> | undefined;

  constructor(text: BillText) {
    this.#text = text;
  }

  /** Whether a neighbour stands in the text, other than as the words that ask for it. */
  has({ words, form, isPhrase }: Neighbour, except: readonly string[]): boolean {
    if (isPhrase) return this.#text.folded.includes(words);
    this.#words ??= wordsOf(this.#text);
    return (this.#words.has(words) || this.#words.has(form)) && !except.includes(words);
  }
}

function wordsOf({ words, found, known: { vocabulary, language } }: BillText): ReadonlySet<string> {
  const context = new Set<string>();
  for (const word of words) {
    context.add(word);
    context.add(vocabulary.of(word).form);
    if (!hasDevanagari(word)) continue;
    // Neighbours are listed in Latin letters: "खाद" as "khad", "पाइप" as "pipe".
    context.add(asClerksRomanise(word));
    const english = language.englishOf(word);
    if (english !== undefined) context.add(english);
  }
  for (const { line } of found) {
    for (const note of line.notes) {
      if (note.is !== 'short form' || note.neighbours.length > 0) continue;
      for (const form of note.forms) context.add(form);
    }
  }
  return context;
}

const INCLUDING: ReadonlySet<string> = new Set(['with', 'including', 'incl', 'inclusive']);
const INCLUDED: ReadonlySet<string> = new Set(['included', 'including', 'incl', 'inclusive']);

/** Whether work that goes with goods stands behind the word: "gold chain with making charges". */
export const isIncluding = (word: string): boolean => INCLUDING.has(word);

/** Places of words, both ends among them. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a text that names goods tells which work goes with them: "with making charges", "+ installation", "making charges
 * included". Without such a word before or behind it, the work is what is paid for ("gold chain making charges").
 */
export function includedWork(text: BillText): Stretch | undefined {
  if (!text.hasRoleAnywhere(ROLE.along)) return undefined;
  for (let place = 1; place < text.words.length; place++) {
    if (!text.hasRole(place, ROLE.along)) continue;
    let to = place;
    while (text.hasRole(to + 1, ROLE.along) || text.hasRole(to + 1, ROLE.service)) to++;
    const before = text.wordAt(place - 1) === 'free' ? place - 2 : place - 1;
    const isBehind = INCLUDED.has(text.wordAt(to + 1)) && to + 2 === text.words.length;
    const from = INCLUDING.has(text.wordAt(before)) || text.wordAt(before) === '+' ? before : place;
    const isAlong = from === before || isBehind;
    if (isAlong && saysGoodsBefore(text, from)) return { from, to: isBehind ? to + 1 : to };
    place = to;
  }
  return undefined;
}

const saysGoodsBefore = (text: BillText, end: number): boolean =>
  text.words.some((_, place) => place < end && text.saysAt(place) && !text.hasRole(place, ROLE.service));

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The changes that put a text into plain words, and their record for the explanation. */
export class TextEdits {
  readonly #folded: string;
  readonly #tokens: readonly Token[];
  readonly #edits: Edit[] = [];
  readonly rewrites: Rewrite[] = [];
  #appended = '';
  #front = '';

  constructor(folded: string, tokens: readonly Token[]) {
    this.#folded = folded;
    this.#tokens = tokens;
  }

  /** Writes something else in the place of the words; nothing: leaves them out. */
  replace(one: Chosen, text: string): void {
    const { from, to } = this.#spanOf(one);
    this.#edits.push({ from, to, text });
    if (text !== '') this.record(one, text);
  }

  /** Writes words behind the text for what stands in it. */
  append(one: Chosen, words: string): void {
    this.#appended += ` ${words}`;
    this.record(one, words);
  }

  /** Writes the words before the text instead of where they stand. */
  moveToFront(one: Chosen): void {
    const { from, to } = this.#spanOf(one);
    this.#edits.push({ from, to, text: '' });
    this.#front += `${this.#folded.slice(from, to)} `;
  }

  /** The same once, without a record. */
  appendOnce(words: string): void {
    if (!this.#appended.includes(` ${words}`)) this.#appended += ` ${words}`;
  }

  /** Writes something else in the place of a single word, unless it was changed before. */
  replaceToken(token: Token, text: string, via: Rewrite['via']): void {
    const { from, to } = token;
    if (!this.#edits.some((edit) => edit.from < to && from < edit.to)) this.replaceStretch(token, text, via);
  }

  /** Writes something else in the place of a stretch of the text, which `via` was read. */
  replaceStretch(stretch: Omit<Token, 'word'>, text: string, via: Rewrite['via']): void {
    this.#edits.push({ from: stretch.from, to: stretch.to, text });
    if (text !== '') this.recordStretch(stretch, text, via);
  }

  /** Keeps for the explanation as what a stretch of the text was read. */
  recordStretch({ from, to }: Omit<Token, 'word'>, text: string, via: Rewrite['via']): void {
    this.rewrites.push({ from: this.#folded.slice(from, to), to: text, via });
  }

  leaveOut({ from, to }: Token): void {
    this.#edits.push({ from, to, text: '' });
  }

  /** Every such word that stands for itself. */
  leaveOutAll(isSuch: (word: string) => boolean): void {
    for (const token of this.#tokens) {
      const isChanged = this.#edits.some((edit) => edit.from < token.to && token.from < edit.to);
      if (!isChanged && isSuch(token.word)) this.leaveOut(token);
    }
  }

  isLeftOut(place: number): boolean {
    const from = this.#tokens[place]?.from ?? 0;
    return this.#edits.some((edit) => edit.from === from && edit.text === '');
  }

  /** Keeps for the explanation as what the words were read. */
  record(one: Chosen, to: string): void {
    const span = this.#spanOf(one);
    this.rewrites.push({ from: this.#folded.slice(span.from, span.to), to, via: one.note.is });
  }

  /** The text with all changes. */
  edited(): string {
    let text = this.#front;
    let at = 0;
    for (const edit of [...this.#edits].sort((a, b) => a.from - b.from)) {
      if (edit.from < at) continue;
      text += `${this.#folded.slice(at, edit.from)}${edit.text}`;
      at = edit.to;
    }
    return text + this.#folded.slice(at) + this.#appended;
  }

  #spanOf({ first, count }: Chosen): { readonly from: number; readonly to: number } {
    const from = this.#tokens[first]?.from ?? 0;
    return { from, to: this.#tokens[first + count - 1]?.to ?? from };
  }
}
