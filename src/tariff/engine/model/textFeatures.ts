// A text as the text model sees it: its words, pairs of neighbours, and letters in groups of three to five, each hashed to
// a row of the model, with the place in the text where it stands. Training and lookup read texts by this one way.

/** Rows of the model; a power of two. */
export const ROW_BITS = 16;
export const ROWS = 1 << ROW_BITS;

/** The sides of a text: what the goods are, or what they are for, have, or belong to. */
const SIDES = { goods: 0, for: 1, of: 2, whose: 3, dative: 4 } as const;
/** By side: a word between others, the first, the last. */
const POSITIONS = 3;
export const PLACES = 5 * POSITIONS;

const MAX_WORDS = 40;
/** A text of 200 letters has fewer. */
const MAX_FEATURES = 1200;
const SHORTEST_GROUP = 3;
const LONGEST_GROUP = 5;
const LONGEST_NUMBER = 5;

const WORDS = /[a-z]+|[0-9]+(?:\.[0-9]+)?|[\u0900-\u0dff]+|[%₹]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const IS_ASCII = /^[\x20-\x7e]*$/;
const BEFORE_USE = new Set(['for', 'liye']);
const BEFORE_PART = new Set(['on', 'of', 'with', 'without', 'in', 'from']);
const BEHIND_OWNER = new Set(['ka', 'ki', 'ke', 'का', 'की', 'के']);
const BEHIND_DATIVE = new Set(['liye', 'लिए']);

/** FNV-1a, begun with a number for the kind of feature. */
const FNV_PRIME = 16777619;
const WORD = 0x811c9dc5;
const NUMBER = 0x3ac5d6b1;
const PAIR = 0x5bd1e995;
const LETTERS = 0x27d4eb2f;
const EDGE = 96;

const withUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, FNV_PRIME);
function withText(hash: number, text: string): number {
  let mixed = hash;
  for (let i = 0; i < text.length; i++) mixed = withUnit(mixed, text.charCodeAt(i));
  return mixed;
}
const rowOf = (hash: number): number => (hash ^ (hash >>> 15) ^ (hash >>> 22)) & (ROWS - 1);

/** "w/ cover", "w/o lid", where "40w/12v" are measures. */
const WITH = /(?<![a-z0-9]|\d )w\/(o(?![a-z]))?/g;
const folded = (text: string): string =>
  plainLetters(text).replace(WITH, (_, out) => (out === undefined ? 'with ' : 'without '));

const plainLetters = (text: string): string =>
  IS_ASCII.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC').toLowerCase();

/** The features of one text at a time. */
export class TextFeatures {
  count = 0;
  readonly rows = new Uint32Array(MAX_FEATURES);
  readonly places = new Uint8Array(MAX_FEATURES);

  read(text: string): void {
    this.count = 0;
    const words = (folded(text).match(WORDS) ?? []).slice(0, MAX_WORDS);
    const sides = sidesOf(words);
    let before = PAIR;
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      const position = i === 0 ? 1 : i === words.length - 1 ? 2 : 0;
      const place = (sides[i] as number) * POSITIONS + position;
      const isNumber = word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57;
      // Of a number its size tells more than its digits.
      const shape = isNumber ? '0'.repeat(Math.min(LONGEST_NUMBER, word.split('.', 1)[0]?.length ?? 0)) : word;
      if (isNumber) this.#add(withText(NUMBER, word), place);
      const hash = withText(WORD, shape);
      this.#add(hash, place);
      this.#add(withText(before, shape), place);
      before = Math.imul(hash ^ PAIR, FNV_PRIME);
      if (!isNumber && word.length >= SHORTEST_GROUP) this.#addLetters(word, place);
    }
  }

  /** "<tea>": "<te", "tea", "ea>", "<tea", … */
  #addLetters(word: string, place: number): void {
    const last = word.length + 1;
    for (let from = 0; from <= last; from++) {
      let hash = LETTERS;
      for (let length = 1; length <= LONGEST_GROUP && from + length <= last + 1; length++) {
        const at = from + length - 1;
        hash = withUnit(hash, at === 0 ? EDGE : at === last ? EDGE + 1 : word.charCodeAt(at - 1));
        if (length >= SHORTEST_GROUP) this.#add(hash, place);
      }
    }
  }

  #add(hash: number, place: number): void {
    if (this.count === MAX_FEATURES) return;
    this.rows[this.count] = rowOf(hash);
    this.places[this.count++] = place;
  }
}

/** On which side each word stands: "stand for printer", "printer ka stand", "printer ke liye stand". */
function sidesOf(words: readonly string[]): Uint8Array {
  const sides = new Uint8Array(words.length);
  let side: number = SIDES.goods;
  words.forEach((word, i) => {
    sides[i] = side;
    if (i === 0) return;
    if (BEFORE_USE.has(word)) side = SIDES.for;
    else if (BEFORE_PART.has(word)) side = SIDES.of;
  });
  for (let i = words.length - 1; i > 0; i--) {
    if (!BEHIND_OWNER.has(words[i] as string)) continue;
    sides.fill(BEHIND_DATIVE.has(words[i + 1] ?? '') ? SIDES.dative : SIDES.whose, 0, i);
    break;
  }
  return sides;
}
