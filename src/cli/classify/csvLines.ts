// Writes rows with their answers as lines of CSV: a row as it came in the file, what is known of a code put in form once.
import type { ByteBuffer } from './byteBuffer.ts';
import type { CellRow, Row } from './cells.ts';
import { addedCells, type CodeFacts, type RowAnswer, reviewText, shareText } from './classifier.ts';
import { CsvRow } from './csvRows.ts';
import { csvCells, csvLine, LINE_END } from './csvText.ts';

/** The cells of a code as bytes: those before the confidence, with a delimiter at the end, and those after it. */
interface Ready {
  readonly start: Buffer;
  readonly notes: Buffer;
}

export class CsvLines {
  readonly #out: ByteBuffer;
  readonly #delimiter: string;
  /** Columns of the table; what is added to a shorter row stands below its header all the same. */
  readonly #width: number;
  /** By the number of the code. */
  readonly #ready: (Ready | undefined)[] = [];

  constructor(out: ByteBuffer, delimiter: string, width: number) {
    this.#out = out;
    this.#delimiter = delimiter;
    this.#width = width;
  }

  header(cells: CellRow): void {
    this.#out.text(csvLine(cells, this.#delimiter));
  }

  line(row: Row, answer: RowAnswer): void {
    const out = this.#out;
    const delimiter = this.#delimiter;
    if (row instanceof CsvRow && row.isWellFormed && row.delimiter === delimiter.charCodeAt(0)) {
      out.copy(row.bytes, row.from, row.to);
    } else out.text(csvCells(row.cells(), delimiter));
    for (let width = row.width; width < this.#width; width++) out.letters(delimiter);
    out.letters(delimiter);
    this.#added(answer);
    out.letters(LINE_END);
  }

  #added(answer: RowAnswer): void {
    const out = this.#out;
    const delimiter = this.#delimiter;
    const { facts, confidence, needsReview, alternates } = answer;
    if (facts === undefined) {
      out.text(csvCells(addedCells(answer), delimiter));
      return;
    }
    const { start, notes } = this.#readyOf(facts);
    out.copy(start, 0, start.length);
    out.letters(shareText(confidence));
    out.letters(delimiter);
    out.letters(reviewText(needsReview));
    out.copy(notes, 0, notes.length);
    out.letters(alternates);
  }

  #readyOf(facts: CodeFacts): Ready {
    let ready = this.#ready[facts.number];
    if (ready === undefined) {
      const { number, code, description, rate, unit, notes } = facts;
      ready = {
        start: Buffer.from(csvCells([code, description, rate, unit, ''], this.#delimiter)),
        notes: Buffer.from(csvCells(['', notes, ''], this.#delimiter)),
      };
      this.#ready[number] = ready;
    }
    return ready;
  }
}
