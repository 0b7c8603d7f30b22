// Reads the project's tab-separated data files; every complaint names file, line and column.
import { readFileSync } from 'node:fs';

export class DataError extends Error {
  override name = 'DataError';
}

/** Reads parts one by one, and throws the complaints about all of them together, a line each. */
export function readEach<Part, Read>(parts: Iterable<Part>, read: (part: Part) => Read): readonly Read[] {
  const done: Read[] = [];
  const complaints: string[] = [];
  for (const part of parts) {
    try {
      done.push(read(part));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      complaints.push(error.message);
    }
  }
  if (complaints.length > 0) throw new DataError(complaints.join('\n'));
  return done;
}

export interface TsvRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Takes note of what is wrong with a cell. Its row counts as not read, whatever is made of it afterwards. */
export type Complain = (column: string, problem: string) => void;

/**
 * Reads a file whose header must hold exactly these columns, in this order. What `read` complains of or throws is told
 * for all rows together.
 */
export function readRows<const Column extends string, Row>(
  path: string,
  columns: readonly Column[],
  read: (row: TsvRow<Column>, complain: Complain) => Row,
): readonly Row[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const header = lines[0]?.split('\t') ?? [];
  if (header.join('\t') !== columns.join('\t')) {
    throw new DataError(`${path}:1: the header must be ${columns.join(', ')}, but is ${header.join(', ')}`);
  }
  return readEach(lines.slice(1).entries(), ([i, text]) => {
    const line = i + 2;
    const parts = text.split('\t');
    if (parts.length !== columns.length) {
      throw new DataError(`${path}:${line}: ${columns.length} columns are needed, but ${parts.length} are there`);
    }
    const cells = {} as Record<Column, string>;
    for (const [at, column] of columns.entries()) cells[column] = parts[at] ?? '';
    const complaints: string[] = [];
    const row = read({ line, cells }, (column, problem) => complaints.push(`${path}:${line}: ${column} ${problem}`));
    if (complaints.length > 0) throw new DataError(complaints.join('\n'));
    return row;
  });
}

/** The rows as they stand. */
export const readTsv = <const Column extends string>(
  path: string,
  columns: readonly Column[],
): readonly TsvRow<Column>[] => readRows(path, columns, (row) => row);
