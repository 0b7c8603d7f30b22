// What the check of registers and Table 12 tell people, in English. Another language is an object of the same type, which
// a page hands to the checker. Values come as they are written; days as ISO dates, conditions and notes in English.

import type { Mended } from './check/codes.ts';
import type { KindTally, Tally } from './summary/rowTally.ts';

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

/** Quantity times price beside the value of a line; amounts as they are written. */
export interface ValueParts {
  readonly quantity: string;
  readonly price: string;
  /** Undefined: there is none, or it is not taken off. */
  readonly discount?: string | undefined;
  readonly due: string;
  readonly value: string;
  /** Other lines of the file obey it. */
  readonly isHabit: boolean;
  /** The value is so many times what is due, since a decimal place slipped; undefined: it did not. */
  readonly slip?: number | undefined;
}

const SLIPS: Readonly<Record<number, string>> = {
  10: 'ten times',
  100: 'a hundred times',
  1000: 'a thousand times',
  0.1: 'a tenth of',
  0.01: 'a hundredth of',
  0.001: 'a thousandth of',
};

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
/** ": Advance ₹1,000.00, Refund Voucher ₹100.00"; nothing where the file names no kinds. */
export const kindsOf = ({ kinds }: KindTally): string =>
  kinds.size === 0 ? '' : `: ${[...kinds].map(([kind, { taxable }]) => `${kind} ${money(taxable)}`).join(', ')}`;
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
  ownListSays: (
    code: NamedCode,
    { code: own, source }: { readonly code: NamedCode; readonly source: string },
  ): string => `${code.written} is ${code.description}; your own list says ${named(own)} (${source}).`,

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
  gstinUnread: (cell: string): string => `"${cell}" is neither a GSTIN nor a UIN, and no word for who has none.`,
  gstinCheck: (gstin: string): string =>
    `The GSTIN ${gstin} is mistyped, since the last character does not fit the others; the portal refuses such numbers.`,
  placeUnread: (cell: string): string =>
    `"${cell}" is no state that can be read, so whether IGST or CGST and SGST are due was not checked by it.`,
  dayToCome: (day: string, today: string): string =>
    `${day} is still to come (today is ${today}); the portal refuses such a document. Is the year right?`,
  dayOutside: (day: string, from: string, to: string): string =>
    `${day} is outside the days that the title of the file names, ${from} to ${to}.`,
  documentTooLong: (document: string, letters: number): string =>
    `The document number ${document} has ${letters} characters; 16 are allowed (rule 46).`,
  documentSigns: (document: string): string =>
    `The document number ${document} has signs that the portal refuses: letters, digits, - and / are allowed, and not zeros alone.`,
  /** `day`: of the line that came first; empty: not said. */
  documentTwice: (document: string, day: string): string =>
    `${document} came before${day === '' ? '' : ` (${day})`}, with another date or customer: one number is one document.`,
  documentsLacking: (from: string, to: string, numbers: readonly string[], more: number): string =>
    `The series ${from} to ${to} lacks ${numbers.join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en-IN')} more`}: were they cancelled?`,
  documentsMissing: (from: string, to: string, numbers: readonly string[], more: number): string =>
    `The series ${from} to ${to} lacks ${numbers.join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en-IN')} more`}: Table 13 counts them as cancelled.`,

  valueDiffers: ({ quantity, price, discount, due, value, slip, isHabit }: ValueParts): string =>
    `${quantity} × ${price}${discount === undefined ? '' : ` less the discount of ${discount}`} is ${due}, but the taxable value is ${value}${slip === undefined ? '' : `, ${SLIPS[slip]} that: a decimal place slipped`}.${isHabit ? ' The other lines of the file obey this.' : ''}`,
  grossDiffers: ({ quantity, price, due, value }: Pick<ValueParts, 'quantity' | 'price' | 'due' | 'value'>): string =>
    `${quantity} × ${price} is ${due}, but the amount before discount is ${value}.`,
  lineTotalDiffers: (total: string, sum: string): string =>
    `Value, tax, cess and round-off make ${sum}, but the total is ${total}.`,
  documentTotalDiffers: (document: string, total: string, sum: string): string =>
    `The lines of ${document} make ${sum} with tax, cess and round-off, but its total is ${total}.`,
  /** `field`: of the e-invoice schema; `error`: of its portal. */
  sumRefused: (error: string, field: string, written: string, due: string): string =>
    `${field} is ${written} and must be ${due}: the e-invoice portal refuses it with error ${error}.`,
  itemNumberTwice: (number: string): string =>
    `The item number ${number} stands twice in the document: the e-invoice portal refuses it with error 2233.`,

  /** `until`: the last day of the cess; undefined: none is known. */
  cessTooMuch: (cess: string, code: string, day: string, until: string | undefined): string =>
    `The line has ${cess} of compensation cess, but ${code} bears none on ${day}${until === undefined ? '' : `; it ended on ${until}`}.`,
  taxWithoutPayment: (igst: string): string =>
    `The supply is one without payment of tax (under bond or LUT), but the line has ${igst} of IGST.`,
  /** `headings`: those that still bear it; empty: none. */
  rateHardlyBorne: (rate: string, day: string, headings: readonly string[]): string =>
    `${headings.length === 0 ? `Nothing bears ${rate} on ${day}` : `On ${day} only goods or services of ${headings.join(', ')} still bear ${rate}`}, and the line has no code to check it by.`,
  goodsUnderService: (code: NamedCode, { text, code: meant }: Suggestion): string =>
    `${code.written} is a service, ${code.description}; "${text}" is counted like goods and reads like ${named(meant)}.`,
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
  purchases: (lines: KindTally): string =>
    `${countedLines(lines.count)} of purchases ${areOf(lines)} left out: Table 12 of GSTR-1 holds what was sold ${where(lines)}${kindsOf(lines)}.`,
  advances: (lines: KindTally): string =>
    `${countedLines(lines.count)} of advances, their adjustment or refund ${areOf(lines)} left out: Tables 11A and 11B hold them, and Table 12 the invoice ${where(lines)}${kindsOf(lines)}.`,
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
  noSupplies: (lines: KindTally): string =>
    `${countedLines(lines.count)} of orders, quotations, delivery notes or payments ${areOf(lines)} left out, since they are no invoices ${where(lines)}${kindsOf(lines)}.`,
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
