// Names of columns that stand among the rows again, as on every printed page.
import type { TextRow } from './cells.ts';
import type { Layout } from './layout.ts';

const plain = (cell: string): string => cell.trim().replace(/\s+/g, ' ').toLowerCase();

const BEGINS_WITH_DIGIT = /^\d/;

/** One cell alone could be an item that is called like its column. */
const CELLS_AT_LEAST = 2;

export class Headings {
  /** For each column its name, and where it was put together of two rows what each may have held. */
  readonly #names: readonly ReadonlySet<string>[];
  /** Most rows begin with a number, and no name does. */
  readonly #hasNumberedName: boolean;

  constructor({ columns, headerRows }: Layout) {
    this.#names = columns.map(({ name }) => new Set(headerRows === 0 ? [] : partsOf(plain(name), headerRows)));
    this.#hasNumberedName = this.#names.some((names) => [...names].some((name) => BEGINS_WITH_DIGIT.test(name)));
  }

  /** Whether a row holds names of its columns and nothing else. */
  isHeading(row: TextRow): boolean {
    let cells = 0;
    for (const [at, cell] of row.entries()) {
      if (cell === '') continue;
      if (!this.#hasNumberedName && BEGINS_WITH_DIGIT.test(cell)) return false;
      const written = plain(cell);
      if (written === '') continue;
      if (this.#names[at]?.has(written) !== true) return false;
      cells++;
    }
    return cells >= CELLS_AT_LEAST;
  }
}

function* partsOf(name: string, rows: number): Generator<string> {
  if (name === '') return;
  yield name;
  if (rows < 2) return;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    yield name.slice(0, at);
    yield name.slice(at + 1);
  }
}
