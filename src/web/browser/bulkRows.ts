// The rows of a bulk lookup: which are doubtful, in which order they are shown, what is downloaded.
import { ADDED_COLUMNS, addedCells } from '../../bulk/columns.ts';
import type { Choice, CodeFacts, Review, RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Table } from '../../register/read/cells.ts';
import { ROWS_TO_KNOW } from '../../register/read/content.ts';
import { layoutOf } from '../../register/read/layout.ts';
import { ratesWord } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import type { NamedAnswer } from './messages.ts';

export interface BulkRow {
  /** Position in the file, from 0, without titles and header. */
  readonly index: number;
  readonly text: string;
  /** What the search found; undefined: it was not looked up. */
  found: NamedAnswer | undefined;
  /** What a person chose instead, or confirmed. */
  chosen: Chosen | undefined;
}

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
  if (found?.facts === undefined) return [];
  const others = found.alternates.map((code) => ({ code, description: found.names[code] ?? '' }));
  return [found.facts, ...others].map(({ code, description }) => ({ code, description }));
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

export function partsOf(table: Table, hasHeader: boolean): FileParts {
  if (!hasHeader) return { titles: [], header: undefined, data: table };
  const found = layoutOf(table.slice(0, ROWS_TO_KNOW));
  // Of two rows of names the upper one stays above as it is.
  const { titles, headerRows, columns } = found.headerRows > 0 ? found : layoutOf(table, { headerRow: 1 });
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
function urgency({ text }: BulkRow, answer: RowAnswer | undefined): number {
  if (answer === undefined) return NOT_LOOKED_UP;
  return text === '' && answer.review === 'code' ? NO_TEXT : URGENCY[answer.review];
}

/** Doubtful codes first, then open rates, then rows without text; the least sure first, equals in the file's order. */
export const byDoubt = (rows: readonly BulkRow[]): readonly BulkRow[] =>
  rows
    .map((row) => ({ row, answer: answerOf(row) }))
    .sort(
      (a, b) =>
        urgency(a.row, a.answer) - urgency(b.row, b.answer) ||
        (a.answer?.confidence ?? 0) - (b.answer?.confidence ?? 0) ||
        a.row.index - b.row.index,
    )
    .map(({ row }) => row);

/** `18%`, `Outside GST`; where the rate is open every one that can apply: `5% or 18%`. */
export function ratesInWords({ rates, isRateOpen }: Pick<CodeFacts, 'rates' | 'isRateOpen'>): string {
  return ratesWord(isRateOpen ? rates : rates.slice(0, 1), texts);
}

/** The file as it came, in its order, with the answer's columns at the end. */
export function outputTable({ titles, header, data }: FileParts, rows: readonly BulkRow[]): Table {
  const width = data.reduce((widest, row) => Math.max(widest, row.length), header?.length ?? 0);
  const padded = (row: readonly string[]): readonly string[] => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const names = header ?? Array.from({ length: width }, (_, at) => `column ${at + 1}`);
  return [
    ...titles,
    [...padded(names), ...ADDED_COLUMNS],
    ...data.map((cells, index) => {
      const row = rows[index];
      const answer = row && answerOf(row);
      return [...padded(cells), ...(answer === undefined ? ADDED_COLUMNS.map(() => '') : addedCells(answer))];
    }),
  ];
}
