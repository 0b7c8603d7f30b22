// What must hold for the sizes that divide goods: each is that of a live code, no size of the same goods belongs to two
// codes, a code is measured in one way, and no goods are left without a code.
import type { CodeSize, Sizes } from '../model/sizes.ts';
import type { CodeRow } from '../source/readCodes.ts';

export function checkSizes({ goods, codes: sizes }: Sizes, codes: readonly CodeRow[]): readonly string[] {
  const live = new Set(codes.filter(({ status }) => status === 'live').map(({ code }) => code));
  const stray = sizes.filter(({ code }) => !live.has(code)).map(({ code }) => `${code} is no live code`);
  const clashes = pairs(sizes)
    .filter(([one, other]) => isSameGoods(one, other) && overlap(one, other))
    .map(([one, other]) => `${one.code} and ${other.code} both hold some ${one.goods} of the same size`);
  const amountOf = new Map(goods.map((row) => [row.goods, row.amount]));
  const mixed = pairs(sizes)
    .filter(([one, other]) => one.code === other.code && amountOf.get(one.goods) !== amountOf.get(other.goods))
    .map(
      ([{ code, goods: one }, { goods: other }]) =>
        `${code} is measured by ${amountOf.get(one)} for ${one} and by ${amountOf.get(other)} for ${other}`,
    );
  const used = new Set(sizes.map((size) => size.goods));
  const unused = goods.filter((row) => !used.has(row.goods)).map((row) => `no code has a size for "${row.goods}"`);
  return [...stray, ...clashes, ...mixed, ...unused];
}

const pairs = (sizes: readonly CodeSize[]): readonly (readonly [CodeSize, CodeSize])[] =>
  sizes.flatMap((one, at) => sizes.slice(at + 1).map((other) => [one, other] as const));

const isSameGoods = (one: CodeSize, other: CodeSize): boolean =>
  one.goods === other.goods && one.code.length === other.code.length && one.code.slice(0, 4) === other.code.slice(0, 4);

const overlap = (one: CodeSize, other: CodeSize): boolean =>
  Math.max(one.above ?? 0, other.above ?? 0) <
  Math.min(one.upTo ?? Number.POSITIVE_INFINITY, other.upTo ?? Number.POSITIVE_INFINITY);
