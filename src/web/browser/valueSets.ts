// Values of a prompt's form that a person keeps under a name, in this browser alone.

export interface ValueSet {
  readonly name: string;
  /** As the form had them; which of them fit is known when they are filled in. */
  readonly values: unknown;
}

export const MOST_SETS = 20;
export const LONGEST_NAME = 60;

const keyOf = (slug: string): string => `kosh-values-${slug}`;

/** Storage is the reader's own and may hold anything. */
export function readSets(text: string | null): readonly ValueSet[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  const sets = kept.flatMap((one: unknown): readonly ValueSet[] => {
    const { name, values } = (one ?? {}) as Partial<ValueSet>;
    const isName = typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME;
    return isName && typeof values === 'object' && values !== null ? [{ name, values }] : [];
  });
  return [...new Map(sets.map((set) => [set.name, set])).values()].slice(0, MOST_SETS);
}

/** With the set in the place of one of its name, in the order of names; undefined: there is room for no more. */
export function withSet(sets: readonly ValueSet[], set: ValueSet): readonly ValueSet[] | undefined {
  const others = sets.filter(({ name }) => name !== set.name);
  if (others.length >= MOST_SETS) return undefined;
  return [...others, set].sort((one, other) => one.name.localeCompare(other.name));
}

export function keptSets(slug: string): readonly ValueSet[] {
  try {
    return readSets(localStorage.getItem(keyOf(slug)));
  } catch {
    return [];
  }
}

/** False: the browser keeps nothing. */
export function keepSets(slug: string, sets: readonly ValueSet[]): boolean {
  try {
    if (sets.length === 0) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}
