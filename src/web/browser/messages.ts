// What pages and the tariff worker say to each other.
import type { BatchResult, Suggestion } from '../../tariff/lookup/types.ts';
import type { FinderAnswer, FinderQuery } from '../tariff/find.ts';

export type Request =
  | { readonly kind: 'open'; readonly records: string; readonly search: string }
  | { readonly kind: 'find'; readonly id: number; readonly query: FinderQuery }
  | { readonly kind: 'suggest'; readonly id: number; readonly text: string }
  | { readonly kind: 'classify'; readonly id: number; readonly items: readonly string[]; readonly asOf: string }
  | { readonly kind: 'describe'; readonly id: number; readonly codes: readonly string[]; readonly asOf: string };

/** A row's answer, with only what the table and the download need. */
export interface RowAnswer {
  readonly code: string;
  readonly description: string;
  readonly rate: string;
  readonly unit: string;
  readonly confidence: number;
  readonly status: BatchResult['status_of_answer'];
  readonly notes: string;
  readonly alternates: readonly { readonly code: string; readonly description: string; readonly confidence: number }[];
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly id: number; readonly answer: FinderAnswer }
  | { readonly kind: 'suggested'; readonly id: number; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'classified'; readonly id: number; readonly rows: readonly RowAnswer[] }
  | { readonly kind: 'described'; readonly id: number; readonly rows: readonly (RowAnswer | null)[] };
