// The rows of a bulk lookup: which are doubtful, in which order they are shown, what is downloaded.
import { ADDED_COLUMNS, addedCells } from '../../bulk/columns.ts';
import type { Choice, CodeFacts, Review, RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Table } from '../../register/read/cells.ts';
import { ROWS_TO_KNOW } from '../../register/read/content.ts';
import { type Layout, layoutOf } from '../../register/read/layout.ts';
import type { Role } from '../../register/read/roles.ts';
import { ratesWord } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import type { ToldOnDay } from './messages.ts';
import type { NamedAnswer } from './packedAnswers.ts';

export interface BulkRow {
  /** Position in the file, from 0, without titles and header. */
  readonly index: number;
  readonly text: string;
  readonly told: ToldOnDay;
  /** What the search found; undefined: it was not looked up. */
  found: NamedAnswer | undefined;
  /** What a person chose instead, or confirmed. */
  chosen: Chosen | undefined;
  /** The rows that say the same in all that is read of them, in the file's order, itself among them; left out: no other. */
  readonly alike?: readonly BulkRow[];
}

/** The rows that are shown and chosen for as one. */
export const alikeOf = (row: BulkRow): readonly BulkRow[] => row.alike ?? [row];

/** One row of each group. */
export const firstOfEach = (rows: readonly BulkRow[]): readonly BulkRow[] =>
  rows.filter((row) => row.alike === undefined || row.alike[0] === row);

/** A choice, and the answer that it makes. */
export interface Chosen {
  readonly choice: Choice;
  readonly answer: RowAnswer;
}

/** What stands in a row: the person's choice before what was found. */
export const answerOf = ({ found, chosen }: BulkRow): RowAnswer | undefined =>
  chosen === undefined ? found : { ...chosen.answer, alternates: otherCodes(found, chosen.choice.code) };

/** A code that may be meant. */
export interface Proposal {
  readonly code: string;
  readonly description: string;
}

/** The codes that were found for a row, the likeliest first. */
export function proposals(found: NamedAnswer | undefined): readonly Proposal[] {
  if (found === undefined) return [];
  const { facts, alternates, names } = found;
  const others = alternates.map((code) => ({ code, description: names[code] ?? '' }));
  return facts === undefined ? others : [{ code: facts.code, description: facts.description }, ...others];
}

const otherCodes = (found: NamedAnswer | undefined, code: string): readonly string[] =>
  proposals(found)
    .map((one) => one.code)
    .filter((one) => one !== code);

/** By this rows have the same text: capitals and spaces make no difference. */
export const textKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The parts of a file. */
export interface FileParts {
  /** Rows above the names of the columns. */
  readonly titles: Table;
  /** Undefined: the columns have no names. */
  readonly header: readonly string[] | undefined;
  readonly data: Table;
}

/** `columns`: by place, the roles that a person gave; null: as they are found. */
export function layoutFor(table: Table, hasHeader: boolean, columns: readonly (Role | null)[] = []): Layout {
  const first = table.slice(0, ROWS_TO_KNOW);
  if (!hasHeader) return layoutOf(first, { headerRow: 0, columns });
  const found = layoutOf(first, { columns });
  return found.headerRows > 0 ? found : layoutOf(first, { headerRow: 1, columns });
}

export function partsOf(table: Table, { titles, headerRows, columns }: Layout): FileParts {
  if (headerRows === 0) return { titles: [], header: undefined, data: table };
  // Of two rows of names the upper one stays above as it is.
  return {
    titles: table.slice(0, titles + headerRows - 1),
    header: columns.map(({ name }) => name),
    data: table.slice(titles + headerRows),
  };
}

/** A row somebody should look at: its code is unsure or its rate is open. */
export function isDoubtful(row: BulkRow): boolean {
  const answer = answerOf(row);
  return answer !== undefined && answer.review !== 'nothing';
}

const URGENCY: Readonly<Record<Review, number>> = { code: 0, rate: 1, nothing: 3 };
/** There is nothing to read in it, so what can be answered comes before. */
const NO_TEXT = 2;
const NOT_LOOKED_UP = 4;
/** Confidences have three decimals. */
const DEGREES = 1001;
function urgency({ text }: BulkRow, answer: RowAnswer | undefined): number {
  if (answer === undefined) return NOT_LOOKED_UP;
  return text === '' && answer.review === 'code' ? NO_TEXT : URGENCY[answer.review];
}

/** Doubtful codes first, then open rates, then rows without text; the least sure first, equals in the file's order. */
export function byDoubt(rows: readonly BulkRow[]): readonly BulkRow[] {
  // There are few degrees of doubt: rows are put into theirs, which a page does at once with however many.
  const degrees: BulkRow[][] = [];
  for (const row of rows) {
    const answer = answerOf(row);
    const degree = urgency(row, answer) * DEGREES + Math.round((answer?.confidence ?? 0) * (DEGREES - 1));
    const others = degrees[degree];
    if (others === undefined) degrees[degree] = [row];
    else others.push(row);
  }
  return degrees.flat();
}

/** `18%`, `Outside GST`; where the rate is open every one that can apply: `5% or 18%`. */
export function ratesInWords({ rates, isRateOpen }: Pick<CodeFacts, 'rates' | 'isRateOpen'>): string {
  return ratesWord(isRateOpen ? rates : rates.slice(0, 1), texts);
}

/** Rows that are written at once. */
const WRITTEN_ROWS = 1000;

/** The file as it came, in its order and in pieces, with the answer's columns at the end. */
export function* outputPieces({ titles, header, data }: FileParts, rows: readonly BulkRow[]): Generator<Table> {
  const width = data.reduce((widest, row) => Math.max(widest, row.length), header?.length ?? 0);
  const padded = (row: readonly string[]): readonly string[] => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const names = header ?? Array.from({ length: width }, (_, at) => `column ${at + 1}`);
  const line = (cells: readonly string[], index: number): readonly string[] => {
    const row = rows[index];
    const answer = row && answerOf(row);
    return [...padded(cells), ...(answer === undefined ? ADDED_COLUMNS.map(() => '') : addedCells(answer))];
  };
  yield [...titles, [...padded(names), ...ADDED_COLUMNS]];
  for (let from = 0; from < data.length; from += WRITTEN_ROWS) {
    yield data.slice(from, from + WRITTEN_ROWS).map((cells, at) => line(cells, from + at));
  }
}
