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

interface Issued {
  readonly number: string;
  readonly row: number;
  readonly isCancelled: boolean;
}

export class DocumentsIssued {
  readonly #kinds = new Map<DocumentKind, Map<string, Issued>>();
  /** Numbers of other months, and of what is no document of GST: they are not missing. */
  readonly #others = new Set<string>();
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
    const key = document.toUpperCase();
    const issued = this.#kinds.get(kind) ?? new Map<string, Issued>();
    this.#kinds.set(kind, issued);
    const isCancelled = line.note === 'cancelled';
    const known = issued.get(key);
    if (known === undefined || (known.isCancelled && !isCancelled))
      issued.set(key, { number: document, row: line.row, isCancelled });
  }

  /** A line of another month. */
  addOther({ document }: Line): void {
    if (document !== '') this.#others.add(document.toUpperCase());
  }

  /** By kind as the return has them, then by series. */
  series(): readonly Series[] {
    const isElsewhere = (number: string): boolean =>
      this.#others.has(number.toUpperCase()) ||
      [...this.#kinds.values()].some((issued) => issued.has(number.toUpperCase()));
    return (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).flatMap((kind) => {
      const issued = [...(this.#kinds.get(kind)?.values() ?? [])];
      return seriesOf(issued, isElsewhere).map((one) => ({ kind, ...one }));
    });
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
const shapeOf = (number: string): string => number.toUpperCase().replace(RUNS, '#');

interface Numbered extends Issued {
  readonly count: number;
}

/** Numbers of one shape count in the run of digits that differs most; the rest of them names the series. */
type IsElsewhere = (number: string) => boolean;

function seriesOf(issued: readonly Issued[], isElsewhere: IsElsewhere): readonly Omit<Series, 'kind'>[] {
  const shapes = new Map<string, Issued[]>();
  for (const one of issued) addTo(shapes, shapeOf(one.number), one);
  return [...shapes.values()].flatMap((alike) => {
    const runs = alike.map(({ number }) => number.match(RUNS) ?? []);
    const width = runs[0]?.length ?? 0;
    const counter = mostDifferent(runs, width);
    const bySeries = new Map<string, Numbered[]>();
    for (const [at, one] of alike.entries()) {
      let run = -1;
      const name = one.number.toUpperCase().replace(RUNS, (digits) => (++run === counter ? '#' : digits));
      const numbered = { ...one, count: Number(runs[at]?.[counter] ?? 0) };
      addTo(bySeries, name, numbered);
    }
    return [...bySeries.values()].flatMap((own) =>
      withoutWideGaps(own).map((part) => oneSeries(part, counter, isElsewhere)),
    );
  });
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function mostDifferent(runs: readonly (readonly string[])[], width: number): number {
  let best = width - 1;
  let most = 0;
  for (let at = width - 1; at >= 0; at--) {
    const count = new Set(runs.map((run) => run[at])).size;
    if (count > most) [best, most] = [at, count];
  }
  return best;
}

/** In order of their numbers, parted where more is missing than a book of bills would lack. */
function withoutWideGaps(numbered: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const inOrder = numbered.toSorted((one, other) => one.count - other.count);
  const parts: Numbered[][] = [];
  for (const one of inOrder) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part === undefined || last === undefined || one.count - last.count > WIDEST_GAP) parts.push([one]);
    else part.push(one);
  }
  return parts;
}

function oneSeries(numbered: readonly Numbered[], counter: number, isElsewhere: IsElsewhere): Omit<Series, 'kind'> {
  const [first] = numbered;
  const last = numbered.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('A series has at least one document.');
  const missing: string[] = [];
  const rows: number[] = [];
  let missingCount = 0;
  let before = first;
  for (const one of numbered) {
    for (let count = before.count + 1; count < one.count; count++) {
      const number = numberedLike(first.number, counter, count);
      if (isElsewhere(number)) continue;
      if (missing.length < MOST_MISSING) missing.push(number);
      if (rows.length < MOST_MISSING && rows.at(-1) !== one.row) rows.push(one.row);
      missingCount++;
    }
    before = one;
  }
  const cancelled = numbered.filter(({ isCancelled }) => isCancelled).length;
  const shared = { from: first.number, to: last.number };
  return missingCount > MOST_SHARE * numbered.length
    ? { ...shared, total: numbered.length, cancelled, missing: [], missingCount: 0, rows: [] }
    : {
        ...shared,
        total: numbered.length + missingCount,
        cancelled: cancelled + missingCount,
        missing,
        missingCount,
        rows,
      };
}

function numberedLike(number: string, counter: number, count: number): string {
  let run = -1;
  return number.replace(RUNS, (digits) => (++run === counter ? String(count).padStart(digits.length, '0') : digits));
}
