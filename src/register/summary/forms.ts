// Table 12 in the forms that are filed: JSON as the offline tool writes it, and its sheets by names of columns.
import { csvLine } from '../../csv/write.ts';
import { paiseOf, rupeesOf } from '../read/amounts.ts';
import { DOCUMENT_KINDS, type Series } from '../read/series.ts';
import { unitInWords } from '../read/units.ts';
import { type WrittenSheet, widthOf } from '../write/sheet.ts';
import { TOOL_VERSION } from './offlineTool.ts';
import type { Section, SummaryRow, Table12 } from './table12.ts';

/** As the tool takes its own words and the user's. */
const MOST_LETTERS = 30;

/** A row of the JSON, its fields in the tool's order. */
export interface JsonRow {
  readonly num: number;
  readonly hsn_sc: string;
  readonly user_desc: string;
  readonly desc: string;
  readonly uqc: string;
  readonly qty: number;
  readonly rt: number;
  readonly txval: number;
  readonly iamt: number;
  readonly samt: number;
  readonly camt: number;
  readonly csamt: number;
}

/** A kind of document with its series, as Table 13 has them. */
export interface DocumentsJson {
  readonly doc_num: number;
  readonly doc_typ: string;
  readonly docs: readonly {
    readonly num: number;
    readonly from: string;
    readonly to: string;
    readonly totnum: number;
    readonly cancel: number;
    readonly net_issue: number;
  }[];
}

export interface ReturnJson {
  readonly gstin: string;
  /** MMYYYY. */
  readonly fp: string;
  readonly version: string;
  readonly hash: string;
  /** Table 13; absent: the file names no documents. */
  readonly doc_issue?: { readonly doc_det: readonly DocumentsJson[] };
  readonly hsn:
    | { readonly hsn_b2b: readonly JsonRow[]; readonly hsn_b2c: readonly JsonRow[] }
    | { readonly data: readonly JsonRow[] };
}

/**
 * With the row that the portal asks for where nothing was sold to registered persons: B2B, a code of the table, zeros
 * (GSTN, 2025-06-11).
 */
export function withNilB2b(table: Table12): Table12 {
  const { isSplit, rows } = table;
  const [first] = rows;
  if (!isSplit || first === undefined || rows.some(({ section }) => section === 'b2b')) return table;
  const nil: SummaryRow = { ...first, section: 'b2b', quantity: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 };
  return { ...table, rows: [nil, ...rows] };
}

const cut = (text: string): string =>
  text
    .replace(/[^ A-Za-z0-9_@./&-]+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .trim();

const jsonRows = (rows: readonly SummaryRow[], section: Section): readonly JsonRow[] =>
  rows
    .filter((row) => row.section === section)
    .map((row, at) => ({
      num: at + 1,
      hsn_sc: row.code,
      user_desc: cut(row.ownWords),
      desc: row.description,
      uqc: row.unit,
      qty: rupeesOf(row.quantity),
      rt: row.rate,
      txval: rupeesOf(row.taxable),
      iamt: rupeesOf(row.igst),
      samt: rupeesOf(row.sgst),
      camt: rupeesOf(row.cgst),
      csamt: rupeesOf(row.cess),
    }));

function documentsJson(documents: readonly Series[]): readonly DocumentsJson[] {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const [number, name] = DOCUMENT_KINDS[kind];
    const own = documents.filter((one) => one.kind === kind);
    return {
      doc_num: number,
      doc_typ: name,
      docs: own.map(({ from, to, total, cancelled }, at) => ({
        num: at + 1,
        from,
        to,
        totnum: total,
        cancel: cancelled,
        net_issue: total - cancelled,
      })),
    };
  });
}

export const returnJson = ({ period, isSplit, rows, documents }: Table12, gstin: string): ReturnJson => ({
  gstin,
  fp: period,
  version: TOOL_VERSION,
  hash: 'hash',
  hsn: isSplit ? { hsn_b2b: jsonRows(rows, 'b2b'), hsn_b2c: jsonRows(rows, 'b2c') } : { data: jsonRows(rows, 'all') },
  ...(documents.length > 0 && { doc_issue: { doc_det: documentsJson(documents) } }),
});

/** The names of the tool's sheet; its CSV has Rate last. */
const SHEET_COLUMNS = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
] as const;
type SheetColumn = (typeof SHEET_COLUMNS)[number];

const valuesOf = (row: SummaryRow): Readonly<Record<SheetColumn, string | number>> => ({
  HSN: row.code,
  Description: cut(row.ownWords || row.description),
  UQC: unitInWords(row.unit),
  'Total Quantity': rupeesOf(row.quantity),
  'Total Value': rupeesOf(row.taxable + row.igst + row.cgst + row.sgst + row.cess),
  Rate: row.rate,
  'Taxable Value': rupeesOf(row.taxable),
  'Integrated Tax Amount': rupeesOf(row.igst),
  'Central Tax Amount': rupeesOf(row.cgst),
  'State/UT Tax Amount': rupeesOf(row.sgst),
  'Cess Amount': rupeesOf(row.cess),
});

type Cell = string | number;

export interface Sheet {
  /** "hsn(b2b)", "hsn(b2c)" or "hsn"; "docs" for Table 13. */
  readonly name: string;
  readonly section: Section | 'docs';
  /** Rows above the names: the tool leaves out three of a workbook, and none of a CSV. */
  readonly above: readonly (readonly Cell[])[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What stands above the names in the tool's workbook: a title, and sums below what they are called. */
const SUMS: Readonly<Partial<Record<SheetColumn, string>>> = {
  'Total Value': 'Total Value',
  'Taxable Value': 'Total Taxable Value',
  'Integrated Tax Amount': 'Total Integrated Tax',
  'Central Tax Amount': 'Total Central Tax',
  'State/UT Tax Amount': 'Total State/UT Tax',
  'Cess Amount': 'Total Cess',
};

function framed(rows: readonly SummaryRow[]): Sheet['above'] {
  const sum = (column: SheetColumn): number =>
    rupeesOf(rows.reduce((all, row) => all + paiseOf(Number(valuesOf(row)[column])), 0));
  return [
    ['Summary For HSN(12)'],
    SHEET_COLUMNS.map((column) => (column === 'HSN' ? 'No. of HSN' : (SUMS[column] ?? ''))),
    SHEET_COLUMNS.map((column) =>
      column === 'HSN' ? new Set(rows.map(({ code }) => code)).size : SUMS[column] === undefined ? '' : sum(column),
    ),
  ];
}

const DOCUMENT_COLUMNS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'] as const;

function documentsSheet(documents: readonly Series[], form: 'xlsx' | 'csv'): Sheet {
  const sum = (of: 'total' | 'cancelled'): number => documents.reduce((all, one) => all + one[of], 0);
  const above = [
    ['Summary of documents issued during the tax period (13)'],
    ['', '', '', 'Total Number', 'Total Cancelled'],
    ['', '', '', sum('total'), sum('cancelled')],
  ];
  return {
    name: 'docs',
    section: 'docs',
    above: form === 'xlsx' ? above : [],
    columns: DOCUMENT_COLUMNS,
    rows: documents.map(({ kind, from, to, total, cancelled }) => [
      DOCUMENT_KINDS[kind][1],
      from,
      to,
      total,
      cancelled,
    ]),
  };
}

/** One sheet for each section, and one of the documents issued; `csv` has the order of the tool's CSV. */
export function sheetsOf({ isSplit, rows, documents }: Table12, form: 'xlsx' | 'csv'): readonly Sheet[] {
  const columns: readonly SheetColumn[] =
    form === 'xlsx' ? SHEET_COLUMNS : [...SHEET_COLUMNS.filter((name) => name !== 'Rate'), 'Rate'];
  const sections: readonly Section[] = isSplit ? ['b2b', 'b2c'] : ['all'];
  const tables = sections.map((section): Sheet => {
    const own = rows.filter((row) => row.section === section);
    return {
      name: section === 'all' ? 'hsn' : `hsn(${section})`,
      section,
      above: form === 'xlsx' ? framed(own) : [],
      columns,
      rows: own.map((row) => {
        const values = valuesOf(row);
        return columns.map((name) => values[name]);
      }),
    };
  });
  return documents.length === 0 ? tables : [...tables, documentsSheet(documents, form)];
}

/** The text of a sheet as CSV. Without the mark of UTF-8, which the tool would take for a part of the first name. */
export const sheetCsv = ({ columns, rows }: Sheet): string =>
  [columns, ...rows].map((row) => csvLine(row.map(String))).join('');

const TEXTS: readonly string[] = ['HSN', 'Description', 'UQC', ...DOCUMENT_COLUMNS.slice(0, 3)];

/** As the writer of workbooks takes it. */
export function writtenSheet({ name, above, columns, rows }: Sheet): WrittenSheet {
  const cells = rows.map((row) => row.map(String));
  return {
    name,
    titles: above,
    columns: columns.map((column, at) => ({
      name: column,
      kind: TEXTS.includes(column) ? 'text' : 'number',
      width: widthOf(
        column,
        cells.slice(0, 200).map((row) => row[at] ?? ''),
      ),
    })),
    rows: cells.map((row) => ({ cells: row })),
  };
}
