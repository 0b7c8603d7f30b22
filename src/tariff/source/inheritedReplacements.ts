// What replaced a retired code that has sub-codes: what replaced them.
import type { CodeRow, Replacement } from './codeRow.ts';

/** A longer list names the subheadings instead of the tariff items. */
const LISTED_MAX = 3;
const SUBHEADING = 6;

function together(items: readonly CodeRow[]): readonly Replacement[] {
  const all = items.flatMap(({ supersededBy }) => supersededBy);
  const candidate = all.every((replacement) => replacement.candidate);
  const codes = new Set(all.filter((replacement) => replacement.candidate === candidate).map(({ code }) => code));
  const shown = codes.size > LISTED_MAX ? new Set([...codes].map((code) => code.slice(0, SUBHEADING))) : codes;
  return [...shown].map((code) => ({ code, candidate }));
}

/** A retired code that names no replacement takes those of its sub-codes; certain ones outrank candidates. */
export function withInheritedReplacements(codes: readonly CodeRow[]): readonly CodeRow[] {
  const below = new Map<string, CodeRow[]>();
  for (const row of codes) {
    for (let length = 4; length < row.code.length; length++) {
      const parent = row.code.slice(0, length);
      const list = below.get(parent);
      if (list === undefined) below.set(parent, [row]);
      else list.push(row);
    }
  }
  return codes.map((row) =>
    row.status === 'retired' && row.supersededBy.length === 0
      ? { ...row, supersededBy: together(below.get(row.code) ?? []) }
      : row,
  );
}
