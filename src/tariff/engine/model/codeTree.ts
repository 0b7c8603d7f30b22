// The choices of the text model as a tree: headings, then codes of six digits within a heading. Siblings stand together.

/** Choices by number, level by level, each level in the order of its codes. */
export class CodeTree {
  readonly codes: readonly string[];
  /** The choices below a choice: from `firstBelow[choice]` to before `firstBelow[choice + 1]`. */
  readonly firstBelow: Uint32Array;
  /** How many choices the first level has. */
  readonly topCount: number;
  readonly numberOf: ReadonlyMap<string, number>;

  /** `codes`: level by level, sorted within each. */
  constructor(codes: readonly string[]) {
    this.codes = codes;
    this.numberOf = new Map(codes.map((code, i) => [code, i]));
    const top = codes[0]?.length ?? 0;
    const below = codes.findIndex(({ length }) => length > top);
    this.topCount = below < 0 ? codes.length : below;
    this.firstBelow = new Uint32Array(codes.length + 1);
    let at = this.topCount;
    for (const [i, code] of codes.entries()) {
      this.firstBelow[i] = at;
      while (at > i && codes[at]?.startsWith(code)) at++;
    }
    this.firstBelow[codes.length] = at;
  }

  /** The choices that lead to a code, as far as there are any: its heading, then its six digits. */
  pathOf(code: string): readonly number[] {
    const heading = this.numberOf.get(code.slice(0, 4));
    if (heading === undefined) return [];
    const finer = this.numberOf.get(code.slice(0, 6));
    return finer === undefined || finer === heading ? [heading] : [heading, finer];
  }
}
