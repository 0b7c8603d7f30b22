// Reads a whole CSV text as cells, quoted by RFC 4180. `kosh classify` has a reader of its own, cli/classify/csvRows.ts.
import { type CsvForm, csvFormOf } from './form.ts';

/** A line of cells; quoted cells may stretch over several lines of the text. */
export interface CsvRecord {
  /** The line of the text on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What RFC 4180 does not allow, and on which line; the cells are read all the same. */
  readonly fault?: { readonly line: number; readonly message: string };
}

/** Quoted cells may hold delimiters, quotes (doubled) and line ends. Empty lines come as records of one empty cell. */
export function* csvRecords(
  text: string,
  { delimiter, lineEnd, start }: CsvForm = csvFormOf(text),
): Generator<CsvRecord> {
  let line = linesIn(text.slice(0, start), lineEnd) + 1;
  let at = start;
  while (at < text.length) {
    const begins = line;
    const cells: string[] = [];
    let fault: CsvRecord['fault'];
    for (;;) {
      let cell = '';
      if (text.charAt(at) === '"') {
        const opened = line;
        const { content, end } = quotedFrom(text, at);
        cell = content;
        line += linesIn(content, lineEnd);
        if (end === undefined) fault ??= { line: opened, message: 'a quoted field is never closed' };
        at = end ?? text.length;
        const next = text.charAt(at);
        if (next !== '' && next !== delimiter && next !== lineEnd && next !== '\r') {
          fault ??= { line, message: `"${next}" stands after a closing quote` };
        }
      }
      const from = at;
      while (at < text.length && text.charAt(at) !== delimiter && text.charAt(at) !== lineEnd) at++;
      cells.push(cell + text.slice(from, at).replaceAll('\r', ''));
      if (text.charAt(at) !== delimiter) break;
      at++;
    }
    at++;
    line++;
    yield { line: begins, cells, ...(fault !== undefined && { fault }) };
  }
}

/** What stands between a quote and its closing one, and the place behind that; without end: it is never closed. */
function quotedFrom(text: string, open: number): { readonly content: string; readonly end?: number } {
  let content = '';
  for (let at = open + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { content: content + text.slice(at) };
    content += text.slice(at, quote);
    at = quote + 1;
    if (text.charAt(at) !== '"') return { content, end: at };
    content += '"';
    at++;
  }
}

function linesIn(text: string, lineEnd: string): number {
  let lines = 0;
  for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) lines++;
  return lines;
}

/** The cells of all rows, whatever is wrong with their quotes. */
export const readCsvRows = (text: string, form: CsvForm = csvFormOf(text)): readonly (readonly string[])[] =>
  Array.from(csvRecords(text, form), ({ cells }) => cells);

/** Rows without a text are left out. */
export const readCsv = (text: string, form: CsvForm = csvFormOf(text)): readonly (readonly string[])[] =>
  readCsvRows(text, form).filter((row) => row.some((cell) => cell.trim() !== ''));
