// The rows of a bulk lookup: which are doubtful, in which order they are shown, what is downloaded.
import { ADDED_COLUMNS, addedCells, type CodeFacts, type Review } from '../../bulk/classifier.ts';
import { type Table, titleRows } from '../../bulk/table.ts';
import { rateWord } from '../tariff/words.ts';
import type { NamedAnswer } from './messages.ts';

export interface BulkRow {
  /** Position in the file, from 0, without titles and header. */
  readonly index: number;
  readonly text: string;
  /** Undefined: it was not looked up. */
  answer: NamedAnswer | undefined;
  /** A person chose or typed the code. */
  reviewed: boolean;
}

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
  const titles = titleRows(table);
  return { titles: table.slice(0, titles), header: table[titles], data: table.slice(titles + 1) };
}

/** A row somebody should look at: its code is unsure or its rate is open. */
export const isDoubtful = ({ answer }: BulkRow): boolean => answer !== undefined && answer.review !== 'nothing';

const URGENCY: Readonly<Record<Review, number>> = { code: 0, rate: 1, nothing: 2 };
const NOT_LOOKED_UP = 3;
const urgency = ({ answer }: BulkRow): number => (answer === undefined ? NOT_LOOKED_UP : URGENCY[answer.review]);

/** Doubtful codes first, then open rates; the least sure first, rows of equal confidence in the file's order. */
export const byDoubt = (rows: readonly BulkRow[]): readonly BulkRow[] =>
  [...rows].sort(
    (a, b) => urgency(a) - urgency(b) || (a.answer?.confidence ?? 0) - (b.answer?.confidence ?? 0) || a.index - b.index,
  );

/** `18%`, `Outside GST`; where the rate is open every one that can apply: `5% or 18%`. */
export function ratesInWords({ rates, isRateOpen }: Pick<CodeFacts, 'rates' | 'isRateOpen'>): string {
  const words = rates.map(rateWord);
  return isRateOpen ? [...new Set(words)].join(' or ') : (words[0] ?? '');
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
      const answer = rows[index]?.answer;
      return [...padded(cells), ...(answer === undefined ? ADDED_COLUMNS.map(() => '') : addedCells(answer))];
    }),
  ];
}
