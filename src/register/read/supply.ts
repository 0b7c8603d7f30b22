// What kind of supply a line is, which decides what may be called wrong in it.
import { ABROAD } from './places.ts';

/**
 * `export` and `sez`: zero-rated, with or without payment of tax; `deemed`: deemed export; `untaxed`: a bill of supply
 * or a seller under composition, who charges no tax; `exempt`: nil-rated, exempt or outside GST by the file's own words.
 */
export type Supply = 'regular' | 'export' | 'sez' | 'deemed' | 'untaxed' | 'exempt';

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
 * supply; `no supply`: an order, a quotation, goods that move, money that is paid.
 */
export type NoteKind = 'invoice' | 'credit' | 'debit' | 'cancelled' | 'purchase' | 'no supply';

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

const CREDIT = /\bcredit note\b|^crn$|^c$|\brefund|\breturn\b(?! cancel)|sales? return|\bcr\.? ?note\b/i;
const DEBIT = /\bdebit note\b|^dbn$|^d$|\bdr\.? ?note\b/i;
const CANCELLED = /^cancel|cancelled|\bvoid\b/i;

const PURCHASE =
  /\bpurchases?\b(?! order)|\binward\b|^purc?h?\b|\bimport of (?:goods|services)\b|^bill of entry$|^vendor (?:bill|credit)|खरीद/i;
const NO_SUPPLY =
  /\b(?:sales?|purchase|work|service|job(?: work)?(?: in| out)?) order\b|\bquot(?:e|ation)\b|^estimate\b|\bpro[- ]?forma\b|\bdelivery (?:note|chall?an)\b|^chall?an\b|\breceipt note\b|\brejections? (?:in|out)\b|^(?:receipt|payment|contra|journal)s?(?: voucher)?$|\b(?:stock|reversing) journal\b|\bphysical stock\b|^memorandum\b|^material (?:in|out)\b|\bgoods receipt\b|^(?:grn|dc|so|po|jv)$/i;
const INVOICE_TOO = /\binvoice cum\b|\bcum[- ]invoice\b|\binvoice[- ]cum[- ]/i;

export function noteKindOf(texts: readonly string[]): NoteKind {
  for (const text of texts) {
    const words = text.replaceAll('_', ' ').trim();
    if (words === '') continue;
    if (CANCELLED.test(words)) return 'cancelled';
    if (PURCHASE.test(words)) return 'purchase';
    if (NO_SUPPLY.test(words) && !INVOICE_TOO.test(words)) return 'no supply';
    if (CREDIT.test(words)) return 'credit';
    if (DEBIT.test(words)) return 'debit';
  }
  return 'invoice';
}
