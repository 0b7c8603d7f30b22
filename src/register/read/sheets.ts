// Which sheets of a workbook are tables of lines: covers, summaries and read-me sheets tell less of what a line has.
import { type CellRow, cellText } from './cells.ts';
import { ROWS_TO_KNOW } from './content.ts';
import { layoutOf } from './layout.ts';
import type { FileFacts } from './lines.ts';
import { RATE_ROLES, type Role, VALUE_ROLES } from './roles.ts';
import type { WorkbookSheet } from './workbook.ts';

/** What a line is told by. */
const TELLING: readonly Role[] = ['code', 'description', 'price', ...RATE_ROLES, ...VALUE_ROLES];
/** So few are a cover with a column of names. */
const LEAST_ROLES = 3;

/** How many different things the columns of a sheet are known to say; 0: it is no table of lines. */
function rolesIn(rows: readonly CellRow[]): number {
  const table = rows.slice(0, ROWS_TO_KNOW).map((row) => row.map(cellText));
  const roles = new Set(layoutOf(table).columns.map(({ role }) => role));
  roles.delete('other');
  return TELLING.some((role) => roles.has(role)) ? roles.size : 0;
}

/** The sheet that tells most, the first of several; undefined: there is no sheet. */
export function mainSheet<Sheet extends WorkbookSheet>(sheets: readonly Sheet[]): Sheet | undefined {
  const [first] = sheets;
  if (sheets.length < 2) return first;
  let best = first;
  let most = -1;
  for (const sheet of sheets) {
    const roles = rolesIn(sheet.rows);
    if (roles > most) [best, most] = [sheet, roles];
  }
  return best;
}

/** All sheets that are tables of lines. */
export const lineSheets = <Sheet extends WorkbookSheet>(sheets: readonly Sheet[]): readonly Sheet[] =>
  sheets.filter(({ rows }) => rolesIn(rows) >= LEAST_ROLES);

/** What the name of a sheet says of its lines: the tool's "hsn(b2b)" and "hsn(b2c)". */
export function sheetFacts(name: string): Pick<FileFacts, 'section'> {
  const [, section] = /^hsn\s*\(\s*(b2[bc])\s*\)$/i.exec(name.trim()) ?? [];
  return section === undefined ? {} : { section: section.toLowerCase() === 'b2b' ? 'b2b' : 'b2c' };
}
