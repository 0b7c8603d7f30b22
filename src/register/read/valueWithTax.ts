// Whether the amounts that stand for the value of a line hold its tax as well, as Vyapar's reports have it.
import { numberOf } from './amounts.ts';
import type { Table, TextRow } from './cells.ts';
import { rateOfTax } from './rates.ts';
import { type NamedRole, type Role, TAX_ROLES } from './roles.ts';

/** The name says that it is what is taxed. */
export const isNamedTaxable = (name: string): boolean => /taxable|assess|ass ?amt|txval/i.test(name);

/** Lines that must say so, and their share among those that say anything: one line may be a mistake. */
const LINES_AT_LEAST = 2;
const SHARE_AT_LEAST = 0.8;
const RUPEE = 1;

/**
 * `roles` and `names` by column, `data`: the first rows. Tax of a value with tax is that of no rate; without the tax it
 * is. Small amounts fit both, within a rupee, and say nothing.
 */
export function holdsTax(roles: readonly NamedRole[], names: readonly string[], data: Table): boolean {
  const columnsOf = (role: Role): readonly number[] => roles.flatMap((one, at) => (one.role === role ? [at] : []));
  const [value, ...more] = columnsOf('taxable');
  const parts = TAX_ROLES.filter((role) => role !== 'tax').flatMap(columnsOf);
  const taxes = parts.length > 0 ? parts : columnsOf('tax');
  if (value === undefined || more.length > 0 || taxes.length === 0 || isNamedTaxable(names[value] ?? '')) return false;
  const cesses = columnsOf('cess');
  const totals = columnsOf('total');
  let held = 0;
  let told = 0;
  let others = 0;
  for (const row of data) {
    const written = sumOf(row, [value]);
    const tax = sumOf(row, taxes);
    if (written === 0 || tax === 0) continue;
    const added = tax + sumOf(row, cesses);
    const isOfValue = rateOfTax(tax, written) !== undefined;
    const isOfRest = rateOfTax(tax, written - added) !== undefined;
    if (isOfValue && isOfRest) continue;
    if (!isOfValue && !isOfRest) others++;
    else told++;
    if (isOfRest && Math.abs(written + added - sumOf(row, totals)) > RUPEE) held++;
  }
  return held >= LINES_AT_LEAST && held >= SHARE_AT_LEAST * told && held >= others;
}

/** Without the sign, which is that of a note. */
const sumOf = (row: TextRow, columns: readonly number[]): number =>
  Math.abs(columns.reduce((sum, at) => sum + (numberOf((row[at] ?? '').trim()) ?? 0), 0));
