// The faces that must show every field of the contract do; a field that one of them lacks is named here.
import { expect, test } from 'vitest';
import { tariffTools } from '../src/mcp/tariffTools.ts';
import { COLUMNS, ndjsonPieces } from '../src/services/tariff/export.ts';
import { CodeEntry } from '../src/tariff/lookup/contract.ts';

const FIELDS = Object.keys(CodeEntry.shape).sort();

/** An entry with every field there is. */
const ENTRY: Required<CodeEntry> = {
  description: 'Cars',
  hsn_sac: '8703',
  chapter: 'Vehicles',
  gst_rate: '18%',
  type: 'goods',
  notes: '',
  notification_ref: '9/2025-CT(Rate)',
  effective_from: '2025-09-22',
  section: 'XVII',
  schedule: 'Schedule II - 18%',
  rates: [],
  status: 'live',
  valid_on: ['tariff'],
  cess_rate: 0,
  cess_note: '',
  cess_applies: false,
  cess_codes: [],
  rcm_applicable: true,
  rcm_trigger: '',
  rcm_open: true,
  uqc: 'NOS',
  rate_open: true,
  superseded_by: [],
};

test('the export as CSV', () => {
  expect(Object.keys(COLUMNS).sort()).toEqual(FIELDS);
});

test('the export as NDJSON', () => {
  const [line = '{}'] = ndjsonPieces([ENTRY]);
  expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(FIELDS);
});

test('describe_code of MCP', () => {
  const opened = (): never => {
    throw new Error('nothing is asked here');
  };
  const { listing } = tariffTools(opened).find(({ listing: { name } }) => name === 'describe_code') ?? {};
  expect(Object.keys(listing?.outputSchema?.properties ?? {})).toEqual(expect.arrayContaining(FIELDS));
});
