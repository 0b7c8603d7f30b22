// The whole dataset as CSV or NDJSON, one code at a time.
import { csvLine } from '../../csv/write.ts';
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
  yield csvLine(COLUMNS);
  for (const code of codes) yield csvLine(COLUMNS.map((column) => cellOf(code, column)));
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
