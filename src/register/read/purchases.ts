// Whether a whole table is of purchases: its titles, the names of its columns and the numbers of the sellers tell.
import type { Table, TextRow } from './cells.ts';
import type { Layout } from './layout.ts';
import { isGstin } from './places.ts';
import { plainName } from './roles.ts';

const TITLE =
  /\b(?:purchases?|expenses?)\b(?!\s*(?:order|requisition))[^\n]{0,30}\b(?:register|book|ledger|journal|report|summary|details?|bills?|invoices?|list|analysis|account)\b|\bregister of purchases\b|^\s*purchases?\s*$|\binward suppl|\bgstr[- ]?2[ab]?\b|खरीद/im;
const SALES_TITLE = /\bsales?\b|\boutward\b|\bgstr[- ]?1\b|बिक्री/i;

/** Names of columns that only who buys has. */
const BUYERS_COLUMN =
  /^(?:supplier|vendor)s?(?: s)? (?:invoice|inv|bill)\b|\bitc\b|\binput tax credit\b|^input (?:cgst|sgst|utgst|igst|gst)\b|^purchases? (?:gst |igst )?\d|^expense (?:date|head|account|category)$/;
const SELLERS_COLUMN =
  /\b(?:customer|buyer|client|consignee|bill to|ship to|receiver|recipient|sales?|output|outward)\b/;
const SUPPLIER = /\b(?:supplier|vendor)\b/;
const NAME_OF_SUPPLIER = /^(?:supplier|vendor)(?: s)? name$|^name of (?:the )?(?:supplier|vendor)$/;

/** `data`: the first rows below the names. */
export function arePurchases(titles: Table, { columns }: Layout, data: Table): boolean {
  const title = titles.map((row) => row.join(' ')).join('\n');
  if (SALES_TITLE.test(title)) return false;
  if (TITLE.test(title)) return true;
  const names = columns.map(({ name }) => plainName(name));
  // Zoho's bills have an empty column of customers, for what is billed on to one.
  if (names.some((name, at) => SELLERS_COLUMN.test(name) && textsIn(data, at).size > 0)) return false;
  if (names.some((name) => BUYERS_COLUMN.test(name))) return true;
  const hasDocuments = columns.some(({ role }) => role === 'document');
  return columns.some(({ role }, at) => {
    const name = names[at] ?? '';
    const isOtherParty = role === 'party' && hasDocuments && NAME_OF_SUPPLIER.test(name);
    if (isOtherParty && textsIn(data, at).size > 1) return true;
    return (role === 'supplier_gstin' || SUPPLIER.test(name)) && sellersIn(data, at).size > 1;
  });
}

/** What the cells of a column say, each once. */
const textsIn = (data: Table, at: number): ReadonlySet<string> =>
  new Set(data.map((row) => (row[at] ?? '').trim().toLowerCase()).filter((text) => text !== ''));

/** Persons by the PAN within their number: one seller has several numbers, one in each state. */
function sellersIn(data: Table, at: number): ReadonlySet<string> {
  const gstins = data.map((row: TextRow) => (row[at] ?? '').trim().toUpperCase()).filter(isGstin);
  return new Set(gstins.map((gstin) => gstin.slice(2, 12)));
}
