// What every engine is asked: the texts of the golden set and names drawn with a fixed seed, and texts of a given length.
import type { NameRow } from '../../src/tariff/source/readCodes.ts';
import { drawn, seeded } from '../random.ts';

const SEED = 20_261_115;
export const QUERY_COUNT = 2000;
/** Words in a query, for the cost by length. */
export const LENGTHS = [1, 2, 4, 8, 16, 24, 32, 40] as const;

/** The golden texts, filled up to `count` with names. */
export function queriesOf(
  golden: readonly string[],
  names: readonly NameRow[],
  count: number = QUERY_COUNT,
): readonly string[] {
  const random = seeded(SEED);
  const filling = Array.from({ length: Math.max(0, count - golden.length) }, () => drawn(names, random).name);
  return [...golden, ...filling].slice(0, count);
}

/** `count` texts of so many words each, cut from names that are joined as they are drawn. */
export function textsOfLength(names: readonly NameRow[], words: number, count: number): readonly string[] {
  const random = seeded(SEED + words);
  return Array.from({ length: count }, () => {
    const text: string[] = [];
    while (text.length < words) text.push(...drawn(names, random).name.split(' '));
    return text.slice(0, words).join(' ');
  });
}
