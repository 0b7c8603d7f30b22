// Reads what the checks of the rates need beside the rates: pairs of words that exclude each other, entries that carry
// on the words of older ones, and what was looked at and found to be right.
import { join } from 'node:path';
import { filledCell, prefixCell } from './cells.ts';
import { readRows } from './tsv.ts';

/** A condition and a title with these words cannot be met together. */
export interface OppositeWords {
  readonly conditionSays: string;
  readonly titleSays: string;
}

/** An entry of the reform of 2025 that has the words of an older one. */
export interface SameWords {
  readonly notification: string;
  readonly schedule: string;
  readonly serial: string;
  readonly oldSchedule: string;
  readonly oldSerial: string;
}

/** What a check complains of, and why it is right all the same. */
export interface CheckException {
  readonly check: string;
  /** The citation as complaints have it. */
  readonly entry: string;
  /** Code prefixes; empty: the entry itself, whatever the code. */
  readonly codes: readonly string[];
  readonly reason: string;
}

export interface RateChecks {
  readonly opposites: readonly OppositeWords[];
  readonly sameWords: readonly SameWords[];
  readonly exceptions: readonly CheckException[];
}

const CHECKS = ['own title', 'own code', 'cannot be met', 'lettered', 'unread', 'same words', 'own heading'] as const;
export type CheckName = (typeof CHECKS)[number];

/** Everything of this kind in `data/tariff/rates/`. */
export const readRateChecks = (ratesFolder: string): RateChecks => ({
  opposites: readRows(
    join(ratesFolder, 'opposites.tsv'),
    ['condition_says', 'title_says'],
    ({ cells: { condition_says, title_says } }, complain) => ({
      conditionSays: filledCell(condition_says, 'condition_says', complain),
      titleSays: filledCell(title_says, 'title_says', complain),
    }),
  ),
  sameWords: readRows(
    join(ratesFolder, 'same-words.tsv'),
    ['notification', 'schedule', 'serial', 'old_schedule', 'old_serial'],
    ({ cells }, complain) => ({
      notification: filledCell(cells.notification, 'notification', complain),
      schedule: filledCell(cells.schedule, 'schedule', complain),
      serial: filledCell(cells.serial, 'serial', complain),
      oldSchedule: filledCell(cells.old_schedule, 'old_schedule', complain),
      oldSerial: filledCell(cells.old_serial, 'old_serial', complain),
    }),
  ),
  exceptions: readRows(
    join(ratesFolder, 'check-exceptions.tsv'),
    ['check', 'entry', 'codes', 'reason'],
    ({ cells: { check, entry, codes, reason } }, complain) => {
      if (!CHECKS.some((known) => known === check)) complain('check', `"${check}" must be one of ${CHECKS.join(', ')}`);
      return {
        check,
        entry: filledCell(entry, 'entry', complain),
        codes: prefixCell(codes, 'codes', complain),
        reason: filledCell(reason, 'reason', complain),
      };
    },
  ),
});
