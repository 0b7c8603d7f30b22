// The notes beside a rate in the language of a page. The lookup writes them in English from sentences of the data; here
// they are taken apart again, each is said in the page's language, and what it does not have stays in English, marked.
import { conditionsAt, type Read, sentencesAt } from './readSentence.ts';
import type { Part, SpokenWords } from './speech.ts';

const RATE = /(\d+(?:\.\d+)?%|outside GST)/y;
const MORE_CASES = /, and (\d+) more cases?/y;
const LEAD = /(?:(\d+(?:\.\d+)?%|outside GST), but |(Also ))/y;
const SHOWN = /Shown: (\d+(?:\.\d+)?%|outside GST), as /y;
const MAJORITY = /(\d+) of its (\d+) (items|successors) bear it/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const endsAt = (text: string, at: number): boolean => at === text.length || text[at] === ' ';
const rateSaid = (rate: string, words: SpokenWords): string => (rate === 'outside GST' ? words.outsideGst : rate);

/** `a, or b, and 3 more cases; 18%: c.`: the rest of the cases of one rate, and then those of the others. */
function casesAt(
  text: string,
  at: number,
  rate: string,
  told: readonly string[],
  words: SpokenWords,
): Read | undefined {
  for (const [said, end] of conditionsAt(text, at, words)) {
    const all = [...told, said];
    if (text.startsWith(', or ', end)) {
      const rest = casesAt(text, end + ', or '.length, rate, all, words);
      if (rest !== undefined) return rest;
    }
    const more = match(MORE_CASES, text, end);
    const stop = end + (more?.[0].length ?? 0);
    const cases = words.cases(rate, all, Number(more?.[1] ?? 0));
    if (text[stop] === '.' && endsAt(text, stop + 1)) return [cases, stop + 1];
    if (text.startsWith('; ', stop)) {
      const rest = splitAt(text, stop + 2, words);
      if (rest !== undefined) return [`${cases}; ${rest[0]}`, rest[1]];
    }
  }
  return undefined;
}

/** `5%: pre-packaged and labelled; 0%: not pre-packaged and labelled.` */
function splitAt(text: string, at: number, words: SpokenWords): Read | undefined {
  const rate = match(RATE, text, at)?.[0];
  if (rate === undefined || !text.startsWith(': ', at + rate.length)) return undefined;
  return casesAt(text, at + rate.length + 2, rateSaid(rate, words), [], words);
}

/** `5%, but 0%: …`, `Also 5%: …`, or the cases alone. */
function ratesAt(text: string, at: number, words: SpokenWords): Read | undefined {
  const lead = match(LEAD, text, at);
  const split = splitAt(text, at + (lead?.[0].length ?? 0), words);
  if (split === undefined) return undefined;
  const [cases, end] = split;
  if (lead?.[1] !== undefined) return [words.but(rateSaid(lead[1], words), cases), end];
  return [lead === null ? words.sentence(cases) : words.also(cases), end];
}

/** `Shown: 5%, as most rice is packed.` */
function shownAt(text: string, at: number, words: SpokenWords): Read | undefined {
  const shown = match(SHOWN, text, at);
  if (shown === null) return undefined;
  const [lead, rate = ''] = shown;
  const from = at + lead.length;
  const majority = match(MAJORITY, text, from);
  if (majority !== null) {
    const [whole, some = '', all = '', kind] = majority;
    const reason = kind === 'items' ? words.majority(some, all) : words.majorityOfSuccessors(some, all);
    return [words.shown(rateSaid(rate, words), reason), from + whole.length + 1];
  }
  for (const [reason, end] of sentencesAt(text, from, words))
    if (text[end] === '.' && endsAt(text, end + 1)) return [words.shown(rateSaid(rate, words), reason), end + 1];
  return undefined;
}

const DAY = '(\\d{4}-\\d\\d-\\d\\d)';
const SINCE = new RegExp(`From ${DAY} by (\\S+)\\.(?= |$)`, 'y');
const KNOWN = new RegExp(`Rates are known up to ${DAY}; what changes later is not in this dataset\\.`, 'y');
const REPLACED = /Retired code, replaced by ([\d, ]+)\./y;
const PERHAPS = /Retired code; candidates for its replacement, not certain: ([\d, ]+)\./y;
const STAND_IN = /Rates? of ([\d ]+(?: and [\d ]+)*), as no entry names this code\./y;
const DEBATED = /Debated: (.+?) See open question [\w-]+\./y;

/** What is put together from words that change from code to code. */
function composedAt(text: string, at: number, words: SpokenWords, dayOf: (iso: string) => string): Read | undefined {
  const found = (pattern: RegExp, say: (...parts: readonly string[]) => string | undefined): Read | undefined => {
    const parts = match(pattern, text, at);
    const said = parts === null ? undefined : say(...parts.slice(1));
    return parts === null || said === undefined ? undefined : [said, at + parts[0].length];
  };
  return (
    found(SINCE, (day = '', by = '') => words.since(dayOf(day), by)) ??
    found(KNOWN, (day = '') => words.knownUpTo(dayOf(day))) ??
    found(STAND_IN, (codes = '') => words.standIn(codes.split(' and '))) ??
    found(REPLACED, (codes = '') => words.replacedBy(codes)) ??
    found(PERHAPS, (codes = '') => words.perhapsReplacedBy(codes)) ??
    found(DEBATED, (question = '') => {
      const said = words.sentences[question];
      return said === undefined ? undefined : words.debated(said);
    })
  );
}

/** A sentence of the data that stands alone. */
function writtenAt(text: string, at: number, words: SpokenWords): Read | undefined {
  for (const read of sentencesAt(text, at, words)) {
    const [said, end] = read;
    if (/[.!?]/.test(text[end - 1] ?? '') && endsAt(text, end)) return read;
    if (text[end] === '.' && endsAt(text, end + 1)) return [words.sentence(said), end + 1];
  }
  return undefined;
}

/** Where a sentence ends that nothing here can read. */
function sentenceEnd(text: string, at: number): number {
  const found = /[.!?](?= [A-Z\d]|$)/.exec(text.slice(at));
  return found === null ? text.length : at + found.index + 1;
}

/** The notes sentence by sentence. */
export function notesIn(notes: string, words: SpokenWords, dayOf: (iso: string) => string): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < notes.length; ) {
    const read =
      ratesAt(notes, at, words) ??
      shownAt(notes, at, words) ??
      composedAt(notes, at, words, dayOf) ??
      writtenAt(notes, at, words);
    const end = read?.[1] ?? sentenceEnd(notes, at);
    parts.push({ english: notes.slice(at, end), said: read?.[0] });
    at = end;
    while (notes[at] === ' ') at++;
  }
  return parts;
}
