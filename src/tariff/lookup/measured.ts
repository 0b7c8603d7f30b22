// Codes that part goods by size: "motorcycle 400cc" belongs to the line from 250 to 500 cc, whatever its words.
import type { Records } from '../dataset/records.ts';
import type { Reading } from '../engine/text/reading.ts';
import type { CodeSize } from '../model/sizes.ts';
import { amountIn, type Range, withPlainDigits } from './amounts.ts';

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

  /** The code for the size that the text tells: itself, a sibling for the same goods, or their parent. */
  codeFor({ folded }: Pick<Reading, 'folded'>, code: number): number {
    const size = this.#sizeOf(code);
    if (size === undefined) return code;
    const text = withPlainDigits(folded);
    const told = /\d/.test(text) ? amountIn(text, size.amount) : undefined;
    if (told === undefined || holds(size, told)) return code;
    const records = this.#records;
    const [from, to] = records.range(size.code.slice(0, 4));
    for (let other = from; other < to; other++) {
      const sibling = this.#sizeOf(other);
      if (sibling?.goods !== size.goods || sibling.code.length !== size.code.length) continue;
      if (holds(sibling, told)) return other;
    }
    return from;
  }
}
