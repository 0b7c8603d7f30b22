// The rows of a bulk lookup: which are doubtful, in which order they are shown, what is downloaded.
import type { RowAnswer } from './messages.ts';
import type { Table } from './sheet.ts';

export interface BulkRow {
  /** Position in the file, from 0, without the header. */
  readonly index: number;
  readonly text: string;
  answer: RowAnswer;
  /** A person chose or typed the code. */
  reviewed: boolean;
}

export const NO_ANSWER: RowAnswer = {
  code: '',
  description: '',
  rate: '',
  unit: '',
  confidence: 0,
  status: 'not_found',
  notes: '',
  alternates: [],
};

/** A row somebody should look at: unsure, vague or without an answer, and not reviewed yet. */
export const isDoubtful = ({ answer, reviewed }: BulkRow): boolean =>
  !reviewed && (answer.status !== 'resolved' || answer.confidence < 0.7);

/** The least sure first; rows of equal confidence stay in the file's order. */
export const byDoubt = (rows: readonly BulkRow[]): readonly BulkRow[] =>
  [...rows].sort((a, b) => a.answer.confidence - b.answer.confidence || a.index - b.index);

const ADDED = ['hsn_sac', 'code_description', 'gst_rate', 'uqc', 'confidence', 'needs_review', 'notes', 'alternates'];

/** The file as it came, in its order, with the answer's columns at the end. */
export function outputTable(header: readonly string[] | undefined, data: Table, rows: readonly BulkRow[]): Table {
  const width = Math.max(header?.length ?? 0, ...data.map((row) => row.length));
  const padded = (row: readonly string[]): readonly string[] => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const names = header ?? Array.from({ length: width }, (_, at) => `column ${at + 1}`);
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return [
    [...padded(names), ...ADDED],
    ...data.map((cells, index) => {
      const row = byIndex.get(index);
      if (row === undefined) return [...padded(cells), ...ADDED.map(() => '')];
      const { answer } = row;
      return [
        ...padded(cells),
        answer.code,
        answer.description,
        answer.rate,
        answer.unit,
        answer.code === '' ? '' : answer.confidence.toFixed(2),
        isDoubtful(row) ? 'yes' : 'no',
        answer.notes,
        answer.alternates.map(({ code }) => code).join(' '),
      ];
    }),
  ];
}

/** The column that most likely holds descriptions: by its name, else the one with the longest texts. */
export function likelyColumn(table: Table): number {
  const [header = []] = table;
  const named = header.findIndex((name) => /desc|item|product|particular|goods|service|name|विवरण/i.test(name));
  if (named >= 0) return named;
  const lengths = header.map((_, at) =>
    table.slice(0, 50).reduce((sum, row) => sum + (/[^\d\s.,-]/.test(row[at] ?? '') ? (row[at] ?? '').length : 0), 0),
  );
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}
