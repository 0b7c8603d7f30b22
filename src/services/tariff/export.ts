// The whole dataset as CSV or NDJSON, one code at a time.
import type { HsnResult } from '../../tariff/lookup/types.ts';

/** Columns of the CSV; `rates` holds every branch as "rate (condition)" joined by "; ". */
const COLUMNS = [
  'hsn_sac',
  'type',
  'description',
  'chapter',
  'section',
  'gst_rate',
  'rates',
  'schedule',
  'notification_ref',
  'effective_from',
  'cess_rate',
  'cess_note',
  'rcm_applicable',
  'rcm_trigger',
  'uqc',
  'status',
  'superseded_by',
  'valid_on',
  'notes',
] as const;

export function* csvPieces(codes: Iterable<HsnResult>): Generator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for (const code of codes) yield `${COLUMNS.map((column) => csvCell(cellOf(code, column))).join(',')}\r\n`;
}

export function* ndjsonPieces(codes: Iterable<HsnResult>): Generator<string> {
  for (const code of codes) yield `${JSON.stringify(code)}\n`;
}

function cellOf(code: HsnResult, column: (typeof COLUMNS)[number]): string {
  switch (column) {
    case 'rates':
      return (code.rates ?? [])
        .map(({ rate, condition }) => (condition === '' ? rate : `${rate} (${condition})`))
        .join('; ');
    case 'superseded_by':
      return (code.superseded_by ?? []).map(({ code: next, candidate }) => (candidate ? `${next}?` : next)).join(' ');
    case 'valid_on':
      return (code.valid_on ?? []).join(' ');
    default:
      return String(code[column] ?? '');
  }
}

/** Quoted where commas, quotes or line ends would break the row (RFC 4180). */
function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
