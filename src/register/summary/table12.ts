// Table 12 of GSTR-1: outward supplies by code, unit and rate. Each line is rounded once; then there are only sums.
import type { Tariff } from '../../tariff/index.ts';
import { percent } from '../../tariff/lookup/results.ts';
import { isService } from '../../tariff/model/digits.ts';
import type { CodeReading } from '../check/codes.ts';
import { tooLongIn } from '../check/rules/amounts.ts';
import { totalDiffers } from '../check/totalDiffers.ts';
import { paiseOf } from '../read/amounts.ts';
import { periodDays } from '../read/dates.ts';
import { type Aside, type Line, placeOf } from '../read/lines.ts';
import { stateOfGstin } from '../read/places.ts';
import { isReturnRate } from '../read/rates.ts';
import { DocumentsIssued, type Series } from '../read/series.ts';
import { isZeroRated, type NoteKind } from '../read/supply.ts';
import { NO_UNIT, unitMeant, unitWord } from '../read/units.ts';
import { type RegisterSentences, register } from '../sentences.ts';
import { Amendments, type CodedLine } from './amendments.ts';
import { isMissingInTool } from './offlineTool.ts';
import { KindTally, RowTally, sumOf, type Tally } from './rowTally.ts';

/** From May 2025 on supplies to registered persons stand apart. */
const SPLIT_FROM = '2025-05-01';

/** `all`: before May 2025 there is one table. */
export type Section = 'b2b' | 'b2c' | 'all';

/** Amounts are whole paise, the quantity of a row hundredths. */
export interface Amounts {
  readonly quantity: number;
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly cess: number;
}

export interface SummaryRow extends Amounts {
  readonly section: Section;
  readonly code: string;
  readonly description: string;
  /** The user's own words for it, of the first line. */
  readonly ownWords: string;
  readonly unit: string;
  readonly rate: number;
}

/** A line that is in no row, and why. */
export interface LeftOut {
  readonly row: number;
  /** Absent: one sheet is read. */
  readonly sheet?: string;
  readonly reason: string;
  readonly taxable: number;
}

export interface Table12 {
  readonly period: string;
  readonly isSplit: boolean;
  /** By section, code, unit and rate. */
  readonly rows: readonly SummaryRow[];
  /** Sums of all lines of the period, in the table or not. */
  readonly register: Amounts;
  readonly leftOut: readonly LeftOut[];
  /** Lines of the period that are no sales: purchases, advances, orders, delivery notes; warnings name them. */
  readonly notSold: number;
  /** All lines that are left out and named by a warning, and what was reported before of documents that are amended. */
  readonly setApart: Tally;
  /** What the file holds beside the Table 12 that was read of it. */
  readonly aside: readonly Aside[];
  /** Some lines are of kinds of document that are not known, and are counted as sales. */
  readonly hasUnknownKinds: boolean;
  /** Lines that are in a row, but of which the file does not say for sure what is due or when; warnings name them. */
  readonly unsure: number;
  readonly warnings: readonly string[];
  /** Table 13 of the same return. */
  readonly documents: readonly Series[];
}

interface Growing {
  readonly section: Section;
  readonly code: string;
  readonly unit: string;
  readonly rate: number;
  readonly ownWords: string;
  sums: Amounts;
}

const NOTHING: Amounts = { quantity: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 };
const plus = (one: Amounts, other: Amounts, sign: 1 | -1): Amounts => ({
  quantity: one.quantity + sign * other.quantity,
  taxable: one.taxable + sign * other.taxable,
  igst: one.igst + sign * other.igst,
  cgst: one.cgst + sign * other.cgst,
  sgst: one.sgst + sign * other.sgst,
  cess: one.cess + sign * other.cess,
});
/** Documents by which nothing is sold. */
const NOT_SOLD: ReadonlySet<NoteKind> = new Set(['cancelled', 'purchase', 'self invoice', 'advance', 'no supply']);

/** More lines than a person would go through. */
const MOST_LEFT_OUT = 1000;

export class Summary {
  readonly #tariff: Tariff;
  readonly #period: string;
  readonly #from: string;
  readonly #to: string;
  readonly #isSplit: boolean;
  readonly #rows = new Map<string, Growing>();
  #register: Amounts = NOTHING;
  readonly #leftOut: LeftOut[] = [];
  readonly #says: RegisterSentences;
  readonly #otherMonths = new RowTally();
  readonly #undated = new RowTally();
  readonly #purchases = new KindTally();
  readonly #advances = new KindTally();
  readonly #noSupplies = new KindTally();
  readonly #unknownKinds = new KindTally();
  readonly #amendments = new Amendments();
  readonly #documents = new DocumentsIssued();
  /** Lines in the place of documents that were reported before; earlier: the file does not say that this return has them. */
  readonly #amended = new RowTally();
  readonly #amendedEarlier = new RowTally();
  /** What the amended documents were, as the rows say it. */
  readonly #reported = new RowTally();
  #aside: readonly Aside[] = [];
  readonly #debitNotes = new RowTally();
  readonly #cancelled = new RowTally();
  readonly #unsureNotes = new RowTally();
  readonly #guessedSeller = new RowTally();
  readonly #noQuantity = new RowTally();
  /** Taxed lines whose cells of tax are empty, and zero-rated ones that do not say whether tax was paid. */
  readonly #blankTax = new RowTally();
  readonly #openPayment = new RowTally();
  /** Lines with a discount or a charge that nothing says to be in the value or not. */
  readonly #openValue = new RowTally();
  /** Lines whose amount holds the tax, counted without it. */
  readonly #lessTax = new RowTally();
  /** Lines in another currency, counted by the exchange rate of the file. */
  readonly #exchanged = new RowTally();
  #lines = 0;
  #lastTotal: Line | undefined;

  /** `period` as MMYYYY; of a quarter its last month, with the whole quarter. `says`: warnings, in English unless told. */
  constructor(tariff: Tariff, period: string, isQuarter = false, says: RegisterSentences = register) {
    const days = periodDays(period);
    if (days === undefined)
      throw new RangeError(`The period must be a month as MMYYYY, such as 102026, but "${period}" came.`);
    if (isQuarter && !endsQuarter(period)) {
      throw new RangeError(`The period of a quarter must be its last month, such as 122026, but "${period}" came.`);
    }
    this.#tariff = tariff;
    this.#says = says;
    this.#period = period;
    this.#from = isQuarter ? startOfQuarter(days.from) : days.from;
    this.#to = days.to;
    this.#isSplit = this.#to >= SPLIT_FROM;
  }

  /** `code` as the checker reads it, so that lost zeros are mended. */
  add(line: Line, code: CodeReading): void {
    if (line.totalled !== undefined) this.#lastTotal = line;
    if (line.kind !== 'item') return;
    if (line.original !== 'said' && !this.#isOfOtherMonth(line)) this.#documents.add(line);
    else this.#documents.addOther(line);
    if (line.original !== undefined && line.document !== '' && !NOT_SOLD.has(line.note)) {
      this.#amendments.keep({ line, code });
      if (line.original === 'said') return;
    }
    if (this.#isSetApart(line)) return;
    if (line.amends === undefined) this.#count(line, code);
    else this.#amendments.add({ line, code }, line.amends);
  }

  /** What a return holds beside the Table 12 that is read of it. */
  setAside(aside: readonly Aside[] = []): void {
    this.#aside = aside;
  }

  /** Puts a line into its row, or among those left out; false: it is left out. `other`: a reason beside its own. */
  #count(line: Line, code: CodeReading, other?: string): boolean {
    this.#lines++;
    const amounts = amountsOf(line);
    if (line.day === undefined && !isDayUnread(line)) this.#undated.add(placeOf(line), amounts.taxable);
    this.#register = plus(this.#register, { ...amounts, quantity: 0 }, 1);
    const reason = reasonAgainst(line, code, this.#isSplit, this.#says) ?? other;
    if (reason !== undefined) {
      if (this.#leftOut.length < MOST_LEFT_OUT)
        this.#leftOut.push({
          row: line.row,
          ...(line.sheet !== '' && { sheet: line.sheet }),
          reason,
          taxable: amounts.taxable,
        });
      return false;
    }
    this.#tally(line, code.digits, amounts.taxable);
    this.#addTo(line, code.digits, amounts);
    return true;
  }

  /** Of documents that are amended the difference counts; where nothing says what they were, it is not known. */
  #settleAmendments(): void {
    const { documents, unamended } = this.#amendments.settle();
    for (const { line, code } of unamended) if (!this.#isSetApart(line)) this.#count(line, code);
    for (const { lines, before } of documents) {
      const canCount = [...lines, ...(before ?? [])].every(
        ({ line, code }) => reasonAgainst(line, code, this.#isSplit, this.#says) === undefined,
      );
      const isKnown = before !== undefined && canCount;
      for (const { line, code } of lines) {
        const { document = '', day = '', isOfReturn = true } = line.amends ?? {};
        if (!this.#count(line, code, isKnown ? undefined : this.#says.lacksOriginal(document, day))) continue;
        const isEarlier = !isOfReturn && line.day !== undefined && line.day < this.#from;
        (isEarlier ? this.#amendedEarlier : this.#amended).add(placeOf(line), paiseOf(line.taxable ?? 0));
      }
      if (isKnown) for (const one of before) this.#takeAway(one);
    }
  }

  #takeAway({ line, code }: CodedLine): void {
    const amounts = amountsOf(line);
    const value = line.original === 'said' ? 2 * amounts.taxable : amounts.taxable;
    this.#reported.add(placeOf(line), value);
    this.#register = plus(this.#register, { ...amounts, quantity: 0 }, -1);
    this.#addTo(line, code.digits, amounts, -1);
  }

  /** Counts a line apart that is of another month, cancelled, or no supply of the one who files. */
  #isSetApart(line: Line): boolean {
    const value = paiseOf(line.taxable ?? 0);
    if (this.#isOfOtherMonth(line)) this.#otherMonths.add(placeOf(line), value);
    else if (line.note === 'cancelled') {
      if ((line.taxable ?? 0) !== 0) this.#cancelled.add(placeOf(line), value);
    } else if (line.note === 'purchase' || line.note === 'self invoice')
      this.#purchases.addOf(line.kindName, placeOf(line), value);
    else if (line.note === 'advance') this.#advances.addOf(line.kindName, placeOf(line), value);
    else if (line.note === 'no supply') this.#noSupplies.addOf(line.kindName, placeOf(line), value);
    else return false;
    return true;
  }

  /** An amendment comes after the month of its document; one of a return's own sheet belongs to that return. */
  #isOfOtherMonth(line: Line): boolean {
    const { day, amends } = line;
    if (day === undefined || isDayUnread(line)) return false;
    return day > this.#to || (day < this.#from && amends === undefined);
  }

  /** Notes what the warnings say of a line that is in the table; `taxable` in paise. */
  #tally(line: Line, code: string, taxable: number): void {
    const { unknownKind } = line;
    const row = placeOf(line);
    if (unknownKind !== '') this.#unknownKinds.addOf(unknownKind, row, taxable);
    if (line.unsureNote !== '') this.#unsureNotes.add(row, taxable);
    if (line.isSellerGuessed) this.#guessedSeller.add(row, taxable);
    if (!isService(code) && line.unread.some(({ role }) => role === 'quantity')) this.#noQuantity.add(row, taxable);
    if (lacksTax(line)) this.#blankTax.add(row, taxable);
    if (line.note === 'debit') this.#debitNotes.add(row, taxable);
    if (line.exchange !== undefined) this.#exchanged.add(row, taxable);
    if (line.isLessTax) this.#lessTax.add(row, taxable);
    if (line.isValueOpen) this.#openValue.add(row, taxable);
    if (isPaymentOpen(line)) this.#openPayment.add(row, taxable);
  }

  /** `sign`: -1 takes the line out of its row. */
  #addTo(line: Line, code: string, amounts: Amounts, sign: 1 | -1 = 1): void {
    const unit = isService(code) ? NO_UNIT : (unitMeant(unitWord(line.unit)) ?? 'OTH');
    const section = this.#isSplit ? (line.section ?? sectionOf(line)) : 'all';
    const rate = line.rate ?? 0;
    const key = `${section}|${code}|${unit}|${rate}`;
    let row = this.#rows.get(key);
    if (row === undefined) {
      row = { section, code, unit, rate, ownWords: line.description, sums: NOTHING };
      this.#rows.set(key, row);
    }
    row.sums = plus(row.sums, isService(code) ? { ...amounts, quantity: 0 } : amounts, sign);
  }

  table(): Table12 {
    this.#settleAmendments();
    const documents = this.#documents.series();
    const { records } = this.#tariff;
    const rows = [...this.#rows.values()]
      .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
      .map(
        ({ section, code, unit, rate, ownWords, sums }): SummaryRow => ({
          section,
          code,
          description: records.description(records.find(code)),
          ownWords,
          unit,
          rate,
          ...sums,
          quantity: paiseOf(sums.quantity),
        }),
      );
    return {
      period: this.#period,
      isSplit: this.#isSplit,
      rows,
      register: { ...this.#register },
      leftOut: this.#leftOut,
      notSold: this.#purchases.count + this.#advances.count + this.#noSupplies.count,
      setApart: sumOf([
        this.#otherMonths,
        this.#cancelled,
        this.#purchases,
        this.#advances,
        this.#noSupplies,
        this.#reported,
      ]),
      aside: this.#aside,
      hasUnknownKinds: this.#unknownKinds.count > 0,
      unsure: sumOf(this.#unsure).count + this.#aside.length,
      warnings: [...this.#warnings(rows), ...this.#gaps(documents)],
      documents,
    };
  }

  /** Where no line has a date, the file is taken to be of the period. */
  get #unsure(): readonly RowTally[] {
    return [
      this.#unknownKinds,
      this.#amendedEarlier,
      this.#unsureNotes,
      this.#guessedSeller,
      this.#noQuantity,
      this.#blankTax,
      this.#openPayment,
      this.#openValue,
      ...(this.#undated.count < this.#lines ? [this.#undated] : []),
      ...(this.#purchases.count > 0 ? [this.#debitNotes] : []),
    ];
  }

  #gaps(documents: readonly Series[]): readonly string[] {
    return documents.flatMap(({ from, to, missing, missingCount }) =>
      missingCount === 0 ? [] : [this.#says.documentsMissing(from, to, missing, missingCount - missing.length)],
    );
  }

  #warnings(rows: readonly SummaryRow[]): readonly string[] {
    const warnings: string[] = [];
    const say = (tally: RowTally, sentence: (tally: RowTally) => string): void => {
      if (tally.count > 0) warnings.push(sentence(tally));
    };
    const sayKinds = (tally: KindTally, sentence: (tally: KindTally) => string): void => {
      if (tally.count > 0) warnings.push(sentence(tally));
    };
    const differs = totalDiffers(this.#lastTotal, this.#says);
    if (differs !== undefined) warnings.push(differs);
    say(this.#otherMonths, this.#says.otherMonths);
    if (this.#undated.count < this.#lines) say(this.#undated, this.#says.undated);
    sayKinds(this.#purchases, this.#says.purchases);
    sayKinds(this.#advances, this.#says.advances);
    sayKinds(this.#noSupplies, this.#says.noSupplies);
    for (const [kind, lines] of this.#unknownKinds.kinds) warnings.push(this.#says.kindUnknown(kind, lines));
    say(this.#amended, this.#says.amended);
    say(this.#amendedEarlier, this.#says.amendedEarlier);
    for (const { section, documents, taxable } of this.#aside) {
      warnings.push(this.#says.amendedInReturn(section, documents, taxable));
    }
    // In a book with purchases a debit note is most often goods that went back to who sold them.
    if (this.#purchases.count > 0) say(this.#debitNotes, this.#says.debitNotes);
    say(this.#cancelled, this.#says.cancelled);
    say(this.#unsureNotes, this.#says.notesUnsure);
    say(this.#guessedSeller, () => this.#says.sellerGuessed);
    say(this.#noQuantity, this.#says.noQuantity);
    say(this.#blankTax, this.#says.taxBlank);
    say(this.#openPayment, this.#says.paymentNotSaid);
    say(this.#exchanged, this.#says.exchanged);
    say(this.#lessTax, this.#says.taxTakenOff);
    say(this.#openValue, this.#says.discountNotSaid);
    for (const code of new Set(rows.map((row) => row.code).filter(isMissingInTool))) {
      warnings.push(this.#says.missingInTool(code));
    }
    for (const { code, unit, rate, taxable } of rows) {
      if (taxable < 0) warnings.push(this.#says.negativeRow(code, unit, `${rate}%`));
    }
    if (this.#isSplit && rows.length > 0 && !rows.some(({ section }) => section === 'b2b')) {
      warnings.push(this.#says.nobodyRegistered);
    }
    return warnings;
  }
}

const orderOf = ({ section, code, unit, rate }: Growing): string =>
  [section, code.padEnd(8, ' '), unit, String(Math.round(rate * 100)).padStart(5, '0')].join('|');

const isDayUnread = ({ unread }: Line): boolean => unread.some(({ role }) => role === 'date');

/** Whether a quarter ends with a month, as MMYYYY: the table of another would hold a part of the quarter only. */
const endsQuarter = (period: string): boolean => Number(period.slice(0, 2)) % 3 === 0;

function startOfQuarter(from: string): string {
  const [year = '', month = ''] = from.split('-');
  return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
}

/** SEZ and deemed exports go with registered customers, exports with the others. */
function sectionOf({ gstin, supply }: Line): Section {
  if (supply === 'export') return 'b2c';
  return gstin !== '' || supply === 'sez' || supply === 'deemed' ? 'b2b' : 'b2c';
}

/** Sections do not depend on the number of the customer where the kind of supply or the file itself tells them. */
const isSectionTold = ({ section, supply }: Line): boolean =>
  section !== undefined || supply === 'export' || supply === 'sez' || supply === 'deemed';

/** A cell that decides what the line is worth or where it belongs, and could not be read. */
function unreadIn(line: Line, isSplit: boolean, says: RegisterSentences): string | undefined {
  for (const { role, cell } of line.unread) {
    if (role === 'date') return says.lacksDay(cell);
    if (role === 'gstin') {
      if (isSplit && !isSectionTold(line)) return says.lacksCustomer(cell);
    } else if (role !== 'quantity' && role !== 'place') return says.lacksReadable(cell);
  }
  return undefined;
}

function reasonAgainst(line: Line, code: CodeReading, isSplit: boolean, says: RegisterSentences): string | undefined {
  const { taxable, rate, currency, codeCell } = line;
  if (code.isMissing) return says.lacksCode;
  if (code.number < 0) return /^\d{1,3}$/.test(code.given) ? says.lacksDigits(codeCell) : says.lacksKnownCode(codeCell);
  const unread = unreadIn(line, isSplit, says);
  if (unread !== undefined) return unread;
  if (taxable === undefined) return says.lacksTaxable;
  if (tooLongIn(line) !== undefined) return says.lacksRoom;
  if (currency !== '') return says.lacksRupees(currency);
  if (rate === undefined) return says.lacksRate;
  return isReturnRate(rate) ? undefined : says.lacksKnownRate(percent(rate));
}

const bearsNoTax = ({ supply, payment, isReverseCharge }: Line): boolean =>
  supply === 'untaxed' || supply === 'exempt' || isReverseCharge === true || payment === 'without';

/** Whether tax is due by the rate, and the cells for it are empty. */
const lacksTax = (line: Line): boolean =>
  line.areTaxesBlank &&
  (line.rate ?? 0) > 0 &&
  (line.taxable ?? 0) !== 0 &&
  !bearsNoTax(line) &&
  !isZeroRated(line.supply);

/** Whether a supply may bear tax or none, and the file has neither columns of tax nor a word on it. */
const isPaymentOpen = (line: Line): boolean =>
  isZeroRated(line.supply) &&
  line.payment === undefined &&
  line.tax === undefined &&
  !line.areTaxesBlank &&
  (line.rate ?? 0) > 0;

/**
 * Each amount rounded to the paisa; the quantity, which is rounded as a sum only, as it is. Taxes follow from the rate and the places only where the file has no columns of
 * tax: an empty cell in one is no tax, as the check has it.
 */
function amountsOf(line: Line): Amounts {
  const { taxable = 0, quantity = 0, cess = 0, rate = 0 } = line;
  const base = { quantity, taxable: paiseOf(taxable), cess: paiseOf(cess) };
  if (line.igst !== undefined || line.cgst !== undefined || line.sgst !== undefined) {
    return { ...base, igst: paiseOf(line.igst ?? 0), cgst: paiseOf(line.cgst ?? 0), sgst: paiseOf(line.sgst ?? 0) };
  }
  const isUntaxed = line.areTaxesBlank || bearsNoTax(line);
  const tax = isUntaxed ? 0 : paiseOf(line.tax ?? (taxable * rate) / 100);
  if (isAcross(line)) return { ...base, igst: tax, cgst: 0, sgst: 0 };
  const half = isUntaxed ? 0 : paiseOf((line.tax ?? (taxable * rate) / 100) / 2);
  return { ...base, igst: 0, cgst: half, sgst: half };
}

function isAcross({ supply, place, fromPlace, gstin }: Line): boolean {
  if (supply === 'export' || supply === 'sez') return true;
  const to = place || stateOfGstin(gstin);
  return to !== '' && fromPlace !== '' && to !== fromPlace;
}
