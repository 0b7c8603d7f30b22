// What must hold for the lists of words: headings exist, frames can be read, narrowing words narrow something, spellings
// change something, ordinary codes are in use and have others beside them, a title excludes what is said of it, groups of
// headings begin and end with one and name none twice, and the answers to a question are values of one fact that lead on.

import { WordForms } from '../engine/text/language.ts';
import { frameOf } from '../engine/text/questions.ts';
import { MAX_TEXT, MOST_OPTIONS } from '../lookup/codeText.ts';
import { HEADING_GROUPS, type LanguageLists, type WordLists, type WordQuestion } from '../model/words.ts';
import type { CodeRow } from '../source/readCodes.ts';

export function checkWords(
  { language, brands, medicines, questions, tails, asks, narrowing, excluded, ordinary }: WordLists,
  codes: readonly CodeRow[],
): readonly string[] {
  const known = new Set(codes.map(({ code }) => code));
  const strayHeadings = [...brands, ...medicines].flatMap(({ name, headings }) =>
    headings.filter((heading) => !known.has(heading)).map((heading) => `"${name}": there is no heading ${heading}`),
  );
  const frames = [...questions, ...tails];
  const strayFrames = frames
    .filter((frame) => frameOf(frame) === undefined)
    .map((frame) => `"${frame}" must have X once, with brackets that close`);
  const manyWays = frames.flatMap((frame) =>
    repeatedIn(frame).flatMap((words) =>
      words
        .filter((word) => isMadeOf(word, words))
        .map((word) => `"${frame}": "${word}" must not be made of others that may be repeated with it`),
    ),
  );
  const descriptions = codes.map(({ description }) => description.toLowerCase()).join('\n');
  const idle = narrowing
    .filter(({ word }) => !descriptions.includes(word))
    .map(({ word }) => `"${word}" narrows no description`);
  const live = codes.filter(({ status }) => status === 'live').map(({ code }) => code);
  const strayOrdinary = ordinary.flatMap(({ parent, ordinary: child }) => {
    if (!live.includes(child)) return [`${parent}: its ordinary code ${child} is no live code`];
    const others = live.some(
      (code) => code.startsWith(parent) && code !== parent && !code.startsWith(child) && !child.startsWith(code),
    );
    return others ? [] : [`${parent}: ${child} has no code beside it, so it needs no row`];
  });
  const titleOf = new Map(codes.map(({ code, status, description }) => [code, status === 'live' ? description : '']));
  const strayExcluded = excluded
    .filter(({ code, words }) => !words.some((word) => titleOf.get(code)?.toLowerCase().includes(word)))
    .map(({ code, words }) => `${code}: its title excludes none of ${words.join(', ')}`);
  return [
    ...strayHeadings,
    ...strayFrames,
    ...manyWays,
    ...idle,
    ...strayOrdinary,
    ...strayExcluded,
    ...checkAsks(asks, codes),
    ...checkLanguage(language),
    ...checkHeadingGroups(language.headingGroups, known),
  ];
}

/** The words of each element of a frame that may stand several times: `{gst|rate}`. */
const repeatedIn = (frame: string): readonly (readonly string[])[] =>
  Array.from(frame.matchAll(/\{([^}]*)\}/g), ([, words = '']) => words.split('|'));

/** "gst rate" among "gst" and "rate": a text that repeats it could be read in twice as many ways each time. */
function isMadeOf(word: string, all: readonly string[], isPart = false): boolean {
  return all.some(
    (other) =>
      (isPart && other === word) || (word.startsWith(`${other} `) && isMadeOf(word.slice(other.length + 1), all, true)),
  );
}

function checkAsks(asks: readonly WordQuestion[], codes: readonly CodeRow[]): readonly string[] {
  const live = codes.filter(({ status }) => status === 'live').map(({ code }) => code);
  const begins = new Set(live.flatMap((code) => Array.from(code, (_, at) => code.slice(0, at + 1))));
  const descriptions = new Set(codes.map(({ description }) => description).filter((text) => text.includes(' ')));
  return asks.flatMap(({ words, question, answers, usual }) => {
    const [word = ''] = words;
    const complaints: string[] = [];
    if (!question.endsWith('?')) complaints.push(`"${question}" must be a question`);
    if (answers.length < 2 || answers.length > MOST_OPTIONS) complaints.push(`must have 2 to ${MOST_OPTIONS} answers`);
    if (usual !== '' && !begins.has(usual)) complaints.push(`there is no live code ${usual}, which is usual`);
    for (const [at, { label, then, codes: left }] of answers.entries()) {
      const before = answers.slice(0, at);
      if (before.some((other) => other.label === label)) complaints.push(`answers "${label}" twice`);
      if (before.some((other) => other.then === then)) complaints.push(`leads to "${then}" twice`);
      if (words.includes(then)) complaints.push(`"${then}" leads back to itself`);
      if (descriptions.has(label)) complaints.push(`"${label}" describes a code instead of a value`);
      if ([...then].length > MAX_TEXT) complaints.push(`"${then}" is longer than ${MAX_TEXT} characters`);
      for (const code of left.filter((one) => !begins.has(one))) complaints.push(`there is no live code ${code}`);
    }
    return complaints.map((complaint) => `question about "${word}": ${complaint}`);
  });
}

function checkLanguage({ grammar, spellings }: LanguageLists): readonly string[] {
  const idle = spellings
    .filter((line) => new WordForms(spellings.filter((other) => other !== line)).of(line.word) === line.form)
    .map(({ word, form }) => `"${word}" is "${form}" without its line`);
  const forms = new WordForms(spellings);
  const unread = grammar
    .filter(({ word, part }) => (part === 'weak' || part === 'parts') && forms.of(word) !== word)
    .map(({ word, part }) => `"${word}" as ${part} must be written as it is indexed: "${forms.of(word)}"`);
  return [...idle, ...unread];
}

function checkHeadingGroups(groups: LanguageLists['headingGroups'], known: ReadonlySet<string>): readonly string[] {
  const digits = (heading: number): string => String(heading).padStart(4, '0');
  return HEADING_GROUPS.flatMap((group) => {
    const ranges = groups[group];
    const stray = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))]
      .filter((heading) => !known.has(digits(heading)))
      .map((heading) => `${group}: there is no heading ${digits(heading)}`);
    const twice = ranges
      .filter(({ from, to }, i) => ranges.slice(0, i).some((other) => from <= other.to && to >= other.from))
      .map(({ from, to }) => `${group}: ${digits(from)} to ${digits(to)} has headings of another line`);
    return [...stray, ...twice];
  });
}
