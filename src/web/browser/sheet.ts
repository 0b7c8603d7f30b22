// Tables as the bulk page handles them: CSV read and written by RFC 4180, cells as text.

export type Table = readonly (readonly string[])[];

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter that splits the first lines into the most columns, evenly. */
export function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).slice(0, 10);
  let best = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines
      .filter((line) => line !== '')
      .map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length);
    const fewest = Math.min(...counts);
    if (Number.isFinite(fewest) && fewest > 1 && fewest > most) {
      most = fewest;
      best = delimiter;
    }
  }
  return best;
}

/** Reads CSV: quoted cells may hold delimiters, quotes (doubled) and line ends. Empty lines are left out. */
export function readCsv(source: string): Table {
  const text = source.replace(/^﻿/, '');
  const delimiter = delimiterOf(text);
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
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(i + 1) === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

const csvCell = (cell: string): string => {
  // A spreadsheet would run a cell that begins like a formula.
  const safe = /^[=+\-@\t]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes CSV with the mark that makes Excel read it as UTF-8. */
export const writeCsv = (table: Table): string => `﻿${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
