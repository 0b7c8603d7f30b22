// Autocomplete: names and codes by prefix.
import type { Records } from '../dataset/records.ts';
import { foldText } from '../engine/text/foldText.ts';
import { digitsOf } from './codeText.ts';
import type { Suggestion } from './contract.ts';

const MOST = 8;

/** Names sorted by their folded text; made on first use. */
export class Suggester {
  readonly #records: Records;
  #sorted: readonly (readonly [string, number])[] | undefined;

  constructor(records: Records) {
    this.#records = records;
  }

  suggest(text: string): readonly Suggestion[] {
    const wanted = foldText(text).trim().replace(/\s+/g, ' ');
    if (wanted === '') return [];
    const digits = digitsOf(wanted);
    if (/^\d+$/.test(digits)) return this.#codes(digits);
    return this.#names(wanted);
  }

  #codes(digits: string): readonly Suggestion[] {
    const records = this.#records;
    const [from, to] = records.range(digits);
    const found: Suggestion[] = [];
    for (let i = from; i < to && found.length < MOST; i++) {
      if (records.isLive(i))
        found.push({ text: records.code(i), code: records.code(i), description: records.description(i), kind: 'code' });
    }
    return found;
  }

  #names(wanted: string): readonly Suggestion[] {
    const records = this.#records;
    this.#sorted ??= sortedNames(records);
    const sorted = this.#sorted;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.[0] ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const found: (Suggestion & { readonly rank: number })[] = [];
    const seen = new Set<string>();
    for (let i = low; i < sorted.length && found.length < 64; i++) {
      const [folded, name] = sorted[i] ?? ['', 0];
      if (!folded.startsWith(wanted)) break;
      if (seen.has(folded)) continue;
      seen.add(folded);
      const code = records.nameCode[name] ?? 0;
      found.push({
        text: records.name(name),
        code: records.code(code),
        description: records.description(code),
        kind: 'name',
        rank: folded.length,
      });
    }
    return found
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST)
      .map(({ text, code, description, kind }) => ({ text, code, description, kind }));
  }
}

function sortedNames(records: Records): readonly (readonly [string, number])[] {
  const names: (readonly [string, number])[] = [];
  for (let i = 0; i < records.nameCode.length; i++) names.push([foldText(records.name(i)), i]);
  return names.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
