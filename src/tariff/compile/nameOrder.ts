// The order in which names stand in the compiled files: that of their codes, and for one code as the files have them.
import type { CodeRow, NameRow } from '../source/readCodes.ts';

/** Names of codes that do not exist are left out. */
export function namesInOrder(names: readonly NameRow[], codes: readonly Pick<CodeRow, 'code'>[]): NameRow[] {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  return names
    .filter(({ code }) => numberOf.has(code))
    .map((row, place) => ({ row, place, code: numberOf.get(row.code) ?? 0 }))
    .sort((a, b) => a.code - b.code || a.place - b.place)
    .map(({ row }) => row);
}
