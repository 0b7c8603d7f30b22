// What kind of supply a line is, which decides what may be called wrong in it.
import { isNothing } from './cells.ts';
import { ABROAD } from './places.ts';

/**
 * `export` and `sez`: zero-rated, with or without payment of tax; `deemed`: deemed export; `untaxed`: a bill of supply
 * or a seller under composition, who charges no tax; `exempt`: nil-rated, exempt or outside GST by the file's own words.
 */
export type Supply = 'regular' | 'export' | 'sez' | 'deemed' | 'untaxed' | 'exempt';

/** Zero-rated: no tax, or tax that is refunded. */
export const isZeroRated = (supply: Supply): boolean => supply === 'export' || supply === 'sez';

/** Whether tax was paid on a zero-rated supply; undefined: the file does not say. */
export type Payment = 'with' | 'without' | undefined;

const WITHOUT_PAYMENT =
  /\bwo ?pay\b|\bexp ?wop\b|\bsez? ?wop\b|\bw(?:ith)?\/?o(?:ut)? (?:the )?payment|\bwithout (?:payment|i?gst|tax)|\blut\b|\bunder (?:bond|letter of undertaking)/i;
const WITH_PAYMENT = /\bw ?pay\b|\bexp ?wp\b|\bsez? ?wp\b|\b(?:with|on) payment/i;

export function paymentOf(texts: readonly string[]): Payment {
  for (const text of texts) {
    const words = text.replaceAll('_', ' ');
    if (WITHOUT_PAYMENT.test(words)) return 'without';
    if (WITH_PAYMENT.test(words)) return 'with';
  }
  return undefined;
}

/**
 * What the document does to the supplies before it. `cancelled`: it never took place; `purchase`: somebody else's
 * supply; `self invoice`: that of who buys, for tax that he owes himself; `advance`: money before the supply, taken, adjusted or paid back (Tables 11A and 11B of GSTR-1); `no supply`:
 * an order, a quotation, goods that move, money that is paid.
 */
export type NoteKind =
  | 'invoice'
  | 'credit'
  | 'debit'
  | 'cancelled'
  | 'purchase'
  | 'self invoice'
  | 'advance'
  | 'no supply';

const KINDS: readonly (readonly [RegExp, Supply])[] = [
  [/\bsez|sewo?p|\bsez?wo?p|special economic/i, 'sez'],
  [/\bdeemed|^de$|\bdexp\b/i, 'deemed'],
  [/\bexp(?:wo?p|ort|orts)?\b|\boverseas\b|\bwo?pay\b|^6a$/i, 'export'],
  [/bill of supply|^bos$|composition (?:dealer|scheme|supply|supplier)|^composition$/i, 'untaxed'],
  [/\bexempt|\bnil\b|nil[- ]?rated|non[- ]?gst|out of scope|^non[- ]taxable/i, 'exempt'],
];

/** Of a buyer under composition nothing follows for the seller. */
const OF_BUYER = /(?:registered|business)[\s_]*(?:business)?[\s_-]*composition/i;

/** `texts`: the cells that speak of the kind of supply or its treatment; `place`: two digits or empty. */
export function supplyOf(texts: readonly string[], place: string): Supply {
  for (const text of texts) {
    const words = text.replaceAll('_', ' ').trim();
    if (words === '' || OF_BUYER.test(text)) continue;
    for (const [pattern, supply] of KINDS) if (pattern.test(words)) return supply;
  }
  return place === ABROAD ? 'export' : 'regular';
}

const CREDIT =
  /\bcredit[ -]?(?:note|memo)\b|^crn$|^c$|^c[./]? ?n\.?\b|\bc\/? ?note\b|\brefund|\breturn\b(?! cancel)|sales? (?:return|rtn|ret)\b|^sl ?rt$|\bcr[. -]*note\b/i;
const DEBIT = /\bdebit note\b|^dbn$|^d$|\bdr\.? ?note\b/i;
const CANCELLED = /^cancel|cancell?ed|\bvoid(?:ed)?\b|^drafts?$/i;

const SELF_INVOICE = /\bself[ -]?invoic(?:e|ing)\b/i;
const PURCHASE =
  /\bpurchases?\b(?! order)|\binward\b|^purc?h?\b|\bimport of (?:goods|services)\b|^bill of entry$|^vendor (?:bill|credit)|खरीद/i;
const ADVANCE =
  /\badvances?\b(?!.*\binvoice)|^adjust(?:ment|ed)s?(?: (?:voucher|entry))?$|\brefund voucher\b|^(?:ata?|atadja?|txpda?)$|अग्रिम/i;
const NO_SUPPLY =
  /\b(?:sales?|purchase|work|service|job(?: work)?(?: in| out)?) order\b|\bquot(?:e|ation)\b|^estimate\b|\bpro[- ]?forma\b|\bdelivery (?:note|chall?an)\b|^chall?an\b|\breceipt note\b|\brejections? (?:in|out)\b|^(?:receipt|payment|contra|journal|payroll|attendance|expense)s?(?: (?:voucher|entry))?$|\b(?:stock|reversing) journal\b|\bphysical stock\b|^stock adjustment$|^(?:un)?assemble$|^production$|^memorandum\b|^material (?:in|out)\b|\bgoods receipt\b|^(?:grn|dc|so|po|jv)$/i;
const INVOICE_TOO = /\binvoice cum\b|\bcum[- ]invoice\b|\binvoice[- ]cum[- ]/i;

/** A return that did not take place, whatever the kind of event is called beside it. */
const RETURN_UNDONE = /\b(?:return|refund)s? cancel/i;

/** Events of an order that stand on rows of their own: "Sale" and "Cancellation" beside each other. */
export const isEventOfSale = (texts: readonly string[]): boolean =>
  texts.some((text) => /^\s*sales?\s*$/i.test(text)) && texts.some((text) => /^\s*cancellation\s*$/i.test(text));

export function noteKindOf(texts: readonly string[]): NoteKind {
  if (texts.some((text) => RETURN_UNDONE.test(text))) return 'invoice';
  for (const text of texts) {
    const words = text.replaceAll('_', ' ').trim();
    if (words === '') continue;
    if (CANCELLED.test(words)) return 'cancelled';
    if (SELF_INVOICE.test(words)) return 'self invoice';
    if (PURCHASE.test(words)) return 'purchase';
    if (ADVANCE.test(words)) return 'advance';
    if (NO_SUPPLY.test(words) && !INVOICE_TOO.test(words)) return 'no supply';
    if (CREDIT.test(words)) return 'credit';
    if (DEBIT.test(words)) return 'debit';
  }
  return 'invoice';
}

/** Kinds of document and events of an order that are sales. */
const SALE =
  /\b(?:sales?|sold|invoices?|inv|bills?|cash ?memo|memo|counter|retail|regular|normal|b2b|b2c[sl]?|outward|suppl(?:y|ies)|\w*shipments?|shipped|dispatched|delivered|completed?|service|taxable|(?:intra|inter)[ -]?state|local)\b|^(?:i|s|si|ti|pos|gst|tax)$|बिक्री|बिल|बीजक/i;
/** An answer to a question, as "Is return: N". */
const ANSWER = /^(?:y|yes|n|no|true|false|\d+)$/i;

/** The first of the cells whose kind of document is none of those known; empty: all are known. */
export function unknownKindIn(texts: readonly string[]): string {
  const unknown = texts.find((text) => {
    const words = text.replaceAll('_', ' ').trim();
    if (isNothing(words) || ANSWER.test(words) || SALE.test(words) || amendmentOf([words]) !== undefined) return false;
    return noteKindOf([words]) === 'invoice' && !RETURN_UNDONE.test(words) && supplyOf([words], '') === 'regular';
  });
  return unknown?.trim() ?? '';
}

/** Goods that move to another place of the seller: a supply where that has a number of its own. */
export const isTransfer = (kind: string): boolean => /\b(?:stock|branch|godown|depot|fc) ?transfers?\b/i.test(kind);

/** `revised`: in the place of a document that was reported before; `original`: that document, as it was. */
export type Amendment = 'revised' | 'original' | undefined;

const REVISED = /\bamend(?:ed|ment)?\b|\brevis(?:ed|ion)\b|^(?:b2ba|b2cla|b2csa|cdnu?ra|expa)$/i;
/** But not "Original for recipient", which is a copy. */
const ORIGINAL = /^(?:original|orig)(?: (?:bill|invoice|document|entry|voucher|values?))?$|\bbefore amendment\b/i;

export function amendmentOf(texts: readonly string[]): Amendment {
  if (texts.some((text) => ORIGINAL.test(text.trim()))) return 'original';
  return texts.some((text) => REVISED.test(text.replaceAll('_', ' '))) ? 'revised' : undefined;
}

/** How a column of marks is read: what its name asks, a credit note's number, a state of the document, or free words. */
export type MarkColumn = 'cancelled' | 'credit' | 'debit' | 'number' | 'state' | 'remarks';

/** What a mark says of its document; `unsure`: it speaks of a return or of cancelling, and not for certain of this one. */
export type Mark = 'cancelled' | 'credit' | 'debit' | 'unsure' | undefined;

const DOCUMENT = '(?:bill|invoice|inv|voucher|vch|document|doc|entry|irn|e ?invoice)';
const NOT_ISSUED = new RegExp(
  `^(?:${DOCUMENT} (?:(?:is|was|has been) )?)?(?:cancell?ed|cancel|void(?:ed)?|deleted|draft)(?: ${DOCUMENT})?$`,
);
/** "Cancelled on 5 Oct", "bill cancelled by customer", but not "cancelled cheque received". */
const CANCELLED_HOW = new RegExp(
  `^(?:${DOCUMENT} (?:(?:is|was|has been) )?)?cancell?ed (?:on|by|due|as|because|since|dt|dated|wrong|\\d)`,
);
const CREDIT_NOTE = /^(?:credit (?:note|memo)|cr note|c ?n|sales? return)$/;
const CREDIT_AGAINST = /^(?:credit note|cr note|c ?n|sales? return) (?:against|agst|for|towards|wrt) /;
/** What was or will be done about an invoice, which stays one. */
const DONE_ELSEWHERE = /\b(?:issued|raised|given|pending|due|will|to be|made|separately)\b/;
const OF_RETURNS =
  /\bcancel|\bvoid|\bcredit note\b|\bcr note\b|\bc n\b|\bcn\b|\breturn(?:ed)?\b|\brefund(?:ed)?\b|\brto\b|\brejected\b/;
const NO_RETURNS = /\b(?:no|non|not) (?:return|refund|cancel)|\breturnable\b/;
const IS_YES = /^(?:y|yes|true|1)$/;

/** Of returns documents are numbered apart: "CN-12", "CRN/0007". */
export const isNumberOfCredit = (document: string): boolean => /^(?:cn|crn)[^a-z]*\d/i.test(document);

/** `document`: its number, which a remark may lean on. */
export function markOf(column: MarkColumn, cell: string, document: string): Mark {
  const words = cell
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
  if (words === '') return undefined;
  // A note of that number, or one that takes the document back.
  if (column === 'number') return isNothing(cell) || /^0+$/.test(words) ? undefined : 'unsure';
  if (NOT_ISSUED.test(words)) return 'cancelled';
  if (column !== 'state' && column !== 'remarks') {
    return IS_YES.test(words) ? column : CREDIT.test(words) ? 'credit' : undefined;
  }
  if (CREDIT_NOTE.test(words)) return 'credit';
  if (column === 'remarks') {
    if (CANCELLED_HOW.test(words)) return 'cancelled';
    if (CREDIT_AGAINST.test(words) && !DONE_ELSEWHERE.test(words)) return 'credit';
    if (/\bcredit note\b|\bcr note\b/.test(words) && isNumberOfCredit(document)) return 'credit';
  }
  return OF_RETURNS.test(words) && !NO_RETURNS.test(words) ? 'unsure' : undefined;
}

/** The name of a customer or an item that says that the bill is none: "(cancelled)". */
export const isNamedCancelled = (name: string): boolean =>
  name.length < 40 &&
  /^[^\p{L}\d]*(?:(?:bill|invoice|voucher) )?cancell?ed(?: (?:bill|invoice|voucher))?[^\p{L}\d]*$/iu.test(name);
