// Reads and validates the rate entries of `data/tariff/rates/` (goods and services) and the ordinary-rate overrides.
import { DataError, readTsv } from '../compile/tsv.ts';
import type { Coverage, Evidence, RateEntry } from './types.ts';

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

/** First day of GST: no rate fact begins earlier. */
export const GST_START = '2017-07-01';

/** Longest condition in characters: it is shown beside a rate, not read as a paragraph. */
const CONDITION_MAX = 200;

/** "9/2025-CT(Rate)", "41/2017-IT(Rate)". */
const NOTIFICATION = /^\d{1,3}\/20\d\d-(CT|IT|CC)\(Rate\)$/;

const COVERAGES: readonly Coverage[] = ['all', 'part', 'split'];
const EVIDENCES: readonly Evidence[] = ['notification', 'secondary', 'inferred'];

/** Which branch of a code is the ordinary one, where its entries or its sub-codes do not decide it. */
export interface OrdinaryOverride {
  /** Exactly this code; its sub-codes keep their own main branch. */
  readonly code: string;
  readonly from: string;
  readonly to: string | null;
  readonly ratePercent: number;
  /** Serial number of the entry to cite, where several entries of the rate meet the code; empty: the most common one. */
  readonly serial: string;
  readonly reason: string;
}

export const isIsoDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

type Complain = (column: string, problem: string) => never;

const complainer =
  (path: string, line: number): Complain =>
  (column, problem) => {
    throw new DataError(`${path}:${line}: ${column} ${problem}`);
  };

function prefixes(text: string, column: string, complain: Complain): readonly string[] {
  const parts = text.split(' ').filter((part) => part !== '');
  for (const part of parts) {
    if (!/^\d{2,8}$/.test(part)) complain(column, `"${part}" must be a code prefix of 2 to 8 digits`);
  }
  if (new Set(parts).size !== parts.length) complain(column, `"${text}" names a prefix twice`);
  return parts;
}

function dates(
  cells: { readonly from: string; readonly to: string },
  complain: Complain,
): { from: string; to: string | null } {
  if (!isIsoDate(cells.from) || cells.from < GST_START)
    complain('from', `"${cells.from}" must be a date from ${GST_START} on`);
  if (cells.to !== '' && (!isIsoDate(cells.to) || cells.to < cells.from)) {
    complain('to', `"${cells.to}" must be empty or a date not before "from"`);
  }
  return { from: cells.from, to: cells.to === '' ? null : cells.to };
}

function rate(text: string, complain: Complain): number {
  const value = Number(text);
  if (text === '' || !(value >= 0 && value <= 100)) complain('rate', `"${text}" must be a number from 0 to 100`);
  return value;
}

/** Entries of one file, in file order. */
export function readEntries(path: string): readonly RateEntry[] {
  return readTsv(path, COLUMNS).map(({ line, cells }) => {
    const complain = complainer(path, line);
    if (!NOTIFICATION.test(cells.notification))
      complain('notification', `"${cells.notification}" must read like 9/2025-CT(Rate)`);
    if (cells.schedule === '') complain('schedule', 'must not be empty');
    if (cells.serial === '') complain('serial', 'must not be empty');
    const coverage = COVERAGES.find((known) => known === cells.coverage);
    if (coverage === undefined)
      return complain('coverage', `"${cells.coverage}" must be one of ${COVERAGES.join(', ')}`);
    const evidence = EVIDENCES.find((known) => known === cells.evidence);
    if (evidence === undefined)
      return complain('evidence', `"${cells.evidence}" must be one of ${EVIDENCES.join(', ')}`);
    if ((coverage === 'all') !== (cells.condition === ''))
      complain('condition', 'must be empty exactly when the coverage is all');
    if (cells.condition.length > CONDITION_MAX) complain('condition', `must have at most ${CONDITION_MAX} characters`);
    if (coverage === 'all' && cells.ordinary !== '') complain('ordinary', 'must be empty when the coverage is all');

    const residual = cells.codes === '*';
    const pureCondition = cells.narrowed_to === '-';
    if (residual && coverage !== 'all') complain('coverage', 'of the residual entry must be all');
    const narrowedTo = pureCondition ? [] : prefixes(cells.narrowed_to, 'narrowed_to', complain);
    const codes = residual ? ['*'] : prefixes(cells.codes, 'codes', complain);
    if (codes.length === 0 && narrowedTo.length === 0 && !pureCondition) {
      complain('codes', 'must not be empty, unless narrowed_to says where the goods fall ("-": nowhere in particular)');
    }
    if (pureCondition && coverage !== 'part') complain('coverage', 'of an entry without codes of its own must be part');
    const { from, to } = dates(cells, complain);
    return {
      notification: cells.notification,
      schedule: cells.schedule,
      serial: cells.serial,
      ratePercent: rate(cells.rate, complain),
      codes,
      excluded: prefixes(cells.excluded, 'excluded', complain),
      narrowedTo,
      pureCondition,
      coverage,
      condition: cells.condition,
      ordinary: cells.ordinary,
      effectiveFrom: from,
      effectiveTo: to,
      evidence,
      note: cells.note,
    };
  });
}

export function readOrdinary(path: string): readonly OrdinaryOverride[] {
  return readTsv(path, ['code', 'from', 'to', 'rate', 'serial', 'reason']).map(({ line, cells }) => {
    const complain = complainer(path, line);
    if (!/^\d{4,8}$/.test(cells.code)) complain('code', `"${cells.code}" must have 4 to 8 digits`);
    if (cells.reason === '') complain('reason', 'must say why this rate is the ordinary one');
    return {
      code: cells.code,
      ...dates(cells, complain),
      ratePercent: rate(cells.rate, complain),
      serial: cells.serial,
      reason: cells.reason,
    };
  });
}
