// Strips a question to the goods it asks about, and the narration of a voucher to what was bought: "how much gst on gold",
// "पनीर पर जीएसटी कितना है", "being sugar purchased vide bill no 12".
// The frames are written down in data/tariff/words/questions.tsv.
import { once } from '../../../steps/once.ts';

/** Where the goods stand in a frame, and where more is said of them. */
export const GOODS = 'X';
export const MORE = 'Y';
/** What nothing is said by, at the end; and a name of a few words. */
export const REST = 'Z';
export const NAME = 'W';
const A_FEW_WORDS = '[^ ]+(?: [^ ]+){0,3}';
/** Any year of GST; no heading has such a number. */
export const YEAR = 'YEAR';

const OPENING = '([{';
const CLOSING = ')]}';

/** Elements of a frame at the top level, with their brackets. */
export function elementsOf(frame: string): readonly string[] {
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

export const inner = (element: string): string =>
  element === NAME ? A_FEW_WORDS : element.replaceAll('(', '(?:').replaceAll(YEAR, '20(?:1[7-9]|[2-4]\\d)');
export const isOptional = (element: string): boolean => element.startsWith('[');
export const isRepeated = (element: string): boolean => element.startsWith('{');

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
/** A question in a question: "can you tell me the hsn code of …". */
const MAX_FRAMES = 3;

export class Questions {
  /** Words that a sign may begin with: a text without one is no question. */
  readonly firstWords: ReadonlySet<string>;
  /** Made with the first text. */
  readonly #signs: () => RegExp;
  /** Made when a text first may be a question. */
  readonly #frames: () => readonly RegExp[];

  /** As the search file carries them; see questionSigns.ts. */
  constructor(packed: string) {
    const [signs = '', firstWords = '', ...frames] = packed.split('\n');
    this.firstWords = new Set(firstWords.split(' '));
    this.#signs = once(() => new RegExp(signs));
    this.#frames = once(() => frames.flatMap((frame) => frameOf(frame) ?? []));
  }

  /** The goods that a folded text asks about; the text itself where it is no question. */
  goodsIn(folded: string): string {
    if (!this.#signs().test(folded)) return folded;
    let text = folded.replace(/\s+/g, ' ').replace(QUOTED, '$1').replace(AT_ENDS, '');
    let wasQuestion = false;
    for (let i = 0; i < MAX_FRAMES; i++) {
      const goods = this.#stripped(text);
      if (goods === undefined) break;
      text = goods;
      wasQuestion = true;
    }
    return wasQuestion ? text : folded;
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
