// What the check of registers and Table 12 tell people, in English. Another language is an object of the same type, which
// a page hands to the checker. Values come as they are written; days as ISO dates, conditions and notes in English.

import type { Mended } from './check/codes.ts';
import type { Tally } from './summary/rowTally.ts';

/** A code beside what it is. */
export interface NamedCode {
  /** Digits only. */
  readonly code: string;
  /** With spaces. */
  readonly written: string;
  readonly description: string;
}

/** What is lawful on a day; `rates` are empty where the goods are outside GST. */
export interface Lawful {
  readonly day: string;
  readonly rates: readonly string[];
  /** Of one piece, where it is the price that leaves only this rate. */
  readonly price?: string;
}

/** The code that a description means. */
export interface Suggestion {
  readonly text: string;
  readonly code: NamedCode;
}

/** Numbers with their first row, as many as can be read. */
export const mistyped = (numbers: readonly (readonly [string, number])[], row: string): string => {
  const shown = numbers.slice(0, MOST_SHOWN).map(([gstin, at]) => `${gstin} (${row} ${at})`);
  return shown.join(', ') + (numbers.length > MOST_SHOWN ? ', …' : '');
};
const MOST_SHOWN = 5;

const MENDED: Readonly<Record<Mended, string>> = {
  'lost zero': 'lost the zero in front',
  'zero too many': 'has a zero too many in front',
  'filled with zeros': 'is a shorter code filled up with zeros, and no code itself',
  'ninth digit': 'has nine digits',
};

const named = ({ written, description }: NamedCode): string => `${written}, ${description}`;
const suggested = (suggestion: Suggestion | undefined): string =>
  suggestion === undefined ? '' : `; "${suggestion.text}" is ${named(suggestion.code)}`;
const nearestOf = (codes: readonly string[]): string =>
  codes.length === 0 ? '' : `; the nearest are ${codes.join(', ')}`;
const replacedBy = (codes: readonly string[]): string => (codes.length === 0 ? '' : `; now ${codes.join(', ')}`);
const lawfulOn = ({ day, rates, price }: Lawful): string =>
  `on ${day} ${rates.length === 0 ? 'it is outside GST' : `lawful is ${rates.join(' or ')}`}${price === undefined ? '' : ` at ${price} each`}`;
const withName = ({ written, description }: NamedCode): string => `${written} (${description})`;
const usually = (rate: string | undefined): string => (rate === undefined ? '' : ` Ordinarily it is ${rate}.`);
const areOf = ({ count }: Tally): string => (count === 1 ? 'is' : 'are');
const haveOf = ({ count }: Tally): string => (count === 1 ? 'has' : 'have');
const money = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** "(rows 4, 7 and 12 more, ₹1,200.00)". */
const where = ({ count, rows, taxable }: Tally): string => {
  const more = count > rows.length ? ` and ${(count - rows.length).toLocaleString('en-IN')} more` : '';
  return `(${count === 1 ? 'row' : 'rows'} ${rows.join(', ')}${more}, ${money(taxable)})`;
};
const digitsOf = (count: number): string => `${count} ${count === 1 ? 'digit' : 'digits'}`;
const countedLines = (count: number): string => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;

export const register = {
  codeMended: (cell: string, mending: Mended, code: NamedCode): string => `${cell} ${MENDED[mending]}: ${named(code)}.`,
  /** An empty cell: the line has no code. */
  codeMissing: (cell: string, suggestion: Suggestion | undefined): string =>
    `${cell === '' ? 'The line has no HSN or SAC code' : `${cell} stands for no code`}${suggested(suggestion)}.`,
  codeUnknown: (cell: string, nearest: readonly string[], suggestion: Suggestion | undefined): string =>
    `There is no code ${cell}${nearestOf(nearest)}${suggested(suggestion)}.`,
  codeOddDigits: (
    cell: string,
    digits: number,
    nearest: readonly string[],
    suggestion: Suggestion | undefined,
  ): string => `${cell} has ${digitsOf(digits)}; codes have 4, 6 or 8${nearestOf(nearest)}${suggested(suggestion)}.`,
  /** `isByTurnover`: a smaller seller would need fewer. */
  codeTooShort: (code: string, needed: number, isByTurnover: boolean, suggestion: Suggestion | undefined): string =>
    `${code} has ${digitsOf(code.length)}; ${needed} are needed${isByTurnover ? ' above ₹5 crore turnover' : ''}${suggested(suggestion)}.`,
  codeNotOnPortal: (code: string, portal: 'gst' | 'e-invoice', now: readonly string[]): string =>
    `${code} is not on the list of the ${portal === 'gst' ? 'GST' : 'e-invoice'} portal${replacedBy(now)}.`,
  codeRetired: (code: string, now: readonly string[]): string =>
    `Customs dropped ${code}, though the GST portals still take it${replacedBy(now)}.`,
  descriptionMeans: (code: NamedCode, { text, code: meant }: Suggestion): string =>
    `${code.written} is ${code.description}; "${text}" reads like ${named(meant)}.`,

  /** `whole`: the rate that it is half of. */
  noSuchRate: (rate: string, whole: string | undefined): string =>
    `GST has no rate of ${rate}${whole === undefined ? '' : `; it is half of ${whole}, and the whole rate is asked for`}.`,
  beforeGst: (day: string): string =>
    `${day} is before 2017-07-01, when GST began, so the rate was not checked; is the year right?`,
  /** `by`, `nowBy`: notifications. */
  rateStale: (rate: string, code: NamedCode, until: string, by: string, lawful: Lawful, nowBy: string): string =>
    `${rate} was a rate of ${withName(code)} until ${until} (${by}); ${lawfulOn(lawful)} (${nowBy}).`,
  rateEarly: (rate: string, code: NamedCode, from: string, by: string, lawful: Lawful): string =>
    `${rate} is a rate of ${withName(code)} only from ${from} on (${by}); ${lawfulOn(lawful)}.`,
  rateNever: (rate: string, code: NamedCode, lawful: Lawful, by: string): string =>
    `${rate} was never a rate of ${withName(code)}; ${lawfulOn(lawful)} (${by}). Either the rate or the code is wrong.`,
  /** Further codes of which the same is found; `others` have no room for their names. */
  alsoOf: (codes: readonly NamedCode[], others: readonly string[], more: number): string =>
    `The same holds for ${[...codes.map(withName), ...others].join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en-IN')} more codes`}.`,
  /** `note`: what is known of the entry; may be empty. */
  rateInferred: (rate: string, code: NamedCode, { day, rates, price }: Lawful, by: string, note: string): string =>
    `We think that ${withName(code)} bears ${rates.join(' or ')} on ${day}${price === undefined ? '' : ` at ${price} each`}, because of ${by}; but its words were not read for this code, so ${rate} is not called wrong.${note === '' ? '' : ` ${note}`}`,
  rateByPrice: (price: string, code: string, lawful: string, day: string, rate: string): string =>
    `At ${price} each, ${code} bears ${lawful} on ${day}, not ${rate}.`,
  /** `readings`: by rate the price that is left without its tax. */
  priceWithTax: (price: string, code: string, readings: readonly (readonly [rate: string, price: string])[]): string =>
    `The rate of ${code} depends on the price before tax, and the limit lies within ${price} with tax: ${readings.map(([rate, left]) => `${left} at ${rate}`).join(', ')}. Give the price before tax.`,
  rateOfSubCode: (rate: string, codes: readonly string[], code: string, usual: string | undefined): string =>
    `${rate} holds for ${codes.join(', ')} only, not for all of ${code}: give those digits.${usually(usual)}`,
  rateUnderCondition: (rate: string, code: string, conditions: readonly string[], usual: string | undefined): string =>
    `${rate} holds for ${code} only under a condition: ${conditions.join('; or ')}.${usually(usual)}`,

  taxOfParts: (due: string, tax: string): string =>
    `The values at the rates of their columns make ${due} of tax, but the line has ${tax}.`,
  taxNoRate: (tax: string, share: string, taxable: string): string =>
    `The tax of ${tax} is ${share} of ${taxable}, which is no rate of GST.`,
  taxDiffers: (rate: string, taxable: string, due: string, tax: string): string =>
    `${rate} of ${taxable} is ${due}, but the line has ${tax} of tax.`,
  /** The rate was put right, the tax was not; `note`: what rights a bill that was issued (undefined: it depends). */
  taxOfOldRate: (
    rate: string,
    taxable: string,
    due: string,
    tax: string,
    note: 'credit' | 'debit' | undefined,
    difference: string,
  ): string =>
    `The tax was not changed: ${rate} of ${taxable} is ${due}, and the line has ${tax}. A bill that was issued is put right by a ${
      note === undefined ? 'credit or debit note' : `${note} note for ${difference} of tax`
    } (section 34); if it was not issued yet, change its tax and total too.`,
  halvesDiffer: (cgst: string, sgst: string): string => `CGST is ${cgst} and SGST ${sgst}; they must be equal.`,
  igstAndHalves: 'The line has IGST as well as CGST or SGST; one supply bears either.',
  halvesOnZeroRated: 'Exports and supplies to an SEZ bear IGST or nothing, never CGST and SGST.',
  igstWithinState: (state: string): string =>
    `Seller and place of supply are both in state ${state}: CGST and SGST are due, not IGST.`,
  halvesAcrossStates: (from: string, to: string): string =>
    `The seller is in state ${from} and the place of supply in ${to}: IGST is due, not CGST and SGST.`,
  taxOnBillOfSupply: (tax: string): string => `A bill of supply charges no tax, but the line has ${tax}.`,
  cessMissing: (code: string, rate: string, day: string, note: string): string =>
    `${code} bears compensation cess of ${rate} on ${day} (${note}), and the line has none.`,
  cessInferred: (code: string, rate: string, day: string, note: string): string =>
    `We think that ${code} bears compensation cess of ${rate} on ${day} (${note}), and the line has none; but the words of that entry were not read, so this is not called wrong.`,
  /** `day`: whose rates are taken instead. */
  dayUnread: (cell: string, day: string): string =>
    `"${cell}" is no day that can be read; the rates of ${day} are taken.`,
  gstinUnread: (cell: string): string =>
    `"${cell}" is neither a GSTIN nor a UIN, and no word for a customer without one.`,
  gstinCheck: (numbers: readonly (readonly [string, number])[]): string =>
    `${numbers.length === 1 ? 'A GSTIN is' : `${numbers.length.toLocaleString('en-IN')} GSTINs are`} mistyped, since the last character does not fit the others; the portal refuses such numbers: ${mistyped(numbers, 'row')}.`,
  amountUnread: (cell: string): string => `"${cell}" is no amount in rupees that can be read.`,
  rateUnread: (cell: string): string => `"${cell}" is no rate that can be read.`,
  quantityUnread: (cell: string): string => `"${cell}" is no quantity that can be read.`,
  amountTooLong: (amount: string): string => `${amount} has more than the 13 digits that the forms take.`,
  notInRupees: (currency: string): string =>
    `The amounts are in ${currency}, and no exchange rate stands beside them; the returns take rupees.`,
  reverseCharge: (code: string, triggers: readonly string[]): string =>
    `The recipient may have to pay the tax on ${code}: ${triggers.join('; or ')}.`,

  reverseChargeDue: 'The supplier reports it under reverse charge: the recipient pays the tax, and then claims it.',

  unitMissing: 'Goods need a unit.',
  unitUnknown: (unit: string): string =>
    `${unit} is not in the list of units; OTH is for what has none, PAC for packs and strips.`,
  unitNaOnGoods: 'NA is for services only; goods need a unit.',
  unitSpelling: (unit: string, meant: string): string => `${unit} is written ${meant} in the returns.`,
  unitUnusual: (unit: string, customs: string): string =>
    `${unit} is unusual for goods that customs counts in ${customs}.`,
  noteUnsure: (said: string): string =>
    `"${said}" may mean that the document was cancelled, or takes goods back: the line is counted as a sale.`,
  totalDiffers: (row: number, said: number, sum: number): string =>
    `The total in row ${row} says ${money(said)}, but the lines add up to ${money(sum)}: see whether a line is missing, stands twice or was changed.`,
  sellerGuessed:
    "Every row has the same number in the column GSTIN. It is taken for the seller's, and all customers for unregistered: say the seller's own number if it is the customer's.",
  nothingRead:
    'No column of codes, of rates or of values with their tax was found, so nothing was checked: say which columns they are.',
  valuesNotRead: 'No column of taxable values was found, so the taxes were not checked: say which column it is.',
  valueWithTax: (lines: number): string =>
    `The amounts of the lines hold the tax, by their own arithmetic: it is taken off to have the taxable value of ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  unitOtherEverywhere: (lines: number): string =>
    `Every one of the ${lines} lines has the unit OTH; the returns ask for the unit in which goods are sold.`,
  quantityOnService: 'Services have quantity 0 in Table 12.',
  unitOnService: (unit: string): string => `Services have the unit NA and quantity 0, not ${unit}.`,
  goodsMarkedService: (code: string): string =>
    `The line is marked as a service, but ${code} is a code of goods; services begin with 99.`,
  serviceMarkedGoods: (code: string): string => `The line is marked as goods, but ${code} is a code of services.`,

  rowTwice: (code: string, unit: string, rate: string): string =>
    `A row with the code ${code}, the unit ${unit} and the rate ${rate} came before; each may stand once, so add them up.`,
  lineTwice: (document: string): string =>
    `The same line stands in ${document} already: the same item, quantity and value.`,

  codeWas: (cell: string): string => `code was ${cell}`,
  rateWas: (rate: string): string => `rate was ${rate}`,
  unitWas: (unit: string): string => `unit was ${unit}`,
  emptyCell: 'empty',
  namelessColumn: 'cell',

  ratesAsBilled: (lines: Tally): string =>
    `${countedLines(lines.count)} whose rate you changed ${areOf(lines)} counted at the rate of the bill, since the tax is of that rate ${where(lines)}: a bill that was issued is put right by a credit or debit note, which goes into the return of its own month.`,
  otherMonths: (lines: Tally): string =>
    `${countedLines(lines.count)} of other months ${areOf(lines)} left out ${where(lines)}.`,
  undated: (lines: Tally): string =>
    `${countedLines(lines.count)} without a date ${areOf(lines)} counted ${where(lines)}.`,
  cancelled: (lines: Tally): string =>
    `${countedLines(lines.count)} of cancelled, void or draft documents ${areOf(lines)} left out ${where(lines)}.`,
  notesUnsure: (lines: Tally): string =>
    `${countedLines(lines.count)} ${areOf(lines)} counted as ${lines.count === 1 ? 'a sale' : 'sales'}, though remarks, state or number may mean a cancelled document or a credit note ${where(lines)}.`,
  purchases: (lines: Tally): string =>
    `${countedLines(lines.count)} of purchases ${areOf(lines)} left out: Table 12 of GSTR-1 holds what was sold ${where(lines)}.`,
  advances: (lines: Tally): string =>
    `${countedLines(lines.count)} of advances, their adjustment or refund ${areOf(lines)} left out: Tables 11A and 11B hold them, and Table 12 the invoice ${where(lines)}.`,
  /** `kind`: as the file has it. */
  kindUnknown: (kind: string, lines: Tally): string =>
    `${countedLines(lines.count)} of the kind "${kind}" ${areOf(lines)} counted as ${lines.count === 1 ? 'a sale' : 'sales'}, though that kind of document is not known ${where(lines)}.`,
  amended: (lines: Tally): string =>
    `${countedLines(lines.count)} ${lines.count === 1 ? 'amends a document' : 'amend documents'} that ${lines.count === 1 ? 'was' : 'were'} reported before: what it was then is taken away, so that the difference counts ${where(lines)}.`,
  amendedEarlier: (lines: Tally): string =>
    `${countedLines(lines.count)} ${lines.count === 1 ? 'amends a document' : 'amend documents'} of earlier months, and nothing says in which return: the difference counts in this one ${where(lines)}.`,
  /** `section`: its key in the return, such as b2ba; `taxable` in paise. */
  amendedInReturn: (section: string, documents: number, taxable: number): string =>
    `The return amends ${documents} ${documents === 1 ? 'document' : 'documents'} of ${money(taxable)} in ${section}: its Table 12 must hold the difference to what they were, which the file does not say.`,
  noSupplies: (lines: Tally): string =>
    `${countedLines(lines.count)} of orders, quotations, delivery notes or payments ${areOf(lines)} left out, since they are no invoices ${where(lines)}.`,
  debitNotes: (lines: Tally): string =>
    `${countedLines(lines.count)} of debit notes ${areOf(lines)} counted as sales; take out those for purchases that went back ${where(lines)}.`,
  noQuantity: (lines: Tally): string =>
    `${countedLines(lines.count)} whose quantity cannot be read ${areOf(lines)} counted with quantity 0 ${where(lines)}.`,
  taxBlank: (lines: Tally): string =>
    `${countedLines(lines.count)} with a rate ${haveOf(lines)} empty cells of tax and ${areOf(lines)} counted with no tax ${where(lines)}.`,
  paymentNotSaid: (lines: Tally): string =>
    `${countedLines(lines.count)} of exports or SEZ supplies ${areOf(lines)} counted with IGST, though the file does not say whether it was paid (WPAY) or not (WOPAY) ${where(lines)}.`,
  exchanged: (lines: Tally): string =>
    `${countedLines(lines.count)} in another currency ${areOf(lines)} counted in rupees by the exchange rate of the file ${where(lines)}.`,
  taxTakenOff: (lines: Tally): string =>
    `${countedLines(lines.count)} whose amount holds the tax ${areOf(lines)} counted without it ${where(lines)}.`,
  discountNotSaid: (lines: Tally): string =>
    `${countedLines(lines.count)} with a discount or charges ${areOf(lines)} counted at the value as it is written, though neither tax, total nor price says whether it is after them ${where(lines)}.`,
  missingInTool: (code: string): string =>
    `${code} is on the portal's list, but the offline tool lacks it and refuses the file: enter its row on the portal.`,
  negativeRow: (code: string, unit: string, rate: string): string =>
    `The row ${code}, ${unit}, ${rate} is negative: more was returned than sold. The tool takes it; the portal was not tried.`,
  nobodyRegistered:
    'There is no supply to a registered person: the portal asks for one B2B row with any code and zeros.',
  /** Why a line is in no row of Table 12. */
  lacksCode: 'it has no code',
  lacksDigits: (code: string): string => `${code} is shorter than a code`,
  lacksDay: (cell: string): string => `"${cell}" is no day that can be read`,
  lacksCustomer: (cell: string): string => `"${cell}" is no GSTIN, so that B2B or B2C is not known`,
  lacksReadable: (cell: string): string => `"${cell}" cannot be read`,
  lacksKnownCode: (code: string): string => `there is no code ${code}`,
  lacksTaxable: 'it has no taxable value',
  lacksRoom: 'an amount of it has more than the 13 digits that the forms take',
  lacksRupees: (currency: string): string => `its amounts are in ${currency}, and no exchange rate stands beside them`,
  /** `day`: ISO date; empty: not said. */
  lacksOriginal: (document: string, day: string): string =>
    `it amends ${document === '' ? 'a document' : document}${day === '' ? '' : ` of ${day}`}, and the file does not say what that was, so that the difference is not known`,
  lacksRate: 'its rate is not known',
  lacksKnownRate: (rate: string): string => `GST has no rate of ${rate}`,
  outsideGst: 'GST does not apply to it',
};

export type RegisterSentences = typeof register;
