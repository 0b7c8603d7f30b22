// Autocomplete: names and codes by prefix, the commonest first and each thing once.

import { onceInSteps } from '../../steps/once.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import type { NameKind, Records } from '../dataset/records.ts';
import { foldText } from '../engine/text/characters.ts';
import { soundKey } from '../engine/text/hindi.ts';
import { digitsOf } from './codeText.ts';
import type { Suggestion } from './contract.ts';

const MOST = 8;
/** So many of the best are compared with each other for spellings of one word. */
const COMPARED = 96;

/** A name as it is compared: folded, its number in the records, and how common it is. */
interface ShelvedName {
  readonly folded: string;
  readonly number: number;
  readonly commonness: number;
}

export class Suggester {
  readonly #records: Records;
  readonly #numbers: () => Steps<NumbersByStart>;
  /** Names by their first two letters, sorted by their text; made when they are first asked for. */
  readonly #shelves = new Map<string, readonly ShelvedName[]>();

  constructor(records: Records) {
    this.#records = records;
    this.#numbers = onceInSteps(() => numbersByStart(records));
  }

  /** Sorts the names that suggestions for this text need, in steps; otherwise the first suggestion sorts them at once. */
  *prepare(text: string): Steps<void> {
    const wanted = wantedIn(text);
    if (wanted === '') return;
    const numbers = yield* this.#numbers();
    for (const start of startsUnder(numbers, wanted)) {
      this.#shelf(start, numbers.get(start) ?? []);
      yield;
    }
  }

  suggest(text: string): readonly Suggestion[] {
    const wanted = wantedIn(text);
    if (wanted === '') return [];
    const digits = digitsOf(wanted);
    if (/^\d+$/.test(digits)) return this.#codes(digits);
    return this.#names(wanted);
  }

  #codes(digits: string): readonly Suggestion[] {
    const records = this.#records;
    const [from, to] = records.range(digits);
    const found: Suggestion[] = [];
    for (let i = from; i < to && found.length < MOST; i++) {
      if (records.isLive(i))
        found.push({ text: records.code(i), code: records.code(i), description: records.description(i), kind: 'code' });
    }
    return found;
  }

  #names(wanted: string): readonly Suggestion[] {
    const records = this.#records;
    const numbers = drained(this.#numbers());
    const best: ShelvedName[] = [];
    for (const start of startsUnder(numbers, wanted)) {
      best.push(...mostCommon(beginningWith(this.#shelf(start, numbers.get(start) ?? []), wanted)));
    }
    const taken: Taken[] = [];
    for (const { folded, number } of mostCommon(best)) {
      if (taken.length === MOST) break;
      const code = records.nameCode[number] ?? 0;
      const one = { folded, heading: records.code(code).slice(0, 4), number, code };
      if (!taken.some((other) => isSpellingOf(one, other))) taken.push(one);
    }
    return taken.map(({ number, code }) => ({
      text: records.name(number),
      code: records.code(code),
      description: records.description(code),
      kind: 'name',
    }));
  }

  #shelf(start: string, numbers: readonly number[]): readonly ShelvedName[] {
    let shelf = this.#shelves.get(start);
    if (shelf === undefined) {
      shelf = shelved(this.#records, numbers);
      this.#shelves.set(start, shelf);
    }
    return shelf;
  }
}

type NumbersByStart = ReadonlyMap<string, readonly number[]>;

const wantedIn = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');

const NAMES_PER_STEP = 250;

/** The numbers of all names by their first two letters. */
function* numbersByStart(records: Records): Steps<NumbersByStart> {
  const numbers = new Map<string, number[]>();
  for (let number = 0; number < records.nameCode.length; number++) {
    if (number % NAMES_PER_STEP === 0) yield;
    const start = startOf(foldText(records.name(number)));
    const known = numbers.get(start);
    if (known === undefined) numbers.set(start, [number]);
    else known.push(number);
  }
  return numbers;
}

/** The starts of all names that can begin with a text. */
const startsUnder = (numbers: NumbersByStart, text: string): readonly string[] =>
  text.length > 1 ? [startOf(text)] : [...numbers.keys()].filter((start) => start.startsWith(text));

const startOf = (folded: string): string => folded.slice(0, 2).padEnd(2);

function beginningWith(shelf: readonly ShelvedName[], wanted: string): readonly ShelvedName[] {
  const from = firstAtLeast(shelf, wanted);
  let to = from;
  while (shelf[to]?.folded.startsWith(wanted)) to++;
  return shelf.slice(from, to);
}

/** Those that are compared with each other; names that are alike in this by their text. */
const mostCommon = (names: readonly ShelvedName[]): readonly ShelvedName[] =>
  names.toSorted((a, b) => b.commonness - a.commonness || byText(a, b)).slice(0, COMPARED);

const byText = (a: FoldedName, b: FoldedName): number =>
  a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.number - b.number;

interface Taken {
  readonly folded: string;
  readonly heading: string;
  readonly number: number;
  readonly code: number;
}

/** The same text, or another spelling or number of the same goods: "laptap" beside "laptop", "shirts" beside "shirt". */
function isSpellingOf(one: Taken, other: Taken): boolean {
  if (one.folded === other.folded) return true;
  if (one.heading !== other.heading) return false;
  const [words, others] = [one.folded.split(' '), other.folded.split(' ')];
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? ''));
}

const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  soundKey(word) === soundKey(other) ||
  (Math.min(word.length, other.length) >= 4 && lettersApart(word, other) <= (word.length >= 7 ? 2 : 1));

/** How many letters must be put in, left out or changed to make one word of the other; 3: more than two. */
function lettersApart(word: string, other: string): number {
  const far = 3;
  if (Math.abs(word.length - other.length) >= far) return far;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(far, row[other.length] ?? far);
}

/** The first place whose text is not before the wanted one. */
function firstAtLeast(names: readonly ShelvedName[], wanted: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.folded ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A further word makes a thing rarer by so much; a name that people use is commoner than a dealer's. */
const PER_WORD = 0.8;
const OF_KIND: Readonly<Record<NameKind, number>> = { common: 1, use: 0, trade: 0, variant: -1, form: 0, material: 0 };
const USUAL = 1;
const SPACE = ' '.charCodeAt(0);

type FoldedName = Omit<ShelvedName, 'commonness'>;

/** What is sold much has many names: how common a thing is, is told by how many names go on after its own. */
function shelved(records: Records, numbers: readonly number[]): readonly ShelvedName[] {
  const names = numbers.map((number): FoldedName => ({ folded: foldText(records.name(number)), number })).sort(byText);
  const going = goingOn(names);
  return names.map(({ folded, number }, at) => {
    const { kind, usual } = records.nameFlags(number);
    const commonness =
      Math.log2(going[at] as number) + OF_KIND[kind] + (usual ? USUAL : 0) - PER_WORD * spacesIn(folded);
    return { folded, number, commonness: Math.fround(commonness) };
  });
}

/** For each of sorted names how many are the same or go on after it: they stand behind it, before all others. */
function goingOn(names: readonly FoldedName[]): Uint32Array {
  const counts = new Uint32Array(names.length);
  /** Places of names that those at hand go on after, each after the one before. */
  const open: number[] = [];
  for (let at = 0; at <= names.length; at++) {
    const name = names[at]?.folded;
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if (name !== undefined && goesOn(names[last]?.folded ?? '', name)) break;
      open.pop();
      counts[last] = at - last;
    }
    open.push(at);
  }
  // The first of equal names counts them all.
  for (let at = 1; at < names.length; at++) {
    if (names[at]?.folded === names[at - 1]?.folded) counts[at] = counts[at - 1] as number;
  }
  return counts;
}

const goesOn = (name: string, longer: string): boolean =>
  longer.startsWith(name) && (longer.length === name.length || longer.charCodeAt(name.length) === SPACE);

function spacesIn(text: string): number {
  let spaces = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === SPACE) spaces++;
  return spaces;
}
