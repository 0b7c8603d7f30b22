// What is found wrong with a line, and how it is repaired.
import type { Role } from '../read/roles.ts';

/**
 * `refused`: a portal or the offline tool will not take it; `wrong`: the tax or the code is wrong; `look`: a person
 * should look; `advice`: accepted as it is, and better otherwise.
 */
export const SEVERITIES = ['refused', 'wrong', 'look', 'advice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a person may type where nothing else is known. */
export const TYPED_ROLES = [
  'gstin',
  'supplier_gstin',
  'date',
  'place',
  'document',
  'taxable',
  'quantity',
  'cgst',
  'sgst',
  'igst',
  'cess',
  'total',
] as const satisfies readonly Role[];
export type TypedRole = (typeof TYPED_ROLES)[number];

/** New values by role, where one is certain or nearly so. */
export interface Repair {
  readonly code?: string;
  readonly rate?: number;
  readonly unit?: string;
  readonly quantity?: number;
  /** Cells as a person typed them. */
  readonly typed?: Readonly<Partial<Record<TypedRole, string>>>;
}

/** What a rule says of a line. */
export interface Found {
  readonly severity: Severity;
  readonly kind: string;
  readonly message: string;
  readonly repair?: Repair;
  /** Where it is about several rows: all of them. */
  readonly rows?: readonly number[];
  /** Beside the kind, what one decision is about; default: code and rate. */
  readonly about?: string;
}

export interface Finding {
  /** In the file, from 1; null: the whole file, or several lines of it. */
  readonly row: number | null;
  /** Where it is about several rows, the first of them; empty: none in particular. */
  readonly rows?: readonly number[];
  /** Absent: one sheet is read. */
  readonly sheet?: string;
  readonly severity: Severity;
  readonly kind: string;
  readonly message: string;
  /** As the file has it; empty: none. */
  readonly code: string;
  /** In per cent; null: none. */
  readonly rate: number | null;
  /** Null: a person has to decide. */
  readonly repair: Repair | null;
  /** Findings of one group are settled by one decision. */
  readonly group: string;
}

export function countFindings(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { refused: 0, wrong: 0, look: 0, advice: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}
