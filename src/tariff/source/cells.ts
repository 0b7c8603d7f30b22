// Checks the cells that every file of rate facts has: dates, code prefixes, numbers, coverage, evidence. A cell that is
// complained of is handed back all the same, so that the rest of its row is checked too; nobody gets the row.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { GST_START } from '../model/days.ts';
import type { Dated } from '../model/periods.ts';
import type { Coverage, Evidence } from '../model/rates.ts';
import type { Complain } from './tsv.ts';

const EVIDENCES: readonly Evidence[] = ['notification', 'secondary', 'inferred'];

export function dateCells(
  { from, to }: { readonly from: string; readonly to: string },
  complain: Complain,
  earliest = GST_START,
): Dated {
  const isDay = isCalendarDay(from);
  if (!isDay || from < earliest) complain('from', `"${from}" must be a date from ${earliest} on`);
  if (to !== '' && (!isCalendarDay(to) || (isDay && to < from)))
    complain('to', `"${to}" must be empty or a date not before "from"`);
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
  if (!choices.some((choice) => choice === text)) complain(column, `"${text}" must be one of ${choices.join(', ')}`);
  return text as Choice;
}

/** What an entry covers, together with the cells that depend on it. */
export function coverageCell(
  cells: { readonly coverage: string; readonly condition: string; readonly ordinary?: string },
  choices: readonly Coverage[],
  complain: Complain,
): Coverage {
  const { condition, ordinary = '' } = cells;
  const coverage = choiceCell(cells.coverage, 'coverage', choices, complain);
  if (choices.includes(coverage) && (coverage === 'all') !== (condition === ''))
    complain('condition', 'must be empty exactly when the coverage is all');
  if (coverage === 'all' && ordinary !== '') complain('ordinary', 'must be empty when the coverage is all');
  return coverage;
}

export const evidenceCell = (text: string, complain: Complain): Evidence =>
  choiceCell(text, 'evidence', EVIDENCES, complain);

/** "9/2025-CT(Rate)", "41/2017-IT(Rate)", "1/2017-CC(Rate)". */
const NOTIFICATION = /^\d{1,3}\/20\d\d-(CT|IT|CC)\(Rate\)$/;

/** `from`: the first day of what the row says of it, where it has one. */
export function notificationCell(text: string, complain: Complain, from = '9999'): string {
  if (!NOTIFICATION.test(text)) complain('notification', `"${text}" must read like 9/2025-CT(Rate)`);
  else if (text.slice(text.indexOf('/') + 1, text.indexOf('-')) > from.slice(0, 'yyyy'.length))
    complain('notification', `${text} is younger than the first day, ${from}`);
  return text;
}

export function filledCell(text: string, column: string, complain: Complain): string {
  if (text === '') complain(column, 'must not be empty');
  return text;
}
