// Says which sub-codes of a code a branch holds for: "2202 10, 2202 91".
import { isService } from '../model/digits.ts';

/** "22021010" → "2202 10 10"; service codes are written without spaces. */
export const spaced = (code: string): string =>
  isService(code) ? code : (code.match(/^\d{4}|\d{2}/g) ?? [code]).join(' ');

const levelsOf = (parent: string): readonly number[] => (isService(parent) ? [4, 5, 6] : [4, 6, 8]);

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

/** The codes that a branch holds for, as a reader and as a program wants them; both empty: the whole code. */
export interface Scope {
  readonly text: string;
  readonly codes: readonly string[];
}

export const NO_SCOPE: Scope = { text: '', codes: [] };

/**
 * Of a code made of `leaves`. Members that are none of them are candidates for a retired code: they are named one by
 * one, unless the branch holds for the whole code anyway.
 */
export function scopeOf(parent: string, members: ReadonlySet<string>, leaves: readonly string[]): Scope {
  const inside = new Set(leaves.filter((leaf) => members.has(leaf)));
  if (inside.size === leaves.length) return NO_SCOPE;
  const outside = [...members].filter((member) => !inside.has(member));
  const texts = [inside.size === 0 ? '' : scopeText(parent, inside, leaves), listed(outside)];
  return {
    text: texts.filter((text) => text !== '').join(', '),
    codes: [...coveringPrefixes(parent, inside, leaves), ...outside],
  };
}

const listed = (codes: readonly string[]): string => {
  const more = codes.length - LISTED_MAX;
  return [...codes.slice(0, LISTED_MAX).map(spaced), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};
