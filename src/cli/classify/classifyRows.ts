// From the rows of an input to the rows of an output: resumes, keeps what is done, stops when a person wants it to.
import type { Classifier } from '../../bulk/classifier.ts';
import { ADDED_COLUMNS } from '../../bulk/columns.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Told } from '../../bulk/told.ts';
import { textOfRow } from '../../register/read/rowKind.ts';
import { Failure } from '../failure.ts';
import { fitted, type Row } from './cells.ts';
import type { Input } from './input.ts';
import type { Sink } from './sinks.ts';
import { type HeadOptions, readHead, type TableHead } from './tableHead.ts';

export interface RowsJob {
  readonly path: string;
  readonly input: Input;
  readonly sink: Sink;
  readonly classifier: Classifier;
  readonly options: HeadOptions;
  /** Told of the head once it is read, and of the rows so far with the share of the input that they are. */
  onHead(head: TableHead): void;
  onProgress(rows: number, share: number | undefined): void;
}

export interface RowsDone {
  readonly head: TableHead;
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

class RowsRun {
  readonly #job: RowsJob;
  #head: TableHead | undefined;
  #rows = 0;
  #needReview: number;
  /** Rows of which a draft is kept. */
  #kept: number;
  readonly #tooWide = { rows: 0, first: 0 };

  constructor(job: RowsJob) {
    this.#job = job;
    this.#needReview = job.sink.resumed?.needReview ?? 0;
    this.#kept = job.sink.resumed?.rows ?? 0;
  }

  async run(interruption: Heard): Promise<RowsDone> {
    const { input, sink, onProgress } = this.#job;
    for await (const { rows, share } of input.pieces()) {
      if (rows.length === 0) continue;
      for (const row of this.#begun(rows)) this.#add(row);
      sink.pause();
      if (this.#rows - this.#kept >= ROWS_PER_CHECKPOINT) this.#keep();
      onProgress(this.#rows, share);
      if (interruption.came) {
        if (this.#rows > this.#kept) this.#keep();
        return this.#done(this.#head as TableHead, true);
      }
    }
    const head = this.#head;
    if (head === undefined) {
      throw new Failure(`${this.#job.path} has no rows; give a table with a column of descriptions.`);
    }
    await sink.finish();
    return this.#done(head, false);
  }

  /** The rows of a piece; those of the first without the head. */
  #begun(rows: readonly Row[]): readonly Row[] {
    if (this.#head !== undefined) return rows;
    const { path, sink, options, onHead } = this.#job;
    const head = readHead(rows, options, path);
    this.#head = head;
    const names = head.above.at(-1);
    sink.begin(head.width, names === undefined ? [] : [...head.above.slice(0, -1), [...names, ...ADDED_COLUMNS]]);
    onHead(head);
    return rows.slice(head.above.length);
  }

  #add(row: Row): void {
    const { sink } = this.#job;
    const { told } = this.#head as TableHead;
    this.#rows++;
    // Rows that are done are read too: those behind them may belong to the same document.
    const ofRow = told.read(row.texts, row.number);
    if (this.#rows <= (sink.resumed?.rows ?? 0)) return;
    const answer = this.#answer(row, ofRow);
    if (answer.review !== 'nothing') this.#needReview += 1;
    sink.write(row, answer);
  }

  #answer(row: Row, told: Told): RowAnswer {
    const { width, column } = this.#head as TableHead;
    const { texts } = row;
    const text = texts[column] ?? '';
    const { classifier } = this.#job;
    const answer = classifier.classify(text === '' ? textOfRow(texts, column) : text, told);
    if (texts.length <= width || fitted(row, width).surplus.length === 0) return answer;
    // A text with a delimiter that is not quoted is cut, whichever column it stands in.
    if (this.#tooWide.rows++ === 0) this.#tooWide.first = this.#rows;
    return { ...answer, review: 'code' };
  }

  #keep(): void {
    this.#job.sink.keep(this.#rows, this.#needReview);
    this.#kept = this.#rows;
  }

  #done(head: TableHead, isStopped: boolean): RowsDone {
    return { head, rows: this.#rows, needReview: this.#needReview, tooWide: this.#tooWide, isStopped };
  }
}
