// Whether a whole table is of credit notes: its titles or a number of a credit note on every row tell.
import { isNothing, type Table, type TextRow } from './cells.ts';
import { columnOf, type Layout } from './layout.ts';

const TITLE =
  /^.*\b(?:credit notes?|sales? returns?)\b.{0,30}\b(?:register|book|journal|report|summary|details?|list|analysis)\b.*$|^.*\b(?:register|list) of (?:credit notes|sales? returns?)\b.*$|^\W*(?:credit notes?|sales? returns?)\W*$|^.*(?:क्रेडिट नोट|बिक्री वापसी).*$/im;
/** What else a title may speak of: then its rows are not all of one kind. */
const OTHERS =
  /\bsales?\b(?! returns?)|\bdebit\b|\binvoices?\b|\bpurchases?\b|\bwith\b|\band\b|&|\bnet of\b|\breceived\b|\b(?:supplier|vendor)s?\b/i;

/** `data`: the first rows below the names. */
export function areCreditNotes(titles: Table, layout: Layout, data: Table): boolean {
  const [title] = TITLE.exec(titles.map((row) => row.join(' ')).join('\n')) ?? [];
  if (title !== undefined && !OTHERS.test(title)) return true;
  const tellsKinds = layout.columns.some(({ role, marks }) => role === 'note' && marks === undefined);
  return !tellsKinds && isOnEveryRow(layout, data);
}

/** Rows of totals have no code; where there is no column of codes, no day. */
function isOnEveryRow(layout: Layout, data: Table): boolean {
  const number = layout.columns.findIndex(({ marks }) => marks === 'number');
  const code = columnOf(layout, 'code');
  const item = code < 0 ? columnOf(layout, 'date') : code;
  if (number < 0 || item < 0) return false;
  const isFilled = (row: TextRow, at: number): boolean => !isNothing(row[at] ?? '');
  const items = data.filter((row) => isFilled(row, item));
  return items.length > 0 && items.every((row) => isFilled(row, number));
}
