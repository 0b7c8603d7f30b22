// How large and how deep a file of somebody else's may be, and what is wrong with one that cannot be read.

const MEGABYTE = 2 ** 20;

/** All parts of a workbook together, or a file that is read as a whole. */
export const MOST_BYTES = 256 * MEGABYTE;
/** The rectangles around the cells of all sheets, or the cells of a table: 300,000 rows with 80 columns. */
export const MOST_CELLS = 25_000_000;
/** As many as a sheet can have. */
export const MOST_COLUMNS = 16_384;
export const MOST_ROWS = 1_048_576;
/** One row of CSV, one tag or text of XML. */
export const MOST_CHARACTERS = 4 * MEGABYTE;
/** Levels of XML or JSON, one in the other. */
export const MOST_DEPTH = 100;
/** Elements of one voucher of Tally: some thousand items. */
export const MOST_ELEMENTS = 500_000;
/** Texts are read in slices, so that a limit is noticed before everything was read. */
export const SLICE = MEGABYTE / 16;

/** What is wrong, in English; the pages say it in the language of the page. */
export const FILE_FAULTS = {
  noTable: 'It is not a CSV or XLSX file.',
  oldSheet: 'This is an old .xls file; save it as .xlsx or .csv first.',
  pdf: 'This is a PDF; take the table it was printed from, as .xlsx or .csv.',
  archive: 'It is no intact XLSX file; save it anew from a spreadsheet program.',
  bytes: 'It holds more than 256 MB; save the sheet that is needed by itself, or as CSV.',
  cells:
    'Its cells reach over more than 25 million places; delete the empty rows and columns around the table, or split it.',
  columns: 'A row has more than 16,384 cells, which no spreadsheet has.',
  row: 'A row has more than 4 million characters: a quote is never closed, or it is no table.',
  xml: 'Its XML is broken or cut off: tags are not closed; export it anew.',
  depth: 'It is nested deeper than any return, e-invoice or voucher.',
  json: "It is neither Tally's XML nor JSON.",
  noReturn: 'It is neither GSTR-1 nor GSTR-2B and holds no e-invoice: there is no ItemList in it.',
};

export type FileFaultKind = keyof typeof FILE_FAULTS;

export class FileFault extends RangeError {
  readonly kind: FileFaultKind;

  constructor(kind: FileFaultKind) {
    super(FILE_FAULTS[kind]);
    this.kind = kind;
  }
}
