// Reads the rows of a table as lines of a register: values by their roles, cells of a voucher carried down, totals known.
import { unitBehind } from './amounts.ts';
import { isNothing, type TextRow } from './cells.ts';
import { codeDigits, isPlaceholder } from './codeCell.ts';
import type { Period } from './dates.ts';
import type { SumFault } from './eInvoiceSums.ts';
import { type Habits, NO_HABITS } from './habits.ts';
import { Headings } from './headings.ts';
import { Kept } from './kept.ts';
import type { Layout } from './layout.ts';
import { LineValues } from './lineValue.ts';
import { isGstin, placeIn, stateOfGstin } from './places.ts';
import { type RoleColumns, roleColumnsOf, textIn } from './roleCells.ts';
import { plainName, type Role, TAX_ROLES, VALUE_ROLES } from './roles.ts';
import { RowAmounts, type RowCurrency, rateFromTax } from './rowAmounts.ts';
import { type Beside, firstWords, isSumByName, kindBorneOut, type RowKind, rowKindOf, saidBy } from './rowKind.ts';
import { isNamedCancelled, isTransfer, type NoteKind, type Payment, type Supply } from './supply.ts';
import type { Unread } from './unread.ts';
import { isNamedTaxable } from './valueWithTax.ts';
import { type AmendedDocument, type GivenKinds, NO_VOUCHER, type Voucher, Vouchers } from './vouchers.ts';

/** Where a line stands: its row, behind the sheet where several are read. */
export const placeOf = ({ row, sheet }: Pick<Line, 'row' | 'sheet'>): Place => (sheet === '' ? row : `${sheet} ${row}`);
export type Place = number | string;

/** Amounts are rupees; undefined: the file does not say. */
export interface Line extends RowCurrency {
  /** In the file or its sheet, from 1, titles and names counted. */
  readonly row: number;
  /** Of a workbook of which several sheets are read; else empty. */
  readonly sheet: string;
  readonly kind: RowKind;
  readonly description: string;
  /** Who sold or bought it, by name; empty: the file does not say. */
  readonly party: string;
  /** The seller's own number of the item; empty: the file does not say. */
  readonly sku: string;
  /** What the item belongs to: "ICE CREAM" beside a flavour. */
  readonly group: string;
  /** As the file has it, and its digits. */
  readonly codeCell: string;
  readonly code: string;
  /** The whole rate in per cent, CGST and SGST together. */
  readonly rate: number | undefined;
  /** The file has no rate: it follows from tax and value. */
  readonly isRateFromTax: boolean;
  readonly price: number | undefined;
  /** Of one unit, with its tax. */
  readonly priceWithTax: number | undefined;
  readonly mrp: number | undefined;
  /** After the discount and with the charges that stand in columns of their own, where tax, total or price say so. */
  readonly taxable: number | undefined;
  /** Quantity times price by the file itself, before discount and charges. */
  readonly gross: number | undefined;
  /** In columns of their own, in rupees; a discount is never negative. */
  readonly discount: number;
  readonly charges: number;
  readonly roundOff: number;
  /** There is a discount or a charge, and nothing says whether the value has it already. */
  readonly isValueOpen: boolean;
  /** The value as it is written holds the tax, which is taken off. */
  readonly isLessTax: boolean;
  readonly quantity: number | undefined;
  /** As the file has it. */
  readonly unit: string;
  /** ISO date. */
  readonly day: string | undefined;
  readonly cgst: number | undefined;
  readonly sgst: number | undefined;
  readonly igst: number | undefined;
  /** All of CGST, SGST and IGST, where the file tells them together or apart. */
  readonly tax: number | undefined;
  /** The file has columns of tax, and this line nothing in them. */
  readonly areTaxesBlank: boolean;
  /** What the tax is by ledgers of several rates; undefined: the line has one rate. */
  readonly ledgerTax: number | undefined;
  readonly cess: number | undefined;
  readonly total: number | undefined;
  /** Two digits of the state; empty: the file does not say. */
  readonly place: string;
  readonly fromPlace: string;
  readonly gstin: string;
  /** As the row has it; empty: the row does not say. */
  readonly supplierGstin: string;
  /** Nothing says whether the one number of all rows is the seller's, which it is taken for, or a customer's. */
  readonly isSellerGuessed: boolean;
  readonly supply: Supply;
  /** Of exports and supplies to an SEZ. */
  readonly payment: Payment;
  readonly note: NoteKind;
  /** What speaks of a return or of cancelling, but not for certain of this document; empty: nothing. */
  readonly unsureNote: string;
  readonly document: string;
  /** The kind of document as the file has it; empty: it says none. */
  readonly kindName: string;
  /** A kind of document that is not known, which is read as a sale; empty: it is known. */
  readonly unknownKind: string;
  /** What the line takes the place of; undefined: it amends nothing. */
  readonly amends: Amends | undefined;
  /** Whether the line is a document before its amendment: the file says so, or a later row may amend it. */
  readonly original: 'said' | 'possible' | undefined;
  /** Undefined: the file does not say. */
  readonly isReverseCharge: boolean | undefined;
  /** What the file says beside the code; undefined: nothing. */
  readonly isService: boolean | undefined;
  /** Table 12 of a return that is told already. */
  readonly section: 'b2b' | 'b2c' | undefined;
  /** What a person has yet to settle, by the file itself; undefined: it says nothing. */
  readonly review: 'code' | 'rate' | undefined;
  /** Days, numbers of customers, amounts, quantities and rates that are there and could not be read. */
  readonly unread: readonly Unread[];
  /** Of a total with a value; undefined: the row is none. */
  readonly totalled: Totalled | undefined;
}

/** A line as it was reported before it was amended; undefined: its own row does not say. */
export interface Amends extends AmendedDocument {
  readonly taxable: number | undefined;
  readonly quantity: number | undefined;
  readonly rate: number | undefined;
}

/** What a total says, what all lines above it add up to, and whether it is that sum or the one since the total before. */
export interface Totalled {
  readonly said: number;
  readonly sum: number;
  readonly fits: boolean;
}

/** A section of a return that is not added up: its key, such as b2ba, and what it holds, in paise. */
export interface Aside {
  readonly section: string;
  readonly documents: number;
  readonly taxable: number;
}

/** What the whole file says, where its rows do not. */
export interface FileFacts {
  /** The sheet that is read, where several are. */
  readonly sheet?: string;
  readonly supplierGstin?: string;
  /** ISO date for rows without one. */
  readonly day?: string;
  /** The days of its documents, as the title tells them. */
  readonly period?: Period;
  /** Of Table 12, where its rows do not say it. */
  readonly section?: 'b2b' | 'b2c';
  /** Of e-invoices: what their sums are refused for. */
  readonly faults?: readonly SumFault[];
  /** Every row takes back what was sold, as in a file of returns. */
  readonly areReturns?: boolean;
  /** Every row is of a credit note, unless it says otherwise. */
  readonly areCreditNotes?: boolean;
  /** Every row is what somebody else sold, unless it says otherwise. */
  readonly arePurchases?: boolean;
  /** Of a return whose Table 12 is read: sections that amend documents, which it must have the difference of. */
  readonly aside?: readonly Aside[];
  /** What kinds of document are that the file names, in lower case. */
  readonly kinds?: GivenKinds;
}

/** What is known of a file before its first line. */
export type CheckedFile = Pick<LineReader, 'has' | 'isNamed' | 'habits' | 'facts' | 'documentName'>;

/** Items above a row: how many, and the sums of their values as written and as they count. */
class Above {
  items = 0;
  written = 0;
  signed = 0;

  add(written = 0, signed = 0): void {
    this.items++;
    this.written += written;
    this.signed += signed;
  }
}

/** Sums are rounded to rupees. */
const isSumOf = (value: number, { items, written, signed }: Above, least: number): boolean =>
  items >= least && (Math.abs(value - written) <= 1 || Math.abs(value - signed) <= 1);

/** The numbers of a line. */
type Sums = RowCurrency &
  Pick<Line, 'cgst' | 'sgst' | 'igst' | 'tax' | 'ledgerTax' | 'rate' | 'isRateFromTax' | 'price' | 'quantity'> &
  Pick<
    Line,
    'cess' | 'total' | 'taxable' | 'isValueOpen' | 'isLessTax' | 'gross' | 'discount' | 'charges' | 'roundOff'
  >;

/** What is written without a minus, though it is given back. */
const signed = (amount: number | undefined, sign: 1 | -1): number | undefined =>
  amount === undefined || sign === 1 || amount <= 0 ? amount : -amount;

const AMOUNTS: readonly Role[] = [...VALUE_ROLES, 'total'];

export class LineReader {
  readonly layout: Layout;
  readonly #facts: FileFacts;
  readonly #at: RoleColumns;
  readonly #itemNumbers: readonly number[];
  readonly #headings: Headings;
  readonly #vouchers: Vouchers;
  readonly #amounts: RowAmounts;
  readonly #isSellerGuessed: boolean;
  readonly #hasTaxes: boolean;
  readonly #states = new Kept(placeIn);
  readonly #sellers = new Kept(stateOfGstin);
  /** Of the seller, as the whole file says it; empty: the rows tell, or nothing does. */
  readonly #placeOfFile: string;
  readonly #values = new LineValues();
  readonly #isNamedTaxable: boolean;
  readonly #holdsTax: boolean;
  /** The items of the file so far and those since the total before, to know totals by. */
  readonly #above = new Above();
  #sinceTotal = new Above();
  /** The number of who sells, as the rows tell it; empty: they do not. */
  supplierGstin = '';
  /** How its amounts belong together, as its first lines show. */
  habits: Habits = NO_HABITS;

  constructor(layout: Layout, facts: FileFacts = {}) {
    this.layout = layout;
    this.#facts = facts;
    this.#at = roleColumnsOf(layout);
    this.#vouchers = new Vouchers(layout, this.#at, facts);
    this.#amounts = new RowAmounts(layout, this.#at);
    this.#isNamedTaxable = this.#at.taxable.some((at) => isNamedTaxable(layout.columns[at]?.name ?? ''));
    this.#holdsTax = this.#at.taxable.some((at) => layout.columns[at]?.holdsTax === true);
    this.#placeOfFile = this.has('supplier_gstin') ? '' : stateOfGstin(facts.supplierGstin ?? '');
    this.#itemNumbers = this.#at.sku.filter((at) => isOfItem(layout.columns[at]?.name ?? ''));
    this.#headings = new Headings(layout);
    this.#isSellerGuessed = layout.columns.some(({ role, isGuess }) => role === 'supplier_gstin' && isGuess === true);
    this.#hasTaxes = TAX_ROLES.some((role) => this.has(role));
  }

  /** Whether the columns are known by what they are called. */
  get isNamed(): boolean {
    return this.layout.isGiven !== true;
  }

  /** What the column of documents is called; empty: there is none. */
  get documentName(): string {
    return this.layout.columns[this.#at.document[0] ?? -1]?.name ?? '';
  }

  get facts(): FileFacts {
    return this.#facts;
  }

  /** Whether the file has a column of this role. */
  has(role: Role): boolean {
    return this.#at[role].length > 0;
  }

  /** `row`: its number in the file, from 1. */
  read(cells: TextRow, row: number): Line {
    const at = this.#at;
    this.#amounts.begin();
    const description = textIn(cells, at.description);
    const isNamed = at.description.length > 0;
    const name = isNamed ? description : textIn(cells, at.party);
    const written = this.#amounts.amount(cells, at.taxable);
    const kind = this.#kindOf(cells, name, isNamed ? at.description : at.party, written);
    const codeCell = textIn(cells, at.code);
    const voucher = kind === 'item' ? this.#vouchers.of(cells) : NO_VOUCHER;
    const { supply, payment } = voucher.kinds;
    const note = isNamedCancelled(description)
      ? 'cancelled'
      : this.#isOwnTransfer(cells, voucher)
        ? 'no supply'
        : this.#noteOf(voucher, written);
    const sign = note === 'credit' || this.#facts.areReturns === true ? -1 : 1;
    const sums = this.#sumsOf(cells, kind, sign);
    if (kind === 'item') {
      const counted = note === 'cancelled' ? 0 : signed(written, sign);
      this.#above.add(written, counted);
      this.#sinceTotal.add(written, counted);
    }
    const totalled = kind === 'total' ? this.#totalled(cells, name, written) : undefined;
    if (kind === 'total') this.#sinceTotal = new Above();
    const gstin = voucher.gstin;
    return {
      row,
      sheet: this.#facts.sheet ?? '',
      kind,
      description,
      party: textIn(cells, at.party),
      sku: textIn(cells, this.#itemNumbers),
      group: joined(cells, at.group, description),
      codeCell,
      code: codeDigits(codeCell),
      rate: sums.rate,
      isRateFromTax: sums.isRateFromTax,
      price: sums.price,
      priceWithTax: this.#amounts.amount(cells, at.price_with_tax),
      mrp: this.#amounts.amount(cells, at.mrp),
      taxable: sums.taxable,
      gross: sums.gross,
      discount: sums.discount,
      charges: sums.charges,
      roundOff: sums.roundOff,
      isValueOpen: sums.isValueOpen,
      isLessTax: sums.isLessTax,
      exchange: sums.exchange,
      currency: sums.currency,
      quantity: sums.quantity,
      unit: textIn(cells, at.unit) || unitBehind(textIn(cells, at.quantity)),
      day: voucher.day || this.#facts.day,
      cgst: sums.cgst,
      sgst: sums.sgst,
      igst: sums.igst,
      tax: sums.tax,
      ledgerTax: sums.ledgerTax,
      areTaxesBlank: sums.tax === undefined && this.#hasTaxes && !this.#hasUnreadAmount,
      cess: sums.cess,
      total: sums.total,
      place: voucher.place,
      fromPlace: note === 'purchase' ? this.#placeOfSupplier(cells, gstin) : this.#fromPlace(cells),
      gstin,
      supplierGstin: textIn(cells, at.supplier_gstin).toUpperCase(),
      isSellerGuessed: this.#isSellerGuessed,
      supply,
      payment,
      note,
      unsureNote: note === 'invoice' && (sums.taxable ?? 0) > 0 ? voucher.unsureNote : '',
      document: voucher.document,
      kindName: voucher.kinds.name,
      unknownKind: note === 'invoice' ? voucher.kinds.unknown : '',
      amends: this.#amended(cells, voucher, sign),
      original: this.#originalOf(voucher),
      isReverseCharge: answered(textIn(cells, at.reverse_charge)),
      isService: serviceIn(textIn(cells, at.goods_or_service)),
      section: sectionIn(textIn(cells, at.section)) ?? this.#facts.section,
      review: reviewIn(textIn(cells, at.review)),
      unread: this.#unreadIn(cells, voucher, sums.rate, supply),
      totalled,
    };
  }

  #amended(cells: TextRow, { amends, document }: Voucher, sign: 1 | -1): Amends | undefined {
    const at = this.#at;
    const taxable = signed(this.#amounts.amount(cells, at.original_taxable), sign);
    if (amends === undefined && taxable === undefined) return undefined;
    return {
      ...(amends ?? { document, day: '', isOfReturn: true }),
      taxable,
      quantity: signed(this.#amounts.amount(cells, at.original_quantity), sign),
      rate: this.#amounts.rateBefore(cells),
    };
  }

  #originalOf({ kinds, amends }: Voucher): Line['original'] {
    if (kinds.amendment === 'original') return 'said';
    return amends === undefined && this.has('original_document') ? 'possible' : undefined;
  }

  /** The event that cancels a sale takes it back: its amounts are below zero beside those of the sale. */
  #noteOf({ kinds: { note, isEvent } }: Voucher, value: number | undefined): NoteKind {
    return note === 'cancelled' && isEvent && (value ?? 0) < 0 ? 'credit' : note;
  }

  /** What the cells of a row say in numbers, amounts in rupees; `sign`: -1 where it takes back what was sold. */
  #sumsOf(cells: TextRow, kind: RowKind, sign: 1 | -1): Sums {
    const { exchange, currency } = this.#amounts.currencyOf(cells);
    const at = this.#at;
    const money = (columns: readonly number[]): number | undefined => this.#amounts.amount(cells, columns, exchange);
    const cgst = signed(money(at.cgst), sign);
    const sgst = signed(money(at.sgst), sign);
    const igst = signed(money(at.igst), sign);
    const areApart = cgst !== undefined || sgst !== undefined || igst !== undefined;
    const tax = areApart ? (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0) : signed(money(at.tax), sign);
    const cess = signed(money(at.cess), sign);
    const withTax = signed(money(at.taxable), sign);
    const isLessTax = this.#holdsTax && withTax !== undefined && (tax ?? 0) !== 0;
    const written = isLessTax ? lessTax(withTax, tax, cess) : withTax;
    const price = money(at.price);
    const quantity = signed(this.#amounts.amount(cells, at.quantity), sign);
    const gross = Math.abs((price ?? 0) * (quantity ?? 0));
    const discount = this.#amounts.discount(cells, written ?? 0, gross, exchange);
    const charges = money(at.charges) ?? 0;
    const ledgerTax = signed(this.#amounts.ledgerTax(cells), sign);
    const ownRate = this.#amounts.wholeRate(this.#amounts.rate(cells), tax, written);
    const rate = ownRate ?? (ledgerTax === undefined ? rateFromTax(written, tax, discount, charges) : undefined);
    const total = signed(money(at.total), sign);
    const isWhole = written === undefined || discount + Math.abs(charges) === 0 || kind !== 'item';
    const { value: taxable, isOpen: isValueOpen } = isWhole
      ? { value: written, isOpen: false }
      : this.#values.of({
          written,
          discount,
          charges,
          rate,
          tax,
          cess,
          total,
          price,
          quantity,
          isNamedTaxable: this.#isNamedTaxable,
        });
    const isRateFromTax = ownRate === undefined && rate !== undefined;
    return {
      exchange,
      currency,
      cgst,
      sgst,
      igst,
      tax,
      ledgerTax,
      rate,
      isRateFromTax,
      price,
      quantity,
      cess,
      total,
      taxable,
      gross: signed(money(at.gross), sign),
      discount,
      charges,
      roundOff: money(at.round_off) ?? 0,
      isValueOpen,
      isLessTax,
    };
  }

  get #hasUnreadAmount(): boolean {
    return this.#amounts.unread.some(({ role }) => role !== 'quantity');
  }

  /** Only what can be nothing but the sum of its column: an "invoice total" may hold the tax as well. */
  #totalled(cells: TextRow, name: string, said: number | undefined): Totalled | undefined {
    const isSaid = isSumByName(name) || cells.some(isSumByName);
    if (said === undefined || !isSaid || this.#above.items === 0) return undefined;
    const fits = isSumOf(said, this.#above, 1) || isSumOf(said, this.#sinceTotal, 1);
    return { said, sum: this.#above.written, fits };
  }

  /** A rate that follows from the tax needs no cell; neither does a supply that bears none. */
  #unreadIn(cells: TextRow, voucher: Voucher, rate: number | undefined, supply: Supply): readonly Unread[] {
    const unread = voucher.unread.length === 0 ? this.#amounts.unread : [...voucher.unread, ...this.#amounts.unread];
    if (rate !== undefined || supply !== 'regular') return unread;
    const cell = textIn(cells, this.#at.rate);
    return cell === '' || isNothing(cell) ? unread : [...unread, { role: 'rate', cell }];
  }

  #fromPlace(cells: TextRow): string {
    const at = this.#at;
    return (
      this.#sellers.of(this.#supplier(cells)) || this.#states.of(textIn(cells, at.from_place)) || this.#placeOfFile
    );
  }

  #isOwnTransfer(cells: TextRow, { kinds, gstin }: Voucher): boolean {
    if (gstin === '' || !isTransfer(kinds.unknown)) return false;
    return gstin === (this.#supplier(cells) || (this.#facts.supplierGstin ?? '')).toUpperCase();
  }

  /** Of a purchase: the other party sold it, so that his number, and not that of who wrote the file, tells the state. */
  #placeOfSupplier(cells: TextRow, gstin: string): string {
    const own = this.#facts.arePurchases === true ? textIn(cells, this.#at.supplier_gstin) : '';
    return this.#sellers.of(own || gstin);
  }

  #supplier(cells: TextRow): string {
    const gstin = textIn(cells, this.#at.supplier_gstin);
    if (this.supplierGstin === '' && gstin !== '' && isGstin(gstin)) this.supplierGstin = gstin.toUpperCase();
    return gstin;
  }

  /** `named`: the columns of the name. What words say of a row holds where its other cells bear it out. */
  #kindOf(cells: TextRow, name: string, named: readonly number[], value: number | undefined): RowKind {
    if (this.#headings.isHeading(cells)) return 'note';
    if (name !== '') {
      const said = saidBy(name);
      if (said !== undefined) {
        const at = named.find((column) => (cells[column] ?? '').trim() === name) ?? -1;
        return kindBorneOut(said, this.#beside(cells, at, value));
      }
    } else {
      const { said, at } = firstWords(cells);
      if (said !== undefined) return kindBorneOut(said, this.#beside(cells, at, value));
      const kind = rowKindOf(cells, name, this.layout.columns.length);
      if (kind !== 'item') return kind;
    }
    return this.#isUnnamedTotal(cells, value) ? 'total' : 'item';
  }

  /** What a row has beside the cell with the words. */
  #beside(cells: TextRow, words: number, value: number | undefined): Beside {
    const at = this.#at;
    const others = cells.map((cell, column) => (column === words ? '' : cell));
    const isFilled = (role: Role): boolean => /[\p{L}\d]/u.test(textIn(others, at[role]));
    const digits = codeDigits(textIn(others, at.code));
    return {
      hasCode: /^\d{2,}/.test(digits) && !isPlaceholder(digits),
      isPriced: isFilled('unit') || isFilled('price') || isFilled('rate'),
      hasQuantity: (this.#amounts.amount(others, at.quantity) ?? 0) !== 0,
      hasAmount: AMOUNTS.some((role) => (this.#amounts.amount(others, at[role]) ?? 0) !== 0),
      hasOwnDocument: this.#vouchers.isNew(textIn(others, at.document), textIn(others, at.date)),
      addsUp: () =>
        value !== undefined &&
        (isSumOf(value, this.#above, 2) || isSumOf(value, this.#sinceTotal, isFilled('description') ? 2 : 1)),
      isAlone: cells.length > 1 && others.every((cell) => cell.trim() === ''),
    };
  }

  /** A row that names no voucher and nothing that is sold, with the sum of all values before it. */
  #isUnnamedTotal(cells: TextRow, value: number | undefined): boolean {
    const at = this.#at;
    if (value === undefined || at.document.length + at.date.length === 0 || !isSumOf(value, this.#above, 2))
      return false;
    const isEmpty = (role: Role): boolean => textIn(cells, at[role]) === '';
    if (!isEmpty('document') || !isEmpty('date') || !isEmpty('code')) return false;
    return isEmpty('description') || (isEmpty('unit') && isEmpty('price') && isEmpty('rate') && isEmpty('quantity'));
  }
}

/** Numbers of items, among all that are called a number or a code. */
const OF_ITEM =
  /\b(?:item|product|prod|part|material|style|article|stock|goods|sku|design|catalogue|model|oem)\b|^(?:code|item|items)$/;
const isOfItem = (name: string): boolean => OF_ITEM.test(plainName(name));

/** Without what binary fractions add. */
const lessTax = (value: number, tax = 0, cess = 0): number => Number((value - tax - cess).toFixed(6));

/** The groups of an item, each once, without what the description says itself. */
function joined(cells: TextRow, columns: readonly number[], description: string): string {
  if (columns.length === 0) return '';
  const groups = new Set(columns.map((at) => (cells[at] ?? '').trim()).filter((cell) => /\p{L}{2}/u.test(cell)));
  groups.delete(description);
  return [...groups].join(' ');
}

const answered = (cell: string): boolean | undefined =>
  cell === ''
    ? undefined
    : /^(?:y|yes|true|1|rcm|applicable|reverse charge)$/i.test(cell)
      ? true
      : /^(?:n|no|false|0|fcm|not applicable|forward charge)$/i.test(cell)
        ? false
        : undefined;

const serviceIn = (cell: string): boolean | undefined =>
  cell === ''
    ? undefined
    : /^(?:y|yes|s|services?)$/i.test(cell)
      ? true
      : /^(?:n|no|g|goods?)$/i.test(cell)
        ? false
        : undefined;

const sectionIn = (cell: string): Line['section'] =>
  cell === '' ? undefined : /b2c/i.test(cell) ? 'b2c' : /b2b/i.test(cell) ? 'b2b' : undefined;

const reviewIn = (cell: string): Line['review'] => (cell === 'code' || cell === 'rate' ? cell : undefined);
