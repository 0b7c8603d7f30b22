// The documents of a file by kind and series, with the first and the last number of each and those that are missing
// between: Table 13 of GSTR-1.
import type { Line } from './lines.ts';

/** Kinds as the offline tool numbers and names them. */
export const DOCUMENT_KINDS = {
  invoice: [1, 'Invoices for outward supply'],
  self: [2, 'Invoices for inward supply from unregistered person'],
  revised: [3, 'Revised Invoice'],
  debit: [4, 'Debit Note'],
  credit: [5, 'Credit Note'],
  receipt: [6, 'Receipt Voucher'],
  payment: [7, 'Payment Voucher'],
  refund: [8, 'Refund Voucher'],
  challan: [12, 'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)'],
} as const;
type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** Documents with numbers that follow each other. */
export interface Series {
  readonly kind: DocumentKind;
  readonly from: string;
  readonly to: string;
  /** In the file, and missing between. */
  readonly total: number;
  /** Known as cancelled, or not in the file. */
  readonly cancelled: number;
  /** Numbers between the first and the last that the file does not have; of many the first. */
  readonly missing: readonly string[];
  readonly missingCount: number;
  /** Of the documents behind the first gaps. */
  readonly rows: readonly number[];
}

const MOST_MISSING = 20;
/** Of a file that has every third number only, the others are in another file. */
const MOST_SHARE = 0.5;
/** More missing than that, and a series begins anew behind them. */
const WIDEST_GAP = 50;

/** Rows of documents, doubled, plus one where the document is cancelled, by number in capitals: a file has many. */
type Issued = Map<string, number>;

export class DocumentsIssued {
  readonly #kinds = new Map<DocumentKind, Issued>();
  /** Numbers of other months, and of what is no document of GST: they are not missing. */
  readonly #others = new Set<string>();
  /** Numbers with small letters as the file has them. */
  readonly #written = new Map<string, string>();
  #last = '';

  /** A line of the period, of a cancelled document too. */
  add(line: Line): void {
    const kind = kindOf(line);
    const { document } = line;
    if (document === '' || document === this.#last) return;
    this.#last = document;
    if (kind === undefined) {
      this.addOther(line);
      return;
    }
    const issued: Issued = this.#kinds.get(kind) ?? new Map();
    this.#kinds.set(kind, issued);
    const number = document.toUpperCase();
    if (number !== document) this.#written.set(number, document);
    const cancelled = line.note === 'cancelled' ? 1 : 0;
    const known = issued.get(number);
    if (known === undefined || (known % 2 === 1 && cancelled === 0)) issued.set(number, 2 * line.row + cancelled);
  }

  /** A line of another month. */
  addOther({ document }: Line): void {
    if (document !== '') this.#others.add(document.toUpperCase());
  }

  /** By kind as the return has them, then by series. */
  series(): readonly Series[] {
    const isElsewhere = (number: string): boolean =>
      this.#others.has(number) || [...this.#kinds.values()].some((issued) => issued.has(number));
    const asWritten = (number: string): string => this.#written.get(number) ?? number;
    return (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).flatMap((kind) =>
      seriesOf(this.#kinds.get(kind) ?? new Map(), isElsewhere).map((one) => ({
        ...one,
        kind,
        from: asWritten(one.from),
        to: asWritten(one.to),
      })),
    );
  }
}

function kindOf({ note, amends, kindName }: Line): DocumentKind | undefined {
  switch (note) {
    case 'purchase':
      return undefined;
    case 'self invoice':
      return 'self';
    case 'credit':
    case 'debit':
      return note;
    case 'advance':
      return /refund/i.test(kindName) ? 'refund' : 'receipt';
    case 'no supply':
      return /chall?an/i.test(kindName) ? 'challan' : undefined;
    default:
      return amends === undefined ? 'invoice' : 'revised';
  }
}

/** Runs of digits in a number, with what stands between. */
const RUNS = /\d+/g;
const shapeOf = (number: string): string => number.replace(RUNS, '#');
/** As many numbers as show which of their runs counts. */
const SHOWING = 500;

type IsElsewhere = (number: string) => boolean;

/** Documents whose numbers differ in one run of digits only: its values, and the rows as `Issued` has them. */
interface Counted {
  readonly numbers: string[];
  readonly counts: number[];
  readonly rows: number[];
}

/** Numbers of one shape count in the run of digits that differs most; the rest of them names the series. */
function seriesOf(issued: Issued, isElsewhere: IsElsewhere): readonly Omit<Series, 'kind'>[] {
  const shapes = new Map<string, string[]>();
  for (const number of issued.keys()) {
    const shape = shapeOf(number);
    const alike = shapes.get(shape);
    if (alike === undefined) shapes.set(shape, [number]);
    else alike.push(number);
  }
  return [...shapes.values()].flatMap((alike) => {
    const counter = mostDifferent(alike);
    const found = new Map<string, Counted>();
    for (const number of alike) {
      let run = -1;
      let count = 0;
      const name = number.replace(RUNS, (digits) => {
        if (++run !== counter) return digits;
        count = Number(digits);
        return '#';
      });
      const series = found.get(name) ?? { numbers: [], counts: [], rows: [] };
      found.set(name, series);
      series.numbers.push(number);
      series.counts.push(count);
      series.rows.push(issued.get(number) ?? 0);
    }
    return [...found.values()].flatMap((series) =>
      withoutWideGaps(series).map((places) => oneSeries(series, places, counter, isElsewhere)),
    );
  });
}

function mostDifferent(numbers: readonly string[]): number {
  const runs = numbers.slice(0, SHOWING).map((number) => number.match(RUNS) ?? []);
  const width = runs[0]?.length ?? 0;
  let best = width - 1;
  let most = 0;
  for (let at = width - 1; at >= 0; at--) {
    const count = new Set(runs.map((run) => run[at])).size;
    if (count > most) [best, most] = [at, count];
  }
  return best;
}

/** Places in order of their numbers, parted where more is missing than a book of bills would lack. */
function withoutWideGaps({ counts }: Counted): readonly (readonly number[])[] {
  const inOrder = counts.map((_, at) => at).sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  const parts: number[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const at of inOrder) {
    const count = counts[at] ?? 0;
    if (count - before > WIDEST_GAP) parts.push([at]);
    else parts.at(-1)?.push(at);
    before = count;
  }
  return parts;
}

function oneSeries(
  { numbers, counts, rows }: Counted,
  places: readonly number[],
  counter: number,
  isElsewhere: IsElsewhere,
): Omit<Series, 'kind'> {
  const [first = 0] = places;
  const from = numbers[first] ?? '';
  const missing: string[] = [];
  const behind: number[] = [];
  let missingCount = 0;
  let cancelled = 0;
  let before = counts[first] ?? 0;
  for (const at of places) {
    const row = rows[at] ?? 0;
    cancelled += row % 2;
    for (let count = before + 1; count < (counts[at] ?? 0); count++) {
      const number = numberedLike(from, counter, count);
      if (isElsewhere(number)) continue;
      if (missing.length < MOST_MISSING) missing.push(number);
      if (behind.length < MOST_MISSING && behind.at(-1) !== row >> 1) behind.push(row >> 1);
      missingCount++;
    }
    before = counts[at] ?? 0;
  }
  const shared = { from, to: numbers[places.at(-1) ?? 0] ?? '' };
  return missingCount > MOST_SHARE * places.length
    ? { ...shared, total: places.length, cancelled, missing: [], missingCount: 0, rows: [] }
    : {
        ...shared,
        total: places.length + missingCount,
        cancelled: cancelled + missingCount,
        missing,
        missingCount,
        rows: behind,
      };
}

function numberedLike(number: string, counter: number, count: number): string {
  let run = -1;
  return number.replace(RUNS, (digits) => (++run === counter ? String(count).padStart(digits.length, '0') : digits));
}
