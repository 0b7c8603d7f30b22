// Sentences of the data in the language of a page: conditions of rates and triggers of the reverse charge.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';

const CODE = '\\d{4}(?: \\d{2}){0,2}|\\d{5,6}';
const CODES = `(?:${CODE})(?:, (?:${CODE}))*`;
/** `for 0101 21, 0101 29: fresh`, `For all but 2106 90 20`, `for 6 of 23 items, such as 8112 13 and 8112 22`. */
const SCOPED = new RegExp(
  `^for (?:(?<codes>${CODES})|all but (?<but>${CODES})|(?<some>\\d+) of (?<all>\\d+) items, such as (?<one>${CODE}) and (?<other>${CODE}))(?:: (?<rest>.+))?$`,
  'i',
);
const OR_ELSE = '; or ';

/** Undefined: the sentence, or a part of it, is not written in the page's language. */
export function spokenSentence(sentence: string, texts: Texts): string | undefined {
  if (texts.language === 'en') return sentence;
  const whole = texts.sentences[sentence];
  if (whole !== undefined) return whole;
  const { words } = texts;
  const at = sentence.indexOf(OR_ELSE);
  if (at >= 0) {
    const first = spokenSentence(sentence.slice(0, at), texts);
    const others = spokenSentence(sentence.slice(at + OR_ELSE.length), texts);
    return first === undefined || others === undefined ? undefined : words.orElse(first, others);
  }
  const scope = SCOPED.exec(sentence)?.groups;
  if (scope === undefined) return undefined;
  const { codes, but, some = '', all = '', one = '', other = '', rest } = scope;
  const held =
    codes !== undefined
      ? words.forCodes(codes)
      : but !== undefined
        ? words.forAllBut(but)
        : words.forSome(some, all, words.and(one, other));
  if (rest === undefined) return held;
  const said = spokenSentence(rest, texts);
  return said === undefined ? undefined : `${held}: ${said}`;
}

/** What is shown of a sentence, marked as English where it is not written in the page's language. */
export const asSaid = (sentence: string, shown: string, texts: Texts): SafeHtml | string =>
  sentence === '' || spokenSentence(sentence, texts) !== undefined ? shown : html`<span lang="en">${shown}</span>`;
