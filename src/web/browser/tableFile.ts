// Reads a file that a person chose: the text of a CSV, XML or JSON file, or the sheets of a workbook.

import { FileFault } from '../../register/read/fileFault.ts';
import { isXlsx, refuseOtherKinds, utf16Of } from '../../register/read/fileKind.ts';
import { readWorkbook, type WorkbookSheet } from '../../register/read/workbook.ts';
import { texts } from '../texts/ofPage.ts';

export interface TableText {
  readonly text: string;
  /** The file is no UTF-8, nor marked as UTF-16, so its letters are guessed. */
  readonly isGuessed: boolean;
}

export async function readTableFile(file: File): Promise<TableText | readonly WorkbookSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseOtherKinds(bytes);
  if (isXlsx(bytes)) return readWorkbook(bytes);
  // Words that are called a workbook are no list.
  if (/\.xlsx$/i.test(file.name)) throw new FileFault('archive');
  return textOfTable(bytes);
}

/** Reads; says in the language of the page why a file cannot be read, where that is known. */
export async function readingFile<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new Error(error instanceof FileFault ? texts.bulk.fileFaults[error.kind] : '', { cause: error });
  }
}

/** Signs that no table holds in letters that are guessed: the file is a picture, a document or a program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_LETTERS = /[\u0001-\u0008\u000e-\u001f]/;

/** The text of a CSV file: UTF-8, UTF-16 with its mark, else the Windows letters that older programs write. */
export function textOfTable(bytes: Uint8Array): TableText {
  const marked = utf16Of(bytes);
  const isGuessed = marked === undefined && !isUtf8(bytes);
  const text = new TextDecoder(marked ?? (isGuessed ? 'windows-1252' : 'utf-8')).decode(bytes);
  if (text.includes('\0') || (isGuessed && NO_LETTERS.test(text))) throw new FileFault('noTable');
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
