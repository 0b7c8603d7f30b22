// Tables of law facts that change on a date: each entry says from when, until when, where it stands and how it is known.
import type { Evidence } from '../prompts/evidence.ts';
import type { Source } from './result.ts';

export interface Dated<Value> {
  readonly from: string;
  /** Last day in force; null while no end is known. */
  readonly to: string | null;
  readonly value: Value;
  readonly citation: string;
  readonly evidence: Evidence;
  /** What is not established about this entry. */
  readonly open?: string;
}

export interface DatedTable<Value> {
  readonly name: string;
  /** The day the law was last read; an entry without an end is known to hold until then. */
  readonly readOn: string;
  /** Oldest first, without overlap. */
  readonly entries: readonly Dated<Value>[];
}

/** The entry in force on a day; undefined before the table begins. */
export function entryOn<Value>(table: DatedTable<Value>, day: string): Dated<Value> | undefined {
  return table.entries.find(({ from, to }) => from <= day && (to === null || day <= to));
}

/** The entry as an answer cites it. */
export function sourceOf<Value>(table: DatedTable<Value>, entry: Dated<Value>, usedFor: string): Source {
  const later =
    entry.to === null && usedFor > table.readOn
      ? `the law was last read on ${table.readOn}; a later change is not in this table.`
      : undefined;
  const open = [entry.open, later].filter((part) => part !== undefined).join(' ');
  return {
    table: table.name,
    usedFor,
    from: entry.from,
    to: entry.to,
    citation: entry.citation,
    evidence: entry.evidence,
    checkedOn: table.readOn,
    ...(open !== '' && { open }),
  };
}

/** "from 2017-07-01 on": the days a table can answer for. */
export function coverageOf(table: DatedTable<unknown>): string {
  const first = table.entries[0]?.from ?? '';
  const end = table.entries.at(-1)?.to ?? null;
  return end === null ? `from ${first} on` : `from ${first} to ${end}`;
}
