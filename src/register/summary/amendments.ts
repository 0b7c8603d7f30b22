// Documents that were reported before and are amended: of them a return takes the difference, where a file says what
// they were.
import type { CodeReading } from '../check/codes.ts';
import type { Amends, Line } from '../read/lines.ts';

/** A line with its code as the checker reads it. */
export interface CodedLine {
  readonly line: Line;
  readonly code: CodeReading;
}

/** One document: its lines now, and those before; undefined: the file does not say what it was. */
export interface Amended {
  readonly lines: readonly CodedLine[];
  readonly before: readonly CodedLine[] | undefined;
}

const keyOf = (document: string): string => document.toLowerCase();

export class Amendments {
  /** By number of the document that is amended. */
  readonly #amended = new Map<string, CodedLine[]>();
  readonly #reported = new Map<string, CodedLine[]>();

  /** A line that another may amend. */
  keep(one: CodedLine): void {
    put(this.#reported, one.line.document, one);
  }

  add(one: CodedLine, { document }: Amends): void {
    put(this.#amended, document, one);
  }

  /** Every amended document, and the lines said to be originals that nothing amends; then nothing is kept. */
  settle(): { readonly documents: readonly Amended[]; readonly unamended: readonly CodedLine[] } {
    const documents = [...this.#amended].map(([key, lines]) => ({ lines, before: this.#before(key, lines) }));
    const used = new Set(documents.flatMap(({ before = [] }) => before));
    const said = [...this.#reported.values()].flat().filter(({ line }) => line.original === 'said');
    const unamended = said.filter((one) => !used.has(one));
    this.#amended.clear();
    this.#reported.clear();
    return { documents, unamended };
  }

  /** By the rows of the amended lines themselves, else by rows of the document with that number and day. */
  #before(key: string, lines: readonly CodedLine[]): readonly CodedLine[] | undefined {
    const own = lines.flatMap(({ line, code }) => {
      const before = lineBefore(line);
      return before === undefined ? [] : [{ line: before, code }];
    });
    if (own.length === lines.length) return own;
    const days = new Set(lines.map(({ line }) => line.amends?.day ?? '').filter((day) => day !== ''));
    const rows = (this.#reported.get(key) ?? []).filter(
      ({ line }) => days.size === 0 || line.day === undefined || days.has(line.day),
    );
    return rows.length === 0 ? undefined : rows;
  }
}

function put(kept: Map<string, CodedLine[]>, document: string, one: CodedLine): void {
  const known = kept.get(keyOf(document));
  if (known === undefined) kept.set(keyOf(document), [one]);
  else known.push(one);
}

/** The line as it was, where its row has the value before; its taxes follow the value, or another rate. */
function lineBefore(line: Line): Line | undefined {
  const { taxable: before, quantity, rate } = line.amends ?? {};
  if (before === undefined) return undefined;
  const { taxable = 0 } = line;
  const hasRate = line.rate !== undefined && line.rate !== 0 && rate !== undefined;
  const share = taxable === 0 ? 0 : (before / taxable) * (hasRate ? rate / (line.rate ?? rate) : 1);
  const ofShare = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : amount * share;
  return {
    ...line,
    taxable: before,
    quantity: quantity ?? line.quantity,
    rate: rate ?? line.rate,
    cgst: ofShare(line.cgst),
    sgst: ofShare(line.sgst),
    igst: ofShare(line.igst),
    tax: ofShare(line.tax),
    cess: ofShare(line.cess),
  };
}
