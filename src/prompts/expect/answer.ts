// An answer taken apart: its parts by their headings, tables, lists, and how much of each there is.
import { drained } from '../../steps/steps.ts';
import { paragraphsIn, sentencesIn, wordsIn } from '../segments.ts';
import type { SizeUnit } from './sizes.ts';

export interface AnswerPart {
  readonly name: string;
  readonly text: string;
}

/** As a regular expression matches it word for word. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may stand before the name of a part in its heading: marks, a number, "Stage 2,". */
const BEFORE_NAME = `[#*\\s>_]*(?:(?:\\d+|[A-Z])[.)]\\s*)?[*_]*(?:(?:stage|part|step|pass|round|phase|section)\\s*\\d+[.:,)\\s–—-]*)?[*_]*`;

/** The parts of an answer in the order in which they stand. */
export function partsOf(answer: string, names: readonly string[]): readonly AnswerPart[] {
  const heads = names.flatMap((name) => {
    const match = headingOf(name).exec(answer);
    return match === null ? [] : [{ name, start: match.index, end: match.index + match[0].length }];
  });
  heads.sort((a, b) => a.start - b.start);
  return heads.map(({ name, end }, at) => ({ name, text: answer.slice(end, heads[at + 1]?.start).trim() }));
}

const headingOf = (name: string): RegExp =>
  new RegExp(
    `^${BEFORE_NAME}["“]?${escaped(name).replace(/['’]/g, "['’]")}["”]?[ \\t]*(?:\\([^)\\n]*\\))?[ \\t]*(?:[*_]{1,3}[ \\t]*[:.,–—-]?|[:.,–—][*_]*|\\n|$)`,
    'im',
  );

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const isTableLine = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string): boolean => /^\s*\|[\s:|-]+\|\s*$/.test(line) && line.includes('-');

/** The Markdown tables of a text. */
export function tablesIn(text: string): readonly Table[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (!isRule(line) || !isTableLine(lines[at - 1] ?? '')) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((row) => !isTableLine(row));
    const rows = end < 0 ? after : after.slice(0, end);
    return [{ columns: cellsOf(lines[at - 1] ?? ''), rows: rows.map(cellsOf) }];
  });
}

/** What an answer says beside its frame: without the names of its parts, headings of tables and marks of items. */
export function contentOf(text: string, names: readonly string[]): string {
  const heading = new RegExp(`^(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  const lines = text.split('\n');
  return lines
    .filter((line, at) => !isRule(line) && !isRule(lines[at + 1] ?? ''))
    .map((line) =>
      line
        .replace(/^[#*_>\s]+/, '')
        .replace(LIST_ITEM, '')
        .replace(/^[*_"“]+/, ''),
    )
    .map((line) => (names.length === 0 ? line : line.replace(heading, '')))
    .join('\n');
}

/** Whether a part says nothing: no word beside the names of parts, and no row of a form that is filled by hand. */
export const isEmptyPart = (text: string, names: readonly string[]): boolean =>
  tablesIn(text).every(({ rows }) => rows.length === 0) &&
  wordCount(names.reduce((rest, name) => rest.replaceAll(name, ' '), contentOf(text, names))) === 0;

export const withoutTables = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isTableLine(line))
    .join('\n');

const LIST_ITEM = /^(?:[-*•]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+)/;
const withoutMarks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isRule(line))
    .map((line) => line.replace(LIST_ITEM, ''))
    .join('\n')
    .replace(/[|*_#>`]/g, ' ');

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !isRule(line));

/** The items of the outermost list, each with the lines that belong to it. */
export function itemsIn(text: string): readonly string[] {
  const items: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (LIST_ITEM.test(line)) {
      items.push(line.replace(LIST_ITEM, ''));
      isOpen = true;
    } else if (line.trim() === '' || /^(?:#|\*\*)/.test(line) || isTableLine(line)) isOpen = /^\s+\S/.test(line);
    else if (isOpen) items[items.length - 1] += `\n${line.trim()}`;
  }
  return items;
}

/** Lines that begin a thing of their own: "**Option A**", "Email 2:", "E1: …". */
const headedIn = (text: string): number =>
  linesOf(text).filter((line) => /^(?:\*\*|#{2,}\s|[A-Z][\w’' -]{0,30}? ?\d+\b[:.,)]?|[A-Z]\d?[:.)]\s)/.test(line))
    .length;

export const wordCount = (text: string): number => drained(wordsIn(withoutMarks(text))).length;

/**
 * How many of a unit a text has, by every way in which a reader may count it: an answer that fits one of them obeys.
 * Three items may be bullets, rows, lines, or headed blocks.
 */
export function countsOf(text: string, unit: SizeUnit): readonly number[] {
  const rows = tablesIn(text).reduce((sum, table) => sum + table.rows.length, 0);
  const plain = withoutMarks(text);
  switch (unit) {
    case 'words':
      return [wordCount(text)];
    case 'sentences':
      return [drained(sentencesIn(plain)).length];
    case 'rows':
      return tablesIn(text)
        .map((table) => table.rows.length)
        .concat(rows);
    case 'paragraphs':
      return [paragraphsIn(text).length, itemsIn(text).length];
    case 'lines':
      return [
        linesOf(text).filter((line) => !isTableLine(line)).length + rows,
        itemsIn(text).length,
        rows,
        drained(sentencesIn(plain)).length,
      ];
    case 'items':
      return [
        itemsIn(text).length,
        rows,
        linesOf(text).filter((line) => !isTableLine(line)).length,
        paragraphsIn(text).length,
        headedIn(text),
        text.split(';').length,
        drained(sentencesIn(plain)).length,
        text.split('?').length - 1,
      ];
  }
}
