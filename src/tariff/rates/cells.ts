// Checks the cells that every file of rate facts has: dates, code prefixes, numbers, evidence.
import { DataError, readTsv, type TsvRow } from '../compile/tsv.ts';
import { GST_START, isIsoDay } from '../dataset/days.ts';
import type { Dated } from './days.ts';
import type { Evidence } from './types.ts';

/** Ends reading with a complaint that names file, line and column. */
export type Complain = (column: string, problem: string) => never;

const EVIDENCES: readonly Evidence[] = ['notification', 'secondary', 'inferred'];

/** Reads a file row by row; what `read` complains about names the row. */
export function readRows<const Column extends string, Row>(
  path: string,
  columns: readonly Column[],
  read: (cells: TsvRow<Column>['cells'], complain: Complain) => Row,
): readonly Row[] {
  return readTsv(path, columns).map(({ line, cells }) =>
    read(cells, (column, problem) => {
      throw new DataError(`${path}:${line}: ${column} ${problem}`);
    }),
  );
}

export function dateCells(
  { from, to }: { readonly from: string; readonly to: string },
  complain: Complain,
  earliest = GST_START,
): Dated {
  if (!isIsoDay(from) || from < earliest) complain('from', `"${from}" must be a date from ${earliest} on`);
  if (to !== '' && (!isIsoDay(to) || to < from)) complain('to', `"${to}" must be empty or a date not before "from"`);
  return { from, to: to === '' ? null : to };
}

export function prefixCell(text: string, column: string, complain: Complain): readonly string[] {
  const prefixes = text.split(' ').filter((part) => part !== '');
  for (const prefix of prefixes) {
    if (!/^\d{2,8}$/.test(prefix)) complain(column, `"${prefix}" must be a code prefix of 2 to 8 digits`);
  }
  if (new Set(prefixes).size !== prefixes.length) complain(column, `"${text}" names a prefix twice`);
  return prefixes;
}

/** A plain decimal number from 0 to `most`. */
export function numberCell(text: string, column: string, most: number, complain: Complain): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value > most) complain(column, `"${text}" must be a number from 0 to ${most}`);
  return value;
}

export function choiceCell<Choice extends string>(
  text: string,
  column: string,
  choices: readonly Choice[],
  complain: Complain,
): Choice {
  return (
    choices.find((choice) => choice === text) ?? complain(column, `"${text}" must be one of ${choices.join(', ')}`)
  );
}

export const evidenceCell = (text: string, complain: Complain): Evidence =>
  choiceCell(text, 'evidence', EVIDENCES, complain);

/** "9/2025-CT(Rate)", "41/2017-IT(Rate)", "1/2017-CC(Rate)". */
const NOTIFICATION = /^\d{1,3}\/20\d\d-(CT|IT|CC)\(Rate\)$/;

export function notificationCell(text: string, complain: Complain): string {
  return NOTIFICATION.test(text) ? text : complain('notification', `"${text}" must read like 9/2025-CT(Rate)`);
}

export function filledCell(text: string, column: string, complain: Complain): string {
  return text === '' ? complain(column, 'must not be empty') : text;
}
