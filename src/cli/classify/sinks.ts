// Where classified rows go: a draft that becomes a file, a pipe or a device, or standard output.
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { addedCells } from '../../bulk/columns.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Terminal } from '../terminal.ts';
import { ByteBuffer } from './byteBuffer.ts';
import { type CellRow, fitted, type Row } from './cells.ts';
import { CsvLines } from './csvLines.ts';
import { Draft } from './draft.ts';
import type { Input } from './input.ts';
import { rowLine, writeSheet } from './sheetFile.ts';
import { type Target, writing } from './target.ts';

export interface Sink {
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

/** `job` names what is done: a draft of another job is not gone on with. */
export function openSink(target: Target | undefined, job: string, input: Input, terminal: Terminal): Sink {
  if (target === undefined) return toStandardOutput(terminal);
  return target.isFile ? toFile(target, job, input) : toDevice(target, input);
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
