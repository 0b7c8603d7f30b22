// `kosh classify`: a code and a rate for every row of a CSV or XLSX file, offline and resumable.
import { closeSync, openSync, realpathSync, renameSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { Classifier } from '../../bulk/classifier.ts';
import { ADDED_COLUMNS, addedCells } from '../../bulk/columns.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import { cellText, likelyColumn, ROWS_TO_KNOW, titleRows } from '../../bulk/table.ts';
import { todayInIndia } from '../../tariff/model/days.ts';
import { openTariff } from '../../tariff/node.ts';
import { ByteBuffer } from '../classify/byteBuffer.ts';
import { type CellRow, fitted, type Row } from '../classify/cells.ts';
import { CsvLines } from '../classify/csvLines.ts';
import { Draft } from '../classify/draft.ts';
import { type Input, openInput } from '../classify/input.ts';
import { ProgressBar } from '../classify/progressBar.ts';
import { rowLine, writeSheet } from '../classify/sheetFile.ts';
import { type Target, targetOf, writing } from '../classify/target.ts';
import { Failure } from '../failure.ts';
import { dayFrom, share } from '../options.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface ClassifyOptions {
  readonly output?: string;
  readonly column?: string;
  /** False: the first row is data. */
  readonly header: boolean;
  /** Of an XLSX file; undefined: the first. */
  readonly sheet?: string;
  readonly asOf?: string;
  readonly reviewBelow: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Some row needs a person. */
export const NEEDS_REVIEW = 2;
const INTERRUPTED = 130;
const ROWS_PER_CHECKPOINT = 10_000;

/** Where rows go: a draft that becomes a file, or standard output. */
interface Sink {
  readonly resumed: { readonly rows: number; readonly needReview: number } | undefined;
  /** After an interruption the same command goes on where it stopped. */
  readonly goesOn: boolean;
  /** Begins a table of so many columns; `above`: what stands above its rows. */
  begin(width: number, above: readonly CellRow[]): void;
  write(row: Row, answer: RowAnswer): void;
  /** After each piece of the input. */
  pause(): void;
  keep(rows: number, needReview: number): void;
  finish(): Promise<void>;
  /** After a failure: what cannot be gone on with is removed. */
  abandon(): void;
}

export async function classify(path: string, options: ClassifyOptions, terminal: Terminal): Promise<number> {
  const day = options.asOf === undefined ? todayInIndia() : dayFrom('--as-of', options.asOf);
  const reviewBelow = share('--review-below', options.reviewBelow);
  const { output } = options;
  if (output !== undefined && resolve(output) === resolve(path)) {
    throw new Failure('The output must not be the input; give another path with -o.');
  }
  const target = output === undefined ? undefined : targetOf(output, options.force === true);
  if (output === undefined && options.json === true) {
    throw new Failure('--json prints a summary and needs a file for the rows; add -o out.csv.');
  }
  const input = await openInput(path, options.sheet);
  if (path !== '-' && target?.path === realpathSync(path)) {
    throw new Failure(`${output} is a link to the input; give another path with -o.`);
  }
  if (input.remark !== '') terminal.err(`${input.remark}\n`);
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
  const sink = target === undefined ? toStandardOutput(terminal) : sinkOf(target, job, input);
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
  let width = 0;
  let columnName = '';
  const tooWide = { rows: 0, first: 0 };
  const started = performance.now();

  try {
    for await (const piece of input.pieces()) {
      let { rows: data } = piece;
      if (data.length === 0) continue;
      if (column === undefined) {
        const first = data.slice(0, ROWS_TO_KNOW).map((row) => row.cells());
        const titles = options.header ? titleRows(first.map((row) => row.map(cellText))) : 0;
        const [header = []] = first.slice(titles);
        width = header.length;
        column = columnOf(first.slice(titles), options, path);
        columnName = options.header ? `"${cellText(header[column]).trim()}"` : String(column + 1);
        sink.begin(width, options.header ? [...first.slice(0, titles), [...header, ...ADDED_COLUMNS]] : []);
        if (options.header) data = data.slice(titles + 1);
        if (titles > 0)
          terminal.err(`Above the names of the columns: ${titles} title ${titles === 1 ? 'row' : 'rows'}.\n`);
      }
      for (const row of data) {
        rows += 1;
        if (resumed !== undefined && rows <= resumed.rows) continue;
        let answer = classifier.classify(row.text(column));
        if (row.width > width && fitted(row, width).surplus.length > 0) {
          // A text with a delimiter that is not quoted is cut, whichever column it stands in.
          answer = { ...answer, review: 'code' };
          if (tooWide.rows++ === 0) tooWide.first = rows;
        }
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
        const advice = sink.goesOn ? '; run the same command again to go on' : '';
        terminal.err(`Stopped after row ${rows.toLocaleString('en-IN')}${advice}.\n`);
        return INTERRUPTED;
      }
    }
    if (column === undefined) throw new Failure(`${path} has no rows; give a table with a column of descriptions.`);
    await sink.finish();
  } catch (error) {
    sink.abandon();
    throw error;
  }
  process.removeListener('SIGINT', interrupt);
  bar.clear();
  if (tooWide.rows > 0) terminal.err(`${tooWideText(tooWide, options.header)}\n`);
  const seconds = (performance.now() - started) / 1000;
  if (options.json === true) {
    printJson(terminal, { rows, needs_review: needReview, output, seconds: Number(seconds.toFixed(3)) });
  } else {
    const sure = rows - needReview;
    const line = `${rows.toLocaleString('en-IN')} rows in ${seconds.toFixed(1)} s, texts of column ${columnName}: ${sure.toLocaleString('en-IN')} sure, ${needReview.toLocaleString('en-IN')} need review (needs_review = yes).`;
    terminal.err(`${line}\n`);
  }
  return needReview > 0 ? NEEDS_REVIEW : 0;
}

function tooWideText({ rows, first }: { readonly rows: number; readonly first: number }, hasHeader: boolean): string {
  const which =
    rows === 1 ? `Row ${first} has` : `${rows.toLocaleString('en-IN')} rows, the first of them row ${first}, have`;
  const standard = hasHeader ? 'the header' : 'the first row';
  return `${which} more cells than ${standard}: the further cells stand behind the added columns, and needs_review is yes. Put cells that hold a delimiter in quotes.`;
}

function toStandardOutput(terminal: Terminal): Sink {
  const out = new ByteBuffer((bytes) => terminal.out(Buffer.from(bytes).toString()));
  return {
    ...csvTable(out, ',', true),
    ...onceOnly,
    pause: () => out.flush(),
    finish: async () => out.flush(),
  };
}

const onceOnly = { resumed: undefined, goesOn: false, keep: () => undefined, abandon: () => undefined } as const;

/** Writes a table as CSV. */
function csvTable(out: ByteBuffer, delimiter: string, isNew: boolean): Pick<Sink, 'begin' | 'write'> {
  let lines: CsvLines | undefined;
  return {
    begin(width, above) {
      lines = new CsvLines(out, delimiter, width);
      if (isNew) for (const row of above) lines.plain(row);
    },
    write: (row, answer) => lines?.line(row, answer),
  };
}

/** Writes a table as the lines that an XLSX file is made from. */
function sheetTable(out: ByteBuffer, isNew: boolean): Pick<Sink, 'begin' | 'write'> {
  let columns = 0;
  return {
    begin(width, above) {
      columns = width;
      if (isNew) for (const row of above) out.text(rowLine(row));
    },
    write(row, answer) {
      const { cells, surplus } = fitted(row, columns);
      out.text(rowLine([...cells, ...addedCells(answer), ...surplus]));
    },
  };
}

const sinkOf = (target: Target, job: string, input: Input): Sink =>
  target.isFile ? toFile(target, job, input) : toDevice(target, input);

function toFile(target: Target, job: string, { hasMark, delimiter }: Input): Sink {
  const asSheet = target.kind === 'xlsx';
  const draft = new Draft(target, JSON.stringify([job, asSheet]));
  const { out, resumed } = draft;
  const isNew = resumed === undefined;
  if (hasMark && !asSheet && isNew) out.text('\ufeff');
  return {
    ...(asSheet ? sheetTable(out, isNew) : csvTable(out, delimiter, isNew)),
    resumed,
    goesOn: true,
    pause: () => undefined,
    keep: (rows, needReview) => draft.keep({ rows, needReview }),
    abandon: () => draft.abandon(),
    finish: () => draft.finish((path) => (asSheet ? writeSheet(path, target.path) : renameSync(path, target.path))),
  };
}

/** A pipe or a device takes the rows as they come; it cannot be replaced, nor gone on with. */
function toDevice({ name, path }: Target, { hasMark, delimiter }: Input): Sink {
  const file = writing(name, () => openSync(path, 'w'));
  const out = new ByteBuffer((bytes) =>
    writing(name, () => {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    }),
  );
  if (hasMark) out.text('\ufeff');
  return {
    ...csvTable(out, delimiter, true),
    ...onceOnly,
    pause: () => undefined,
    finish: async () => {
      out.flush();
      closeSync(file);
    },
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
