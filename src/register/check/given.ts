// Checks lines that a program hands over as objects: for HTTP, MCP and the library.
import type { Steps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { AS_NAMED } from '../read/habits.ts';
import { LineReader } from '../read/lines.ts';
import type { Role } from '../read/roles.ts';
import { roleLayout } from '../read/roleTable.ts';
import { Checker, type CheckOptions } from './checker.ts';
import { countFindings, type Finding, type Severity } from './finding.ts';

/** What a line may tell; the names are the roles of columns. */
export const LINE_FIELDS = [
  'description',
  'group',
  'code',
  'rate',
  'unit',
  'quantity',
  'price',
  'taxable',
  'discount',
  'charges',
  'cgst',
  'sgst',
  'igst',
  'cess',
  'date',
  'document',
  'place',
  'gstin',
  'supply',
  'note',
  'reverse_charge',
] as const satisfies readonly Role[];
export type LineField = (typeof LINE_FIELDS)[number];

/** A line as it stands in a register; numbers as numbers or as people write them. */
export type GivenLine = Readonly<Partial<Record<LineField, string | number | undefined>>>;

export interface GivenOptions extends CheckOptions {
  /** Of the seller: which tax is due depends on where he is. */
  readonly supplierGstin?: string;
}

/** A finding as programs get it; `row` is the place of the line, from 1. */
export type ShownFinding = Omit<Finding, 'group'>;

export interface CheckResult {
  readonly lines: number;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly findings: readonly ShownFinding[];
}

export const shownFinding = ({ group: _, ...finding }: Finding): ShownFinding => finding;

/** In steps, for a server that has other things to do. Nothing of the lines is kept. */
export function* checkLines(
  tariff: Tariff,
  lines: readonly GivenLine[],
  { supplierGstin, ...options }: GivenOptions = {},
): Steps<CheckResult> {
  const told = new Set(lines.flatMap((line) => Object.keys(line)));
  const fields = LINE_FIELDS.filter((field) => told.has(field));
  const reader = new LineReader(roleLayout(fields), supplierGstin === undefined ? {} : { supplierGstin });
  reader.habits = AS_NAMED;
  const file = new Checker(tariff, options).open(reader);
  const findings: Finding[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = fields.map((field) => String(line[field] ?? ''));
    findings.push(...file.check(reader.read(cells, at + 1)));
    yield;
  }
  findings.push(...file.end());
  return { lines: lines.length, counts: countFindings(findings), findings: findings.map(shownFinding) };
}
