// How much of the codes' pages is in a language: a page is, when no sentence on it is marked as English. Measured on the
// pages themselves, so that a sentence that a page forgets to say is not counted as said.
import type { Tariff } from '../../tariff/index.ts';
import type { Texts } from '../texts/index.ts';
import { codePage, isMissing } from './codePage.ts';

export interface SpokenShare {
  readonly pages: number;
  /** Pages without a sentence in English. */
  readonly spoken: number;
  /** The sentences in English with the number of pages that have them, the most frequent first. */
  readonly left: readonly (readonly [sentence: string, pages: number])[];
}

const MARKED = /<span lang="en">(.*?)<\/span>/gs;

export function spokenShare(tariff: Tariff, codes: readonly string[], texts: Texts, today: string): SpokenShare {
  const left = new Map<string, number>();
  let spoken = 0;
  for (const code of codes) {
    const record = tariff.describe(code, { asOf: today });
    if (isMissing(record)) throw new Error(`There is no code ${code} whose page could be measured.`);
    const context = { base: '', baseUrl: '', texts, today, asOf: '', calculator: '' };
    const marked = new Set(
      [...String(codePage(tariff, record, context).main).matchAll(MARKED)].map(([, one = '']) => one),
    );
    if (marked.size === 0) spoken++;
    for (const sentence of marked) left.set(sentence, (left.get(sentence) ?? 0) + 1);
  }
  return { pages: codes.length, spoken, left: [...left].sort(([, a], [, b]) => b - a) };
}

/** Every heading in use: the codes of 4 digits. */
export function liveHeadings({ records }: Tariff): readonly string[] {
  const found: string[] = [];
  for (let code = 0; code < records.length; code++)
    if (records.code(code).length === 4 && records.isLive(code)) found.push(records.code(code));
  return found;
}
