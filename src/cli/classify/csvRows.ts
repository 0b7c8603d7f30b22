// Reads CSV in pieces as they come, so that a file of any length needs little memory. Quoting by RFC 4180.
// Rows stay the bytes they are in the file: what is not asked for is passed on without being made a text. That is why
// csv/read.ts, which makes a text of every cell, does not serve here; a test holds the two to the same cells.
import { FORMULA_SIGNS, isFormula } from '../../csv/write.ts';
import type { Row } from './cells.ts';

const QUOTE = 0x22;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const LAST_ASCII = 0x7f;
/** By byte: a sign of text that ends no cell and needs no look of its own, whatever the delimiter. */
const IS_LETTER = new Uint8Array(256);
for (const sign of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-/'))
  IS_LETTER[sign] = 1;
/** By byte: whether a formula may begin with it. */
const MAY_BEGIN_FORMULA = new Uint8Array(256);
for (const byte of Buffer.from(FORMULA_SIGNS)) MAY_BEGIN_FORMULA[byte] = 1;

export class CsvRow implements Row {
  /** Where the row stands; valid until the next piece is read. */
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
  readonly delimiter: number;
  readonly width: number;
  /** Quoted as it should be, or not at all: what is put behind it stands in further cells. */
  readonly isWellFormed: boolean;
  /** ASCII without quotes and returns: its cells are what stands between the delimiters. */
  readonly isPlain: boolean;
  readonly isAscii: boolean;
  /** A cell begins with a sign that a formula may begin with. */
  readonly mayHaveFormula: boolean;
  readonly number: number;

  constructor(
    place: Pick<CsvRow, 'bytes' | 'from' | 'to' | 'number'>,
    delimiter: number,
    form: Pick<CsvRow, 'width' | 'isWellFormed' | 'isPlain' | 'isAscii' | 'mayHaveFormula'>,
  ) {
    this.bytes = place.bytes;
    this.from = place.from;
    this.to = place.to;
    this.number = place.number;
    this.delimiter = delimiter;
    this.width = form.width;
    this.isWellFormed = form.isWellFormed;
    this.isPlain = form.isPlain;
    this.isAscii = form.isAscii;
    this.mayHaveFormula = form.mayHaveFormula;
  }

  /** The row is made a text at once: to part that costs a fraction of making a text of each cell. */
  cells(): readonly string[] {
    const delimiter = String.fromCharCode(this.delimiter);
    if (this.isPlain) return this.bytes.toString('latin1', this.from, this.to).split(delimiter);
    const line = this.bytes.toString(this.isAscii ? 'latin1' : 'utf8', this.from, this.to);
    const cells: string[] = [];
    for (let at = 0; at <= line.length; ) {
      const isQuoted = line.charCodeAt(at) === QUOTE;
      const found = line.indexOf(delimiter, isQuoted ? afterQuotes(line, at) : at);
      const end = found < 0 ? line.length : found;
      cells.push(isQuoted ? unquoted(line.slice(at, end)) : withoutReturns(line.slice(at, end)));
      at = end + 1;
    }
    return cells;
  }

  texts(): readonly string[] {
    return this.cells();
  }

  /** Whether a spreadsheet would run one of its cells. */
  hasFormula(): boolean {
    if (!this.mayHaveFormula) return false;
    const { bytes, to } = this;
    for (let at = this.from; at < to; ) {
      const end = this.#endOfCell(at);
      const first = (bytes[at] === QUOTE ? bytes[at + 1] : bytes[at]) ?? 0;
      if (MAY_BEGIN_FORMULA[first] === 1 && isFormula(this.#cell(at, end))) return true;
      at = end + 1;
    }
    return false;
  }

  #endOfCell(from: number): number {
    const { bytes, to, delimiter } = this;
    let at = from;
    if (at < to && bytes[at] === QUOTE) {
      // Two quotes in a row stand for one.
      for (at++; at < to; at++) {
        if (bytes[at] !== QUOTE) continue;
        at++;
        if (bytes[at] !== QUOTE || at >= to) break;
      }
    }
    while (at < to && bytes[at] !== delimiter) at++;
    return at;
  }

  #cell(from: number, to: number): string {
    const { bytes } = this;
    if (from === to) return '';
    const encoding = this.isAscii ? 'latin1' : 'utf8';
    if (bytes[from] !== QUOTE) return withoutReturns(bytes.toString(encoding, from, to));
    const end = bytes.indexOf(QUOTE, from + 1);
    if (end === to - 1) return bytes.toString(encoding, from + 1, end);
    return unquoted(bytes.toString(encoding, from, to));
  }
}

/** To look first is cheaper: hardly a cell has one. */
const withoutReturns = (text: string): string => (text.includes('\r') ? text.replaceAll('\r', '') : text);

/** Where a cell that begins with a quote has closed it; two quotes in a row stand for one. */
function afterQuotes(line: string, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = line.indexOf('"', at);
    if (at < 0) return line.length;
    if (line[at + 1] !== '"') return at + 1;
  }
}

/** A cell that begins with a quote; what follows the closing quote belongs to it. */
function unquoted(cell: string): string {
  if (cell.indexOf('"', 1) === cell.length - 1) return cell.slice(1, -1);
  let text = '';
  for (let at = 1; ; ) {
    const quote = cell.indexOf('"', at);
    if (quote < 0) return text + cell.slice(at);
    text += cell.slice(at, quote);
    if (cell[quote + 1] !== '"') return text + withoutReturns(cell.slice(quote + 1));
    text += '"';
    at = quote + 2;
  }
}

/** Where the reader is within a row. */
const CELL_START = 0;
const IN_CELL = 1;
const IN_QUOTES = 2;
/** After a quote within quotes: the end of the cell, or the first of two. */
const AFTER_QUOTE = 3;

export class CsvStream {
  readonly #delimiter: number;
  readonly #lineEnd: number;
  /** What was read last; from `#start` to `#end` it is not handed out yet: the beginning of a row. */
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  #end = 0;
  /** What was seen of that row. */
  #state = CELL_START;
  #width = 1;
  #isWellFormed = true;
  #isPlain = true;
  #isAscii = true;
  #mayHaveFormula = false;
  #returns = 0;
  #hasText = false;
  /** Rows that have ended, empty ones too. */
  #ended = 0;

  constructor(delimiter: string, lineEnd: '\n' | '\r' = '\n') {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#lineEnd = lineEnd.charCodeAt(0);
  }

  /** The rows that are complete with this piece, valid until the next; empty lines are left out. */
  push(piece: Buffer): readonly CsvRow[] {
    let at = this.#take(piece);
    const rows: CsvRow[] = [];
    const bytes = this.#bytes;
    const end = this.#end;
    const delimiter = this.#delimiter;
    const lineEnd = this.#lineEnd;
    let state = this.#state;
    for (; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (state === IN_QUOTES) {
        if (byte === QUOTE) {
          state = AFTER_QUOTE;
          continue;
        }
        if (byte > LAST_ASCII) this.#isAscii = false;
        const first = at;
        while (at + 1 < end && IS_LETTER[bytes[at + 1] ?? 0] === 1) at++;
        if (byte > SPACE || at > first) this.#hasText = true;
      } else if (byte === delimiter) {
        state = CELL_START;
        this.#width++;
      } else if (byte === lineEnd) {
        const row = this.#rowUntil(at);
        if (row !== undefined) rows.push(row);
        this.#start = at + 1;
        state = CELL_START;
      } else if (byte === QUOTE) {
        // But for the first, it is a sign of the cell.
        this.#isPlain = false;
        if (state !== CELL_START) this.#hasText = true;
        // A return between two quotes makes them none that stand for one.
        if (state === IN_CELL || (state === AFTER_QUOTE && bytes[at - 1] !== QUOTE)) {
          this.#isWellFormed = false;
          state = IN_CELL;
        } else {
          // What the next piece begins with is looked at later.
          if (at + 1 >= end || MAY_BEGIN_FORMULA[bytes[at + 1] ?? 0] === 1) this.#mayHaveFormula = true;
          state = IN_QUOTES;
        }
      } else if (byte !== CARRIAGE_RETURN) {
        if (state === AFTER_QUOTE) this.#isWellFormed = false;
        if (byte > LAST_ASCII) {
          this.#isPlain = false;
          this.#isAscii = false;
        }
        if (state === CELL_START && MAY_BEGIN_FORMULA[byte] === 1) this.#mayHaveFormula = true;
        state = IN_CELL;
        const first = at;
        while (at + 1 < end && IS_LETTER[bytes[at + 1] ?? 0] === 1) at++;
        if (byte > SPACE || at > first) this.#hasText = true;
      } else {
        this.#returns++;
        if (state === CELL_START) {
          // What follows it begins the cell, once it is left out.
          this.#mayHaveFormula = true;
          state = IN_CELL;
        }
      }
    }
    this.#state = state;
    return rows;
  }

  /** The last row of a file that does not end with a line end. */
  end(): readonly CsvRow[] {
    const isOpen = this.#state === IN_QUOTES;
    if (isOpen) this.#isWellFormed = false;
    const row = this.#rowUntil(this.#end, isOpen);
    return row === undefined ? [] : [row];
  }

  /** Puts a piece behind what is left of those before; hands back where it begins. */
  #take(piece: Buffer): number {
    const left = this.#end - this.#start;
    const needed = left + piece.length;
    if (left === 0) {
      this.#bytes = piece;
    } else if (this.#start > 0 || needed > this.#bytes.length) {
      // A row of many pieces is copied the more rarely the longer it is.
      const bytes = Buffer.allocUnsafeSlow(this.#start > 0 ? needed : 2 * needed);
      this.#bytes.copy(bytes, 0, this.#start, this.#end);
      piece.copy(bytes, left);
      this.#bytes = bytes;
    } else piece.copy(this.#bytes, left);
    this.#start = 0;
    this.#end = needed;
    return left;
  }

  /** Ends the row there; undefined: it has no text. A return within quotes that are left open is one of the cell. */
  #rowUntil(end: number, isOpen = false): CsvRow | undefined {
    const bytes = this.#bytes;
    const hasReturn = !isOpen && bytes[end - 1] === CARRIAGE_RETURN;
    const to = hasReturn ? end - 1 : end;
    const number = ++this.#ended;
    const row = this.#hasText
      ? new CsvRow({ bytes, from: this.#start, to, number }, this.#delimiter, {
          width: this.#width,
          isWellFormed: this.#isWellFormed,
          isPlain: this.#isPlain && this.#returns === (hasReturn ? 1 : 0),
          isAscii: this.#isAscii,
          mayHaveFormula: this.#mayHaveFormula,
        })
      : undefined;
    this.#width = 1;
    this.#isWellFormed = true;
    this.#isPlain = true;
    this.#isAscii = true;
    this.#mayHaveFormula = false;
    this.#returns = 0;
    this.#hasText = false;
    return row;
  }
}
