// Codes that part goods by size: "motorcycle 400cc" belongs to the line from 250 to 500 cc, whatever its words.
import type { Records } from '../dataset/records.ts';
import type { Reading } from '../engine/text/reading.ts';
import type { CodeSize } from '../model/sizes.ts';
import { amountIn, type Range, withPlainDigits, withPrice } from './amounts.ts';

const holds = ({ above, upTo }: CodeSize, { least, most, isAbove }: Range): boolean =>
  (above === null || least > above || (isAbove && least === above)) && (upTo === null || most <= upTo);

export class SizedCodes {
  readonly #records: Records;
  /** By the number of the code; read when first needed. */
  #sizes: ReadonlyMap<number, CodeSize> | undefined;

  constructor(records: Records) {
    this.#records = records;
  }

  #sizeOf(code: number): CodeSize | undefined {
    this.#sizes ??= new Map(this.#records.sizes().map((size) => [this.#records.find(size.code), size]));
    return this.#sizes.get(code);
  }

  /**
   * The code for the size that the text tells, or the price beside it: itself, a sibling for the same goods, or their
   * parent.
   */
  codeFor({ folded }: Pick<Reading, 'folded'>, code: number, price?: number): number {
    const size = this.#sizeOf(code);
    if (size === undefined) return code;
    const text = withPlainDigits(folded);
    const inText = /\d/.test(text) ? amountIn(text, size.amount) : undefined;
    const told = size.amount === 'rupees' ? withPrice(inText, price) : inText;
    if (told === undefined || holds(size, told)) return code;
    for (const [other, sibling] of this.#siblings(size)) if (holds(sibling, told)) return other;
    return this.#records.range(size.code.slice(0, 4))[0];
  }

  /** The prices at which other codes for the same goods begin. */
  priceLimits(code: number): readonly number[] {
    const size = this.#sizeOf(code);
    if (size?.amount !== 'rupees') return [];
    return this.#siblings(size)
      .flatMap(([, { above, upTo }]) => [above, upTo])
      .filter((limit) => limit !== null);
  }

  /** All codes that part the same goods, with their sizes. */
  #siblings({ code, goods }: CodeSize): readonly (readonly [number, CodeSize])[] {
    const [from, to] = this.#records.range(code.slice(0, 4));
    const siblings: (readonly [number, CodeSize])[] = [];
    for (let other = from; other < to; other++) {
      const sibling = this.#sizeOf(other);
      if (sibling?.goods === goods && sibling.code.length === code.length) siblings.push([other, sibling]);
    }
    return siblings;
  }
}
