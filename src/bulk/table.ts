// A table of items as people keep it: which column holds the descriptions, what stands above the names of the columns.

export type Table = readonly (readonly string[])[];

/** A cell of a spreadsheet as a person would read it; days as ISO dates. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Rows that are enough to know a table by. */
export const ROWS_TO_KNOW = 50;

/** Names of columns with descriptions, the surest first; and those of columns that only sound like them. */
const DESCRIBING = [/desc|particular|विवरण/i, /item|product|goods|service|वस्तु|सामान/i, /name|नाम/i];
const OTHER =
  /\b(code|no|nos|number|num|id|sku|hsn|sac|qty|quantity|unit|uqc|rate|price|amount|value|date|type|group|category|customer|party|client|vendor|supplier|buyer|seller|consignee|company|brand|invoice|bill)\b|#/i;

/** The column that most likely holds descriptions: by its name, else the one with the longest texts. */
export function likelyColumn(table: Table): number {
  const [header = []] = table;
  for (const names of DESCRIBING) {
    const named = header.findIndex((name) => names.test(name) && !OTHER.test(name));
    if (named >= 0) return named;
  }
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
