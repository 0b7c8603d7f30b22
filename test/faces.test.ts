// The faces that must show every field of the contract do; a field that one of them lacks is named here.
import { expect, test } from 'vitest';
import { tariffTools } from '../src/mcp/tariffTools.ts';
import { COLUMNS, ndjsonPieces } from '../src/services/tariff/export.ts';
import { drained } from '../src/steps/steps.ts';
import type { Tariff } from '../src/tariff/index.ts';
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
  const record = { ...ENTRY, ancestors: [], children: [], history: [], common_names: [] };
  const opened = { today: '2026-11-15', describe: () => record } as unknown as Tariff;
  const tool = tariffTools(() => opened).find(({ listing: { name } }) => name === 'describe_code');
  const [said] = (tool && drained(tool.call({ code: '8703' })))?.content ?? [];
  expect(Object.keys(JSON.parse(said?.type === 'text' ? said.text : '{}'))).toEqual(expect.arrayContaining(FIELDS));
});
