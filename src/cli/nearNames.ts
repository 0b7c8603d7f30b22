// Names that are like one that does not exist: every word of it begins one of theirs, or is a slip of the hand away.

/** Names with the fewest further words first; empty: none is near. */
export function nearNames(name: string, names: readonly string[], most: number): readonly string[] {
  const asked = wordsOf(name);
  if (asked.length === 0) return [];
  const further = (other: string): number => wordsOf(other).length - asked.length;
  return names
    .filter((other) => asked.every((word) => wordsOf(other).some((one) => isNear(word, one))))
    .sort((a, b) => further(a) - further(b))
    .slice(0, most);
}

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** In how many letters a slip is one: a short word with another letter is another word. */
const LETTERS_A_SLIP = 5;

const isNear = (word: string, other: string): boolean =>
  other.startsWith(word) || slips(word, other) <= Math.floor(word.length / LETTERS_A_SLIP);

/** Letters to change, add or leave out. */
function slips(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const below = [row + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (above[at] ?? 0) + (letter === wanted ? 0 : 1);
      below.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (below[at] ?? 0) + 1));
    }
    above = below;
  }
  return above.at(-1) ?? 0;
}
