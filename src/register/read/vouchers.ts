// What the rows of a voucher share: number, day, place, customer and kind, named on its first row and carried down.
import { isNothing, type TextRow } from './cells.ts';
import { dayIn } from './dates.ts';
import { Kept } from './kept.ts';
import type { Layout } from './layout.ts';
import { customerNumber, placeIn } from './places.ts';
import { allTextsIn, type RoleColumns, textIn } from './roleCells.ts';
import {
  type Amendment,
  amendmentOf,
  isEventOfSale,
  isNamedCancelled,
  isNumberOfCredit,
  isZeroRated,
  type Mark,
  type MarkColumn,
  markOf,
  type NoteKind,
  noteKindOf,
  type Payment,
  paymentOf,
  type Supply,
  supplyOf,
  unknownKindIn,
} from './supply.ts';
import { ALL_READ, type Unread } from './unread.ts';

export interface Voucher {
  readonly document: string;
  readonly day: string;
  readonly place: string;
  readonly gstin: string;
  readonly unread: readonly Unread[];
  readonly kinds: Kinds;
  readonly unsureNote: string;
  /** Undefined: it amends no document that was reported before. */
  readonly amends: AmendedDocument | undefined;
}

/** A document as it was reported before. */
export interface AmendedDocument {
  readonly document: string;
  /** ISO date; empty: the file does not say. */
  readonly day: string;
  /** The row is of a sheet of amendments, as a return has them, and belongs to that return whatever its day is. */
  readonly isOfReturn: boolean;
}

/** What is sold to whom, and whether a note takes it back. */
interface Kinds {
  readonly supply: Supply;
  readonly payment: Payment;
  readonly note: NoteKind;
  /** It is one event of several of an order, each on a row of its own, as Flipkart writes them. */
  readonly isEvent: boolean;
  readonly amendment: Amendment;
  /** As the file has it; empty: it says none. */
  readonly name: string;
  /** A kind of document that is not known; empty: it is, or nothing is said. */
  readonly unknown: string;
}

const NO_KINDS: Kinds = {
  supply: 'regular',
  payment: undefined,
  note: 'invoice',
  isEvent: false,
  amendment: undefined,
  name: '',
  unknown: '',
};
export const NO_VOUCHER: Voucher = {
  document: '',
  day: '',
  place: '',
  gstin: '',
  unread: ALL_READ,
  kinds: NO_KINDS,
  unsureNote: '',
  amends: undefined,
};

/** What every row is, unless it says otherwise. */
interface WholeFile {
  readonly arePurchases?: boolean;
  readonly areCreditNotes?: boolean;
  readonly kinds?: GivenKinds;
}

/** What a person says that a kind of document is; `none`: no supply. */
export type GivenKinds = Readonly<Record<string, 'sale' | 'credit' | 'debit' | 'none'>>;
const NOTE_OF = { sale: 'invoice', credit: 'credit', debit: 'debit', none: 'no supply' } as const;

export class Vouchers {
  readonly #at: RoleColumns;
  readonly #facts: WholeFile;
  /** Columns of notes that are read word by word, and those that mark documents. */
  readonly #notes: readonly number[];
  readonly #marks: readonly { readonly at: number; readonly marks: MarkColumn }[];
  /** Not all documents are numbered as credit notes are. */
  #hasOtherNumbers = false;
  readonly #days: Kept<string>;
  readonly #states = new Kept(placeIn);
  readonly #gstins = new Kept(customerNumber);
  readonly #kinds = new Kept(kindsIn);
  /** The cells of the voucher before that tell its kinds, with these: most are of the same. */
  #kindCells: readonly string[] = [];
  #lastKinds = NO_KINDS;
  /** That the row before belongs to: programs name it on its first row only. */
  #last = NO_VOUCHER;

  constructor({ columns, dayOrder }: Layout, at: RoleColumns, facts: WholeFile) {
    this.#at = at;
    this.#facts = facts;
    this.#notes = at.note.filter((column) => columns[column]?.marks === undefined);
    this.#marks = columns.flatMap(({ marks }, column) => (marks === undefined ? [] : [{ at: column, marks }]));
    this.#days = new Kept((text) => dayIn(text, dayOrder) ?? '');
  }

  /** Whether a row with these cells begins another voucher than that of the row before. */
  isNew(document: string, day: string): boolean {
    return document === '' ? day !== '' && this.#days.of(day) !== this.#last.day : document !== this.#last.document;
  }

  /** The voucher of an item. */
  of(cells: TextRow): Voucher {
    const at = this.#at;
    const document = textIn(cells, at.document);
    const date = textIn(cells, at.date);
    if (document === '' && date === '' && at.document.length > 0 && this.#last.document !== '') return this.#last;
    const day = this.#days.of(date);
    const number = textIn(cells, at.gstin);
    const gstin = this.#gstins.of(number);
    const placeCell = textIn(cells, at.place);
    const place = this.#states.of(placeCell);
    const kinds = this.#kindsOf(cells, place);
    const { mark, said } = this.#markOf(cells, document);
    const isCancelled = mark === 'cancelled' || isNamedCancelled(textIn(cells, at.party));
    const note = isCancelled ? 'cancelled' : kinds.note === 'invoice' ? (mark ?? kinds.note) : kinds.note;
    this.#last = {
      document,
      day,
      place,
      gstin: gstin ?? '',
      unread: unreadOf({
        date: day === '' && !isNothing(date) ? date : '',
        gstin: gstin === undefined ? number : '',
        place: place === '' && !isNothing(placeCell) && !isZeroRated(kinds.supply) ? placeCell : '',
      }),
      kinds: note === kinds.note ? kinds : { ...kinds, note },
      unsureNote: said,
      amends: this.#amends(cells, document, kinds),
    };
    return this.#last;
  }

  #amends(cells: TextRow, document: string, { amendment }: Kinds): AmendedDocument | undefined {
    const number = textIn(cells, this.#at.original_document);
    const day = this.#days.of(textIn(cells, this.#at.original_date));
    const isRevised = amendment === 'revised';
    if (!isNothing(number) || day !== '') return { document: number, day, isOfReturn: !isRevised };
    return isRevised ? { document, day: '', isOfReturn: false } : undefined;
  }

  /** What the marks of a document say of it for sure; `said`: what does not say it for sure. */
  #markOf(cells: TextRow, document: string): { readonly mark?: Exclude<Mark, 'unsure'>; readonly said: string } {
    let said = '';
    let mark: Exclude<Mark, 'unsure'>;
    for (const { at, marks } of this.#marks) {
      const cell = cells[at] ?? '';
      if (cell === '') continue;
      const one = markOf(marks, cell, document);
      if (one === 'cancelled') return { mark: one, said: '' };
      if (one === 'unsure') said ||= cell.trim();
      else mark ??= one;
    }
    if (mark !== undefined) return { mark, said: '' };
    if (!isNumberOfCredit(document)) this.#hasOtherNumbers ||= document !== '';
    else if (this.#hasOtherNumbers) said ||= document;
    return { said };
  }

  /** `said`: the cells that tell the kind of document. */
  #noteOf({ note }: Kinds, said: string): NoteKind {
    const given = this.#givenKind(said);
    if (given !== undefined) return NOTE_OF[given];
    const isSale = /\bsales?\b|\boutward\b/i.test(said);
    if (this.#facts.arePurchases === true && note !== 'cancelled' && !isSale) return 'purchase';
    const isCredit = this.#facts.areCreditNotes === true && note === 'invoice' && !isSale && !/\binvoice\b/i.test(said);
    return isCredit ? 'credit' : note;
  }

  /** What a person says of a kind of document. */
  #givenKind(said: string): GivenKinds[string] | undefined {
    return this.#facts.kinds?.[said.trim().toLowerCase()];
  }

  #kindsOf(cells: TextRow, place: string): Kinds {
    const at = this.#at;
    const supply = allTextsIn(cells, at.supply);
    const treatment = allTextsIn(cells, at.treatment);
    const note = allTextsIn(cells, this.#notes);
    const [lastSupply, lastTreatment, lastNote, lastPlace] = this.#kindCells;
    if (supply !== lastSupply || treatment !== lastTreatment || note !== lastNote || place !== lastPlace) {
      this.#kindCells = [supply, treatment, note, place];
      const kinds = this.#kinds.of(`${supply}\t${treatment}\n${note}\n${place}`);
      const kind = this.#noteOf(kinds, note);
      if (this.#givenKind(note) !== undefined) {
        this.#lastKinds = { ...kinds, note: kind, unknown: '', amendment: undefined };
      } else if (kind !== kinds.note) this.#lastKinds = { ...kinds, note: kind, unknown: '' };
      else this.#lastKinds = kinds;
    }
    return this.#lastKinds;
  }
}

/** Empty: that was read. */
function unreadOf(cells: Readonly<Record<'date' | 'gstin' | 'place', string>>): readonly Unread[] {
  const unread = (['date', 'gstin', 'place'] as const).filter((role) => cells[role] !== '');
  return unread.length === 0 ? ALL_READ : unread.map((role) => ({ role, cell: cells[role] }));
}

function kindsIn(written: string): Kinds {
  const [kinds = '', notes = '', place = ''] = written.split('\n');
  const all = kinds.split('\t');
  const supply = supplyOf([...all, ...notes.split('\t')], place);
  return {
    supply,
    payment: isZeroRated(supply) ? paymentOf([...all, ...notes.split('\t')]) : undefined,
    note: noteKindOf([...notes.split('\t'), ...all]),
    isEvent: isEventOfSale(notes.split('\t')),
    amendment: amendmentOf([...notes.split('\t'), ...all]),
    name:
      notes
        .split('\t')
        .find((cell) => cell.trim() !== '')
        ?.trim() ?? '',
    unknown: unknownKindIn(notes.split('\t')),
  };
}
