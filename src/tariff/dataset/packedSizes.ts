// The sizes that divide goods, as the records carry them: a line for the goods, an empty line, a line for each code.
import type { Amount, CodeSize, SizedGoods, Sizes } from '../model/sizes.ts';

const BETWEEN = '\n\n';

/** Goods are told by their place: their name is for those who write the lists. */
export function packSizes({ goods, codes }: Sizes): string {
  const placeOf = new Map(goods.map((row, place) => [row.goods, place]));
  const ofGoods = goods.map(({ amount, words, not }) => [amount, words, not].join('\t'));
  const ofCodes = codes.map((size) => [size.code, placeOf.get(size.goods), size.above, size.upTo].join('\t'));
  return ofGoods.join('\n') + BETWEEN + ofCodes.join('\n');
}

export function unpackSizes(packed: string): Sizes {
  const [ofGoods = '', ofCodes = ''] = packed.split(BETWEEN);
  return { goods: linesOf(ofGoods).map(unpackGoods), codes: linesOf(ofCodes).map(unpackCode) };
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

function unpackGoods(line: string, place: number): SizedGoods {
  const [amount = '', words = '', not = ''] = line.split('\t');
  return { goods: String(place), amount: amount as Amount, words, not };
}

function unpackCode(line: string): CodeSize {
  const [code = '', goods = '', above = '', upTo = ''] = line.split('\t');
  return { code, goods, above: boundOf(above), upTo: boundOf(upTo) };
}

const boundOf = (cell: string): number | null => (cell === '' ? null : Number(cell));
