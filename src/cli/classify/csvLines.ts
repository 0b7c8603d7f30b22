// Writes rows with their answers as lines of CSV: a row as it came in the file, what is known of a code put in form once.
import { addedCells, reviewText, reviewWhy, shareText } from '../../bulk/columns.ts';
import { type CodeFacts, notesOf, type RowAnswer } from '../../bulk/rowAnswer.ts';
import { csvCells, csvLine, LINE_END } from '../../csv/write.ts';
import { unitAt } from '../../hash/unitAt.ts';
import { cellText } from '../../register/read/cells.ts';
import type { ByteBuffer } from './byteBuffer.ts';
import { type CellRow, fitted, type Row } from './cells.ts';
import { CsvRow } from './csvRows.ts';

/** The cells of a code as bytes, with delimiters: those before the confidence, its notes, and those after the day. */
interface Ready {
  readonly start: Uint8Array;
  readonly notes: Uint8Array;
  readonly end: Uint8Array;
}

const SPACE = 0x20;
/** What a person chose: here nothing. */
const NOBODY = '';
/** Bytes of the cells that are not ready: confidence, review, day, alternates, the end of the line. */
const MOST_SHORT_CELLS = 64;

export class CsvLines {
  readonly #out: ByteBuffer;
  readonly #delimiter: string;
  /** Columns of the table; what is added to a shorter or longer row stands below its header all the same. */
  readonly #width: number;
  /** By the number of the facts. */
  readonly #ready: (Ready | undefined)[] = [];
  /** Where nothing was found. */
  readonly #nothing: Ready;

  constructor(out: ByteBuffer, delimiter: string, width: number) {
    this.#out = out;
    this.#delimiter = delimiter;
    this.#width = width;
    this.#nothing = readyCells(['', '', '', ''], '', ['', NOBODY], delimiter);
  }

  /** A row that nothing is added to. */
  plain(cells: CellRow): void {
    this.#out.text(csvLine(cells.map(cellText), this.#delimiter));
  }

  line(row: Row, answer: RowAnswer): void {
    const isUsual =
      row instanceof CsvRow && row.isWellFormed && row.width <= this.#width && answer.chosen === undefined;
    if (isUsual && row.delimiter === this.#delimiter.charCodeAt(0) && !row.hasFormula()) {
      this.#bytesOf(row, answer);
      return;
    }
    const { cells, surplus } = fitted(row, this.#width);
    this.plain([...cells, ...addedCells(answer), ...surplus]);
  }

  /** The usual line, without a text in between. */
  #bytesOf(row: CsvRow, answer: RowAnswer): void {
    const { facts, confidence, review, alternates, asOf, undated, price, group } = answer;
    const { start, notes: ofCode, end } = facts === undefined ? this.#nothing : this.#readyOf(facts);
    const isOfCode = undated === undefined && price === undefined && group === undefined;
    const notes = isOfCode ? ofCode : readyCell(notesOf(answer), this.#delimiter);
    const out = this.#out;
    const delimiter = row.delimiter;
    const missing = Math.max(0, this.#width - row.width);
    const most = row.to - row.from + missing + start.length + notes.length + end.length + MOST_SHORT_CELLS;
    const bytes = out.roomFor(most);
    let at = copied(row.bytes.subarray(row.from, row.to), bytes, out.length);
    for (let i = 0; i <= missing; i++) bytes[at++] = delimiter;
    at = copied(start, bytes, at);
    if (facts !== undefined) at = spelled(shareText(confidence), bytes, at);
    bytes[at++] = delimiter;
    at = spelled(reviewText(review), bytes, at);
    bytes[at++] = delimiter;
    at = spelled(reviewWhy(review), bytes, at);
    at = copied(notes, bytes, at);
    if (facts !== undefined) at = spelled(asOf, bytes, at);
    at = copied(end, bytes, at);
    for (let i = 0; i < alternates.length; i++) {
      if (i > 0) bytes[at++] = SPACE;
      at = spelled(alternates[i] as string, bytes, at);
    }
    out.length = spelled(LINE_END, bytes, at);
  }

  #readyOf(facts: CodeFacts): Ready {
    let ready = this.#ready[facts.number];
    if (ready === undefined) {
      const { number, code, description, rate, unit, notes, condition } = facts;
      ready = readyCells([code, description, rate, unit], notes, [condition, NOBODY], this.#delimiter);
      this.#ready[number] = ready;
    }
    return ready;
  }
}

const readyCell = (cell: string, delimiter: string): Uint8Array => Buffer.from(csvCells(['', cell, ''], delimiter));

const readyCells = (start: readonly string[], notes: string, end: readonly string[], delimiter: string): Ready => ({
  start: Buffer.from(csvCells([...start, ''], delimiter)),
  notes: readyCell(notes, delimiter),
  end: Buffer.from(csvCells(['', ...end, ''], delimiter)),
});

function copied(source: Uint8Array, target: Uint8Array, at: number): number {
  target.set(source, at);
  return at + source.length;
}

/** Plain letters only. */
function spelled(text: string, target: Uint8Array, start: number): number {
  let at = start;
  for (let i = 0; i < text.length; i++) target[at++] = unitAt(text, i);
  return at;
}
