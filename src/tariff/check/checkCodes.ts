// What must hold for the code lists: integrity, units, and descriptions that can be read alone.
import { isService } from '../model/digits.ts';
import { type CodeRow, parentOf } from '../source/readCodes.ts';
import { UNIT_QUANTITY_CODES } from './units.ts';

/** "p-Cresol", "tert-Butylhydroquinone", "N,N-…": chemical names that begin with a lower-case locant. */
const CHEMICAL_PREFIX = /^(o|m|p|n|d|l|dl|tert|sec|iso|cis|trans|alpha|beta|gamma|omega|epsilon)[-,(]/;

const ITEM_DESCRIPTION_MAX = 140;
const PARENT_DESCRIPTION_MAX = 200;

const isItem = (code: string): boolean => code.length === (isService(code) ? 6 : 8);

function describedWell({ code, description }: CodeRow): readonly string[] {
  const complaints: string[] = [];
  const max = isItem(code) && !isService(code) ? ITEM_DESCRIPTION_MAX : PARENT_DESCRIPTION_MAX;
  const length = [...description].length;
  if (length === 0) complaints.push('has no description');
  if (length > max) complaints.push(`has a description of ${length} characters, ${max} are allowed`);
  if (/^others?\b/i.test(description)) complaints.push(`is described as "${description}": say what the goods are`);
  if (/\b(n\.e\.[sc]\.?|etc)\b/i.test(description))
    complaints.push('uses an abbreviation that says nothing (n.e.s., etc)');
  if (/[\p{Cc}\p{Cf}]|\s{2}|^\s|\s$/u.test(description))
    complaints.push('has stray white space or control characters in its description');
  if (/[^.]\.$/.test(description)) complaints.push('has a description that ends with a full stop');
  if (/^\p{Ll}/u.test(description) && !/^p[HK]\b/.test(description) && !CHEMICAL_PREFIX.test(description))
    complaints.push('has a description that begins in lower case');
  return complaints;
}

function linkedWell(
  { code, status, supersededBy }: CodeRow,
  rows: ReadonlyMap<string, CodeRow>,
  known: ReadonlySet<string>,
): readonly string[] {
  const complaints: string[] = [];
  const parent = parentOf(code, known);
  if (code.length > 4 && parent?.length !== 4 && !known.has(code.slice(0, 4))) complaints.push('has no heading');
  if (status === 'live' && parent !== undefined && rows.get(parent)?.status === 'retired')
    complaints.push(`is live under the retired ${parent}`);
  if (status === 'live' && code.length === 8 && !known.has(code.slice(0, 6))) complaints.push('has no subheading');
  if (status === 'live' && isService(code) && code.length === 6 && !known.has(code.slice(0, 5)))
    complaints.push('has no service group');
  if (status === 'live' && supersededBy.length > 0) complaints.push('is live and yet superseded');
  for (const { code: successor } of supersededBy) {
    if (rows.get(successor)?.status !== 'live')
      complaints.push(`is superseded by ${successor}, which is not a live code`);
  }
  return complaints;
}

/** Complaints, each beginning with its code; empty: all is well. */
export function checkCodes(codes: readonly CodeRow[]): readonly string[] {
  const rows = new Map(codes.map((row) => [row.code, row]));
  const known = new Set(rows.keys());
  const complaints: string[] = [];
  const seenIn = new Map<string, Map<string, string>>();
  let previous = '';
  for (const row of codes) {
    const { code, unit, description } = row;
    const problems = [...describedWell(row), ...linkedWell(row, rows, known)];
    if (code === previous) problems.push('is listed twice');
    else if (code < previous) problems.push(`is out of order after ${previous}`);
    previous = code;
    if (isService(code) ? unit !== '' && !UNIT_QUANTITY_CODES.has(unit) : !UNIT_QUANTITY_CODES.has(unit))
      problems.push(`has the unknown unit "${unit}"`);

    const heading = code.slice(0, 4);
    const seen = seenIn.get(heading) ?? new Map<string, string>();
    seenIn.set(heading, seen);
    const twin = seen.get(description.toLowerCase());
    if (twin !== undefined) problems.push(`reads the same as ${twin}`);
    seen.set(description.toLowerCase(), code);
    complaints.push(...problems.map((problem) => `${code} ${problem}`));
  }
  return complaints;
}
