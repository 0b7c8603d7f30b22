// How a table is laid out: which rows stand above its rows, what its columns are called, and which role each has.

import { hashOf } from '../../hash/fnv.ts';
import type { Table } from './cells.ts';
import { OTHER, rolesOf, SEVERAL } from './columnRoles.ts';
import { contentOf, ROWS_TO_KNOW } from './content.ts';
import { currencyMark } from './currency.ts';
import { type DayOrder, dayOrderOf } from './dates.ts';
import { givenHeader, headerOf } from './header.ts';
import { gstinIn } from './places.ts';
import { bareName, isRole, type NamedRole, plainName, type Role, roleNamed } from './roles.ts';
import type { MarkColumn } from './supply.ts';
import { holdsTax } from './valueWithTax.ts';

export interface Column {
  readonly name: string;
  readonly role: Role;
  /** The rate that stands in the name of the column. */
  readonly ledgerRate?: number;
  /** Rates, or some of them, are written as 0.18; false: none of the first rows. */
  readonly isFraction?: boolean;
  /** Most amounts are marked Cr, so that Cr is the usual side and Dr takes away. */
  readonly isCredit?: boolean;
  /** One number of GST on all rows, taken for the seller's though nothing in the file says whose it is. */
  readonly isGuess?: boolean;
  /** Of values: they hold the tax as well. */
  readonly holdsTax?: boolean;
  /** Its amounts are rupees, whatever the currency of the document is. */
  readonly isRupees?: boolean;
  /** Of a column of notes that marks documents in words of its own, how it is read. */
  readonly marks?: MarkColumn;
}

export interface Layout {
  /** Rows above the names of the columns, and rows that the names take: 0, 1 or 2. */
  readonly titles: number;
  readonly headerRows: 0 | 1 | 2;
  readonly columns: readonly Column[];
  readonly dayOrder: DayOrder;
  /** The columns are roles from the beginning: nothing was looked for by names. */
  readonly isGiven?: boolean;
}

export type GivenRoles = Readonly<Partial<Record<Role, string | readonly string[]>>>;

/** What a person says of a table. */
export interface GivenLayout {
  /** The row with the names, from 1; 0: there is none. */
  readonly headerRow?: number;
  /** By role: a name of a column, or its number from 1; several where several columns have the role. */
  readonly roles?: GivenRoles;
  /** By place of the column, from 0: the role that a person gave it; null: as it is found. */
  readonly columns?: readonly (Role | null)[];
  /** GSTIN of who sells; default: what the titles say. */
  readonly seller?: string;
}

/** `table`: the first rows of a file; the more, the surer. */
export function layoutOf(table: Table, given: GivenLayout = {}): Layout {
  const header = given.headerRow === undefined ? headerOf(table) : givenHeader(table, given.headerRow);
  const data = table.slice(header.titles + header.headerRows, header.titles + header.headerRows + ROWS_TO_KNOW);
  const width = Math.max(header.names.length, ...data.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, at) => contentOf(data, at));
  const names = Array.from({ length: width }, (_, at) => (header.names[at] ?? '').trim());
  const seller = given.seller ?? gstinIn(table.slice(0, header.titles).flat().join('\n'));
  const told = rolesOf({ names, contents, data, seller }, header.lower ?? []);
  const found = withGiven(told, names, given.roles ?? {});
  const roles = withPlaces(found, given.columns ?? []);
  const days = roles.findIndex(({ role }) => role === 'date');
  const foreign = foreignNames(names);
  const isWithTax = holdsTax(roles, names, data);
  return {
    titles: header.titles,
    headerRows: header.headerRows,
    columns: roles.map(({ role, ledgerRate, isGuess, marks }, at) => ({
      name: names[at] ?? '',
      role,
      ...(ledgerRate !== undefined && { ledgerRate }),
      ...(isGuess === true && { isGuess }),
      ...(marks !== undefined && { marks }),
      ...(role.endsWith('rate') && {
        isFraction: contents[at]?.areFractions === true || contents[at]?.hasFractions === true,
      }),
      ...(role === 'taxable' && isWithTax && { holdsTax: true }),
      ...(isCredit(data, at) && { isCredit: true }),
      ...(isInRupees(names[at] ?? '', foreign) && { isRupees: true }),
    })),
    dayOrder: dayOrderOf(days < 0 ? [] : data.map((row) => row[days] ?? '')),
  };
}

/** By the names of fields alone, whatever stands in them; of several with one role the surest, or the first. */
export function layoutByNames(names: readonly string[], given: GivenRoles = {}): Layout {
  const named = names.map((name) => roleNamed(name) ?? OTHER);
  const isBest = ({ role, weight }: NamedRole, at: number): boolean =>
    named.every((one, other) => one.role !== role || one.weight < weight || (one.weight === weight && other >= at));
  const own = named.map((one, at) => (isBest(one, at) ? one : OTHER));
  const there = Object.fromEntries(
    Object.entries(given).map(([role, wanted]) => [
      role,
      [wanted].flat().filter((name) => columnNamed(names, name) >= 0),
    ]),
  );
  const columns = withGiven(own, names, there).map(({ role }, at) => ({ name: names[at] ?? '', role }));
  return { titles: 0, headerRows: 1, columns, dayOrder: 'day first' };
}

/** By its name, or by another of the same name in the currency of the document, whose bare names are `foreign`. */
function isInRupees(name: string, foreign: ReadonlySet<string>): boolean {
  const mark = currencyMark(name);
  if (mark !== undefined) return mark === 'base';
  const bare = bareName(name);
  return bare !== '' && foreign.has(bare);
}

const foreignNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name) => currencyMark(name) === 'foreign').map(bareName));

const isCredit = (data: Table, at: number): boolean => {
  let sides = 0;
  for (const row of data) {
    const cell = row[at] ?? '';
    if (/\bcr\.?$/i.test(cell)) sides++;
    else if (/\bdr\.?$/i.test(cell)) sides--;
  }
  return sides > 0;
};

/** A role that a person gave takes the place of every other column that had it. */
function withGiven(found: readonly NamedRole[], names: readonly string[], given: GivenRoles): readonly NamedRole[] {
  const roles = [...found];
  for (const [role, wanted] of Object.entries(given)) {
    if (!isRole(role) || wanted === undefined) continue;
    for (const [other, one] of roles.entries()) if (one.role === role) roles[other] = OTHER;
    for (const name of typeof wanted === 'string' ? [wanted] : wanted) {
      const at = columnNamed(names, name);
      if (at < 0) throw new RangeError(`There is no column "${name}"; the columns are ${names.join(', ')}.`);
      roles[at] = { role, weight: 9 };
    }
  }
  return roles;
}

/** Where a person gave a column a role that only one may have, the others lose it. */
function withPlaces(found: readonly NamedRole[], given: readonly (Role | null)[]): readonly NamedRole[] {
  const taken = new Set(given.filter((role): role is Role => role !== null && !SEVERAL.includes(role)));
  return found.map((one, at) => {
    const role = given[at] ?? null;
    if (role !== null) return role === one.role ? one : { role, weight: 9 };
    return taken.has(one.role) ? OTHER : one;
  });
}

/** By name, else by number from 1; -1: there is none. */
export function columnNamed(names: readonly string[], wanted: string): number {
  const plain = wanted.trim().toLowerCase();
  const named = names.findIndex((name) => name.trim().toLowerCase() === plain);
  if (named >= 0) return named;
  const number = /^\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return number >= 1 && number <= names.length ? number - 1 : -1;
}

/** The number of the column with a role; -1: there is none. */
export const columnOf = ({ columns }: Layout, role: Role): number => columns.findIndex((one) => one.role === role);

/** The column whose texts are looked up: the descriptions, else the longest texts that are there. */
export function textColumn(layout: Layout, table: Table): number {
  const described = columnOf(layout, 'description');
  if (described >= 0) return described;
  const data = table.slice(layout.titles + layout.headerRows);
  const contents = layout.columns.map((_, at) => contentOf(data, at));
  const worth = contents.map(({ words, length, share }) => words * length * share);
  return Math.max(0, worth.indexOf(Math.max(...worth)));
}

/** The same names in the same order have the same fingerprint: what a person chose for them holds again. */
export function fingerprintOf({ columns }: Pick<Layout, 'columns'>): string {
  const names = columns.map(({ name }) => plainName(name)).join('\n');
  return hashOf(names).toString(16).padStart(8, '0');
}
