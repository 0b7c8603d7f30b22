// What kind of table file it is, known by its first bytes, whatever the file is called.

/** XLSX is a ZIP archive. */
export const isXlsx = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** A spreadsheet as programs wrote them before XLSX. */
export const isOldSheet = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;

/** Which UTF-16 the mark at the beginning of a text tells; undefined: it has none. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
