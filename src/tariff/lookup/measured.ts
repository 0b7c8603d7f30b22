// Codes that part goods by size: "motorcycle 400cc" belongs to the line from 250 to 500 cc, whatever its words.
import type { Records } from '../dataset/records.ts';
import type { Reading } from '../engine/text/read.ts';
import { type Amount, amountIn, type Range } from './amounts.ts';

/** A description that tells a size: what it says but for the size, and the size. */
interface Sized {
  readonly amount: Amount;
  readonly kind: string;
  /** More than this, and not more than that. */
  readonly above: number;
  readonly upTo: number;
}

const SIZE =
  /(?:,? engine| of|,? where the ticket is)?(?: (?:above|over) ([\d,]+) (cc|rupees))?(?: and)?(?: (?:up to|not over|to) ([\d,]+) (cc|rupees))?$/;
const AMOUNT_OF: Readonly<Record<string, Amount>> = { cc: 'cc', rupees: 'rupees' };
const number = (digits: string | undefined, otherwise: number): number =>
  digits === undefined ? otherwise : Number(digits.replaceAll(',', ''));

function sizeIn(description: string): Sized | undefined {
  if (!description.includes('cc') && !description.includes('rupees')) return undefined;
  const [size, above, unitAbove, upTo, unitUpTo] = SIZE.exec(description) ?? [];
  const amount = AMOUNT_OF[unitAbove ?? unitUpTo ?? ''];
  if (size === undefined || amount === undefined) return undefined;
  const kind = description.slice(0, description.length - size.length).trim();
  return { amount, kind, above: number(above, 0), upTo: number(upTo, Number.POSITIVE_INFINITY) };
}

const holds = ({ above, upTo }: Sized, { least, most, isAbove }: Range): boolean =>
  (least > above || (isAbove && least === above) || (least === 0 && above === 0)) && most <= upTo;

export class SizedCodes {
  readonly #records: Records;
  /** By code, once it was looked at; null: it tells no size. */
  readonly #sizes: (Sized | null | undefined)[];

  constructor(records: Records) {
    this.#records = records;
    this.#sizes = new Array<undefined>(records.length).fill(undefined);
  }

  #sizeOf(code: number): Sized | null {
    let size = this.#sizes[code];
    if (size === undefined) {
      size = sizeIn(this.#records.description(code)) ?? null;
      this.#sizes[code] = size;
    }
    return size;
  }

  /** The code for the size that the text tells: itself, a sibling for the same goods, or their parent. */
  codeFor({ folded }: Pick<Reading, 'folded'>, code: number): number {
    const size = this.#sizeOf(code);
    if (size === null || !/\d/.test(folded)) return code;
    const told = amountIn(folded, size.amount);
    if (told === undefined || holds(size, told)) return code;
    const records = this.#records;
    const digits = records.code(code);
    const [from, to] = records.range(digits.slice(0, 4));
    for (let other = from; other < to; other++) {
      const sibling =
        records.isLive(other) && records.code(other).length === digits.length ? this.#sizeOf(other) : null;
      if (sibling?.kind === size.kind && sibling.amount === size.amount && holds(sibling, told)) return other;
    }
    return from;
  }
}
