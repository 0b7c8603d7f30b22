// Tables as the bulk page handles them: CSV read and written by RFC 4180, cells as text.
import { csvFormOf } from '../../bulk/csvForm.ts';
import type { Table } from '../../bulk/table.ts';

export interface TableText {
  readonly text: string;
  /** The file is no UTF-8, nor marked as UTF-16, so its letters are guessed. */
  readonly isGuessed: boolean;
}

/** Signs that no table holds in letters that are guessed: the file is a picture, a document or a program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_LETTERS = /[\u0001-\u0008\u000e-\u001f]/;

/** The text of a CSV file: UTF-8, UTF-16 with its mark, else the Windows letters that older programs write. */
export function textOfTable(bytes: Uint8Array): TableText {
  const marked = utf16Of(bytes);
  const isGuessed = marked === undefined && !isUtf8(bytes);
  const text = new TextDecoder(marked ?? (isGuessed ? 'windows-1252' : 'utf-8')).decode(bytes);
  if (text.includes('\0') || (isGuessed && NO_LETTERS.test(text))) throw new Error('It is not a CSV or XLSX file.');
  return { text, isGuessed };
}

/** Which UTF-16 the mark at the beginning tells. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reads CSV: quoted cells may hold delimiters, quotes (doubled) and line ends. Empty lines are left out. */
export function readCsv(text: string): Table {
  const { delimiter, lineEnd, start } = csvFormOf(text);
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

const csvCell = (cell: string): string => {
  // A spreadsheet would run a cell that begins like a formula.
  const safe = /^[=+\-@\t]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes CSV with the mark that makes Excel read it as UTF-8. */
export const writeCsv = (table: Table): string => `﻿${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
