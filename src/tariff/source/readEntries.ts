// Reads and validates the rate entries of `data/tariff/rates/` (goods and services) and the ordinary-rate overrides.

import type { OrdinaryOverride } from '../model/rateSources.ts';
import { COVERAGES, type RateEntry } from '../model/rates.ts';
import {
  coverageCell,
  dateCells,
  evidenceCell,
  filledCell,
  notificationCell,
  numberCell,
  prefixCell,
} from './cells.ts';
import { readRows } from './tsv.ts';

const COLUMNS = [
  'notification',
  'schedule',
  'serial',
  'rate',
  'codes',
  'excluded',
  'narrowed_to',
  'coverage',
  'condition',
  'ordinary',
  'from',
  'to',
  'evidence',
  'note',
] as const;

/** Longest condition in characters: it is shown beside a rate, not read as a paragraph. */
const CONDITION_MAX = 200;

const RATE_MAX = 100;

/** Entries of one file, in file order. */
export function readEntries(path: string): readonly RateEntry[] {
  return readRows(path, COLUMNS, ({ cells }, complain) => {
    const coverage = coverageCell(cells, COVERAGES, complain);
    if (cells.condition.length > CONDITION_MAX) complain('condition', `must have at most ${CONDITION_MAX} characters`);
    const residual = cells.codes === '*';
    const pureCondition = cells.narrowed_to === '-';
    if (residual && coverage !== 'all') complain('coverage', 'of the residual entry must be all');
    if (pureCondition && coverage !== 'part') complain('coverage', 'of an entry without codes of its own must be part');
    const narrowedTo = pureCondition ? [] : prefixCell(cells.narrowed_to, 'narrowed_to', complain);
    const codes = residual ? ['*'] : prefixCell(cells.codes, 'codes', complain);
    if (codes.length === 0 && narrowedTo.length === 0 && !pureCondition)
      complain('codes', 'must not be empty, unless narrowed_to says where the goods fall ("-": nowhere in particular)');

    const { from, to } = dateCells(cells, complain);
    return {
      notification: notificationCell(cells.notification, complain, cells.from),
      schedule: filledCell(cells.schedule, 'schedule', complain),
      serial: filledCell(cells.serial, 'serial', complain),
      ratePercent: numberCell(cells.rate, 'rate', RATE_MAX, complain),
      codes,
      excluded: prefixCell(cells.excluded, 'excluded', complain),
      narrowedTo,
      pureCondition,
      coverage,
      condition: cells.condition,
      ordinary: cells.ordinary,
      effectiveFrom: from,
      effectiveTo: to,
      evidence: evidenceCell(cells.evidence, complain),
      note: cells.note,
    };
  });
}

export function readOrdinary(path: string): readonly OrdinaryOverride[] {
  return readRows(path, ['code', 'from', 'to', 'rate', 'serial', 'reason'], ({ cells }, complain) => {
    if (!/^\d{4,8}$/.test(cells.code)) complain('code', `"${cells.code}" must have 4 to 8 digits`);
    return {
      code: cells.code,
      ...dateCells(cells, complain),
      ratePercent: numberCell(cells.rate, 'rate', RATE_MAX, complain),
      serial: cells.serial,
      reason: filledCell(cells.reason, 'reason', complain),
    };
  });
}
