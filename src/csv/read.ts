// Reads a whole CSV text as cells, quoted by RFC 4180. `kosh classify` has a reader of its own, cli/classify/csvRows.ts.
import { type CsvForm, csvFormOf } from './form.ts';

/** Rows without a text are left out. */
export const readCsv = (text: string, form: CsvForm = csvFormOf(text)): readonly (readonly string[])[] =>
  readCsvRows(text, form).filter((row) => row.some((cell) => cell.trim() !== ''));

/** Quoted cells may hold delimiters, quotes (doubled) and line ends. */
export function readCsvRows(
  text: string,
  { delimiter, lineEnd, start }: CsvForm = csvFormOf(text),
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let i = start; i < text.length; i++) {
    const sign = text.charAt(i);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(i + 1) === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === delimiter) endCell();
    else if (sign === lineEnd) endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
