// Reads what the dataset says of itself (`dataset.tsv`), and the schedules and rates that the law has.
import { join } from 'node:path';
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { choiceCell, filledCell, notificationCell, numberCell } from './cells.ts';
import { DataError, readRows } from './tsv.ts';

const FACTS = ['as_of', 'source', 'not_covered'] as const;

export interface DatasetSource {
  /** The day up to which the law was read: ISO date. No rate begins later. */
  readonly asOf: string;
  /** Where the law is published. */
  readonly sourceUrl: string;
  /** What is known to be missing, a sentence each. */
  readonly notCovered: readonly string[];
}

export function readDataset(dataFolder: string): DatasetSource {
  const path = join(dataFolder, 'dataset.tsv');
  const rows = readRows(path, ['fact', 'value'], ({ cells }, complain) => {
    const fact = choiceCell(cells.fact, 'fact', FACTS, complain);
    if (fact === 'as_of' && !isCalendarDay(cells.value))
      complain('value', `"${cells.value}" must be a date: 2026-11-15`);
    if (fact === 'source' && !URL.canParse(cells.value)) complain('value', `"${cells.value}" must be an address`);
    return { fact, value: filledCell(cells.value, 'value', complain) };
  });
  const valuesOf = (fact: (typeof FACTS)[number]): readonly string[] =>
    rows.filter((row) => row.fact === fact).map(({ value }) => value);
  const only = (fact: 'as_of' | 'source'): string => {
    const [value, ...more] = valuesOf(fact);
    if (value === undefined || more.length > 0) throw new DataError(`${path}: ${fact} must stand there once`);
    return value;
  };
  return { asOf: only('as_of'), sourceUrl: only('source'), notCovered: valuesOf('not_covered') };
}

/** A table of a notification. */
export interface Schedule {
  readonly notification: string;
  readonly schedule: string;
  /** Null: its entries have several rates. */
  readonly ratePercent: number | null;
  /** No serial number up to this one may be missing; null: not all entries were read. */
  readonly lastSerial: number | null;
}

const RATE_MAX = 100;
const SERIAL_MAX = 10_000;

export function readSchedules(ratesFolder: string): readonly Schedule[] {
  const seen = new Set<string>();
  return readRows(
    join(ratesFolder, 'schedules.tsv'),
    ['notification', 'schedule', 'rate', 'last_serial'],
    ({ cells }, complain) => {
      const key = `${cells.notification} ${cells.schedule}`;
      if (seen.has(key)) complain('schedule', `"${key}" stands twice`);
      seen.add(key);
      const optional = (text: string, column: string, most: number): number | null =>
        text === '' ? null : numberCell(text, column, most, complain);
      return {
        notification: notificationCell(cells.notification, complain),
        schedule: filledCell(cells.schedule, 'schedule', complain),
        ratePercent: optional(cells.rate, 'rate', RATE_MAX),
        lastSerial: optional(cells.last_serial, 'last_serial', SERIAL_MAX),
      };
    },
  );
}

/** The rates that GST has or had, in per cent. */
export const readGstRates = (ratesFolder: string): readonly number[] =>
  readRows(join(ratesFolder, 'gst-rates.tsv'), ['rate', 'of'], ({ cells }, complain) => {
    filledCell(cells.of, 'of', complain);
    return numberCell(cells.rate, 'rate', RATE_MAX, complain);
  });
