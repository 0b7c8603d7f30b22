// A committed file of what a golden set gets wrong, a line each: the gate compares it exactly, so that a change shows its texts.
import { readFileSync, writeFileSync } from 'node:fs';

export interface MissFile {
  /** From the root of the repository. */
  readonly path: string;
  /** The header, then a line for each miss, in the order of the golden set. */
  readonly lines: readonly string[];
}

/** Cells of one miss in the order of the columns. */
export const missFile = (
  path: string,
  columns: readonly string[],
  misses: readonly (readonly string[])[],
): MissFile => ({ path, lines: [columns, ...misses].map((cells) => cells.join('\t')) });

export interface Difference {
  /** Right before, or wrong in another way. */
  readonly nowWrong: readonly string[];
  /** Wrong before, or now wrong in another way. */
  readonly noLonger: readonly string[];
}

/** How what is found now differs from what was accepted. */
export function differenceFrom({ path, lines }: MissFile): Difference {
  const accepted = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');
  const before = new Set(accepted);
  const now = new Set(lines);
  return {
    nowWrong: lines.filter((line) => !before.has(line)),
    noLonger: accepted.filter((line) => !now.has(line)),
  };
}

export const accept = ({ path, lines }: MissFile): void => writeFileSync(path, `${lines.join('\n')}\n`);
