// Checks the lines of a register one by one: each rule says at most one thing about a line.
import type { Tariff } from '../../tariff/index.ts';
import type { Line } from '../read/lines.ts';
import { isMistyped } from '../read/places.ts';
import { RATE_ROLES, type Role, TAX_ROLES } from '../read/roles.ts';
import { unitWord } from '../read/units.ts';
import { type RegisterSentences, register } from '../sentences.ts';
import { CodeReader, type CodeReading } from './codes.ts';
import { DigitsNeeded } from './digits.ts';
import type { Finding, Found, Severity } from './finding.ts';
import { type PriceRead, readPrice } from './prices.ts';
import { amountsAreRupees, amountsFit } from './rules/amounts.ts';
import { cessIsThere } from './rules/cess.ts';
import { codeIsTaken } from './rules/code.ts';
import { descriptionFitsCode } from './rules/description.ts';
import { documentIsSure } from './rules/document.ts';
import { rateIsLawful } from './rules/rate.ts';
import { amountsAreRead, dayIsRead, gstinIsRead, quantityIsRead, rateIsRead } from './rules/read.ts';
import { reverseChargeIsSaid } from './rules/reverseCharge.ts';
import { halvesAreEqual, taxFollowsPlace, taxIsValueTimesRate, untaxedBearsNoTax } from './rules/tax.ts';
import { serviceIsSaid, unitIsTaken } from './rules/unit.ts';
import { SeenRows } from './seenRows.ts';
import type { FileContext, Subject } from './subject.ts';
import { TextAnswers } from './texts.ts';
import { totalDiffers } from './totalDiffers.ts';

type Rule = (subject: Subject) => Found | undefined;

/** The worst first. */
const RULES: readonly Rule[] = [
  codeIsTaken,
  dayIsRead,
  gstinIsRead,
  amountsAreRead,
  rateIsRead,
  quantityIsRead,
  amountsFit,
  amountsAreRupees,
  unitIsTaken,
  serviceIsSaid,
  rateIsLawful,
  taxIsValueTimesRate,
  halvesAreEqual,
  taxFollowsPlace,
  untaxedBearsNoTax,
  cessIsThere,
  descriptionFitsCode,
  reverseChargeIsSaid,
  documentIsSure,
];

/** Above it invoices need six digits and e-invoices are compulsory. */
const LARGE = 50_000_000;

export interface CheckOptions {
  /** Aggregate turnover of the year before, in rupees; default: not above ₹5 crore. */
  readonly turnover?: number;
  /** ISO date whose rates count for lines without a date; default: today in India. */
  readonly asOf?: string;
}

/** What is known of a file before its first line. */
export interface CheckedFile {
  has(role: Role): boolean;
  /** Whether its columns are known by what they are called; absent: a program said what they are. */
  readonly isNamed?: boolean;
}

/** For one tariff and one set of options; what texts and codes mean is kept from file to file. */
export class Checker {
  readonly #tariff: Tariff;
  readonly #codes: CodeReader;
  readonly #texts: TextAnswers;
  readonly #digits: DigitsNeeded;
  readonly #isLarge: boolean;
  readonly #day: string;
  readonly says: RegisterSentences;

  /** `says`: what findings say, in English unless told. */
  constructor(tariff: Tariff, { turnover, asOf }: CheckOptions = {}, says: RegisterSentences = register) {
    this.#tariff = tariff;
    this.says = says;
    this.#codes = new CodeReader(tariff);
    this.#texts = new TextAnswers(tariff);
    this.#digits = new DigitsNeeded(tariff, turnover);
    this.#isLarge = (turnover ?? 0) > LARGE;
    this.#day = asOf ?? tariff.today;
  }

  /** The code that a cell of codes means, mended where it can be. */
  codeOf(line: Line): CodeReading {
    return this.#codes.read(line.code);
  }

  /** What text and price of a line ask for among the rates of a code. */
  readPrice(line: Line, code: number, day: string): PriceRead {
    return readPrice(this.#tariff, this.#texts, line, code, day);
  }

  open(file: CheckedFile): FileCheck {
    const has = (role: Role): boolean => file.has(role);
    return new FileCheck(
      {
        tariff: this.#tariff,
        texts: this.#texts,
        isLarge: this.#isLarge,
        digitsOn: (day) => this.#digits.on(day),
        has,
        isSummary: has('code') && has('taxable') && has('unit') && !has('document') && !has('date') && !has('price'),
        says: this.says,
        isNamed: file.isNamed === true,
      },
      this.#codes,
      this.#day,
    );
  }
}

export class FileCheck {
  readonly #file: FileContext;
  readonly #codes: CodeReader;
  readonly #day: string;
  readonly #seen = new SeenRows();
  #lines = 0;
  #goods = 0;
  #others = 0;
  readonly #sellerGuessed: number[] = [];
  readonly #otherUnits: number[] = [];
  readonly #lessTaxRows: number[] = [];
  #lessTax = 0;
  #lastTotal: Line | undefined;
  /** Numbers of customers whose check character is not theirs, with their first row. */
  readonly #mistyped = new Map<string, number>();

  constructor(file: FileContext, codes: CodeReader, day: string) {
    this.#file = file;
    this.#codes = codes;
    this.#day = day;
  }

  /** What is found wrong with a line by itself, whatever other lines there are. */
  found(line: Line): readonly Finding[] {
    if (!isChecked(line)) return NOTHING;
    const subject: Subject = { line, code: this.#codes.read(line.code), day: line.day ?? this.#day, file: this.#file };
    const findings: Finding[] = [];
    for (const rule of RULES) {
      const found = rule(subject);
      if (found !== undefined) findings.push(findingOf(line, found));
    }
    return findings;
  }

  /**
   * What is found wrong with a line; totals, notes, blanks and cancelled documents are no lines. `found`: what is found
   * of the line by itself, where somebody has looked.
   */
  check(line: Line, found: readonly Finding[] = this.found(line)): readonly Finding[] {
    if (line.totalled !== undefined) this.#lastTotal = line;
    if (!isChecked(line)) return NOTHING;
    this.#lines++;
    this.#countUnits(line);
    if (line.isSellerGuessed) note(this.#sellerGuessed, line);
    if (line.isLessTax) {
      this.#lessTax++;
      note(this.#lessTaxRows, line);
    }
    if (isMistyped(line.gstin) && !this.#mistyped.has(line.gstin)) this.#mistyped.set(line.gstin, line.row);
    const repeated = this.#repeated(line, this.#codes.read(line.code));
    return repeated === undefined ? found : [...found, findingOf(line, repeated)];
  }

  /** What is found of the file as a whole, after its last line. */
  end(): readonly Finding[] {
    const findings: Finding[] = [];
    const unchecked = this.#lines === 0 ? undefined : uncheckedFile(this.#file);
    if (unchecked !== undefined) findings.push(unchecked);
    if (this.#sellerGuessed.length > 0) {
      findings.push(ofFile('look', 'seller-guessed', this.#file.says.sellerGuessed, this.#sellerGuessed));
    }
    if (this.#mistyped.size > 0) {
      const rows = [...this.#mistyped.values()].slice(0, MOST_ROWS);
      findings.push(ofFile('look', 'gstin-check', this.#file.says.gstinCheck([...this.#mistyped]), rows));
    }
    const differs = totalDiffers(this.#lastTotal, this.#file.says);
    if (differs !== undefined) {
      findings.push(
        ofFile('look', 'total-differs', differs, this.#lastTotal === undefined ? [] : [this.#lastTotal.row]),
      );
    }
    if (this.#lessTax > 0) {
      const message = this.#file.says.valueWithTax(this.#lessTax);
      findings.push(ofFile('advice', 'value-with-tax', message, this.#lessTaxRows));
    }
    if (this.#goods >= 10 && this.#others >= this.#goods) {
      const message = this.#file.says.unitOtherEverywhere(this.#goods);
      findings.push(ofFile('advice', 'unit-other-everywhere', message, this.#otherUnits));
    }
    return findings;
  }

  #countUnits(line: Line): void {
    if (line.unit === '') return;
    this.#goods++;
    if (unitWord(line.unit) !== 'OTH') return;
    this.#others++;
    note(this.#otherUnits, line);
  }

  /** Table 12 takes a code, unit and rate once; an invoice may have two equal lines, which a person should look at. */
  #repeated(
    { section, unit, rate, document, description, quantity, taxable, total }: Line,
    code: CodeReading,
  ): Found | undefined {
    if (this.#file.isSummary) {
      if (code.digits === '' || !this.#seen.add([section ?? '', code.digits, unitWord(unit)], [rate])) return undefined;
      const message = this.#file.says.rowTwice(code.digits, unitWord(unit), `${rate}%`);
      return { severity: 'refused', kind: 'duplicate-row', message };
    }
    if (document === '' || (description === '' && code.digits === '') || taxable === undefined) return undefined;
    if (!this.#seen.add([document, description, code.given], [rate, quantity, taxable, total])) return undefined;
    const message = this.#file.says.lineTwice(document);
    return { severity: 'look', kind: 'duplicate-line', message, about: document };
  }
}

const NOTHING: readonly Finding[] = [];

/** Whether a row is a line of a document that took place. */
export const isChecked = ({ kind, note }: Line): boolean => kind === 'item' && note !== 'cancelled';

/** Where the columns that are checked were not found, that nothing was found wrong says nothing. */
function uncheckedFile({ has, isNamed, says }: FileContext): Finding | undefined {
  if (!isNamed) return undefined;
  const hasTaxes = TAX_ROLES.some(has);
  if (!has('code') && !RATE_ROLES.some(has) && !(has('taxable') && hasTaxes)) {
    return ofFile('look', 'nothing-read', says.nothingRead);
  }
  return hasTaxes && !has('taxable') ? ofFile('look', 'values-not-read', says.valuesNotRead) : undefined;
}

/** More rows than a program would show. */
const MOST_ROWS = 100;

function note(rows: number[], { row }: Line): void {
  if (rows.length < MOST_ROWS) rows.push(row);
}

const ofFile = (severity: Severity, kind: string, message: string, rows: readonly number[] = []): Finding => ({
  row: null,
  rows,
  severity,
  kind,
  message,
  code: '',
  rate: null,
  repair: null,
  group: kind,
});

const findingOf = (line: Line, { severity, kind, message, repair, about }: Found): Finding => ({
  row: line.row,
  ...(line.sheet !== '' && { sheet: line.sheet }),
  severity,
  kind,
  message,
  code: line.codeCell,
  rate: line.rate ?? null,
  repair: repair ?? null,
  group: `${kind}|${about ?? `${line.code}|${line.rate ?? ''}`}`,
});
