// What kind of table file it is, known by its first bytes, whatever the file is called.
import { FileFault } from './fileFault.ts';

/** XLSX is a ZIP archive. */
export const isXlsx = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** A spreadsheet as programs wrote them before XLSX. */
export const isOldSheet = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;

/** A printed page, of which no table can be read: "%PDF". */
export const isPdf = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x25 && second === 0x50 && third === 0x44 && fourth === 0x46;

/** Which UTF-16 the mark at the beginning of a text tells; undefined: it has none. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Throws `FileFault` for files that people take for tables and that cannot be read. */
export function refuseOtherKinds(head: Uint8Array): void {
  if (isOldSheet(head)) throw new FileFault('oldSheet');
  if (isPdf(head)) throw new FileFault('pdf');
}
