// The questions whose answers the published document shows; the build asks them of the service.
import type { Questions } from '../../http/askedExamples.ts';

/** What the parameters of the document have as their examples. */
export const ASKED = {
  q: 'mobile charger',
  code: '8517.13.00',
  asOf: '2025-09-01',
  items: ['paneer 200 g', 'haircut at a salon'],
  digits: '85171300',
  changedOn: '2025-09-22',
  typed: 'mobile ch',
  supplierGstin: '27AAPFU0939F1ZV',
  lines: [
    {
      description: 'Wooden cutting board',
      code: '4419',
      rate: 12,
      unit: 'NOS',
      taxable: 1000,
      cgst: 60,
      sgst: 60,
      date: '05-10-2025',
      place: 'Maharashtra',
    },
    {
      description: 'Table butter 500 g',
      code: '4051000',
      rate: 5,
      unit: 'KG',
      taxable: 500,
      cgst: 12.5,
      sgst: 12.5,
      date: '05-10-2025',
      place: 'Maharashtra',
    },
  ],
} as const;

const { items, digits, changedOn } = ASKED;
const q = encodeURIComponent(ASKED.q);

export const QUESTIONS = {
  forward: { path: `/api/lookup?q=${q}` },
  badLimit: { path: `/api/lookup?q=${q}&limit=1e1` },
  cell: { path: `/api/cell?q=${q}`, lines: 1 },
  badField: { path: `/api/cell?q=${q}&field=name` },
  batch: { path: '/api/lookup', body: { items } },
  badItem: { path: '/api/lookup', body: { items: [...items, ''] } },
  tooLarge: { path: '/api/lookup', body: { items: ['x'.repeat(65_536)] } },
  meta: { path: '/api/meta' },
  record: { path: `/api/codes/${digits}` },
  noSuchCode: { path: '/api/codes/8517139' },
  badDate: { path: `/api/codes/${digits}?as_of=1999-01-01` },
  changes: { path: `/api/changes?from=${changedOn}&to=${changedOn}` },
  noFirstDay: { path: '/api/changes' },
  suggest: { path: `/api/suggest?q=${encodeURIComponent(ASKED.typed)}` },
  noText: { path: '/api/suggest' },
  check: { path: '/api/check', body: { lines: ASKED.lines, supplier_gstin: ASKED.supplierGstin } },
  badLine: { path: '/api/check', body: { lines: [{ item: 'Butter' }] } },
  csv: { path: '/api/export.csv', lines: 3 },
  ndjson: { path: '/api/export.ndjson', lines: 1 },
} satisfies Questions;
