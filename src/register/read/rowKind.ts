// Which rows of a table are no items: totals, round-off, notes, blanks. They never get a code.
import type { TextRow } from './cells.ts';
import { filled } from './cells.ts';

export type RowKind = 'item' | 'total' | 'round-off' | 'note' | 'blank';

const TOTAL =
  /^(?:(?:grand|sub|net|page|gross|invoice|bill|voucher|day|month(?:ly)?|running|report|over ?all)[\s-]*)?totals?\b(?![\s-]*(?:station|mixed|quartz|dissolved))|^total\s*[:=]|^(?:कुल|योग|कुल योग|महायोग)(?:\s|$|[:=])|^(?:opening|closing) (?:balance|stock)$|^(?:carried|brought) (?:over|forward|down)\b|^[bc]\/[fd]\b|^amount in words\b|^net (?:amount|payable)\b|^balance (?:due|payable)\b/i;
const ROUND_OFF = /^(?:less|add)?\s*:?\s*round(?:ed|ing)?[\s-]*off\b|^rounding(?: adjustment)?$|^r\/?off$/i;
const NOTE =
  /^(?:prepared|checked|approved|verified|printed|generated|created|certified|authori[sz]ed|received|signed) by\b|^authori[sz]ed signator|^for .*(?:pvt|private|ltd|limited|llp|& co)\b.*$|^e\.? ?& ?o\.? ?e\.?|^(?:thank(?:s| you)|note|notes|remarks?|terms(?: and conditions)?|terms & conditions|subject to|continued|page \d+|end of (?:report|list)|this is a computer|computer generated|printed on|report date|date of print|grand summary|declaration|bank details|signature|seal)\b\s*(?::|$|.*\b(?:generated|jurisdiction|business|signature|of \d+)\b)/i;
/** Tally's name for the group of all groups. */
const ROOT_GROUP = /^primary$/i;
const RULE = /^[\s\-=_*.~|+]+$/;

/** What the words of one cell say of its row; undefined: nothing. */
export function kindOfText(text: string): Exclude<RowKind, 'item'> | undefined {
  const written = text.trim();
  if (written === '') return undefined;
  if (TOTAL.test(written)) return 'total';
  if (ROUND_OFF.test(written)) return 'round-off';
  return NOTE.test(written) || RULE.test(written) || ROOT_GROUP.test(written) ? 'note' : undefined;
}

/** The text of a row by which it is looked up: that of its column, or the words elsewhere that make it no item. */
export function textOfRow(row: TextRow, column: number): string {
  const text = (row[column] ?? '').trim();
  return text === '' ? (row.find((cell) => kindOfText(cell) !== undefined) ?? '').trim() : text;
}

/** `text`: the cell of descriptions; `width`: columns of the table. */
export function rowKindOf(row: TextRow, text: string, width: number): RowKind {
  if (text.trim() !== '') return kindOfText(text) ?? 'item';
  const count = filled(row);
  if (count === 0) return 'blank';
  // The first words of a row without a description tell what it is: a total often stands in another column.
  for (const cell of row) {
    const written = cell.trim();
    if (written === '') continue;
    const kind = kindOfText(written);
    if (kind !== undefined) return kind;
    if (!/[\p{L}]/u.test(written)) continue;
    return count === 1 && width > 2 ? 'note' : 'item';
  }
  return 'item';
}
