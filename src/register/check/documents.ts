// What the lines of a document say together: one number is one document, of one day and one customer, and where a total
// is that of the whole document its lines add up to it. Numbers are kept for a whole file; they are few words each.
import { isNear, sumOf } from '../read/habits.ts';
import type { Line } from '../read/lines.ts';
import type { Found } from './finding.ts';
import { type FileContext, rupees } from './subject.ts';

interface Known {
  readonly row: number;
  readonly day: string | undefined;
  readonly party: string;
}

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
  readonly #known = new Map<string, Known>();
  /** Faults of a total, which is known only when the next document begins. */
  readonly before: FoundBefore[] = [];
  #open: Open | undefined;
  #last = '';

  /** `name`: of the column of numbers. */
  constructor(file: FileContext, name: string) {
    this.#file = file;
    this.areNumbered = file.has('document') && !OF_ORDER.test(name) && !file.isSummary;
  }

  add(line: Line, hasOther: boolean): Found | undefined {
    const { document } = line;
    if (document === '' || !this.areNumbered || line.note === 'no supply') return undefined;
    const key = keyOf(line);
    if (this.#file.habits.total === 'document') this.#addUp(line, key, hasOther);
    const party = line.gstin || line.party.toLowerCase();
    const whole = `${key}|${line.day ?? ''}|${party}`;
    if (whole === this.#last) return undefined;
    this.#last = whole;
    const known = this.#known.get(key);
    if (known === undefined) {
      this.#known.set(key, { row: line.row, day: line.day, party });
      return NUMBER.test(document) && /[1-9A-Za-z]/.test(document) ? undefined : this.#oddNumber(document);
    }
    return this.#otherDocument(line, known, party);
  }

  #oddNumber(document: string): Found {
    const { says } = this.#file;
    const message =
      document.length > 16 ? says.documentTooLong(document, document.length) : says.documentSigns(document);
    return { severity: 'refused', kind: 'document-number', message, about: document };
  }

  #otherDocument({ document, day, gstin, row }: Line, known: Known, party: string): Found | undefined {
    const isOtherDay = day !== undefined && known.day !== undefined && day !== known.day;
    const isOtherParty = party !== '' && known.party !== '' && party !== known.party;
    if (!isOtherDay && !isOtherParty) return undefined;
    const message = this.#file.says.documentTwice(document, known.day ?? '', known.party);
    const areNumbers = isOtherParty && gstin !== '' && /^\d{2}[A-Z]{5}/.test(known.party);
    return {
      severity: areNumbers ? 'refused' : 'look',
      kind: 'duplicate-document',
      message,
      rows: [known.row, row],
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
