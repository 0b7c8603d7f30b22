// Says which sub-codes of a code a branch holds for: "2202 10, 2202 91".

/** "22021010" → "2202 10 10"; service codes are written without spaces. */
export const spaced = (code: string): string =>
  code.startsWith('99') ? code : (code.match(/^\d{4}|\d{2}/g) ?? [code]).join(' ');

const levelsOf = (parent: string): readonly number[] => (parent.startsWith('99') ? [4, 5, 6] : [4, 6, 8]);

/** More prefixes than these are counted instead of listed. */
const LISTED_MAX = 5;

/** The shortest prefixes below `parent` that together cover exactly `some` of `all` its leaves. */
export function coveringPrefixes(parent: string, some: ReadonlySet<string>, all: readonly string[]): readonly string[] {
  const deeper = levelsOf(parent).filter((length) => length > parent.length);
  const cover = (leaves: readonly string[], levels: readonly number[]): readonly string[] => {
    const [length, ...rest] = levels;
    if (length === undefined) return leaves.filter((leaf) => some.has(leaf));
    const groups = new Map<string, string[]>();
    for (const leaf of leaves) {
      const prefix = leaf.slice(0, length);
      const group = groups.get(prefix);
      if (group === undefined) groups.set(prefix, [leaf]);
      else group.push(leaf);
    }
    return [...groups].flatMap(([prefix, group]) => {
      const inside = group.filter((leaf) => some.has(leaf)).length;
      if (inside === 0) return [];
      return inside === group.length ? [prefix] : cover(group, rest);
    });
  };
  return cover(all, deeper);
}

/** "2202 10, 2202 91"; "all but 2202 99 10"; "12 of 40 items, such as 8517 11 10". Empty: all leaves. */
export function scopeText(parent: string, some: ReadonlySet<string>, all: readonly string[]): string {
  if (some.size === all.length) return '';
  const inside = coveringPrefixes(parent, some, all);
  if (inside.length <= LISTED_MAX) return inside.map(spaced).join(', ');
  const outside = coveringPrefixes(parent, new Set(all.filter((leaf) => !some.has(leaf))), all);
  if (outside.length <= LISTED_MAX) return `all but ${outside.map(spaced).join(', ')}`;
  return `${some.size} of ${all.length} items, such as ${inside.slice(0, 2).map(spaced).join(' and ')}`;
}
