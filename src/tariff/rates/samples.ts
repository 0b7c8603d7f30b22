// Samples for tests: an entry, a branch, a file of rates, with sound values wherever the test says nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Branch, RateEntry } from '../model/rates.ts';

/** An entry of 2025 that covers all goods of its codes at 5%. */
export const entry = (fields: Partial<RateEntry>): RateEntry => ({
  notification: '9/2025-CT(Rate)',
  schedule: 'I',
  serial: '1',
  ratePercent: 5,
  codes: ['0101'],
  excluded: [],
  narrowedTo: [],
  pureCondition: false,
  coverage: 'all',
  condition: '',
  ordinary: '',
  effectiveFrom: '2025-09-22',
  effectiveTo: null,
  evidence: 'notification',
  note: '',
  ...fields,
});

export const branch = (ratePercent: number, condition = '', fields: Partial<Branch> = {}): Branch => ({
  ratePercent,
  condition,
  codes: [],
  schedule: 'Schedule I',
  notificationRef: '9/2025-CT(Rate), Schedule I, S. No. 1',
  effectiveFrom: '2025-09-22',
  effectiveTo: null,
  evidence: 'notification',
  note: '',
  ...fields,
});

export type Row = Readonly<Record<string, string>>;

/** The path of a file `facts.tsv` of these rows, which lasts as long as the test; the first row gives the header. */
export function fileWith(...rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'facts.tsv');
  writeFileSync(path, `${lines.map((cells) => cells.join('\t')).join('\n')}\n`);
  return path;
}
