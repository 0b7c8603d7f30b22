// From the rows of an input to the rows of an output: resumes, keeps what is done, stops when a person wants it to.
import { ADDED_COLUMNS } from '../../bulk/columns.ts';
import { textOfRow } from '../../register/read/rowKind.ts';
import { Failure } from '../failure.ts';
import { inOrder, type Jobs } from '../jobs/pool.ts';
import type { RowCells, RowText } from '../jobs/tasks.ts';
import { fitted, type Row } from './cells.ts';
import type { Input, Piece } from './input.ts';
import { FieldReader, type JsonRow } from './ndjson.ts';
import type { Sink } from './sinks.ts';
import { type HeadOptions, readHead, type TableHead } from './tableHead.ts';

export interface RowsJob {
  readonly path: string;
  readonly input: Input;
  readonly sink: Sink;
  readonly jobs: Jobs<RowText, RowCells>;
  readonly options: HeadOptions;
  /** Told of the head once it is read, and of the rows so far with the share of the input that they are. */
  onHead(head: TableHead): void;
  onProgress(rows: number, share: number | undefined): void;
}

export interface RowsDone {
  /** Undefined: the rows are NDJSON, whose fields have names of their own. */
  readonly head: TableHead | undefined;
  readonly rows: number;
  readonly needReview: number;
  /** Rows with more cells than the table has columns, and the first of them. */
  readonly tooWide: { readonly rows: number; readonly first: number };
  /** A person stopped it. */
  readonly isStopped: boolean;
}

const ROWS_PER_CHECKPOINT = 10_000;

export async function classifyRows(job: RowsJob): Promise<RowsDone> {
  const interruption = heardOf('SIGINT');
  try {
    return await new RowsRun(job).run(interruption);
  } catch (error) {
    job.sink.abandon();
    throw error;
  } finally {
    interruption.stopListening();
    await job.jobs.close();
  }
}

interface Heard {
  readonly came: boolean;
  stopListening(): void;
}

function heardOf(signal: NodeJS.Signals): Heard {
  const heard = { came: false, stopListening: () => void process.removeListener(signal, listen) };
  function listen(): void {
    heard.came = true;
  }
  process.once(signal, listen);
  return heard;
}

/** The rows of a piece that an earlier run has not written, with what is added to them. */
interface Answered {
  readonly rows: readonly Row[];
  readonly cells: readonly RowCells[];
  readonly share: number | undefined;
}

class RowsRun {
  readonly #job: RowsJob;
  readonly #fields: FieldReader;
  #head: TableHead | undefined;
  /** Rows that were read, and those of them that are written. */
  #read = 0;
  #rows = 0;
  #needReview: number;
  /** Rows of which a draft is kept. */
  #kept: number;
  readonly #tooWide = { rows: 0, first: 0 };

  constructor(job: RowsJob) {
    this.#job = job;
    this.#fields = new FieldReader(job.options, job.path === '-' ? 'Standard input' : job.path);
    this.#rows = job.sink.resumed?.rows ?? 0;
    this.#needReview = job.sink.resumed?.needReview ?? 0;
    this.#kept = this.#rows;
  }

  async run(interruption: Heard): Promise<RowsDone> {
    const { input, sink, jobs, onProgress } = this.#job;
    for await (const { rows, cells, share } of inOrder(input.pieces(), jobs.ahead, (piece) => this.#answered(piece))) {
      for (const [at, row] of rows.entries()) this.#write(row, cells[at] as RowCells);
      sink.pause();
      if (this.#rows - this.#kept >= ROWS_PER_CHECKPOINT) this.#keep();
      if (this.#read > 0) onProgress(this.#rows, share);
      if (interruption.came && this.#read > 0) {
        if (this.#rows > this.#kept) this.#keep();
        return this.#done(true);
      }
    }
    if (this.#head === undefined && input.kind !== 'ndjson') {
      throw new Failure(`${this.#job.path} has no rows; give a table with a column of descriptions.`);
    }
    await sink.finish();
    return this.#done(false);
  }

  async #answered({ rows, share }: Piece): Promise<Answered> {
    const { sink, jobs } = this.#job;
    const fresh: Row[] = [];
    const items: RowText[] = [];
    for (const row of rows.length === 0 ? [] : this.#begun(rows)) {
      this.#read++;
      // Rows that are done are read too: those behind them may belong to the same document.
      const item = this.#textOf(row);
      if (this.#read <= (sink.resumed?.rows ?? 0)) continue;
      fresh.push(row);
      items.push(item);
      if (item.isTooWide && this.#tooWide.rows++ === 0) this.#tooWide.first = this.#read;
    }
    return { rows: fresh, cells: await jobs.run(items), share };
  }

  /** The rows of a piece; those of the first without the head. */
  #begun(rows: readonly Row[]): readonly Row[] {
    if (this.#head !== undefined || this.#job.input.kind === 'ndjson') return rows;
    const { path, sink, options, onHead } = this.#job;
    const head = readHead(rows, options, path);
    this.#head = head;
    const names = head.above.at(-1);
    sink.begin(head.width, names === undefined ? [] : [...head.above.slice(0, -1), [...names, ...ADDED_COLUMNS]]);
    onHead(head);
    return rows.slice(head.above.length);
  }

  #textOf(row: Row): RowText {
    if (this.#head === undefined) {
      const { column, told } = this.#fields.of(row as JsonRow);
      const text = row.texts[column] ?? '';
      return { text, told: told().read(row.texts, row.number), isTooWide: false };
    }
    const { told, width, column } = this.#head;
    const { texts } = row;
    const text = texts[column] ?? '';
    return {
      text: text === '' ? textOfRow(texts, column) : text,
      told: told.read(texts, row.number),
      // A text with a delimiter that is not quoted is cut, whichever column it stands in.
      isTooWide: texts.length > width && fitted(row, width).surplus.length > 0,
    };
  }

  #write(row: Row, { added, review }: RowCells): void {
    this.#rows++;
    if (review !== 'nothing') this.#needReview++;
    this.#job.sink.write(row, added);
  }

  #keep(): void {
    this.#job.sink.keep(this.#rows, this.#needReview);
    this.#kept = this.#rows;
  }

  #done(isStopped: boolean): RowsDone {
    return { head: this.#head, rows: this.#rows, needReview: this.#needReview, tooWide: this.#tooWide, isStopped };
  }
}
