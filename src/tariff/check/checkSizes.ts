// What must hold for the sizes that part goods: each is that of a live code, and no size belongs to two codes.
import type { CodeSize } from '../model/sizes.ts';
import type { CodeRow } from '../source/readCodes.ts';

export function checkSizes(sizes: readonly CodeSize[], codes: readonly CodeRow[]): readonly string[] {
  const live = new Set(codes.filter(({ status }) => status === 'live').map(({ code }) => code));
  const stray = sizes.filter(({ code }) => !live.has(code)).map(({ code }) => `${code} is no live code`);
  const clashes = sizes.flatMap((one, at) =>
    sizes
      .slice(at + 1)
      .filter((other) => isSameGoods(one, other) && overlap(one, other))
      .map((other) => `${one.code} and ${other.code} both hold some ${one.goods} of the same size`),
  );
  const mixed = sizes.flatMap((one, at) =>
    sizes
      .slice(at + 1)
      .filter((other) => isSameGoods(one, other) && one.amount !== other.amount)
      .map((other) => `${one.code} and ${other.code} measure ${one.goods} by ${one.amount} and by ${other.amount}`),
  );
  return [...stray, ...clashes, ...mixed];
}

const isSameGoods = (one: CodeSize, other: CodeSize): boolean =>
  one.goods === other.goods && one.code.length === other.code.length && one.code.slice(0, 4) === other.code.slice(0, 4);

const overlap = (one: CodeSize, other: CodeSize): boolean =>
  Math.max(one.above ?? 0, other.above ?? 0) <
  Math.min(one.upTo ?? Number.POSITIVE_INFINITY, other.upTo ?? Number.POSITIVE_INFINITY);
