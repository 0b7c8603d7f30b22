// Sentences of the data in the language of a page: conditions of rates, triggers of the reverse charge, questions,
// schedules. A sentence that the language does not have is shown in English and marked as such.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Speech } from '../texts/speech.ts';

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

const longestFirst = new WeakMap<Speech, readonly string[]>();

function sentencesOf(speech: Speech): readonly string[] {
  let keys = longestFirst.get(speech);
  if (keys === undefined) {
    keys = Object.keys(speech.sentences).sort((a, b) => b.length - a.length);
    longestFirst.set(speech, keys);
  }
  return keys;
}

/** The written sentences that stand in the text from a place on, the longest first. */
export function* sentencesAt(text: string, at: number, speech: Speech): Generator<Read> {
  for (const key of sentencesOf(speech)) {
    const said = speech.sentences[key];
    if (said !== undefined && text.startsWith(key, at)) yield [said, at + key.length];
  }
}

/** The codes that a condition begins with. */
function scopeAt(text: string, at: number, speech: Speech): Read | undefined {
  SCOPE.lastIndex = at;
  const { codes, more = '0', but, some = '', all = '', one = '', other = '' } = SCOPE.exec(text)?.groups ?? {};
  const end = SCOPE.lastIndex;
  if (codes !== undefined) return [speech.forCodes(speech.codes(codes, Number(more))), end];
  if (but !== undefined) return [speech.forAllBut(but), end];
  return some === '' ? undefined : [speech.forSome(some, all, one, other), end];
}

/** The ways to read a condition from a place on: with the codes that it holds for, or the whole of a written sentence. */
export function* conditionsAt(text: string, at: number, speech: Speech): Generator<Read> {
  const scope = scopeAt(text, at, speech);
  if (scope !== undefined) {
    const [held, end] = scope;
    if (text.startsWith(': ', end))
      for (const [said, last] of sentencesAt(text, end + 2, speech)) yield [`${held}: ${said}`, last];
    yield scope;
  }
  yield* sentencesAt(text, at, speech);
}

/** Undefined: the sentence, or a part of it, is not written in the page's language. */
export function spokenSentence(sentence: string, { speech }: Pick<Texts, 'speech'>): string | undefined {
  if (speech === undefined) return sentence;
  for (const [said, end] of conditionsAt(sentence, 0, speech)) if (end === sentence.length) return said;
  const at = sentence.indexOf(OR_ELSE);
  if (at < 0) return undefined;
  const first = spokenSentence(sentence.slice(0, at), { speech });
  const others = spokenSentence(sentence.slice(at + OR_ELSE.length), { speech });
  return first === undefined || others === undefined ? undefined : speech.orElse(first, others);
}

const inEnglish = (shown: string): SafeHtml => html`<span lang="en">${shown}</span>`;

/** What is shown of a sentence, marked as English where it is not written in the page's language. */
export const asSaid = (sentence: string, shown: string, texts: Pick<Texts, 'speech'>): SafeHtml | string =>
  sentence === '' || spokenSentence(sentence, texts) !== undefined ? shown : inEnglish(shown);

/** The sentence as the page shows it. */
export const saidSentence = (sentence: string, texts: Pick<Texts, 'speech'>): SafeHtml | string =>
  spokenSentence(sentence, texts) ?? inEnglish(sentence);

/** The sentence without a mark, for titles and other places that take none. */
export const inLanguage = (sentence: string, texts: Pick<Texts, 'speech'>): string =>
  spokenSentence(sentence, texts) ?? sentence;

/** A sentence within a text: undefined where the language does not have it. */
export interface Part {
  readonly english: string;
  readonly said: string | undefined;
}

/** Sentences one after the other, those in English marked. */
export const saidParts = (parts: readonly Part[]): SafeHtml =>
  html`${parts.map(({ english, said }, at) => html`${at > 0 && ' '}${said ?? inEnglish(english)}`)}`;

/** The short name of a heading; undefined: the code is none, or the language has none for it. */
export const headingName = (code: string, { speech }: Pick<Texts, 'speech'>): string | undefined =>
  code.length === 4 ? speech?.headings[code] : undefined;

/** Below the description of a code: what its heading is called. */
export function ofHeading(code: string, { speech }: Pick<Texts, 'speech'>): string | undefined {
  const heading = code.slice(0, 4);
  const name = speech?.headings[heading];
  return name === undefined ? undefined : speech?.ofHeading(heading, name);
}

const SCHEDULE = /^Schedule (\S+ - \S+)$/;
const SERVICES = /^Services - (\S+)$/;

/** `Schedule II - 18%`, `Services - 5%`, `Exempt`. */
export function spokenSchedule(schedule: string, texts: Texts): string {
  const { speech, words } = texts;
  if (speech === undefined) return schedule;
  const [, name] = SCHEDULE.exec(schedule) ?? [];
  if (name !== undefined) return speech.schedule(name);
  const [, rate] = SERVICES.exec(schedule) ?? [];
  return rate === undefined ? (speech.sentences[schedule] ?? schedule) : `${words.services} - ${rate}`;
}
