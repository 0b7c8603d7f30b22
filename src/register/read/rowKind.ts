// Which rows of a table are no items: totals, round-off, notes, blanks. They never get a code. Words make a row suspect;
// what stands in its other cells decides, for goods and customers are called "Total" and "Seal" too.
import type { TextRow } from './cells.ts';
import { filled } from './cells.ts';

export type RowKind = 'item' | 'total' | 'round-off' | 'note' | 'blank';

/** What words say of a row; `isSure`: alone, while no other cell speaks against it. */
export interface Said {
  readonly kind: 'total' | 'round-off' | 'note';
  readonly isSure: boolean;
}

/** What totals are said of: "Total taxable value Rs.", "Total for the month of October". */
const OF_TOTALS = new Set(
  `amount amounts amt value val taxable tax taxes gst cgst sgst igst utgst cess qty quantity item items nos pcs pieces
unit units weight kg kgs sale sales purchase purchases invoice invoices inv bill bills voucher vouchers entries lines rows
records count discount round rounded off net gross payable receivable due balance turnover outward inward supply supplies
this the for of in on from to till upto and all month monthly day daily week year quarter period page report date b2b b2c rs inr
rupees carried brought forward over debit credit dr cr incl excl including excluding before after with without no number
hsn sac goods services local inter intra central state integrated jan feb mar apr may jun jul aug sep sept oct nov dec
january february march april june july august september october november december
राशि रकम कर टैक्स मात्रा मूल्य योग बिक्री बिल रुपये`.split(/\s+/),
);
const WORDS = /[\p{L}\p{M}\d]+/gu;
const isOfTotals = (word: string): boolean => OF_TOTALS.has(word) || /^\d+$/.test(word);
const isPlainTotal = (text: string): boolean => {
  const [first = '', ...rest] = text.toLowerCase().match(WORDS) ?? [];
  return /^(?:totals?|कुल|योग|महायोग)$/.test(first) && rest.every(isOfTotals);
};

const TOTAL =
  /^(?:grand|sub|net|page|gross|invoice|bill|voucher|day|month(?:ly)?|running|report|over ?all)[\s-]*totals?\b|^totals?\s*(?:[:=]|(?:for|of)\b)|^(?:कुल|योग)\s*[:=]|^(?:opening|closing) (?:balance|stock)$|^(?:carried|brought) (?:over|forward|down)\b|^[bc]\/[fd][\s:.-]*[\d,.]*$|^amount in words\b|^net (?:amount|payable)\b|^balance (?:due|payable)\b/i;
/** Tally's name for the group of all groups. */
const ROOT_GROUP = /^primary$/i;
/** "Total 4T engine oil", "Total Solutions Pvt Ltd"; "A1 Total", as spreadsheets write subtotals. */
const MAYBE_TOTAL = /^totals?\b|^(?:कुल|योग|महायोग)(?:\s|$)|^[bc]\/[fd]\b/i;
const ENDS_WITH_TOTAL = /\btotals?\s*[:=]?$/i;
/** What names the sum of a whole column and nothing else. */
const SUM =
  /^(?:(?:grand|report|over ?all)[\s-]*)?totals?(?: taxable(?: value| amount)?)?\s*[:=]?$|^(?:कुल(?: योग)?|योग|महायोग)\s*[:=]?$/i;
const ROUND_OFF = /^(?:less|add)?\s*(?::\s*)?round(?:ed|ing)?[\s-]*off\b|^rounding(?: adjustment)?$|^r\/?off$/i;
const NOTE =
  /^(?:prepared|checked|approved|verified|printed|generated|created|certified|authori[sz]ed|received|signed) by\b|^authori[sz]ed signator|^for .*(?:pvt|private|ltd|limited|llp|& co)\b.*$|^e\.? ?& ?o\.? ?e\.?|^page \d+(?:\s*(?:of|\/)\s*\d+)?$|^(?:thank(?:s| you)|note|notes|remarks?|terms(?: and conditions)?|terms & conditions|subject to|continued|page \d+|end of (?:report|list)|this is a computer|computer generated|printed on|report date|date of print|grand summary|declaration|bank details|signature|seal)\b\s*(?::|$|.*\b(?:generated|jurisdiction|business|signature)\b)/i;
/** At the foot of a list, and in a list of spare parts. */
const MAYBE_NOTE = /^seal$/i;
const RULE = /^[\s\-=_*.~|+]+$/;
/** Any of those that a text begins with: most are found to be none at their first letter. */
const ANY = new RegExp(
  [TOTAL, ROOT_GROUP, MAYBE_TOTAL, ROUND_OFF, MAYBE_NOTE, NOTE, RULE].map(({ source }) => source).join('|'),
  'i',
);

const SURE = { total: said('total'), 'round-off': said('round-off'), note: said('note') };
const UNSURE = { total: said('total', false), note: said('note', false) };

function said(kind: Said['kind'], isSure = true): Said {
  return { kind, isSure };
}

/** Undefined: the words say nothing of the row. */
export function saidBy(text: string): Said | undefined {
  const written = text.trim();
  const endsWithTotal = ENDS_WITH_TOTAL.test(written);
  if (!endsWithTotal && !ANY.test(written)) return undefined;
  if (TOTAL.test(written) || ROOT_GROUP.test(written)) return SURE.total;
  if (endsWithTotal || MAYBE_TOTAL.test(written)) return isPlainTotal(written) ? SURE.total : UNSURE.total;
  if (ROUND_OFF.test(written)) return SURE['round-off'];
  if (MAYBE_NOTE.test(written)) return UNSURE.note;
  return NOTE.test(written) || RULE.test(written) ? SURE.note : undefined;
}

export const isSumByName = (text: string): boolean => SUM.test(text.trim());

/** What the words of one cell say of its row, where nothing else is known of it; undefined: nothing. */
export function kindOfText(text: string): Said['kind'] | undefined {
  const words = saidBy(text);
  return words?.isSure === true ? words.kind : undefined;
}

/** The text of a row by which it is looked up: that of its column, or the words elsewhere that make it no item. */
export function textOfRow(row: TextRow, column: number): string {
  const text = (row[column] ?? '').trim();
  return text === '' ? (row.find((cell) => kindOfText(cell) !== undefined) ?? '').trim() : text;
}

/** The first words of a row without a description tell what it is: a total often stands in another column. */
export interface FirstWords {
  readonly said: Said | undefined;
  /** The column of the words; -1: there are none. */
  readonly at: number;
}

export function firstWords(row: TextRow): FirstWords {
  for (const [at, cell] of row.entries()) {
    const written = cell.trim();
    if (written === '') continue;
    const words = saidBy(written);
    if (words !== undefined) return { said: words, at };
    if (/[\p{L}]/u.test(written)) return { said: undefined, at };
  }
  return { said: undefined, at: -1 };
}

/** By words alone. `text`: the cell of descriptions; `width`: columns of the table. */
export function rowKindOf(row: TextRow, text: string, width: number): RowKind {
  if (text.trim() !== '') return kindOfText(text) ?? 'item';
  const count = filled(row);
  if (count === 0) return 'blank';
  const { said: words, at } = firstWords(row);
  if (words?.isSure === true) return words.kind;
  return at >= 0 && count === 1 && width > 2 ? 'note' : 'item';
}

/** What the cells beside the words hold. */
export interface Beside {
  /** A code of the tariff. */
  readonly hasCode: boolean;
  /** A unit, a price or a rate, which no total has. */
  readonly isPriced: boolean;
  readonly hasQuantity: boolean;
  /** A value or a tax. */
  readonly hasAmount: boolean;
  /** Number or day of a document that is not the one of the row before. */
  readonly hasOwnDocument: boolean;
  /** Its value is the sum of the rows above, of all or of those since the total before. */
  addsUp(): boolean;
  /** No other cell holds anything, and others could. */
  readonly isAlone: boolean;
}

/** Where the words and the other cells do not agree, a row is an item: it is checked, and its value is counted. */
export function kindBorneOut({ kind, isSure }: Said, beside: Beside): RowKind {
  if (beside.hasCode) return 'item';
  const isSold = beside.isPriced || beside.hasQuantity;
  if (kind === 'note') return isSure ? (isSold || beside.hasAmount ? 'item' : kind) : beside.isAlone ? kind : 'item';
  if (kind === 'round-off') return isSold ? 'item' : kind;
  const isElsewhere = beside.isPriced || beside.hasOwnDocument;
  if (isSure && !(beside.hasAmount && isElsewhere)) return kind;
  if (!isSure && isElsewhere) return 'item';
  return beside.addsUp() ? kind : 'item';
}
