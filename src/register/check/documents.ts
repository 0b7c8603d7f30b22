// What the lines of a document say together: one number is one document, of one day and one customer, and where a total
// is that of the whole document its lines add up to it. Numbers are kept for a whole file; they are few words each.
import { hashOf } from '../../hash/fnv.ts';
import { isNear, sumOf } from '../read/fileHabits.ts';
import type { Line } from '../read/lines.ts';
import type { Found } from './finding.ts';
import { type FileContext, rupees } from './subject.ts';

/** The document of the lines that are being read, and what they add up to. */
interface Open {
  readonly key: string;
  readonly number: string;
  readonly row: number;
  sum: number | undefined;
  /** Undefined: no line has one, or they differ. */
  total: number | undefined;
  isOpen: boolean;
}

/** What was found of a line already, and is not said again of its document. */
export interface FoundOfLine {
  readonly areAmountsOff: boolean;
  readonly isDayOdd: boolean;
  readonly isPartyOdd: boolean;
}

/** A finding of lines that were read before. */
export interface FoundBefore {
  readonly row: number;
  readonly found: Found;
}

const RUPEE = 1.01;
/** The portal takes letters, digits, a hyphen and a stroke. */
const NUMBER = /^[A-Za-z0-9/-]{1,16}$/;
/** Of an order, which is no document of GST. */
const OF_ORDER = /order|booking|shipment|\bawb\b|\birn\b/i;

export class Documents {
  readonly #file: FileContext;
  /** The file has numbers of documents, and not merely of orders. */
  readonly areNumbered: boolean;
  /** Places of documents in the lists below. */
  readonly #known = new Map<string, number>();
  readonly #rows: number[] = [];
  /** 20261005; 0: not said. */
  readonly #days: number[] = [];
  /** Hashes of customers, those of a GSTIN negative; 0: not said. */
  readonly #parties: number[] = [];
  /** Faults of a total, which is known only when the next document begins. */
  readonly before: FoundBefore[] = [];
  #open: Open | undefined;
  #lastKey = '';
  #lastDay = 0;
  #lastParty = 0;

  /** `name`: of the column of numbers. */
  constructor(file: FileContext, name: string) {
    this.#file = file;
    this.areNumbered = file.has('document') && !OF_ORDER.test(name) && !file.isSummary;
  }

  add(line: Line, { areAmountsOff, isDayOdd, isPartyOdd }: FoundOfLine): Found | undefined {
    const { document } = line;
    if (document === '' || !this.areNumbered || line.note === 'no supply') return undefined;
    const key = keyOf(line);
    if (this.#file.habits.total === 'document') this.#addUp(line, key, areAmountsOff);
    const day = line.day === undefined || isDayOdd ? 0 : Number(line.day.replaceAll('-', ''));
    const party = isPartyOdd ? 0 : partyOf(line);
    if (key === this.#lastKey && day === this.#lastDay && party === this.#lastParty) return undefined;
    this.#lastKey = key;
    this.#lastDay = day;
    this.#lastParty = party;
    const known = this.#known.get(key);
    if (known !== undefined) return this.#otherDocument(line, known, day, party);
    this.#known.set(key, this.#rows.length);
    this.#rows.push(line.row);
    this.#days.push(day);
    this.#parties.push(party);
    return NUMBER.test(document) && /[1-9A-Za-z]/.test(document) ? undefined : this.#oddNumber(document);
  }

  #oddNumber(document: string): Found {
    const { says } = this.#file;
    const message =
      document.length > 16 ? says.documentTooLong(document, document.length) : says.documentSigns(document);
    return { severity: 'refused', kind: 'document-number', message, about: document };
  }

  #otherDocument({ document, row }: Line, known: number, day: number, party: number): Found | undefined {
    const before = this.#days[known] ?? 0;
    const other = this.#parties[known] ?? 0;
    const isOtherDay = day !== 0 && before !== 0 && day !== before;
    const isOtherParty = party !== 0 && other !== 0 && party !== other;
    if (!isOtherDay && !isOtherParty) return undefined;
    const written = before === 0 ? '' : String(before).replace(/^(\d{4})(\d\d)/, '$1-$2-');
    return {
      severity: isOtherParty && party < 0 && other < 0 ? 'refused' : 'look',
      kind: 'duplicate-document',
      message: this.#file.says.documentTwice(document, written),
      rows: [this.#rows[known] ?? row, row],
      about: document,
    };
  }

  #addUp(line: Line, key: string, hasOther: boolean): void {
    if (this.#open?.key !== key) {
      this.end();
      this.#open = {
        key,
        number: line.document,
        row: line.row,
        sum: 0,
        total: undefined,
        isOpen: !this.#known.has(key),
      };
    }
    const open = this.#open;
    const sum = sumOf(line);
    if (sum === undefined || hasOther) open.isOpen = false;
    open.sum = (open.sum ?? 0) + (sum ?? 0);
    const { total = 0 } = line;
    if (total === 0) return;
    if (open.total !== undefined && open.total !== total) open.isOpen = false;
    open.total = total;
  }

  /** The last document is whole. */
  end(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined || !open.isOpen || open.total === undefined || open.sum === undefined) return;
    if (isNear(Math.abs(open.sum), Math.abs(open.total), RUPEE)) return;
    const message = this.#file.says.documentTotalDiffers(open.number, rupees(open.total), rupees(open.sum));
    this.before.push({
      row: open.row,
      found: { severity: 'look', kind: 'total-differs', message, about: open.number },
    });
  }
}

/** Suppliers number apart from each other, and so do sellers, and notes from invoices. */
function keyOf({ document, note, gstin, party, supplierGstin }: Line): string {
  const number = document.toUpperCase();
  if (note === 'purchase') return `${number}|${gstin || supplierGstin || party}`;
  return `${number}|${note === 'credit' || note === 'debit' ? note : ''}|${supplierGstin}`;
}

/** Known by its hash; below zero: by its GSTIN. */
function partyOf({ gstin, party }: Line): number {
  if (gstin !== '') return -(hashOf(gstin) >>> 1) - 1;
  return party === '' ? 0 : (hashOf(party.toLowerCase()) >>> 1) + 1;
}
