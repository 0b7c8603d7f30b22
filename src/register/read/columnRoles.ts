// Which role each column of a table has: by its name, by what stands below it, and by the other columns.
import { numberOf } from './amounts.ts';
import type { Table, TextRow } from './cells.ts';
import type { Content } from './content.ts';
import { rupeesRank } from './currency.ts';
import {
  bareName,
  marksNamed,
  type NamedRole,
  ONLY_BESIDE_LEDGERS,
  plainName,
  type Role,
  roleNamed,
  VALUE_ROLES,
} from './roles.ts';
import { amendmentOf } from './supply.ts';

export const OTHER: NamedRole = { role: 'other', weight: 0 };
/** Roles that several columns may have, whose amounts are added or of which the first that is filled counts. */
export const SEVERAL: readonly Role[] = [
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
export interface Named {
  readonly names: readonly string[];
  readonly contents: readonly Content[];
  readonly data: Table;
  readonly seller: string;
}

/** `lower`: of two rows of names the lower one; empty: there is one. */
export function rolesOf(table: Named, lower: TextRow): readonly NamedRole[] {
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
  amendments(found, table);
  noteNumbers(found, names);
  const customsUnit = customsUnitAt(names);
  if (customsUnit >= 0) found[customsUnit] = OTHER;
  describe(found, names, contents);
  markDocuments(found, names);
  if (names.every((name) => name === '')) byContent(found, contents);
  return withoutTwins(settled(found, contents), table.data);
}

/** Of amounts that stand twice, in the currency of the document and in rupees, those in rupees. */
function oneCurrency(found: NamedRole[], names: readonly string[]): void {
  const best = new Map<string, number>();
  for (const name of names) best.set(bareName(name), Math.max(best.get(bareName(name)) ?? 0, rupeesRank(name)));
  for (const [at, name] of names.entries()) {
    if (name !== '' && rupeesRank(name) < (best.get(bareName(name)) ?? 0)) found[at] = OTHER;
  }
}

/** In a file of notes alone the number of the note is that of the document. */
function noteNumbers(found: NamedRole[], names: readonly string[]): void {
  if (found.some(({ role }) => role === 'document')) return;
  const at = names.findIndex((name) => /^note (?:no|num|number)$/.test(plainName(name)));
  if (at >= 0) found[at] = { role: 'document', weight: 1 };
}

const OF_ORIGINAL = /^(?:original|orig|old|previous) (.+)$/;
const OF_REVISED = /^(?:revised|rev|amended|new) (.+)$/;
const ORIGINALS: Readonly<Partial<Record<Role, Role>>> = {
  document: 'original_document',
  date: 'original_date',
  taxable: 'original_taxable',
  quantity: 'original_quantity',
  rate: 'original_rate',
};

/**
 * "Original Invoice Number" beside "Revised Invoice Number" tells which document a line amends, beside "Note Number"
 * which one a note belongs to. Values that stand twice are those before the amendment and after it.
 */
function amendments(found: NamedRole[], { names, data }: Named): void {
  const plain = names.map(plainName);
  const roleOf = (name: string): Role | undefined =>
    /^(?:note|credit note|debit note) (?:no|num|number)$/.test(name) ? 'document' : roleNamed(name)?.role;
  const ofName = (pattern: RegExp): readonly (readonly [at: number, role: Role])[] =>
    plain.flatMap((name, at) => {
      const role = roleOf(pattern.exec(name)?.[1] ?? '');
      return role === undefined ? [] : [[at, role] as const];
    });
  const revised = ofName(OF_REVISED);
  const saysKind = found.some(
    ({ role, marks }, at) =>
      role === 'note' && marks === undefined && data.some((row) => amendmentOf([row[at] ?? '']) !== undefined),
  );
  for (const [at, role] of ofName(OF_ORIGINAL)) {
    const original = ORIGINALS[role];
    if (original === undefined) continue;
    const has = (wanted: Role): boolean => found.some((one, other) => other !== at && one.role === wanted);
    const isDocument = role === 'document' || role === 'date';
    const isPair = revised.some(([, one]) => one === role || (isDocument && one === 'document'));
    if (isPair || (saysKind && has(role))) found[at] = { role: original, weight: 1 };
    else if (isDocument && has(role)) found[at] = OTHER;
  }
  const pairs = new Set(found.map(({ role }) => role));
  for (const [at, role] of revised) {
    const original = ORIGINALS[role];
    if (original !== undefined && pairs.has(original)) found[at] = { role, weight: 9 };
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
  if (content.hasNoDigits && VALUE_ROLES.includes(role)) return OTHER;
  if (role === 'rate') {
    if (content.areRates) return named;
    if (content.areKeys) return OTHER;
    if (content.numbers < 0.5) return /^tax (?:type|class)$/.test(plainName(name)) ? OTHER : named;
    return /\b(?:gst|tax)/.test(plainName(name)) ? { role: 'tax', weight: 1 } : { role: 'price', weight: 1 };
  }
  if (role === 'gstin' || role === 'supplier_gstin') return content.numbers > 0.5 ? OTHER : named;
  if (role === 'code')
    return content.words > 0.8 && content.codes < 0.2 && content.distinct > 3 ? { role: 'other', weight: 0 } : named;
  // Numbers below "Unit" are the size of the pack.
  if (role === 'unit') return content.numbers > 0.5 ? OTHER : named;
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
      if (hasLedgers) return one.ledgerRate === undefined ? OTHER : one;
      return best.get('taxable') === at && one.weight !== ONLY_BESIDE_LEDGERS ? one : OTHER;
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
