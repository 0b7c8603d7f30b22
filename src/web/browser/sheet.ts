// Files as the bulk page handles them: the letters of what is read, and the mark before what is written.

import { csvLine } from '../../csv/write.ts';
import type { Table } from '../../register/read/cells.ts';
import { utf16Of } from '../../register/read/fileKind.ts';
import { texts } from '../texts/ofPage.ts';

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
  if (text.includes('\0') || (isGuessed && NO_LETTERS.test(text))) throw new Error(texts.bulk.noTable);
  return { text, isGuessed };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Writes CSV with the mark that makes Excel read it as UTF-8. */
export const writeCsv = (table: Table): string => `\ufeff${table.map((row) => csvLine(row)).join('')}`;
