// How a table is laid out: which rows stand above its rows, what its columns are called, and which role each has.

import { hashOf } from '../../hash/fnv.ts';
import { numberOf } from './amounts.ts';
import { filled, type Table, type TextRow } from './cells.ts';
import { type Content, contentOf, ROWS_TO_KNOW } from './content.ts';
import { currencyMark, rupeesRank } from './currency.ts';
import { type DayOrder, dayOrderOf } from './dates.ts';
import { gstinIn } from './places.ts';
import { bareName, isRole, marksNamed, type NamedRole, plainName, type Role, roleNamed } from './roles.ts';
import type { MarkColumn } from './supply.ts';

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

/** Rows in which the names of the columns are looked for. */
const ROWS_TO_SEARCH = 40;

const isNumber = (cell: string): boolean => numberOf(cell.trim()) !== undefined;
const hasNumber = (row: TextRow): boolean => row.some(isNumber);

interface Header {
  readonly titles: number;
  readonly headerRows: 0 | 1 | 2;
  readonly names: TextRow;
  /** Of two rows of names the lower one. */
  readonly lower?: TextRow;
}

/** `table`: the first rows of a file; the more, the surer. */
export function layoutOf(table: Table, given: GivenLayout = {}): Layout {
  const header = given.headerRow === undefined ? headerOf(table) : givenHeader(table, given.headerRow);
  const data = table.slice(header.titles + header.headerRows, header.titles + header.headerRows + ROWS_TO_KNOW);
  const width = Math.max(header.names.length, ...data.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, at) => contentOf(data, at));
  const names = Array.from({ length: width }, (_, at) => (header.names[at] ?? '').trim());
  const seller = given.seller ?? gstinIn(table.slice(0, header.titles).flat().join('\n'));
  const told = withoutTwins(rolesOf({ names, contents, data, seller }, header.lower ?? []), data);
  const found = withGiven(told, names, given.roles ?? {});
  const roles = withPlaces(found, given.columns ?? []);
  const days = roles.findIndex(({ role }) => role === 'date');
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
      ...(isCredit(data, at) && { isCredit: true }),
      ...(isInRupees(names, at) && { isRupees: true }),
    })),
    dayOrder: dayOrderOf(days < 0 ? [] : data.map((row) => row[days] ?? '')),
  };
}

/** By its name, or by another of the same name in the currency of the document. */
function isInRupees(names: readonly string[], at: number): boolean {
  const name = names[at] ?? '';
  const mark = currencyMark(name);
  if (mark !== undefined) return mark === 'base';
  const bare = bareName(name);
  return bare !== '' && names.some((other) => currencyMark(other) === 'foreign' && bareName(other) === bare);
}

const isCredit = (data: Table, at: number): boolean => {
  let sides = 0;
  for (const row of data) {
    const cell = row[at] ?? '';
    if (/\bcr\.?$/i.test(cell)) sides++;
    else if (/\bdr\.?$/i.test(cell)) sides--;
  }
  return sides > 0;
};

function givenHeader(table: Table, row: number): Header {
  if (row === 0) return { titles: 0, headerRows: 0, names: [] };
  return { titles: row - 1, headerRows: 1, names: table[row - 1] ?? [] };
}

const knownNames = (row: TextRow): number =>
  row.reduce((sum, cell) => sum + (cell.trim() !== '' && !isNumber(cell) && roleNamed(cell) !== undefined ? 1 : 0), 0);

/** The row with most known names; titles, and rows of letters or sums, stand above it. */
function headerOf(table: Table): Header {
  const searched = table.slice(0, ROWS_TO_SEARCH);
  let at = -1;
  let most = 0;
  for (const [row, cells] of searched.entries()) {
    const known = knownNames(cells);
    if (known > most && (known >= 2 || isOnlyName(table, row)) && known * 3 >= filled(cells)) {
      at = row;
      most = known;
    }
  }
  if (at < 0) return unnamedHeader(table);
  const above = searched[at - 1];
  if (above !== undefined && completes(above, searched[at] ?? [])) {
    return { titles: at - 1, headerRows: 2, names: joined(above, searched[at] ?? []), lower: searched[at] ?? [] };
  }
  const below = searched[at + 1];
  if (
    below !== undefined &&
    completes(below, searched[at] ?? []) &&
    !hasNumber(below) &&
    hasNumber(table[at + 2] ?? [])
  ) {
    return { titles: at, headerRows: 2, names: joined(searched[at] ?? [], below), lower: below };
  }
  return { titles: at, headerRows: 1, names: searched[at] ?? [] };
}

/** One known name is enough above a list of one column, and above numbers or codes that have none. */
function isOnlyName(table: Table, row: number): boolean {
  const cells = table[row] ?? [];
  if (hasNumber(cells)) return false;
  const below = table.slice(row + 1, row + 1 + ROWS_TO_KNOW);
  if (filled(cells) === 1) return below.every((other) => filled(other) <= 1) && row === 0;
  return row <= 1 || below.some(hasNumber);
}

/** Whether one row of names fills gaps of the other: "Closing Balance" above "Quantity, Rate, Value". */
function completes(one: TextRow, other: TextRow): boolean {
  if (filled(one) < 2 || hasNumber(one)) return false;
  const gaps = other.some((cell, at) => cell.trim() === '' && (one[at] ?? '').trim() !== '');
  return (
    gaps && knownNames(one) + filled(one) >= 2 && filled(one) + filled(other) > Math.max(one.length, other.length) / 2
  );
}

/** A name above stands for the columns to its right until the next, where one of the row below begins beneath it. */
function joined(above: TextRow, below: TextRow): TextRow {
  let carried = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const own = (above[at] ?? '').trim();
    const sub = (below[at] ?? '').trim();
    if (own !== '') carried = sub === '' ? '' : own;
    return sub === '' ? own : `${carried} ${sub}`.trim();
  });
}

/** Names that nobody knows, told by what stands below: numbers, or much longer texts. Otherwise no row is lost. */
function unnamedHeader(table: Table): Header {
  const none: Header = { titles: 0, headerRows: 0, names: [] };
  const at = table.findIndex((row) => filled(row) > 1);
  const row = table[at];
  if (row === undefined || hasNumber(row)) return none;
  const below = table.slice(at + 1, at + 1 + ROWS_TO_KNOW);
  const standsOverNumbers = row.some(
    (cell, column) =>
      cell.trim() !== '' && contentOf(below, column).numbers >= 0.8 && contentOf(below, column).filled > 0,
  );
  const areLabels = row.every((cell) => /^[\p{L}]{0,2}$|^\w+_\w+$/u.test(cell.trim()));
  return below.length > 0 && (standsOverNumbers || areLabels) ? { titles: at, headerRows: 1, names: row } : none;
}

const OTHER: NamedRole = { role: 'other', weight: 0 };
/** Roles that several columns may have, whose amounts are added or of which the first that is filled counts. */
const SEVERAL: readonly Role[] = [
  'charges',
  'discount',
  'cgst',
  'sgst',
  'igst',
  'cess',
  'note',
  'treatment',
  'supply',
  'group',
  'sku',
  'other',
  'sgst_rate',
  'taxable',
];

const TAXES: readonly Role[] = ['cgst', 'sgst', 'igst', 'cess'];

/** What roles are found by; `seller`: his GSTIN, empty where nobody says it. */
interface Named {
  readonly names: readonly string[];
  readonly contents: readonly Content[];
  readonly data: Table;
  readonly seller: string;
}

function rolesOf(table: Named, lower: TextRow): readonly NamedRole[] {
  const { names, contents } = table;
  const named = names.map((name, at) => roleInTwoRows(name, lower[at] ?? '') ?? OTHER);
  const hasVoucher =
    named.some(({ role }) => role === 'document') || names.some((name) => /\b(?:vch|voucher)\b/i.test(name));
  // Beside vouchers "Particulars" are who bought, unless another column is that.
  const areParties = hasVoucher && !named.some(({ role }, at) => role === 'party' && contents[at]?.filled !== 0);
  const end = endOfTable(names, contents);
  const found = named.map((role, at) =>
    at < end ? fitted(role, contents[at] as Content, names[at] ?? '', areParties) : OTHER,
  );
  ratesBesideAmounts(found, names, contents);
  oneDiscount(found, names);
  numberOfSeller(found, table);
  oneCurrency(found, names);
  const customsUnit = customsUnitAt(names);
  if (customsUnit >= 0) found[customsUnit] = OTHER;
  describe(found, names, contents);
  markDocuments(found, names);
  if (names.every((name) => name === '')) byContent(found, contents);
  return settled(found, contents);
}

/** Of amounts that stand twice, in the currency of the document and in rupees, those in rupees. */
function oneCurrency(found: NamedRole[], names: readonly string[]): void {
  const best = new Map<string, number>();
  for (const name of names) best.set(bareName(name), Math.max(best.get(bareName(name)) ?? 0, rupeesRank(name)));
  for (const [at, name] of names.entries()) {
    if (name !== '' && rupeesRank(name) < (best.get(bareName(name)) ?? 0)) found[at] = OTHER;
  }
}

/** "Discount" beside "Discount Amount" is the same in per cent, or once more. */
function oneDiscount(found: NamedRole[], names: readonly string[]): void {
  const isAmount = (at: number): boolean =>
    found[at]?.role === 'discount' && /\b(?:amount|amt|value|rs)$/.test(plainName(names[at] ?? ''));
  if (!names.some((_, at) => isAmount(at))) return;
  for (const [at, { role }] of found.entries()) {
    if (role === 'discount' && /^disc(?:ount)?$/.test(plainName(names[at] ?? ''))) found[at] = OTHER;
  }
}

/** "CGST, Amt, SGST, Amt": columns of rates, each with what it comes to beside it. */
function ratesBesideAmounts(found: NamedRole[], names: readonly string[], contents: readonly Content[]): void {
  const taxes = found.flatMap(({ role }, at) => (role === 'cgst' || role === 'sgst' || role === 'igst' ? [at] : []));
  const areRates = taxes.every(
    (at) =>
      /^(?:tax )?(?:amount|amt|value|rs)$/.test(plainName(names[at + 1] ?? '')) &&
      (contents[at]?.areRates === true || contents[at]?.filled === 0),
  );
  if (taxes.length < 2 || !areRates) return;
  for (const at of taxes) {
    const { role } = found[at] as NamedRole;
    found[at + 1] = { role, weight: 1 };
    found[at] = { role: `${role}_rate` as Role, weight: 1 };
  }
}

/** Names that say nothing by themselves: below "CGST" an amount is CGST, below "Invoice" a value is the invoice's. */
const PART =
  /^(?:rate|amount|amt|value|val|total|tax|no|num|number|date|dt|name|code|state|type|percent|percentage|per|rs|inr| )+$/;

/** `name` of both rows together, `lower` of the lower one alone; empty: there is one row of names. */
function roleInTwoRows(name: string, lower: string): NamedRole | undefined {
  const whole = roleNamed(name);
  const isPart = PART.test(plainName(lower)) && whole !== undefined && whole.role !== 'other';
  // Below "GST Rate" stands the rate of CGST, not its amount.
  if (isPart || whole?.role.endsWith('_rate') === true) return whole;
  return roleNamed(lower) ?? whole;
}

/** In a list that Kosh coded, `uqc` is what customs counts in, not the unit in which the item is sold; -1: it is none. */
const customsUnitAt = (names: readonly string[]): number => (names.includes('review_why') ? names.indexOf('uqc') : -1);

/** Empty columns that part two tables which stand side by side. */
const GAP = 2;

/** The first column that belongs to another table, or one behind the last. */
function endOfTable(names: readonly string[], contents: readonly Content[]): number {
  let empty = 0;
  for (const [at, { filled: cells }] of contents.entries()) {
    const isEmpty = cells === 0 && (names[at] ?? '') === '';
    if (!isEmpty && empty >= GAP && at > empty) return at;
    empty = isEmpty ? empty + 1 : 0;
  }
  return contents.length;
}

/** A role that the cells do not bear out is another, or none. */
function fitted(named: NamedRole, content: Content, name: string, areParties: boolean): NamedRole {
  const { role } = named;
  if (role === 'other' && /\btype$/.test(plainName(name)) && content.kinds > 0.8) return { role: 'supply', weight: 1 };
  if (role === 'description') {
    if (plainName(name).startsWith('particular') && areParties) return { role: 'party', weight: 1 };
    return content.filled > 0 && content.words < 0.5 ? { role: 'sku', weight: 0 } : named;
  }
  if (content.filled === 0) return named;
  if (role === 'rate') {
    if (content.areRates) return named;
    if (content.areKeys) return OTHER;
    if (content.numbers < 0.5) return /^tax (?:type|class)$/.test(plainName(name)) ? OTHER : named;
    return /\b(?:gst|tax)/.test(plainName(name)) ? { role: 'tax', weight: 1 } : { role: 'price', weight: 1 };
  }
  if (role === 'gstin' || role === 'supplier_gstin') return content.numbers > 0.5 ? OTHER : named;
  if (role === 'code')
    return content.words > 0.8 && content.codes < 0.2 && content.distinct > 3 ? { role: 'other', weight: 0 } : named;
  if (role === 'group') return content.words < 0.5 ? OTHER : named;
  if (role === 'exchange') return content.numbers > 0.5 ? named : OTHER;
  if (role === 'date') return content.days > 0 || content.numbers > 0.5 ? named : OTHER;
  return named;
}

/** Columns that nothing else claims, and those of notes that are answered by yes and no. */
function markDocuments(found: NamedRole[], names: readonly string[]): void {
  for (const [at, { role }] of found.entries()) {
    const marks = role === 'other' || role === 'note' ? marksNamed(names[at] ?? '') : undefined;
    if (marks !== undefined) found[at] = { role: 'note', weight: 1, marks };
  }
}

const OF_SELLERS = /^(?:sup|supplier|seller|vendor)\b/;

/**
 * A column called "GSTIN" with one number on every row holds that of who wrote the file, as marketplaces write it, or
 * of the one customer of a job worker or landlord: what else the file says tells which.
 */
function numberOfSeller(found: NamedRole[], { names, contents, data, seller }: Named): void {
  const plain = names.map(plainName);
  const isOnlyOne = ({ filled: count, share, distinct }: Content): boolean =>
    count > 3 && share === 1 && distinct === 1;
  const at = plain.findIndex(
    (name, column) => name === 'gstin' && found[column]?.role === 'gstin' && isOnlyOne(contents[column] as Content),
  );
  if (at < 0) return;
  const own: NamedRole = { role: 'supplier_gstin', weight: 1 };
  if (seller !== '') {
    if ((data[0]?.[at] ?? '').trim().toUpperCase() === seller) found[at] = own;
    return;
  }
  const has = (is: (role: Role, name: string) => boolean): boolean =>
    found.some(({ role }, column) => column !== at && is(role, plain[column] ?? ''));
  if (has((role) => role === 'supplier_gstin')) return;
  const isSaid = has((role, name) => role === 'gstin' || OF_SELLERS.test(name));
  if (!isSaid && has((role) => role === 'party')) return;
  found[at] = isSaid ? own : { ...own, isGuess: true };
}

/** The column of descriptions: by its name where it holds texts; otherwise the one with the longest texts. */
function describe(found: NamedRole[], names: readonly string[], contents: readonly Content[]): void {
  const worth = (at: number): number => {
    const { role, weight } = found[at] as NamedRole;
    const { share, words } = contents[at] as Content;
    return role === 'description' ? weight * Math.min(1, share * 2) * words : 0;
  };
  const columns = names.map((_, at) => at);
  const best = columns.reduce((one, other) => (worth(other) > worth(one) ? other : one), 0);
  const hasBest = names.length > 0 && worth(best) > 0;
  for (const at of columns) {
    if ((found[at] as NamedRole).role !== 'description' || (hasBest && at === best)) continue;
    // "Product" beside "Item name" is the group of the item; an empty column is nothing.
    const isGroup =
      hasBest &&
      (contents[at] as Content).words >= 0.5 &&
      /^(?:product|item|goods|service)s?$/.test(plainName(names[at] ?? ''));
    found[at] = isGroup ? { role: 'group', weight: 3 } : OTHER;
  }
  if (hasBest || found.some(({ role }) => role === 'code' || role === 'document' || role === 'party')) return;
  const longest = longestTexts(found, contents);
  if (longest >= 0) found[longest] = { role: 'description', weight: 1 };
}

function longestTexts(found: readonly NamedRole[], contents: readonly Content[]): number {
  let best = -1;
  let most = 0;
  for (const [at, { words, length, share, days }] of contents.entries()) {
    if ((found[at] as NamedRole).role !== 'other' || words < 0.5 || days > 0.5) continue;
    const worth = words * length * share;
    if (worth > most) {
      best = at;
      most = worth;
    }
  }
  return best;
}

/** Without names the cells alone tell. */
function byContent(found: NamedRole[], contents: readonly Content[]): void {
  for (const [at, content] of contents.entries()) {
    if ((found[at] as NamedRole).role !== 'other' || content.filled === 0) continue;
    if (content.gstins > 0.8) found[at] = { role: 'gstin', weight: 1 };
    else if (content.days > 0.8) found[at] = { role: 'date', weight: 1 };
    else if (content.codes > 0.8 && content.length >= 6 && content.length <= 8) found[at] = { role: 'code', weight: 1 };
  }
}

/** Each role once, but for those that may stand several times. */
function settled(found: readonly NamedRole[], contents: readonly Content[]): readonly NamedRole[] {
  const worth = (at: number): number => (found[at] as NamedRole).weight + Math.min(1, (contents[at] as Content).share);
  const best = new Map<Role, number>();
  for (const [at, { role }] of found.entries()) {
    const known = best.get(role);
    if (known === undefined || worth(at) > worth(known)) best.set(role, at);
  }
  const hasLedgers = found.some(({ ledgerRate = 0 }) => ledgerRate > 0);
  return found.map((one, at) => {
    if (one.role === 'taxable') {
      // Beside columns of ledgers the plain value is their sum; otherwise one column counts.
      return hasLedgers ? (one.ledgerRate === undefined ? OTHER : one) : best.get('taxable') === at ? one : OTHER;
    }
    return SEVERAL.includes(one.role) || best.get(one.role) === at ? one : OTHER;
  });
}

/** Columns of one tax that say the same on every row are one amount, told twice. */
function withoutTwins(found: readonly NamedRole[], data: Table): readonly NamedRole[] {
  const amounts = (at: number): readonly number[] => data.map((row) => numberOf((row[at] ?? '').trim()) ?? 0);
  return found.map((one, at) => {
    if (!TAXES.includes(one.role)) return one;
    const own = amounts(at);
    const isTwin = found
      .slice(0, at)
      .some(({ role }, other) => role === one.role && amounts(other).every((amount, row) => amount === own[row]));
    return isTwin && own.some((amount) => amount !== 0) ? OTHER : one;
  });
}

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
