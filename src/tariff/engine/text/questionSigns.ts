// Derives from the frames of questions and narrations what a text must have to be in one of them; the frames are packed
// with it, so that other texts are passed over quickly.
import { atomsOf } from './glossary.ts';
import { elementsOf, GOODS, inner, isOptional, isRepeated, MORE, NAME, REST, YEAR } from './questions.ts';

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
