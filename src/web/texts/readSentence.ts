// Reads a sentence of the data, such as a condition with the codes that it holds for, and says it in another language.
import type { SpokenWords } from './speech.ts';

const CODE = '\\d{5,6}|\\d{4}(?: \\d{2}){0,2}';
const CODES = `(?:${CODE})(?:, (?:${CODE}))*`;
/** `for 0101 21, 0101 29`, `For all but 2106 90 20`, `for 6 of 23 items, such as 8112 13 and 8112 22`. */
const SCOPE = new RegExp(
  `for (?:(?<codes>${CODES})(?:, (?<more>\\d+) more)?|all but (?<but>${CODES})|(?<some>\\d+) of (?<all>\\d+) items, such as (?<one>${CODE}) and (?<other>${CODE}))`,
  'iy',
);
const OR_ELSE = '; or ';

/** A sentence that was read: what it says, and where it ends. */
export type Read = readonly [said: string, end: number];

/** Sentences begin alike seldom: by their first signs few are left to compare. */
const BEGINNING = 6;

type ByBeginning = ReadonlyMap<string, readonly string[]>;
const byBeginnings = new WeakMap<SpokenWords, ByBeginning>();

/** The sentences of each beginning, the longest first; those that are shorter than a beginning stand under themselves. */
function beginningsOf(words: SpokenWords): ByBeginning {
  const known = byBeginnings.get(words);
  if (known !== undefined) return known;
  const keys = Object.keys(words.sentences).sort((a, b) => b.length - a.length);
  const made = new Map<string, string[]>();
  for (const key of keys) {
    const beginning = key.slice(0, BEGINNING);
    const alike = made.get(beginning);
    if (alike === undefined) made.set(beginning, [key]);
    else alike.push(key);
  }
  byBeginnings.set(words, made);
  return made;
}

/** The written sentences that stand in the text from a place on, the longest first. */
export function* sentencesAt(text: string, at: number, words: SpokenWords): Generator<Read> {
  const beginnings = beginningsOf(words);
  for (let length = Math.min(BEGINNING, text.length - at); length > 0; length--) {
    for (const key of beginnings.get(text.slice(at, at + length)) ?? []) {
      const said = words.sentences[key];
      if (said !== undefined && text.startsWith(key, at)) yield [said, at + key.length];
    }
  }
}

/** The codes that a condition begins with. */
function scopeAt(text: string, at: number, words: SpokenWords): Read | undefined {
  SCOPE.lastIndex = at;
  const { codes, more = '0', but, some = '', all = '', one = '', other = '' } = SCOPE.exec(text)?.groups ?? {};
  const end = SCOPE.lastIndex;
  if (codes !== undefined) return [words.forCodes(words.codes(codes, Number(more))), end];
  if (but !== undefined) return [words.forAllBut(but), end];
  return some === '' ? undefined : [words.forSome(some, all, one, other), end];
}

/** The ways to read a condition from a place on: with the codes that it holds for, or the whole of a written sentence. */
export function* conditionsAt(text: string, at: number, words: SpokenWords): Generator<Read> {
  const scope = scopeAt(text, at, words);
  if (scope !== undefined) {
    const [held, end] = scope;
    if (text.startsWith(': ', end))
      for (const [said, last] of sentencesAt(text, end + 2, words)) yield [`${held}: ${said}`, last];
    yield scope;
  }
  yield* sentencesAt(text, at, words);
}

const ONLY_IF = 'Only if ';

/** Undefined: the sentence, or a part of it, is not written in the page's language. */
export function sentenceIn(sentence: string, words: SpokenWords): string | undefined {
  if (sentence.startsWith(ONLY_IF)) {
    const said = sentenceIn(sentence.slice(ONLY_IF.length), words);
    return said === undefined ? undefined : words.onlyIf(said);
  }
  for (const [said, end] of conditionsAt(sentence, 0, words)) {
    if (end === sentence.length) return said;
    // "bought from a farmer (for 0801 31)".
    const scope = sentence.startsWith(' (', end) ? scopeAt(sentence, end + 2, words) : undefined;
    if (scope !== undefined && scope[1] + 1 === sentence.length) return `${scope[0]}: ${said}`;
  }
  const at = sentence.indexOf(OR_ELSE);
  if (at < 0) return words.asks(sentence);
  const first = sentenceIn(sentence.slice(0, at), words);
  const others = sentenceIn(sentence.slice(at + OR_ELSE.length), words);
  return first === undefined || others === undefined ? undefined : words.orElse(first, others);
}
