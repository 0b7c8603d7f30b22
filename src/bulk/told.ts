// What the other columns of a table tell of an item beside its text: code, price, day, group. They are read as in a register.
import type { TextRow } from '../register/read/cells.ts';
import type { Layout } from '../register/read/layout.ts';
import { type Line, LineReader } from '../register/read/lines.ts';
import { piecePrice } from '../register/read/piecePrice.ts';
import type { Role } from '../register/read/roles.ts';
import { kindOfText } from '../register/read/rowKind.ts';
import { GST_START } from '../tariff/model/days.ts';

export interface Told {
  /** Of one piece before tax, in rupees. */
  readonly price?: number;
  /** ISO date, whose rates count. */
  readonly day?: string;
  /** What stands in the place of a day and cannot count as one: before GST began, or not to be read. */
  readonly undated?: string;
  /** What the item belongs to: "ICE CREAM" beside a flavour. */
  readonly group?: string;
  /** The digits that stand in its column of codes. */
  readonly code?: string;
  /** Whether the other cells of the row make it an item; left out: the words of the text alone tell. */
  readonly isItem?: boolean;
}

export const NOTHING_TOLD: Told = {};

/** The roles that tell something, in the order in which they are named to people. */
export const TELLING_ROLES = ['code', 'price', 'taxable', 'quantity', 'unit', 'date', 'document', 'group'] as const;
export type TellingRole = (typeof TELLING_ROLES)[number];

export const isTelling = (role: Role): role is TellingRole => (TELLING_ROLES as readonly Role[]).includes(role);

/** What tells items from totals and notes, beside those. */
const OF_ROWS: readonly Role[] = ['rate', 'cgst', 'sgst', 'igst', 'tax', 'cess', 'total'];

/** A column beside the texts that is read, by its place from 0. */
export interface TellingColumn {
  readonly at: number;
  readonly name: string;
  readonly role: TellingRole;
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

function tellDay(told: Writable<Told>, { day, unread }: Line): void {
  if (day !== undefined) {
    if (day >= GST_START) told.day = day;
    else told.undated = day;
    return;
  }
  const written = unread.find(({ role }) => role === 'date');
  if (written !== undefined) told.undated = written.cell;
}

export class ToldReader {
  readonly #reader: LineReader;
  /** The texts are all that there is. */
  readonly #isList: boolean;
  /** Empty: the texts are all that is read. */
  readonly columns: readonly TellingColumn[];

  /** `column`: that of the texts, whatever role it has in the layout. */
  constructor({ columns, ...layout }: Layout, column: number) {
    const roles = columns.map((one, at): Layout['columns'][number] =>
      at === column
        ? { ...one, role: 'description' }
        : isTelling(one.role) || OF_ROWS.includes(one.role)
          ? one
          : { ...one, role: 'other' },
    );
    this.#reader = new LineReader({ ...layout, columns: roles });
    this.#isList = roles.every(({ role }) => role === 'description' || role === 'other');
    const has = (role: Role): boolean => this.#reader.has(role);
    const isPriced = has('price') || (has('taxable') && has('quantity'));
    const isUsed: Readonly<Record<TellingRole, boolean>> = {
      code: true,
      price: true,
      taxable: isPriced && has('quantity'),
      quantity: isPriced && has('taxable'),
      unit: isPriced,
      date: true,
      // Rows of one document share its date.
      document: has('date'),
      group: true,
    };
    this.columns = TELLING_ROLES.flatMap((role) =>
      roles.flatMap(({ role: own, name }, at) => (own === role && isUsed[role] ? [{ at, name, role }] : [])),
    );
  }

  /** `row`: its number in the file, from 1. Rows of one document are read in their order. */
  read(cells: TextRow, row: number): Told {
    if (this.#isList) return NOTHING_TOLD;
    const line = this.#reader.read(cells, row);
    const isItem = line.kind === 'item';
    // Most rows are items by their words too, and tell nothing by it.
    const isTold = line.description !== '' && isItem === (kindOfText(line.description) !== undefined);
    if (this.columns.length === 0) return isTold ? { isItem } : NOTHING_TOLD;
    const price = piecePrice(line);
    const { group, code } = line;
    const told: Writable<Told> = {};
    if (price !== undefined && price > 0) told.price = price;
    tellDay(told, line);
    if (group !== '') told.group = group;
    if (code !== '') told.code = code;
    if (isTold) told.isItem = isItem;
    return told;
  }
}
