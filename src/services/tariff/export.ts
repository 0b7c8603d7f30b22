// The whole dataset as CSV or NDJSON, one code at a time.
import { csvLine } from '../../csv/write.ts';
import type { CodeEntry } from '../../tariff/lookup/contract.ts';

type Cell = (entry: CodeEntry) => string;

const plain =
  (field: keyof CodeEntry): Cell =>
  (entry) =>
    String(entry[field] ?? '');

/** The columns of the CSV in their order, each field of an entry once; new ones go to the end. */
export const COLUMNS: Readonly<Record<keyof CodeEntry, Cell>> = {
  hsn_sac: plain('hsn_sac'),
  type: plain('type'),
  description: plain('description'),
  chapter: plain('chapter'),
  section: plain('section'),
  gst_rate: plain('gst_rate'),
  rates: ({ rates }) =>
    rates.map(({ rate, condition }) => (condition === '' ? rate : `${rate} (${condition})`)).join('; '),
  schedule: plain('schedule'),
  notification_ref: plain('notification_ref'),
  effective_from: plain('effective_from'),
  cess_rate: plain('cess_rate'),
  cess_note: plain('cess_note'),
  rcm_applicable: plain('rcm_applicable'),
  rcm_trigger: plain('rcm_trigger'),
  uqc: plain('uqc'),
  status: plain('status'),
  superseded_by: ({ superseded_by: next = [] }) =>
    next.map(({ code, candidate }) => (candidate ? `${code}?` : code)).join(' '),
  valid_on: ({ valid_on }) => valid_on.join(' '),
  notes: plain('notes'),
  rate_open: plain('rate_open'),
  cess_applies: plain('cess_applies'),
  cess_codes: ({ cess_codes: bearing = [] }) => bearing.join(' '),
  rcm_open: plain('rcm_open'),
};

export function* csvPieces(entries: Iterable<CodeEntry>): Generator<string> {
  const cells = Object.values(COLUMNS);
  yield csvLine(Object.keys(COLUMNS));
  for (const entry of entries) yield csvLine(cells.map((cell) => cell(entry)));
}

export function* ndjsonPieces(entries: Iterable<CodeEntry>): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
