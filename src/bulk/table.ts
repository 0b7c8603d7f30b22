// A table of items as people keep it: which column holds the descriptions, what stands above the names of the columns.

export type Table = readonly (readonly string[])[];

/** Rows that are enough to know a table by. */
export const ROWS_TO_KNOW = 50;

/** The column that most likely holds descriptions: by its name, else the one with the longest texts. */
export function likelyColumn(table: Table): number {
  const [header = []] = table;
  const named = header.findIndex((name) => /desc|item|product|particular|goods|service|name|विवरण/i.test(name));
  if (named >= 0) return named;
  const lengths = header.map((_, at) =>
    table
      .slice(0, ROWS_TO_KNOW)
      .reduce((sum, row) => sum + (/[^\d\s.,-]/.test(row[at] ?? '') ? (row[at] ?? '').length : 0), 0),
  );
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
const hasNumber = (row: readonly string[]): boolean => row.some((cell) => /^\s*[\d.,-]*\d[\d.,-]*\s*$/.test(cell));

/**
 * How many rows stand above the names of the columns: titles, each alone in its row. What follows them must look like
 * names: several, none of them a number; otherwise the first row is the one with the names.
 */
export function titleRows(table: Table): number {
  const count = table.findIndex((row) => filled(row) !== 1);
  const names = table[count];
  return names !== undefined && count < table.length - 1 && filled(names) > 1 && !hasNumber(names) ? count : 0;
}
