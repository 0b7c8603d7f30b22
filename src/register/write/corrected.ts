// A register with its repairs, in the columns that it came with; what was changed and what is open stands behind.
import { percent } from '../../tariff/lookup/results.ts';
import { type Finding, SEVERITIES, type Severity } from '../check/finding.ts';
import { rupees } from '../check/subject.ts';
import { taxOf } from '../check/taxFits.ts';
import type { Table, TextRow } from '../read/cells.ts';
import type { Column, Layout } from '../read/layout.ts';
import type { Line } from '../read/lines.ts';
import { rounded } from '../read/rates.ts';
import type { Role } from '../read/roles.ts';
import { type RegisterSentences, register } from '../sentences.ts';
import { type Decisions, decisionOf, isBilledOtherwise, type Repaired, repairOf } from './decisions.ts';
import { type SheetColumn, type WrittenRow, type WrittenSheet, widthOf } from './sheet.ts';

export const ADDED = ['Kosh: changed', 'Kosh: severity', 'Kosh: to look at'] as const;

export interface CorrectedRow {
  /** As wide as the table, then the added cells. */
  readonly cells: TextRow;
  /** Places of the cells that were changed. */
  readonly changed: readonly number[];
  /** The worst that is open; undefined: nothing is. */
  readonly severity: Severity | undefined;
}

export class Corrector {
  readonly #columns: readonly Column[];
  readonly #dayOrder: Layout['dayOrder'];
  readonly #decisions: Decisions;
  readonly #says: RegisterSentences;
  readonly #file: Repaired & { readonly isSummary: boolean };

  /** `says`: what was changed, in English unless told. */
  constructor(
    { columns, dayOrder }: Pick<Layout, 'columns' | 'dayOrder'>,
    decisions: Decisions,
    says: RegisterSentences = register,
  ) {
    this.#says = says;
    this.#dayOrder = dayOrder;
    this.#columns = columns;
    this.#decisions = decisions;
    const has = (role: Role): boolean => columns.some((column) => column.role === role);
    this.#file = {
      hasTaxes: has('cgst') || has('sgst') || has('igst') || has('tax'),
      // Only in Table 12 itself services have no quantity; on a bill they may.
      isSummary: has('code') && has('unit') && !has('document') && !has('date') && !has('price'),
    };
  }

  get file(): Repaired {
    return this.#file;
  }

  row(cells: TextRow, findings: readonly Finding[], line: Line): CorrectedRow {
    const text = line.description;
    const written = Array.from({ length: this.#columns.length }, (_, at) => cells[at] ?? '');
    const changes: string[] = [];
    const changed: number[] = [];
    const put = (at: number, cell: string): void => {
      const before = (written[at] ?? '').trim();
      if (before === cell) return;
      changes.push(
        `${this.#columns[at]?.name || this.#says.namelessColumn}: ${before || this.#says.emptyCell} → ${cell}`,
      );
      changed.push(at);
      written[at] = cell;
    };
    const repair = repairOf(findings, text, this.#decisions, this.#file);
    const { code, rate, unit, quantity } = repair;
    if (code !== undefined) this.#into('code', () => code, put);
    if (unit !== undefined) this.#into('unit', () => unit, put);
    if (quantity !== undefined && this.#file.isSummary) this.#into('quantity', () => String(quantity), put);
    if (rate !== undefined) this.#putRate(rate, written, put);
    for (const [role, cell] of Object.entries(repair.typed ?? {})) this.#into(role as Role, () => cell, put);
    const open: readonly Pick<Finding, 'severity' | 'message'>[] = [
      ...findings.filter(
        (finding) =>
          decisionOf(finding, text, this.#decisions, this.#file) === undefined &&
          // It was about the rate that is no more.
          !(rate !== undefined && finding.kind === 'tax-amount'),
      ),
      ...(isBilledOtherwise(line, repair) ? [{ severity: 'wrong' as const, message: this.#taxLeft(line, rate) }] : []),
    ];
    const severity = SEVERITIES.find((one) => open.some((finding) => finding.severity === one));
    return {
      cells: [...written, changes.join('; '), severity ?? '', open.map(({ message }) => message).join(' ')],
      changed,
      severity,
    };
  }

  /** Money is never changed: what the bill has is what the customer was asked for. */
  #taxLeft(line: Line, rate = 0): string {
    const { taxable = 0 } = line;
    const tax = taxOf(line) ?? 0;
    const due = (taxable * rate) / 100;
    // A line of a note takes back or adds already, so that the other note may be meant.
    const note = line.note !== 'invoice' || taxable < 0 ? undefined : due < tax ? 'credit' : 'debit';
    const difference = rupees(Math.abs(due - tax));
    return this.#says.taxOfOldRate(percent(rate), rupees(taxable), rupees(due), rupees(tax), note, difference);
  }

  /** The first column of a role. */
  #into(role: Role, make: () => string, put: (at: number, cell: string) => void): void {
    const at = this.#columns.findIndex((column) => column.role === role);
    if (at >= 0) put(at, make());
  }

  /** The whole rate, or its halves, in the form that the cell had: 18, 18%, GST18, 0.18. */
  #putRate(rate: number, written: TextRow, put: (at: number, cell: string) => void): void {
    for (const [at, { role, isFraction = false }] of this.#columns.entries()) {
      const cell = (written[at] ?? '').trim();
      const isHalf = role === 'cgst_rate' || role === 'sgst_rate';
      if (role !== 'rate' && (!(isHalf || role === 'igst_rate') || cell === '' || Number.parseFloat(cell) === 0))
        continue;
      const own = isHalf ? rate / 2 : rate;
      // Of a column that has both, a cell keeps its own form.
      const asFraction = isFraction && !cell.includes('%') && !(Number.parseFloat(cell) >= 1);
      put(at, rateLike(cell, asFraction ? rounded(own / 100) : own));
    }
  }

  /** `rows`: those below the names; `above`: titles and names, which stay. */
  sheet(name: string, above: Table, rows: readonly CorrectedRow[]): WrittenSheet {
    const titles = above.slice(0, -1);
    const names = above.at(-1) ?? this.#columns.map((column) => column.name);
    const columns: readonly SheetColumn[] = [
      ...this.#columns.map(({ role }, at): SheetColumn => {
        const first = rows.slice(0, 200).map(({ cells }) => cells[at] ?? '');
        return {
          name: names[at] ?? '',
          kind: KINDS[role] ?? (role === 'other' && areAmounts(first) ? 'number' : 'text'),
          dayOrder: this.#dayOrder,
          width: widthOf(names[at] ?? '', first),
        };
      }),
      { name: ADDED[0], kind: 'text', width: 36 },
      { name: ADDED[1], kind: 'text', width: 14 },
      { name: ADDED[2], kind: 'text', width: 60 },
    ];
    return {
      name,
      titles,
      columns,
      rows: rows.map(
        ({ cells, changed, severity }): WrittenRow => ({
          cells,
          changed,
          ...(severity !== undefined && { tone: severity }),
        }),
      ),
    };
  }
}

/** Numbers of which some have decimals: prices, weights, balances; what has none may be the number of something. */
function areAmounts(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.every((cell) => /^-?\d{1,12}(?:\.\d+)?$/.test(cell)) && filled.some((cell) => cell.includes('.'));
}

/** Columns whose cells are numbers where they can be read as such; codes and documents keep their zeros. */
const KINDS: Readonly<Partial<Record<Role, SheetColumn['kind']>>> = {
  price: 'number',
  price_with_tax: 'number',
  mrp: 'number',
  original_taxable: 'number',
  original_quantity: 'number',
  original_rate: 'number',
  original_date: 'day',
  taxable: 'number',
  quantity: 'number',
  cgst: 'number',
  sgst: 'number',
  igst: 'number',
  tax: 'number',
  cess: 'number',
  total: 'number',
  discount: 'number',
  discount_rate: 'number',
  charges: 'number',
  gross: 'number',
  round_off: 'number',
  rate: 'number',
  cgst_rate: 'number',
  sgst_rate: 'number',
  igst_rate: 'number',
  date: 'day',
};

/** The new rate in the place of the only number of the cell; a cell without one gets the number alone. */
export function rateLike(cell: string, rate: number): string {
  const numbers = cell.match(/\d+(?:\.\d+)?/g) ?? [];
  const [only = ''] = numbers;
  return numbers.length === 1 ? cell.replace(only, String(rate)) : cell.includes('%') ? percent(rate) : String(rate);
}
