// The tree of codes, from how deep each code stands in it: codes are sorted, so a code's parent is the last one before
// it that stands one step higher. Headings are known at once, what stands below one when it is first asked for.

/** A code's depth is 0 for a heading; a retired code below one has this bit, and is nobody's child. */
export const RETIRED = 0x80;
const DEPTH_BITS = 0x7f;

/** Numbers of codes. */
export type CodeNumbers = Uint16Array | Uint32Array;

/** As narrow as numbers up to so many allow. */
export const numbersUpTo = (count: number): Uint16ArrayConstructor | Uint32ArrayConstructor =>
  count <= 0x1_0000 ? Uint16Array : Uint32Array;

export class Tree {
  /** By heading: its own code, the first of its codes. */
  readonly headingCode: CodeNumbers;
  /** By code: its heading. */
  readonly codeHeading: Uint16Array;
  // Below headings that were opened.
  /** By code: the code above it, or itself. */
  readonly codeParent: CodeNumbers;
  /** The live codes right below each code: `children` from `childrenFrom[code]` to before `childrenTo[code]`. */
  readonly children: CodeNumbers;
  readonly childrenFrom: CodeNumbers;
  readonly childrenTo: CodeNumbers;
  readonly #depths: Uint8Array;
  readonly #isOpen: Uint8Array;
  /** The last code of each depth. */
  readonly #path = new Uint32Array(DEPTH_BITS + 1);

  constructor(depths: Uint8Array) {
    const { length } = depths;
    // Positions among children are told by the same numbers.
    const numbers = numbersUpTo(length);
    const firsts: number[] = [];
    for (let code = depths.indexOf(0); code >= 0; code = depths.indexOf(0, code + 1)) firsts.push(code);
    this.#depths = depths;
    this.#isOpen = new Uint8Array(firsts.length);
    this.headingCode = numbers.from(firsts);
    this.codeHeading = new Uint16Array(length);
    for (const [heading, first] of firsts.entries()) this.codeHeading.fill(heading, first, firsts[heading + 1]);
    this.codeParent = new numbers(length);
    this.children = new numbers(length);
    this.childrenFrom = new numbers(length);
    this.childrenTo = new numbers(length);
  }

  /** Tells what stands below a heading: counts the children of each code, and then puts them where they belong. */
  open(heading: number): void {
    if (this.#isOpen[heading] !== 0) return;
    this.#isOpen[heading] = 1;
    const { codeParent, children, childrenFrom, childrenTo } = this;
    const depths = this.#depths;
    const first = this.headingCode[heading] as number;
    const end = this.headingCode[heading + 1] ?? depths.length;
    codeParent[first] = first;
    this.#path[0] = first;
    for (let code = first + 1; code < end; code++) {
      const packed = depths[code] as number;
      const depth = packed & DEPTH_BITS;
      const parent = this.#path[depth - 1] as number;
      this.#path[depth] = code;
      codeParent[code] = parent;
      if (packed < RETIRED) childrenTo[parent] = (childrenTo[parent] as number) + 1;
    }
    // A heading has fewer children below it than codes, so that theirs have room where its codes stand.
    let at = first;
    for (let code = first; code < end; code++) {
      const count = childrenTo[code] as number;
      childrenFrom[code] = at;
      childrenTo[code] = at;
      at += count;
    }
    for (let code = first + 1; code < end; code++) {
      if ((depths[code] as number) >= RETIRED) continue;
      const parent = codeParent[code] as number;
      const next = childrenTo[parent] as number;
      children[next] = code;
      childrenTo[parent] = next + 1;
    }
  }
}
