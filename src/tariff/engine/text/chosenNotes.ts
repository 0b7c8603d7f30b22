// Which reading of each word in the glossary fits the text: by its neighbours, or the usual one.
import { isVehicle } from '../../model/words.ts';
import { type BillText, type Found, hasHeadingIn } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import type { GlossaryLine, Neighbour, Note } from './glossary.ts';
import { asClerksRomanise, hasDevanagari } from './hindi.ts';
import { ROLE } from './roles.ts';

export type Chosen = Found & { readonly note: Note };

const SHORTEST_UNHEARD_OF = 4;
const NOT_USED = { isCommon: false, isInNames: false, isName: false };

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
