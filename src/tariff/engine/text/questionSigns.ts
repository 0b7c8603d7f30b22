// Derives from the frames of questions and narrations what a text must have to be in one of them; the frames are packed
// with it, so that other texts are passed over quickly.
import { elementsOf, GOODS, inner, isOptional, isRepeated, MORE, NAME, REST, YEAR } from './questions.ts';

/** What stands in a frame for words that it does not name. */
const OPEN = new Set([GOODS, MORE, REST, NAME]);

/**
 * The words that no text of a frame lacks, as a regular expression: of those that stand together, the longest. A year
 * alone makes no question ("diary 2026"): such a frame is looked for in texts with the sign of another only.
 */
function signOf(frame: string): string {
  const elements = elementsOf(frame);
  let sign = '';
  let longest = 0;
  for (let from = 0; from < elements.length; from++) {
    let length = 0;
    for (let to = from; to < elements.length; to++) {
      const element = elements[to] as string;
      if (OPEN.has(element) || isOptional(element)) break;
      length += Math.min(
        ...element
          .replace(/[(){}]/g, '')
          .split('|')
          .map((words) => words.length),
      );
      if (length <= longest || (from === to && element === YEAR)) continue;
      longest = length;
      sign = elements
        .slice(from, to + 1)
        .map(firstWordsIn)
        .join(' +');
    }
  }
  return sign;
}

/** Of words in any order the first will do. */
const firstWordsIn = (element: string): string =>
  isRepeated(element) ? `(?:${inner(element.slice(1, -1))})` : inner(element);

/** What a text must have to be a question or a narration in one of the frames. */
const signsOf = (frames: readonly string[]): string =>
  `(?:^|[ "'“‘])(?:${[...new Set(frames.map(signOf))]
    .filter((sign) => sign !== '')
    .sort()
    .join('|')})(?![a-z\\u0900-\\u097f])`;

/** The frames as the search file carries them. */
export const packQuestions = (frames: readonly string[]): string => [signsOf(frames), ...frames].join('\n');
