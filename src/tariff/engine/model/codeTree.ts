// The choices of the text model as a tree: headings, then codes of six digits within a heading. Siblings stand together.

export interface ChoiceTree {
  /** How many headings there are to choose from: the first choices. */
  readonly topCount: number;
  /** The choices below a choice: from `firstBelow[choice]` to before `firstBelow[choice + 1]`. */
  readonly firstBelow: Uint32Array;
}

/** From how many choices stand below each choice. */
export function treeOf(below: Uint16Array): ChoiceTree {
  const firstBelow = new Uint32Array(below.length + 1);
  let all = 0;
  for (const count of below) all += count;
  let at = below.length - all;
  for (let choice = 0; choice < below.length; choice++) {
    firstBelow[choice] = at;
    at += below[choice] as number;
  }
  firstBelow[below.length] = at;
  return { topCount: below.length - all, firstBelow };
}

/** By choice, how many others stand below it; `codes`: level by level, sorted within each. */
export function countBelow(codes: readonly string[]): Uint16Array {
  const number = new Map(codes.map((code, i) => [code, i]));
  const below = new Uint16Array(codes.length);
  for (const code of codes) {
    const above = code.length > 4 ? number.get(code.slice(0, 4)) : undefined;
    if (above !== undefined) below[above] = (below[above] as number) + 1;
  }
  return below;
}
