// Reads the rows of a table as lines of a register: values by their roles, cells of a voucher carried down, totals known.
import { amountOf, plainAmount, unitBehind } from './amounts.ts';
import type { TextRow } from './cells.ts';
import { codeDigits, isPlaceholder } from './codeCell.ts';
import { isForeign } from './currency.ts';
import { dayIn } from './dates.ts';
import { Headings } from './headings.ts';
import { Kept } from './kept.ts';
import type { Column, Layout } from './layout.ts';
import { LineValues } from './lineValue.ts';
import { customerNumber, isGstin, placeIn, stateOfGstin } from './places.ts';
import { isFractionOf, isReturnRate, rateIn, rateOfTax, rounded } from './rates.ts';
import { ROLES, type Role, TAX_ROLES, VALUE_ROLES } from './roles.ts';
import { type Beside, firstWords, kindBorneOut, type RowKind, rowKindOf, type Said, saidBy } from './rowKind.ts';
import {
  isNamedCancelled,
  isNumberOfCredit,
  type Mark,
  type MarkColumn,
  markOf,
  type NoteKind,
  noteKindOf,
  type Payment,
  paymentOf,
  type Supply,
  supplyOf,
} from './supply.ts';
import { isNothing, type Unread } from './unread.ts';

/** Amounts are rupees; undefined: the file does not say. */
export interface Line {
  /** In the file, from 1, titles and names counted. */
  readonly row: number;
  readonly kind: RowKind;
  readonly description: string;
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
  /** After the discount and with the charges that stand in columns of their own, where tax, total or price say so. */
  readonly taxable: number | undefined;
  /** There is a discount or a charge, and nothing says whether the value has it already. */
  readonly isValueOpen: boolean;
  /** What the amounts were multiplied by to be rupees; undefined: they were rupees. */
  readonly exchange: number | undefined;
  /** The currency of the amounts, where no exchange rate makes them rupees; empty: they are rupees. */
  readonly currency: string;
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
  /** Nothing says whether the one number of all rows is the seller's, which it is taken for, or a customer's. */
  readonly isSellerGuessed: boolean;
  readonly supply: Supply;
  /** Of exports and supplies to an SEZ. */
  readonly payment: Payment;
  readonly note: NoteKind;
  /** What speaks of a return or of cancelling, but not for certain of this document; empty: nothing. */
  readonly unsureNote: string;
  readonly document: string;
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
}

/** What the whole file says, where its rows do not. */
export interface FileFacts {
  readonly supplierGstin?: string;
  /** ISO date for rows without one. */
  readonly day?: string;
  /** Every row takes back what was sold, as in a file of returns. */
  readonly areReturns?: boolean;
  /** Every row is what somebody else sold, unless it says otherwise. */
  readonly arePurchases?: boolean;
}

/** The columns of each role. */
type Places = Readonly<Record<Role, readonly number[]>>;
const placesOf = ({ columns }: Layout): Places =>
  Object.fromEntries(
    ROLES.map((role) => [role, columns.flatMap((column, at) => (column.role === role ? [at] : []))]),
  ) as unknown as Places;

interface Voucher {
  readonly document: string;
  readonly day: string;
  readonly place: string;
  readonly gstin: string;
  readonly unread: readonly Unread[];
  readonly kinds: Kinds;
  readonly unsureNote: string;
}

/** What is sold to whom, and whether a note takes it back. */
interface Kinds {
  readonly supply: Supply;
  readonly payment: Payment;
  readonly note: NoteKind;
}

const NO_KINDS: Kinds = { supply: 'regular', payment: undefined, note: 'invoice' };
const ALL_READ: readonly Unread[] = [];
const NO_VOUCHER: Voucher = {
  document: '',
  day: '',
  place: '',
  gstin: '',
  unread: ALL_READ,
  kinds: NO_KINDS,
  unsureNote: '',
};
const COUNTED: readonly Role[] = [...VALUE_ROLES, 'quantity'];

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

const AMOUNTS: readonly Role[] = [...VALUE_ROLES, 'total'];

export class LineReader {
  readonly layout: Layout;
  readonly #facts: FileFacts;
  readonly #at: Places;
  readonly #headings: Headings;
  readonly #isSellerGuessed: boolean;
  /** Columns of notes that are read word by word, and those that mark documents. */
  readonly #notes: readonly number[];
  readonly #marks: readonly { readonly at: number; readonly marks: MarkColumn }[];
  /** Not all documents are numbered as credit notes are. */
  #hasOtherNumbers = false;
  readonly #hasTaxes: boolean;
  readonly #days: Kept<string>;
  readonly #states = new Kept(placeIn);
  readonly #gstins = new Kept(customerNumber);
  readonly #sellers = new Kept(stateOfGstin);
  readonly #rates = new Kept(rateIn);
  readonly #said = new Kept((text): Said | null => saidBy(text) ?? null);
  readonly #kinds = new Kept(kindsIn);
  readonly #values = new LineValues();
  readonly #isNamedTaxable: boolean;
  /** The cells of the voucher before that tell its kinds, with these: most are of the same. */
  #kindCells: readonly string[] = [];
  #lastKinds = NO_KINDS;
  /** That the row before belongs to: programs name it on its first row only. */
  #voucher = NO_VOUCHER;
  /** The items of the file so far and those since the total before, to know totals by. */
  readonly #above = new Above();
  #sinceTotal = new Above();
  /** Cells of this row. */
  #unread: readonly Unread[] = ALL_READ;
  /** The number of who sells, as the rows tell it; empty: they do not. */
  supplierGstin = '';

  constructor(layout: Layout, facts: FileFacts = {}) {
    this.layout = layout;
    this.#facts = facts;
    this.#at = placesOf(layout);
    this.#isNamedTaxable = this.#at.taxable.some((at) =>
      /taxable|assess|ass ?amt|txval/i.test(layout.columns[at]?.name ?? ''),
    );
    this.#headings = new Headings(layout);
    this.#notes = this.#at.note.filter((at) => layout.columns[at]?.marks === undefined);
    this.#marks = layout.columns.flatMap(({ marks }, at) => (marks === undefined ? [] : [{ at, marks }]));
    this.#isSellerGuessed = layout.columns.some(({ role, isGuess }) => role === 'supplier_gstin' && isGuess === true);
    this.#hasTaxes = TAX_ROLES.some((role) => this.has(role));
    this.#days = new Kept((text) => dayIn(text, layout.dayOrder) ?? '');
  }

  /** Whether the columns are known by what they are called. */
  get isNamed(): boolean {
    return this.layout.isGiven !== true;
  }

  /** Whether the file has a column of this role. */
  has(role: Role): boolean {
    return this.#at[role].length > 0;
  }

  /** `row`: its number in the file, from 1. */
  read(cells: TextRow, row: number): Line {
    const at = this.#at;
    this.#unread = ALL_READ;
    const description = text(cells, at.description);
    const isNamed = at.description.length > 0;
    const name = isNamed ? description : text(cells, at.party);
    const written = this.#amount(cells, at.taxable);
    const kind = this.#kindOf(cells, name, isNamed ? at.description : at.party, written);
    const codeCell = text(cells, at.code);
    const voucher = kind === 'item' ? this.#voucherOf(cells) : NO_VOUCHER;
    const { supply, payment } = voucher.kinds;
    const note = isNamedCancelled(description) ? 'cancelled' : voucher.kinds.note;
    const sign = note === 'credit' || this.#facts.areReturns === true ? -1 : 1;
    const signed = (amount: number | undefined): number | undefined =>
      amount === undefined || sign === 1 || amount <= 0 ? amount : -amount;
    const { exchange, currency } = this.#currencyOf(cells);
    const money = (role: Role): number | undefined => this.#amount(cells, at[role], exchange);
    const cgst = signed(money('cgst'));
    const sgst = signed(money('sgst'));
    const igst = signed(money('igst'));
    const apart =
      cgst === undefined && sgst === undefined && igst === undefined
        ? undefined
        : (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0);
    const tax = apart ?? signed(money('tax'));
    const valued = signed(money('taxable'));
    const discount = this.#discount(cells, valued ?? 0, exchange);
    const charges = money('charges') ?? 0;
    const ledgerTax = signed(this.#ledgerTax(cells));
    const rate = this.#wholeRate(this.#rate(cells), tax, valued);
    const fromTax = rate ?? (ledgerTax === undefined ? rateFromTax(valued, tax, discount, charges) : undefined);
    const price = money('price');
    const quantity = signed(this.#amount(cells, at.quantity));
    const cess = signed(money('cess'));
    const total = signed(money('total'));
    const { value: taxable, isOpen: isValueOpen } =
      valued === undefined || discount + Math.abs(charges) === 0 || kind !== 'item'
        ? { value: valued, isOpen: false }
        : this.#values.of({
            written: valued,
            discount,
            charges,
            rate: fromTax,
            tax,
            cess,
            total,
            price,
            quantity,
            isNamedTaxable: this.#isNamedTaxable,
          });
    if (kind === 'item') {
      const counted = note === 'cancelled' ? 0 : signed(written);
      this.#above.add(written, counted);
      this.#sinceTotal.add(written, counted);
    } else if (kind === 'total') this.#sinceTotal = new Above();
    const gstin = voucher.gstin;
    return {
      row,
      kind,
      description,
      group: joined(cells, at.group, description),
      codeCell,
      code: codeDigits(codeCell),
      rate: fromTax,
      isRateFromTax: rate === undefined && fromTax !== undefined,
      price,
      taxable,
      isValueOpen,
      exchange,
      currency,
      quantity,
      unit: text(cells, at.unit) || unitBehind(text(cells, at.quantity)),
      day: voucher.day || this.#facts.day,
      cgst,
      sgst,
      igst,
      tax,
      ledgerTax,
      areTaxesBlank: tax === undefined && this.#hasTaxes && !this.#unread.some(({ role }) => role !== 'quantity'),
      cess,
      total,
      place: voucher.place,
      fromPlace: note === 'purchase' ? this.#placeOfSupplier(cells, gstin) : this.#fromPlace(cells),
      gstin,
      isSellerGuessed: this.#isSellerGuessed,
      supply,
      payment,
      note,
      unsureNote: note === 'invoice' && (taxable ?? 0) > 0 ? voucher.unsureNote : '',
      document: voucher.document,
      isReverseCharge: answered(text(cells, at.reverse_charge)),
      isService: serviceIn(text(cells, at.goods_or_service)),
      section: sectionIn(text(cells, at.section)),
      review: reviewIn(text(cells, at.review)),
      unread: this.#unreadIn(cells, voucher, fromTax, supply),
    };
  }

  /** A rate that follows from the tax needs no cell; neither does a supply that bears none. */
  #unreadIn(cells: TextRow, voucher: Voucher, rate: number | undefined, supply: Supply): readonly Unread[] {
    const unread = voucher.unread.length === 0 ? this.#unread : [...voucher.unread, ...this.#unread];
    if (rate !== undefined || supply !== 'regular') return unread;
    const cell = text(cells, this.#at.rate);
    return cell === '' || isNothing(cell) ? unread : [...unread, { role: 'rate', cell }];
  }

  #fromPlace(cells: TextRow): string {
    const at = this.#at;
    return (
      this.#sellers.of(this.#supplier(cells)) ||
      this.#states.of(text(cells, at.from_place)) ||
      (at.supplier_gstin.length > 0 ? '' : stateOfGstin(this.#facts.supplierGstin ?? ''))
    );
  }

  /** Of a purchase: the other party sold it, so that his number, and not that of who wrote the file, tells the state. */
  #placeOfSupplier(cells: TextRow, gstin: string): string {
    const own = this.#facts.arePurchases === true ? text(cells, this.#at.supplier_gstin) : '';
    return this.#sellers.of(own || gstin);
  }

  #supplier(cells: TextRow): string {
    const gstin = text(cells, this.#at.supplier_gstin);
    if (this.supplierGstin === '' && gstin !== '' && isGstin(gstin)) this.supplierGstin = gstin.toUpperCase();
    return gstin;
  }

  /** `named`: the columns of the name. What words say of a row holds where its other cells bear it out. */
  #kindOf(cells: TextRow, name: string, named: readonly number[], value: number | undefined): RowKind {
    if (this.#headings.isHeading(cells)) return 'note';
    if (name !== '') {
      const said = this.#said.of(name);
      const at = said === null ? -1 : (named.find((column) => (cells[column] ?? '').trim() === name) ?? -1);
      if (said !== null) return kindBorneOut(said, this.#beside(cells, at, value));
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
    const document = text(others, at.document);
    const day = text(others, at.date);
    const isFilled = (role: Role): boolean => /[\p{L}\d]/u.test(text(others, at[role]));
    const digits = codeDigits(text(others, at.code));
    return {
      hasCode: /^\d{2,}/.test(digits) && !isPlaceholder(digits),
      isPriced: isFilled('unit') || isFilled('price') || isFilled('rate'),
      hasQuantity: (this.#amount(others, at.quantity) ?? 0) !== 0,
      hasAmount: AMOUNTS.some((role) => (this.#amount(others, at[role]) ?? 0) !== 0),
      hasOwnDocument:
        document === '' ? day !== '' && this.#days.of(day) !== this.#voucher.day : document !== this.#voucher.document,
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
    const isEmpty = (role: Role): boolean => text(cells, at[role]) === '';
    if (!isEmpty('document') || !isEmpty('date') || !isEmpty('code')) return false;
    return isEmpty('description') || (isEmpty('unit') && isEmpty('price') && isEmpty('rate') && isEmpty('quantity'));
  }

  #voucherOf(cells: TextRow): Voucher {
    const at = this.#at;
    const document = text(cells, at.document);
    if (document === '' && at.document.length > 0 && this.#voucher.document !== '') {
      const own = text(cells, at.date);
      if (own === '') return this.#voucher;
    }
    const date = text(cells, at.date);
    const day = this.#days.of(date);
    const number = text(cells, at.gstin);
    const gstin = this.#gstins.of(number);
    const place = this.#states.of(text(cells, at.place));
    const kinds = this.#kindsOf(cells, place);
    const { mark, said } = this.#markOf(cells, document);
    const isCancelled = mark === 'cancelled' || isNamedCancelled(text(cells, at.party));
    const note = isCancelled ? 'cancelled' : kinds.note === 'invoice' ? (mark ?? kinds.note) : kinds.note;
    this.#voucher = {
      document,
      day,
      place,
      gstin: gstin ?? '',
      unread: unreadOf(day === '' && !isNothing(date) ? date : '', gstin === undefined ? number : ''),
      kinds: note === kinds.note ? kinds : { ...kinds, note },
      unsureNote: said,
    };
    return this.#voucher;
  }

  /** What the marks of a document say of it for sure; `said`: what does not say it for sure. */
  #markOf(cells: TextRow, document: string): { readonly mark?: Exclude<Mark, 'unsure'>; readonly said: string } {
    let said = '';
    let mark: Exclude<Mark, 'unsure'>;
    for (const { at, marks } of this.#marks) {
      const cell = cells[at] ?? '';
      if (cell === '') continue;
      const one = markOf(marks, cell, document);
      if (one === 'cancelled') return { mark: one, said: '' };
      if (one === 'unsure') said ||= cell.trim();
      else mark ??= one;
    }
    if (mark !== undefined) return { mark, said: '' };
    if (!isNumberOfCredit(document)) this.#hasOtherNumbers ||= document !== '';
    else if (this.#hasOtherNumbers) said ||= document;
    return { said };
  }

  #kindsOf(cells: TextRow, place: string): Kinds {
    const at = this.#at;
    const supply = texts(cells, at.supply);
    const treatment = texts(cells, at.treatment);
    const note = texts(cells, this.#notes);
    const [lastSupply, lastTreatment, lastNote, lastPlace] = this.#kindCells;
    if (supply !== lastSupply || treatment !== lastTreatment || note !== lastNote || place !== lastPlace) {
      this.#kindCells = [supply, treatment, note, place];
      const kinds = this.#kinds.of(`${supply}\t${treatment}\n${note}\n${place}`);
      const isPurchase =
        this.#facts.arePurchases === true && kinds.note !== 'cancelled' && !/\bsales?\b|\boutward\b/i.test(note);
      this.#lastKinds = isPurchase ? { ...kinds, note: 'purchase' } : kinds;
    }
    return this.#lastKinds;
  }

  /** What makes rupees of the amounts of a row, or in which other currency they stay. */
  #currencyOf(cells: TextRow): Pick<Line, 'exchange' | 'currency'> {
    const { currency, exchange, taxable } = this.#at;
    const rate = this.#amount(cells, exchange) ?? 0;
    const isOther = rate > 0 && rate !== 1;
    const written = text(cells, currency);
    const isInRupees = taxable.some((at) => this.layout.columns[at]?.isRupees === true);
    return {
      exchange: isOther ? rate : undefined,
      currency: !isOther && !isInRupees && isForeign(written) ? written : '',
    };
  }

  /** The sum of the columns, in rupees; undefined: none of them holds an amount. */
  #amount(cells: TextRow, columns: readonly number[], exchange = 1): number | undefined {
    let sum: number | undefined;
    for (const at of columns) {
      const cell = cells[at];
      if (cell === undefined || cell === '') continue;
      const times = exchange !== 1 && this.layout.columns[at]?.isRupees !== true ? exchange : 1;
      const plain = plainAmount(cell);
      if (!Number.isNaN(plain)) {
        sum = (sum ?? 0) + times * plain;
        continue;
      }
      const amount = amountOf(cell);
      const { isCredit = false, role } = this.layout.columns[at] as Column;
      if (amount === undefined || (amount.unit !== undefined && VALUE_ROLES.includes(role))) {
        if (COUNTED.includes(role)) this.#noteUnread(role, cell.trim());
        continue;
      }
      const isAgainst = amount.side !== undefined && (amount.side === 'credit') !== isCredit;
      sum = (sum ?? 0) + times * (isAgainst ? -amount.value : amount.value);
    }
    return sum;
  }

  /** In rupees, as what is taken away: some programs write it with a minus, some in per cent of the value. */
  #discount(cells: TextRow, value: number, exchange: number | undefined): number {
    const { discount, discount_rate } = this.#at;
    if (discount.length + discount_rate.length === 0) return 0;
    const isPercent = (at: number): boolean => /%\s*$/.test(cells[at] ?? '');
    const amount = this.#amount(
      cells,
      discount.filter((at) => !isPercent(at)),
      exchange,
    );
    if (amount !== undefined && amount !== 0) return Math.abs(amount);
    const percents = this.#rateIn(cells, discount_rate) ?? this.#rateIn(cells, discount.filter(isPercent));
    return Math.abs(value * (percents ?? 0)) / 100;
  }

  /** Once, though a cell may be looked at twice. */
  #noteUnread(role: Role, cell: string): void {
    if (isNothing(cell) || this.#unread.some((one) => one.role === role && one.cell === cell)) return;
    this.#unread = [...this.#unread, { role, cell }];
  }

  #rate(cells: TextRow): number | undefined {
    const at = this.#at;
    const whole = this.#rateIn(cells, at.rate);
    if (whole !== undefined) return whole;
    const integrated = this.#rateIn(cells, at.igst_rate);
    const central = this.#rateIn(cells, at.cgst_rate);
    const state = this.#rateIn(cells, at.sgst_rate);
    if (integrated !== undefined || central !== undefined || state !== undefined) {
      const halves = at.sgst_rate.length === 0 ? 2 * (central ?? 0) : (central ?? 0) + (state ?? 0);
      // Lists of items name both: 18 across states, 9 and 9 within.
      return rounded(integrated === halves ? halves : (integrated ?? 0) + halves);
    }
    return this.#ledgerRate(cells);
  }

  /** A rate of a table that is one only as a fraction is read so where the tax says it too. */
  #wholeRate(rate: number | undefined, tax: number | undefined, value: number | undefined): number | undefined {
    if (rate === undefined || tax === undefined || value === undefined || !isFractionOf(false, rate)) return rate;
    const [at = -1] = this.#at.rate;
    const isOfTable = this.layout.columns[at]?.isFraction !== undefined;
    return isOfTable && rateOfTax(tax, value) === rounded(rate * 100) ? rounded(rate * 100) : rate;
  }

  #rateIn(cells: TextRow, columns: readonly number[]): number | undefined {
    let sum: number | undefined;
    for (const at of columns) {
      const cell = cells[at] ?? '';
      const rate = this.#rates.of(cell);
      if (rate === undefined) continue;
      const { isFraction = false, role } = this.layout.columns[at] as Column;
      const isOne =
        isFraction &&
        !cell.includes('%') &&
        (role === 'cgst_rate' || role === 'sgst_rate'
          ? isFractionOf(true, rate)
          : role === 'rate' || role === 'igst_rate'
            ? isFractionOf(false, rate) || (isFractionOf(true, rate) && !isReturnRate(rate))
            : rate < 1);
      sum = (sum ?? 0) + (isOne ? rounded(rate * 100) : rate);
    }
    return sum;
  }

  /** The rate of the one ledger that the row has a value in; of several none is the row's. */
  #ledgerRate(cells: TextRow): number | undefined {
    const rates = this.#ledgers(cells).map(([rate]) => rate);
    return new Set(rates).size === 1 ? rates[0] : undefined;
  }

  /** The tax by ledgers of several rates; undefined: the row has a value in none or in those of one rate. */
  #ledgerTax(cells: TextRow): number | undefined {
    const ledgers = this.#ledgers(cells);
    if (new Set(ledgers.map(([rate]) => rate)).size < 2) return undefined;
    return ledgers.reduce((sum, [rate, value]) => sum + (rate * value) / 100, 0);
  }

  /** Rates of the ledgers that the row has values in, and these values. */
  #ledgers(cells: TextRow): readonly (readonly [rate: number, value: number])[] {
    return this.#at.taxable.flatMap((at) => {
      const { ledgerRate } = this.layout.columns[at] as Column;
      const value = ledgerRate === undefined ? 0 : (this.#amount(cells, [at]) ?? 0);
      return ledgerRate === undefined || value === 0 ? [] : [[ledgerRate, value] as const];
    });
  }
}

/** Empty: that was read. */
const unreadOf = (date: string, gstin: string): readonly Unread[] =>
  date === '' && gstin === ''
    ? ALL_READ
    : [
        ...(date === '' ? [] : [{ role: 'date', cell: date } as const]),
        ...(gstin === '' ? [] : [{ role: 'gstin', cell: gstin } as const]),
      ];

/** The first of the columns that holds something. */
function text(cells: TextRow, columns: readonly number[]): string {
  for (const at of columns) {
    const cell = cells[at];
    if (cell !== undefined && cell !== '') {
      const trimmed = cell.trim();
      if (trimmed !== '') return trimmed;
    }
  }
  return '';
}

const texts = (cells: TextRow, columns: readonly number[]): string =>
  columns.length === 1 ? (cells[columns[0] as number] ?? '') : columns.map((at) => cells[at] ?? '').join('\t');

/** The groups of an item, each once, without what the description says itself. */
function joined(cells: TextRow, columns: readonly number[], description: string): string {
  if (columns.length === 0) return '';
  const groups = new Set(columns.map((at) => (cells[at] ?? '').trim()).filter((cell) => /\p{L}{2}/u.test(cell)));
  groups.delete(description);
  return [...groups].join(' ');
}

function kindsIn(written: string): Kinds {
  const [kinds = '', notes = '', place = ''] = written.split('\n');
  const all = kinds.split('\t');
  const supply = supplyOf([...all, ...notes.split('\t')], place);
  return {
    supply,
    payment: supply === 'export' || supply === 'sez' ? paymentOf([...all, ...notes.split('\t')]) : undefined,
    note: noteKindOf([...notes.split('\t'), ...all]),
  };
}

function rateFromTax(
  taxable: number | undefined,
  tax: number | undefined,
  discount: number,
  charges: number,
): number | undefined {
  if (taxable === undefined || tax === undefined) return undefined;
  const sign = taxable < 0 ? -1 : 1;
  return rateOfTax(tax, taxable) ?? rateOfTax(tax, taxable + sign * (charges - discount));
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
  /^(?:y|yes|s|services?)$/i.test(cell) ? true : /^(?:n|no|g|goods?)$/i.test(cell) ? false : undefined;

const sectionIn = (cell: string): Line['section'] =>
  cell === '' ? undefined : /b2c/i.test(cell) ? 'b2c' : /b2b/i.test(cell) ? 'b2b' : undefined;

const reviewIn = (cell: string): Line['review'] => (cell === 'code' || cell === 'rate' ? cell : undefined);
