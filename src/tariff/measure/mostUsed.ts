// The codes that are used most, as far as the repository can tell: those that the golden texts lead to, then those that
// people have most names for.

import { join } from 'node:path';
import { namesOf } from '../dataset/records.ts';
import type { Tariff } from '../index.ts';
import { readMeasuringFile } from './measuringFiles.ts';

/** The codes of the golden bills, common goods and labelled texts, each as often as it is meant. */
function goldenCodes(folder: string): readonly string[] {
  const files = ['common.tsv', 'bills.tsv', 'golden.tsv'].map((name) =>
    readMeasuringFile(join(folder, 'golden', name)),
  );
  return files.flatMap(({ bills, labelled }) => [
    ...bills.flatMap(({ six, headings }) => six ?? headings),
    ...labelled.map(({ code }) => code),
  ]);
}

/** `count` live codes of `folder`, `data/tariff`; the most used first. */
export function mostUsedCodes({ records }: Tariff, folder: string, count: number): readonly string[] {
  const uses = new Map<string, number>();
  for (const code of goldenCodes(folder)) uses.set(code, (uses.get(code) ?? 0) + 1);
  const known: { readonly digits: string; readonly uses: number; readonly names: number }[] = [];
  for (let code = 0; code < records.length; code++) {
    const digits = records.code(code);
    if (records.isLive(code)) known.push({ digits, uses: uses.get(digits) ?? 0, names: namesOf(records, code).length });
  }
  return known
    .sort((a, b) => b.uses - a.uses || b.names - a.names || (a.digits < b.digits ? -1 : 1))
    .slice(0, count)
    .map(({ digits }) => digits);
}

/** The codes that common goods and bills are answered with first, each as often as it is. */
export function answeredCodes(tariff: Tariff, folder: string): readonly string[] {
  const bills = ['common.tsv', 'bills.tsv'].flatMap((name) => readMeasuringFile(join(folder, 'golden', name)).bills);
  return bills.flatMap(({ q }) => tariff.lookup(q, { limit: 1 }).matches.map(({ hsn_sac: code }) => code));
}
