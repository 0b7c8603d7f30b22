// Which codes have no sub-codes, and which of those a code with sub-codes is made of.
import type { RatedCode } from './leafStretches.ts';

/**
 * The leaves of each code that has sub-codes: the live ones, or all where none is live. A retired code without
 * sub-codes of its own that was replaced by a code with sub-codes has theirs: they bear what it would bear.
 */
export function leavesByParent(codes: readonly RatedCode[]): ReadonlyMap<string, readonly string[]> {
  const sorted = [...codes].sort((a, b) => (a.code < b.code ? -1 : 1));
  const isLeaf = sorted.map(({ code }, i) => sorted[i + 1]?.code.startsWith(code) !== true);
  const found = new Map<string, string[]>();
  const live = new Set(sorted.filter(({ status }, i) => isLeaf[i] && status === 'live').map(({ code }) => code));
  const known = new Set(sorted.map(({ code }) => code));
  for (const [i, { code }] of sorted.entries()) {
    if (!isLeaf[i]) continue;
    for (let length = 4; length < code.length; length++) {
      const parent = code.slice(0, length);
      if (!known.has(parent)) continue;
      const list = found.get(parent);
      if (list === undefined) found.set(parent, [code]);
      else list.push(code);
    }
  }
  for (const [parent, leaves] of found) {
    const alive = leaves.filter((leaf) => live.has(leaf));
    if (alive.length > 0) found.set(parent, alive);
  }
  const inherited = sorted
    .filter(({ code, supersededBy = [] }) => !found.has(code) && supersededBy.some((by) => found.has(by.code)))
    .map(({ code, supersededBy = [] }) => [code, supersededBy.flatMap((by) => found.get(by.code) ?? by.code)] as const);
  for (const [code, leaves] of inherited) found.set(code, leaves);
  return found;
}
