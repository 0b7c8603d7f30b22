// Strips a question to the goods it asks about, and the narration of a voucher to what was bought: "how much gst on gold",
// "पनीर पर जीएसटी कितना है", "being sugar purchased vide bill no 12".
// The frames are written down in data/tariff/words/questions.tsv; the search file carries them with what a text must have
// to be in one of them, so that other texts are passed over quickly.
import { once } from '../../../steps/once.ts';
import { atomsOf } from './glossary.ts';

/** Where the goods stand in a frame, and where more is said of them. */
const GOODS = 'X';
const MORE = 'Y';
/** What nothing is said by, at the end; and a name of a few words. */
export const REST = 'Z';
const NAME = 'W';
const A_FEW_WORDS = '[^ ]+(?: [^ ]+){0,3}';
/** Any year of GST; no heading has such a number. */
export const YEAR = 'YEAR';

const OPENING = '([{';
const CLOSING = ')]}';

/** Elements of a frame at the top level, with their brackets. */
function elementsOf(frame: string): readonly string[] {
  const elements: string[] = [];
  let depth = 0;
  let element = '';
  for (const character of frame) {
    if (character === ' ' && depth === 0) {
      elements.push(element);
      element = '';
      continue;
    }
    if (OPENING.includes(character)) depth++;
    if (CLOSING.includes(character)) depth--;
    element += character;
  }
  elements.push(element);
  return elements;
}

const inner = (element: string): string =>
  element === NAME ? A_FEW_WORDS : element.replaceAll('(', '(?:').replaceAll(YEAR, '20(?:1[7-9]|[2-4]\\d)');
const isOptional = (element: string): boolean => element.startsWith('[');
const isRepeated = (element: string): boolean => element.startsWith('{');

/** The words of an element as a regular expression: without the brackets that only tell how often they stand. */
function wordsIn(element: string): string {
  if (isRepeated(element)) {
    const words = inner(element.slice(1, -1));
    return `(?:${words})(?: (?:${words}))*`;
  }
  return isOptional(element) ? inner(element.slice(1, -1)) : inner(element);
}

/**
 * A frame as a regular expression whose first group is the goods. In a frame `X` is the goods, `Y` behind it what more is
 * said of them, `Z` at the end whatever follows, `W` a name of up to four words, `(a|b)` one of several words, `[a|b]` the same or nothing, `{a|b}` one or more of them in any order, `YEAR` a year.
 * Undefined: brackets do not match, or the goods do not stand once.
 */
export function frameOf(frame: string): RegExp | undefined {
  const elements = elementsOf(frame);
  const goods = elements.indexOf(GOODS);
  if (goods < 0 || goods !== elements.lastIndexOf(GOODS)) return undefined;
  const parts = elements.map((element, i) => {
    if (i === goods) return '(.+?)';
    if (element === MORE && i > goods) return ' (.+)';
    if (element === REST && i > goods && i === elements.length - 1) return ' .+';
    const words = wordsIn(element);
    return `(?:${i < goods ? `(?:${words}) ` : ` (?:${words})`})${isOptional(element) ? '?' : ''}`;
  });
  try {
    return new RegExp(`^${parts.join('')}$`, 'u');
  } catch {
    return undefined;
  }
}

/** A mark at the end alone may be one of inches. */
const QUOTED = /^["'“‘](.*)["'”’]$/;
const AT_ENDS = /^[\s,.!?-]+|[\s,.!?।-]+$/gu;
/** One of these must be among what is cut off, and so many words together: "tax audit" is no question. */
const ABOUT_TAX = /^(?:[ics]?gst|tax|hsn|sac|rates?|slab|itc)$/;
const LEAST_CUT = 4;
/** A question in a question: "can you tell me the hsn code of …". */
const MAX_FRAMES = 3;

export class Questions {
  /** Words that a sign may begin with: a text without one is no question. */
  readonly firstWords: ReadonlySet<string>;
  /** Made with the first text. */
  readonly #signs: () => RegExp;
  /** Made when a text first may be a question. */
  readonly #frames: () => readonly RegExp[];

  readonly #asking: ReadonlySet<string>;

  /** `packed`: as `packQuestions` gave them; `asking`: what sentences about tax are made of beside the goods. */
  constructor(packed: string, asking: ReadonlySet<string> = new Set()) {
    const [signs = '', firstWords = '', ...frames] = packed.split('\n');
    this.firstWords = new Set([...firstWords.split(' '), ...asking]);
    this.#asking = asking;
    this.#signs = once(() => new RegExp(signs));
    this.#frames = once(() => frames.flatMap((frame) => frameOf(frame) ?? []));
  }

  /** The goods that a folded text asks about; the text itself where it is no question. */
  goodsIn(folded: string): string {
    if (!this.#signs().test(folded)) return this.#nounPhrase(folded) ?? folded;
    let text = folded.replace(/\s+/g, ' ').replace(QUOTED, '$1').replace(AT_ENDS, '');
    let wasQuestion = false;
    for (let i = 0; i < MAX_FRAMES; i++) {
      const goods = this.#stripped(text);
      if (goods === undefined) break;
      text = goods;
      wasQuestion = true;
    }
    return this.#nounPhrase(wasQuestion ? text : folded) ?? (wasQuestion ? text : folded);
  }

  /** What is left of a sentence about tax when the words that such sentences are made of are cut off at both ends. */
  #nounPhrase(text: string): string | undefined {
    const clauses = text.split(/, +(?=(?:which|what|how|kya|kitna)\b)/);
    const words = (clauses[0] ?? '').trim().split(/\s+/);
    const isAsking = (word: string | undefined): boolean => this.#asking.has((word ?? '').replace(AT_ENDS, ''));
    let from = 0;
    let to = words.length;
    while (from < to && isAsking(words[from])) from++;
    if (from === 0) return undefined;
    while (to > from && isAsking(words[to - 1])) to--;
    const cut = [...words.slice(0, from), ...words.slice(to), ...clauses.slice(1).join(' ').split(' ')];
    const isAboutTax = cut.some((word) => ABOUT_TAX.test(word));
    return from === to || cut.length < LEAST_CUT || !isAboutTax ? undefined : words.slice(from, to).join(' ');
  }

  /** What is left by the frame that takes most away. */
  #stripped(text: string): string | undefined {
    let shortest: string | undefined;
    for (const frame of this.#frames()) {
      const [, named, more] = frame.exec(text) ?? [];
      const goods = (more === undefined ? named : `${named} ${more}`)?.replace(AT_ENDS, '');
      if (goods !== undefined && goods !== '' && goods.length < (shortest ?? text).length) shortest = goods;
    }
    return shortest;
  }
}

/** What stands in a frame for words that it does not name. */
const OPEN = new Set([GOODS, MORE, REST, NAME]);

/** The ways of writing an element. */
const waysOf = (element: string): readonly string[] => element.replace(/[(){}]/g, '').split('|');

const YEARS = Array.from({ length: 100 }, (_, year) => `20${String(year).padStart(2, '0')}`).filter((year) =>
  new RegExp(`^${inner(YEAR)}$`).test(year),
);

/** A word for each way in which the element begins. */
const beginningsOf = (element: string): readonly string[] =>
  waysOf(element).flatMap((way) => (way.startsWith(YEAR) ? YEARS : atomsOf(way).slice(0, 1)));

interface Sign {
  /** As a regular expression; empty: there is none. */
  readonly pattern: string;
  /** The words that it may begin with. */
  readonly firstWords: readonly string[];
}

/**
 * The words that no text of a frame lacks: of those that stand together, the longest. A year alone makes no question
 * ("diary 2026"): such a frame is looked for in texts with the sign of another only.
 */
function signOf(frame: string): Sign {
  const elements = elementsOf(frame);
  let sign: Sign = { pattern: '', firstWords: [] };
  let longest = 0;
  for (let from = 0; from < elements.length; from++) {
    let length = 0;
    for (let to = from; to < elements.length; to++) {
      const element = elements[to] as string;
      if (OPEN.has(element) || isOptional(element)) break;
      length += Math.min(...waysOf(element).map((words) => words.length));
      if (length <= longest || (from === to && element === YEAR)) continue;
      longest = length;
      const stretch = elements.slice(from, to + 1);
      sign = { pattern: stretch.map(firstWordsIn).join(' +'), firstWords: beginningsOf(stretch[0] as string) };
    }
  }
  return sign;
}

/** Of words in any order the first will do. */
const firstWordsIn = (element: string): string =>
  isRepeated(element) ? `(?:${inner(element.slice(1, -1))})` : inner(element);

/** What a text must have to be a question or a narration in one of the frames. */
const patternOf = (signs: readonly Sign[]): string =>
  `(?:^|[ "'“‘])(?:${[...new Set(signs.map(({ pattern }) => pattern))]
    .filter((pattern) => pattern !== '')
    .sort()
    .join('|')})(?![a-z\\u0900-\\u097f])`;

/** The frames as the search file carries them, behind their signs and the words that these begin with. */
export function packQuestions(frames: readonly string[]): string {
  const signs = frames.map(signOf);
  const firstWords = new Set(signs.flatMap((sign) => sign.firstWords));
  return [patternOf(signs), [...firstWords].sort().join(' '), ...frames].join('\n');
}
