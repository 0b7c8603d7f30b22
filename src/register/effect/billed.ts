// What was billed at a rate that had ended: each line with the rate that is due, and the note that puts its bill right.
import type { Tariff } from '../../tariff/index.ts';
import { RateBearers } from '../check/bearers.ts';
import { type Checker, isChecked } from '../check/checker.ts';
import { TOLERANCE } from '../check/taxFits.ts';
import { paiseOf } from '../read/amounts.ts';
import { type Line, type Place, placeOf } from '../read/lines.ts';
import { isZeroRated, type NoteKind } from '../read/supply.ts';
import { cessOn, dayBefore, ratesOn, settledRate } from './lawful.ts';

/** Amounts are whole paise. */
export interface BilledLine {
  readonly row: Place;
  readonly isPurchase: boolean;
  readonly party: string;
  readonly gstin: string;
  readonly document: string;
  readonly day: string;
  readonly description: string;
  /** Empty: neither this file nor the register beside it says. */
  readonly code: string;
  readonly rate: number;
  /** Undefined: one of `rates`; empty: no code is known, and few goods or none still bear the rate. */
  readonly due: number | undefined;
  readonly rates: readonly number[];
  /** Codes that still bear the rate, where no code is known. */
  readonly stillFor: readonly string[];
  readonly taxable: number;
  readonly tax: number;
  readonly taxDue: number | undefined;
  /** Tax and cess that a note gives back (below zero) or asks for. */
  readonly differences: Differences | undefined;
}

export interface Differences {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
}

/** One document that a note is due for. */
export interface NoteDue extends Differences {
  readonly isPurchase: boolean;
  readonly party: string;
  readonly gstin: string;
  readonly document: string;
  readonly day: string;
  readonly kind: 'credit' | 'debit';
  readonly taxable: number;
  /** Of all lines together and with the cess, without its sign. */
  readonly tax: number;
}

const NO_BILLS: ReadonlySet<NoteKind> = new Set(['cancelled', 'self invoice', 'advance', 'no supply']);
/** A rate that so few codes bear after the change, of those that bore it before, has ended for nearly all goods. */
const FEW = 0.05;
const MOST_CODES = 30;

export class BilledReport {
  readonly #tariff: Tariff;
  readonly #checker: Checker;
  readonly #day: string;
  readonly #eve: string;
  readonly #lines: BilledLine[] = [];
  readonly #beside = new Map<string, Line[]>();
  readonly #bearers: RateBearers;
  #billed = 0;

  /** `day`: ISO date of the first day of the new rates. */
  constructor(tariff: Tariff, checker: Checker, day: string) {
    this.#tariff = tariff;
    this.#checker = checker;
    this.#day = day;
    this.#eve = dayBefore(day);
    this.#bearers = new RateBearers(tariff);
  }

  /** A line of a purchase register that names the codes which what suppliers reported does not. */
  addBeside(line: Line): void {
    if (line.kind !== 'item' || line.document === '' || line.code === '') return;
    const key = keyOf(line);
    this.#beside.set(key, [...(this.#beside.get(key) ?? []), line]);
  }

  add(line: Line): void {
    if (!isChecked(line) || NO_BILLS.has(line.note) || line.supply === 'untaxed') return;
    this.#billed++;
    const { rate, day } = line;
    if (rate === undefined || day === undefined || day < this.#day) return;
    if (rate === 0 && (isZeroRated(line.supply) || line.isReverseCharge === true)) return;
    const coded = this.#checker.codeOf(line).number < 0 ? this.#coded(line) : [line];
    if (coded.length === 0) this.#withoutCode(line, rate, day);
    else this.#withCode(line, coded, rate, day);
  }

  /** Lines of the register beside for the same document: those of its rate, where it tells rates. */
  #coded(line: Line): readonly Line[] {
    if (line.document === '') return [];
    const lines = (this.#beside.get(keyOf(line)) ?? []).filter((one) => this.#checker.codeOf(one).number >= 0);
    const ofRate = lines.filter((one) => one.rate === undefined || one.rate === line.rate);
    return ofRate.length > 0 ? ofRate : lines;
  }

  #withCode(line: Line, coded: readonly Line[], rate: number, day: string): void {
    for (const one of coded) {
      const { digits, number } = this.#checker.codeOf(one);
      const rates = ratesOn(this.#tariff, number, day);
      if (rates.includes(rate) || !ratesOn(this.#tariff, number, this.#eve).includes(rate)) continue;
      const due = settledRate(this.#tariff, this.#checker, one, number, day);
      const own = coded.length === 1 ? line : { ...one, document: line.document, gstin: line.gstin, party: line.party };
      this.#push({ ...own, row: line.row, sheet: line.sheet, note: line.note, day }, rate, {
        code: digits,
        description: one.description || line.description,
        due,
        rates,
        stillFor: [],
        cessDue: cessOn(this.#tariff, number, due, day),
      });
    }
  }

  #withoutCode(line: Line, rate: number, day: string): void {
    const before = this.#bearers.on(rate, this.#eve);
    const now = this.#bearers.on(rate, day);
    if (before.length === 0 || now.length > before.length * FEW) return;
    const stillFor = now.slice(0, MOST_CODES);
    this.#push(line, rate, {
      code: '',
      description: line.description,
      due: undefined,
      rates: [],
      stillFor,
      cessDue: 0,
    });
  }

  #push(
    line: Line,
    rate: number,
    {
      cessDue,
      ...found
    }: Pick<BilledLine, 'code' | 'description' | 'due' | 'rates' | 'stillFor'> & { readonly cessDue: number },
  ): void {
    const taxable = paiseOf(line.taxable ?? 0);
    const charged = line.tax === undefined ? paiseOf(((line.taxable ?? 0) * rate) / 100) : paiseOf(line.tax);
    const { due } = found;
    const cess = Math.round((taxable * cessDue) / 100) - paiseOf(line.cess ?? 0);
    const taxDue = due === undefined ? undefined : Math.round((taxable * due) / 100);
    // Whose tax is already that of the right rate, whatever its cell of rates says.
    if (taxDue !== undefined && Math.abs(taxDue - charged) <= 100 * TOLERANCE) return;
    this.#lines.push({
      row: placeOf(line),
      isPurchase: line.note === 'purchase',
      party: line.party,
      gstin: gstinOf(line),
      document: line.document,
      day: line.day ?? '',
      rate,
      taxable,
      tax: charged,
      taxDue,
      differences: taxDue === undefined ? undefined : { ...differences(line, taxDue - charged), cess },
      ...found,
    });
  }

  get billed(): number {
    return this.#billed;
  }

  /** By party and document: each line that bears a rate which ended. */
  get lines(): readonly BilledLine[] {
    const order = ({ party, gstin, day, document }: BilledLine): string => [gstin || party, day, document].join('\n');
    return this.#lines.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  }

  /** The notes that put the documents right, as far as the rate that is due is known. */
  get notes(): readonly NoteDue[] {
    const sums = new Map<string, NoteDue & { readonly sum: number }>();
    for (const line of this.lines) {
      if (line.differences === undefined) continue;
      const { cgst, sgst, igst, cess } = line.differences;
      const key = `${line.gstin}\n${line.party}\n${line.document}\n${line.day}`;
      const known = sums.get(key);
      const sum = (known?.sum ?? 0) + cgst + sgst + igst + cess;
      sums.set(key, {
        isPurchase: line.isPurchase,
        party: line.party,
        gstin: line.gstin,
        document: line.document,
        day: line.day,
        kind: sum < 0 ? 'credit' : 'debit',
        taxable: (known?.taxable ?? 0) + line.taxable,
        cgst: (known?.cgst ?? 0) + cgst,
        sgst: (known?.sgst ?? 0) + sgst,
        igst: (known?.igst ?? 0) + igst,
        cess: (known?.cess ?? 0) + cess,
        tax: Math.abs(sum),
        sum,
      });
    }
    return [...sums.values()].map(({ sum: _, ...note }) => note);
  }
}

/** Of the other party. */
const gstinOf = ({ gstin, supplierGstin, note }: Line): string =>
  note === 'purchase' && supplierGstin !== '' ? supplierGstin : gstin;

/** A number is written with or without zeros and strokes. */
const keyOf = (line: Line): string =>
  `${gstinOf(line)}\n${line.document
    .toUpperCase()
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[^A-Z\d]/g, '')}`;

/** In the taxes that the line was billed with. */
function differences({ igst = 0 }: Line, difference: number): Omit<Differences, 'cess'> {
  if (igst !== 0) return { cgst: 0, sgst: 0, igst: difference };
  const half = Math.round(difference / 2);
  return { cgst: half, sgst: difference - half, igst: 0 };
}
