// Where classified rows go: a draft that becomes a file, a pipe or a device, or standard output.
import { closeSync, openSync, renameSync } from 'node:fs';
import { csvCells, csvLine, isFormula, LINE_END } from '../../csv/write.ts';
import { type CellRow, cellText } from '../../register/read/cells.ts';
import type { Terminal } from '../terminal.ts';
import { fitted, type Row } from './cells.ts';
import { Draft } from './draft.ts';
import type { Format, Input } from './input.ts';
import { type JsonRow, jsonLine, jsonLineOf } from './ndjson.ts';
import { rowLine, writeSheet } from './sheetFile.ts';
import { type Target, writing } from './target.ts';
import { WaitingText, writeWhole } from './waitingText.ts';

export interface Sink {
  readonly resumed: { readonly rows: number; readonly needReview: number } | undefined;
  /** After an interruption the same command goes on where it stopped. */
  readonly goesOn: boolean;
  /** Begins a table of so many columns; `above`: what stands above its rows. */
  begin(width: number, above: readonly CellRow[]): void;
  /** `added`: as `ADDED_COLUMNS` names them. */
  write(row: Row, added: readonly string[]): void;
  /** After each piece of the input. */
  pause(): void;
  keep(rows: number, needReview: number): void;
  finish(): Promise<void>;
  /** After a failure: what cannot be gone on with is removed. */
  abandon(): void;
}

export interface SinkOptions {
  readonly input: Input;
  /** Of standard output, or a pipe; undefined: that of the input. */
  readonly format: Format | undefined;
  readonly terminal: Terminal;
}

/** `job` names what is done: a draft of another job is not gone on with. */
export function openSink(target: Target | undefined, job: string, options: SinkOptions): Sink {
  if (target?.isFile === true) return toFile(target, job, options.input);
  const { input, format = input.kind } = options;
  const asJson = format === 'ndjson';
  return target === undefined ? toStandardOutput(options, asJson) : toDevice(target, input, asJson);
}

function toStandardOutput({ terminal, input: { delimiter } }: SinkOptions, asJson: boolean): Sink {
  const out = new WaitingText((text) => terminal.out(text));
  return {
    ...(asJson ? jsonTable(out) : csvTable(out, { delimiter: ',', isOfInput: delimiter === ',', isNew: true })),
    ...onceOnly,
    pause: () => out.flush(),
    finish: async () => out.flush(),
  };
}

const onceOnly = { resumed: undefined, goesOn: false, keep: () => undefined, abandon: () => undefined } as const;

interface CsvOutput {
  readonly delimiter: string;
  /** The input has the same delimiter, so that its rows can stay as they came. */
  readonly isOfInput: boolean;
  /** False: an earlier run has written what stands above the rows. */
  readonly isNew: boolean;
}

/** Writes a table as CSV. */
function csvTable(out: WaitingText, { delimiter, isOfInput, isNew }: CsvOutput): Pick<Sink, 'begin' | 'write'> {
  let columns = 0;
  return {
    begin(width, above) {
      columns = width;
      if (isNew) for (const row of above) out.add(csvLine(row.map(cellText), delimiter));
    },
    write(row, added) {
      const { source, texts } = row;
      const missing = columns - texts.length;
      if (isOfInput && source !== undefined && missing >= 0 && !texts.some(isFormula)) {
        out.add(`${source}${delimiter.repeat(missing + 1)}${csvCells(added, delimiter)}${LINE_END}`);
      } else {
        const { cells, surplus } = fitted(row, columns);
        out.add(csvLine([...cells.map(cellText), ...added, ...surplus.map(cellText)], delimiter));
      }
    },
  };
}

/** Writes a table as the lines that an XLSX file is made from. */
function sheetTable(out: WaitingText, isNew: boolean): Pick<Sink, 'begin' | 'write'> {
  let columns = 0;
  return {
    begin(width, above) {
      columns = width;
      if (isNew) for (const row of above) out.add(rowLine(row));
    },
    write(row, added) {
      const { cells, surplus } = fitted(row, columns);
      out.add(rowLine([...cells, ...added, ...surplus]));
    },
  };
}

/** Writes rows as NDJSON; those of a table have the names of its columns. */
function jsonTable(out: WaitingText): Pick<Sink, 'begin' | 'write'> {
  let names: readonly string[] = [];
  return {
    begin(width, above) {
      names = fieldNames((above.at(-1) ?? []).map(cellText), width);
    },
    write(row, added) {
      if ('names' in row) {
        out.add(jsonLineOf(row as JsonRow, added));
        return;
      }
      const { cells, surplus } = fitted(row, names.length);
      const shown = [...cells, ...(surplus.length > 0 ? [surplus] : [])].map((cell) =>
        cell instanceof Date ? cellText(cell) : cell,
      );
      out.add(
        jsonLine(
          shown.map((cell, at) => [names[at] ?? 'more_cells', cell]),
          added,
        ),
      );
    },
  };
}

/** A name for each column, none twice. */
function fieldNames(header: readonly string[], width: number): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < width; at++) {
    const name = header[at]?.trim() || `column_${at + 1}`;
    names.push(names.includes(name) ? `${name}_${at + 1}` : name);
  }
  return names;
}

function toFile(target: Target, job: string, { hasMark, delimiter }: Input): Sink {
  const asSheet = target.kind === 'xlsx';
  const asJson = target.kind === 'ndjson';
  const draft = new Draft(target, JSON.stringify([job, target.kind]));
  const { out, resumed } = draft;
  const isNew = resumed === undefined;
  if (hasMark && !asSheet && !asJson && isNew) out.add('\ufeff');
  return {
    ...(asJson
      ? jsonTable(out)
      : asSheet
        ? sheetTable(out, isNew)
        : csvTable(out, { delimiter, isOfInput: true, isNew })),
    resumed,
    goesOn: true,
    pause: () => undefined,
    keep: (rows, needReview) => draft.keep({ rows, needReview }),
    abandon: () => draft.abandon(),
    finish: () => draft.finish((path) => (asSheet ? writeSheet(path, target.path) : renameSync(path, target.path))),
  };
}

/** A pipe or a device takes the rows as they come; it cannot be replaced, nor gone on with. */
function toDevice({ name, path }: Target, { hasMark, delimiter }: Input, asJson: boolean): Sink {
  const file = writing(name, () => openSync(path, 'w'));
  const out = new WaitingText((text) => writing(name, () => writeWhole(file, text)));
  if (hasMark && !asJson) out.add('\ufeff');
  return {
    ...(asJson ? jsonTable(out) : csvTable(out, { delimiter, isOfInput: true, isNew: true })),
    ...onceOnly,
    pause: () => undefined,
    finish: async () => {
      out.flush();
      closeSync(file);
    },
  };
}
