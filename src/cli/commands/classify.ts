// `kosh classify`: a code and a rate for every row of a CSV or XLSX file, offline and resumable.
import { existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { ADDED_COLUMNS, addedCells, Classifier, type RowAnswer } from '../../bulk/classifier.ts';
import { likelyColumn } from '../../bulk/table.ts';
import { todayInIndia } from '../../tariff/dataset/days.ts';
import { openTariff } from '../../tariff/node.ts';
import { ByteBuffer } from '../classify/byteBuffer.ts';
import { type CellRow, cellText, type Row } from '../classify/cells.ts';
import { CsvLines } from '../classify/csvLines.ts';
import { Draft } from '../classify/draft.ts';
import { type Input, openInput } from '../classify/input.ts';
import { ProgressBar } from '../classify/progressBar.ts';
import { rowLine, writeSheet } from '../classify/sheetFile.ts';
import { Failure } from '../failure.ts';
import { dayFrom, share } from '../options.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface ClassifyOptions {
  readonly output?: string;
  readonly column?: string;
  /** False: the first row is data. */
  readonly header: boolean;
  readonly asOf?: string;
  readonly reviewBelow: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Some row needs a person. */
export const NEEDS_REVIEW = 2;
const INTERRUPTED = 130;
const ROWS_PER_CHECKPOINT = 10_000;
const LOOKED_AT_FOR_COLUMN = 50;

/** Where rows go: a draft that becomes a file, or standard output. */
interface Sink {
  readonly resumed: { readonly rows: number; readonly needReview: number } | undefined;
  /** Begins a table of so many columns; `header`: with the names of all, those that are added too. */
  begin(width: number, header: CellRow | undefined): void;
  write(row: Row, answer: RowAnswer): void;
  /** After each piece of the input. */
  pause(): void;
  keep(rows: number, needReview: number): void;
  finish(): Promise<void>;
}

export async function classify(path: string, options: ClassifyOptions, terminal: Terminal): Promise<number> {
  const day = options.asOf === undefined ? todayInIndia() : dayFrom('--as-of', options.asOf);
  const reviewBelow = share('--review-below', options.reviewBelow);
  const { output } = options;
  if (output !== undefined && resolve(output) === resolve(path)) {
    throw new Failure('The output must not be the input; give another path with -o.');
  }
  if (output !== undefined && existsSync(output) && options.force !== true) {
    throw new Failure(`${output} exists; add --force to replace it, or give another path with -o.`);
  }
  if (output === undefined && options.json === true) {
    throw new Failure('--json prints a summary and needs a file for the rows; add -o out.csv.');
  }
  const input = await openInput(path);
  const tariff = openTariff();
  const classifier = new Classifier(tariff, { day, reviewBelow });
  const job = JSON.stringify([
    resolve(path),
    input.fingerprint,
    options.column ?? null,
    options.header,
    day,
    reviewBelow,
    tariff.meta().version,
  ]);
  const sink = output === undefined ? toStandardOutput(terminal) : toFile(output, job, input);
  const { resumed } = sink;
  if (resumed !== undefined) terminal.err(`Going on after row ${resumed.rows.toLocaleString('en-IN')}.\n`);

  const bar = new ProgressBar();
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  let rows = 0;
  let needReview = resumed?.needReview ?? 0;
  let kept = resumed?.rows ?? 0;
  let column: number | undefined;
  const started = performance.now();

  for await (const piece of input.pieces()) {
    let { rows: data } = piece;
    if (data.length === 0) continue;
    if (column === undefined) {
      const first = data.slice(0, LOOKED_AT_FOR_COLUMN).map((row) => row.cells());
      const [header = []] = first;
      column = columnOf(first, options, path);
      sink.begin(header.length, options.header ? [...header, ...ADDED_COLUMNS] : undefined);
      if (options.header) data = data.slice(1);
    }
    for (const row of data) {
      rows += 1;
      if (resumed !== undefined && rows <= resumed.rows) continue;
      const answer = classifier.classify(row.text(column));
      if (answer.review !== 'nothing') needReview += 1;
      sink.write(row, answer);
    }
    sink.pause();
    if (rows - kept >= ROWS_PER_CHECKPOINT) {
      sink.keep(rows, needReview);
      kept = rows;
    }
    bar.show(rows, piece.share);
    if (interrupted) {
      if (rows > kept) sink.keep(rows, needReview);
      bar.clear();
      terminal.err(`Stopped after row ${rows.toLocaleString('en-IN')}; run the same command again to go on.\n`);
      return INTERRUPTED;
    }
  }
  process.removeListener('SIGINT', interrupt);
  if (column === undefined) throw new Failure(`${path} has no rows; give a table with a column of descriptions.`);
  await sink.finish();
  bar.clear();
  const seconds = (performance.now() - started) / 1000;
  if (options.json === true) {
    printJson(terminal, { rows, needs_review: needReview, output, seconds: Number(seconds.toFixed(3)) });
  } else {
    const sure = rows - needReview;
    const line = `${rows.toLocaleString('en-IN')} rows in ${seconds.toFixed(1)} s: ${sure.toLocaleString('en-IN')} sure, ${needReview.toLocaleString('en-IN')} need review (needs_review = yes).`;
    terminal.err(`${line}\n`);
  }
  return needReview > 0 ? NEEDS_REVIEW : 0;
}

function toStandardOutput(terminal: Terminal): Sink {
  const out = new ByteBuffer((bytes) => terminal.out(Buffer.from(bytes).toString()));
  return {
    ...csvTable(out, ',', true),
    resumed: undefined,
    pause: () => out.flush(),
    keep: () => undefined,
    finish: async () => out.flush(),
  };
}

/** Writes a table as CSV. */
function csvTable(out: ByteBuffer, delimiter: string, isNew: boolean): Pick<Sink, 'begin' | 'write'> {
  let lines: CsvLines | undefined;
  return {
    begin(width, header) {
      lines = new CsvLines(out, delimiter, width);
      if (header !== undefined && isNew) lines.header(header);
    },
    write: (row, answer) => lines?.line(row, answer),
  };
}

/** Writes a table as the lines that an XLSX file is made from. */
function sheetTable(out: ByteBuffer, isNew: boolean): Pick<Sink, 'begin' | 'write'> {
  let columns = 0;
  return {
    begin(width, header) {
      columns = width;
      if (header !== undefined && isNew) out.text(rowLine(header));
    },
    write(row, answer) {
      const missing = new Array<null>(Math.max(0, columns - row.width)).fill(null);
      out.text(rowLine([...row.cells(), ...missing, ...addedCells(answer)]));
    },
  };
}

function toFile(output: string, job: string, { hasMark, delimiter }: Input): Sink {
  const asSheet = /\.xlsx$/i.test(output);
  const draft = new Draft(output, JSON.stringify([job, asSheet]));
  const { out, resumed } = draft;
  const isNew = resumed === undefined;
  if (hasMark && !asSheet && isNew) out.text('\ufeff');
  return {
    ...(asSheet ? sheetTable(out, isNew) : csvTable(out, delimiter, isNew)),
    resumed,
    pause: () => undefined,
    keep: (rows, needReview) => draft.keep({ rows, needReview }),
    finish: () => draft.finish((path) => (asSheet ? writeSheet(path, output) : renameSync(path, output))),
  };
}

/** The column of descriptions: by name, by number from 1, or the likeliest. */
function columnOf(rows: readonly CellRow[], { column, header }: ClassifyOptions, path: string): number {
  const [first = []] = rows;
  if (column === undefined) return likelyColumn(rows.map((row) => row.map(cellText)));
  const names = header ? first.map((cell) => cellText(cell).trim().toLowerCase()) : [];
  const named = names.indexOf(column.trim().toLowerCase());
  if (named >= 0) return named;
  const number = /^\d{1,4}$/.test(column) ? Number(column) : 0;
  if (number >= 1 && number <= first.length) return number - 1;
  const known = header
    ? `the columns are ${first.map(cellText).join(', ')}`
    : `give a number from 1 to ${first.length}`;
  throw new Failure(`${path} has no column "${column}"; ${known}.`);
}
