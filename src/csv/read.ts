// Reads CSV, quoted by RFC 4180: a whole text, or piece by piece.
import { type CsvForm, csvFormOf } from './form.ts';

/** A line of cells; quoted cells may stretch over several lines of the text. */
export interface CsvRecord {
  /** The line of the text on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The record as the text has it, without its line end; undefined where its quotes are not as RFC 4180 wants them. */
  readonly source: string | undefined;
  /** What RFC 4180 does not allow, and on which line; the cells are read all the same. */
  readonly fault?: { readonly line: number; readonly message: string };
}

export class CsvReader {
  readonly #delimiter: string;
  readonly #lineEnd: string;
  #line: number;
  /** The beginning of a record whose end has not come yet. */
  #rest = '';
  /** It ends within quotes. */
  #isQuoteOpen = false;

  /** `line`: the number of the first line. */
  constructor({ delimiter, lineEnd }: Pick<CsvForm, 'delimiter' | 'lineEnd'>, line = 1) {
    this.#delimiter = delimiter;
    this.#lineEnd = lineEnd;
    this.#line = line;
  }

  /** How many characters of an unfinished record have come. */
  get unfinished(): number {
    return this.#rest.length;
  }

  /** The records that this piece completes, empty ones too; with the last piece also a record without a line end. */
  *read(piece: string, isLast = false): Generator<CsvRecord> {
    // What cannot end the record is only kept: a record of many pieces is not read anew with each.
    if (!isLast && this.#rest !== '' && !piece.includes(this.#isQuoteOpen ? '"' : this.#lineEnd)) {
      this.#rest += piece;
      return;
    }
    const text = this.#rest + piece;
    this.#rest = '';
    let quote = text.indexOf('"');
    let end: number;
    for (let at = 0; at < text.length; at = end + 1) {
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const lineEnd = text.indexOf(this.#lineEnd, at);
      end = lineEnd < 0 ? text.length : lineEnd;
      let parsed: Parsed | undefined;
      if (quote >= 0 && quote < end) {
        parsed = this.#quoted(text, at);
        end = parsed.end;
      }
      if (end === text.length && !isLast) {
        this.#rest = text.slice(at);
        this.#isQuoteOpen = parsed?.isQuoteOpen === true;
        return;
      }
      const source = copied(withoutReturn(text.slice(at, end)));
      const line = this.#line++;
      if (parsed === undefined) {
        yield { line, cells: withoutReturns(source).split(this.#delimiter), source };
      } else {
        const { cells, isWellFormed, fault, lines } = parsed;
        this.#line += lines;
        yield { line, cells, source: isWellFormed ? source : undefined, ...(fault !== undefined && { fault }) };
      }
    }
  }

  /** The record with quotes that begins there. */
  #quoted(text: string, start: number): Parsed {
    const cells: string[] = [];
    let lines = 0;
    let isWellFormed = true;
    let isQuoteOpen = false;
    let fault: CsvRecord['fault'];
    for (let at = start; ; at++) {
      const isQuoted = text.charAt(at) === '"';
      let content = '';
      if (isQuoted) {
        const quoted = quotedFrom(text, at);
        content = quoted.content;
        if (quoted.end === undefined) {
          isQuoteOpen = true;
          fault ??= { line: this.#line + lines, message: 'a quoted field is never closed' };
        }
        at = quoted.end ?? text.length;
        lines += linesIn(content, this.#lineEnd);
        const next = text.charAt(at);
        if (next !== '' && next !== this.#delimiter && next !== this.#lineEnd && next !== '\r') {
          fault ??= { line: this.#line + lines, message: `"${next}" stands after a closing quote` };
        }
      }
      const from = at;
      while (at < text.length && text.charAt(at) !== this.#delimiter && text.charAt(at) !== this.#lineEnd) at++;
      const unquoted = withoutReturns(text.slice(from, at));
      isWellFormed &&= fault === undefined && (isQuoted ? unquoted === '' : !unquoted.includes('"'));
      cells.push(content + unquoted);
      if (text.charAt(at) !== this.#delimiter) return { cells, end: at, isWellFormed, isQuoteOpen, fault, lines };
    }
  }
}

interface Parsed {
  readonly cells: readonly string[];
  /** Where its line end stands, or the text ends. */
  readonly end: number;
  readonly isWellFormed: boolean;
  readonly fault: CsvRecord['fault'];
  /** A quote is not closed where the text ends. */
  readonly isQuoteOpen: boolean;
  /** Line ends within its cells. */
  readonly lines: number;
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

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
/** Hardly a line has one, so it pays to look first. */
const withoutReturns = (text: string): string => (text.includes('\r') ? text.replaceAll('\r', '') : text);

/** V8 keeps a whole piece in memory for a slice of it. Whoever keeps a cell of a copied line keeps that line alone. */
const copied = (line: string): string => ` ${line}`.slice(1);

export const csvRecords = (text: string, form: CsvForm = csvFormOf(text)): Generator<CsvRecord> =>
  new CsvReader(form, linesIn(text.slice(0, form.start), form.lineEnd) + 1).read(text.slice(form.start), true);

/** The cells of all rows, whatever is wrong with their quotes. */
export const readCsvRows = (text: string, form?: CsvForm): readonly (readonly string[])[] =>
  Array.from(csvRecords(text, form), ({ cells }) => cells);

/** Rows without a text are left out. */
export const readCsv = (text: string, form?: CsvForm): readonly (readonly string[])[] =>
  readCsvRows(text, form).filter((row) => row.some((cell) => cell.trim() !== ''));
