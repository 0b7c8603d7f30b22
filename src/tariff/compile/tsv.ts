// Reads the project's tab-separated data files; every complaint names file, line and column.
import { readFileSync } from 'node:fs';

export class DataError extends Error {
  override name = 'DataError';
}

export interface TsvRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Reads a file whose header must hold exactly these columns, in this order. */
export function readTsv<const Column extends string>(
  path: string,
  columns: readonly Column[],
): readonly TsvRow<Column>[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const header = lines[0]?.split('\t') ?? [];
  if (header.join('\t') !== columns.join('\t')) {
    throw new DataError(`${path}:1: the header must be ${columns.join(', ')}, but is ${header.join(', ')}`);
  }
  return lines.slice(1).map((text, i) => {
    const parts = text.split('\t');
    if (parts.length !== columns.length) {
      throw new DataError(`${path}:${i + 2}: ${columns.length} columns are needed, but ${parts.length} are there`);
    }
    const cells = Object.fromEntries(columns.map((column, at) => [column, parts[at] ?? ''])) as Record<Column, string>;
    return { line: i + 2, cells };
  });
}
