// Checks the lines of a register one by one: each rule says at most one thing about a line.
import type { Tariff } from '../../tariff/index.ts';
import type { SumFault } from '../read/eInvoiceSums.ts';
import type { CheckedFile, Line } from '../read/lines.ts';
import { RATE_ROLES, type Role, TAX_ROLES } from '../read/roles.ts';
import { DocumentsIssued } from '../read/series.ts';
import { unitWord } from '../read/units.ts';
import { type RegisterSentences, register } from '../sentences.ts';
import { RateBearers } from './bearers.ts';
import { CodeReader, type CodeReading } from './codes.ts';
import { DigitsNeeded } from './digits.ts';
import { Documents } from './documents.ts';
import type { Finding, Found, Severity } from './finding.ts';
import { type PriceRead, readPrice } from './prices.ts';
import { amountsAreRupees, amountsFit } from './rules/amounts.ts';
import { totalIsSum, valueIsPriceTimesQuantity } from './rules/arithmetic.ts';
import { cessIsThere } from './rules/cess.ts';
import { codeIsTaken } from './rules/code.ts';
import { dayIsPossible } from './rules/dates.ts';
import { descriptionFitsCode, serviceIsSold } from './rules/description.ts';
import { documentIsSure } from './rules/document.ts';
import { gstinsFit, placeIsRead } from './rules/parties.ts';
import { rateIsLawful } from './rules/rate.ts';
import { amountsAreRead, dayIsRead, gstinIsRead, quantityIsRead, rateIsRead } from './rules/read.ts';
import { reverseChargeIsSaid } from './rules/reverseCharge.ts';
import { cessIsDue, rateIsBorne, unpaidBearsNoTax } from './rules/surplus.ts';
import { halvesAreEqual, taxFollowsPlace, taxIsValueTimesRate, untaxedBearsNoTax } from './rules/tax.ts';
import { serviceIsSaid, unitIsTaken } from './rules/unit.ts';
import { SeenRows } from './seenRows.ts';
import { type FileContext, rupees, type Subject } from './subject.ts';
import { TextAnswers } from './texts.ts';
import { totalDiffers } from './totalDiffers.ts';

type Rule = (subject: Subject) => Found | undefined;

/** The worst first. */
const RULES: readonly Rule[] = [
  codeIsTaken,
  dayIsRead,
  dayIsPossible,
  gstinIsRead,
  gstinsFit,
  placeIsRead,
  amountsAreRead,
  rateIsRead,
  quantityIsRead,
  amountsFit,
  amountsAreRupees,
  unitIsTaken,
  serviceIsSaid,
  rateIsLawful,
  rateIsBorne,
  valueIsPriceTimesQuantity,
  taxIsValueTimesRate,
  halvesAreEqual,
  taxFollowsPlace,
  untaxedBearsNoTax,
  unpaidBearsNoTax,
  cessIsThere,
  cessIsDue,
  serviceIsSold,
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

/** For one tariff and one set of options; what texts and codes mean is kept from file to file. */
export class Checker {
  readonly #tariff: Tariff;
  readonly #codes: CodeReader;
  readonly #texts: TextAnswers;
  readonly #bearers: RateBearers;
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
    this.#bearers = new RateBearers(tariff);
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
        bearers: this.#bearers,
        isLarge: this.#isLarge,
        digitsOn: (day) => this.#digits.on(day),
        has,
        isSummary: has('code') && has('taxable') && has('unit') && !has('document') && !has('date') && !has('price'),
        says: this.says,
        isNamed: file.isNamed,
        facts: file.facts,
        habits: file.habits,
      },
      this.#codes,
      this.#day,
      file.documentName,
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
  readonly #documents: Documents;
  readonly #issued = new DocumentsIssued();
  readonly #sums: ReadonlyMap<number, readonly SumFault[]>;

  constructor(file: FileContext, codes: CodeReader, day: string, documentName: string) {
    this.#file = file;
    this.#codes = codes;
    this.#day = day;
    this.#documents = new Documents(file, documentName);
    this.#sums = byRow(file.facts.faults ?? []);
  }

  /** What is found wrong with a line by itself, whatever other lines there are. */
  found(line: Line): readonly Finding[] {
    if (!isChecked(line)) return NOTHING;
    const subject = this.#subjectOf(line);
    const findings: Finding[] = [];
    for (const rule of RULES) {
      const found = rule(subject);
      if (found !== undefined) findings.push(findingOf(line, found));
    }
    return findings;
  }

  #subjectOf(line: Line): Subject {
    return { line, code: this.#codes.read(line.code), day: line.day ?? this.#day, file: this.#file };
  }

  /**
   * What is found wrong with a line; totals, notes, blanks and cancelled documents are no lines. `found`: what is found
   * of the line by itself, where somebody has looked.
   */
  check(line: Line, found: readonly Finding[] = this.found(line)): readonly Finding[] {
    if (line.totalled !== undefined) this.#lastTotal = line;
    if (line.kind === 'item' && this.#documents.areNumbered) this.#issued.add(line);
    if (!isChecked(line)) return NOTHING;
    this.#lines++;
    this.#countUnits(line);
    if (line.isSellerGuessed) note(this.#sellerGuessed, line);
    if (line.isLessTax) {
      this.#lessTax++;
      note(this.#lessTaxRows, line);
    }
    const findings = [...found];
    const isOff = findings.some(({ kind }) => OF_AMOUNTS.has(kind));
    const isOdd = (start: string): boolean => findings.some(({ kind }) => kind.startsWith(start));
    const other = this.#documents.add(line, {
      areAmountsOff: isOff,
      isDayOdd: isOdd('date-'),
      isPartyOdd: isOdd('gstin-'),
    });
    const subject = this.#subjectOf(line);
    const repeated = this.#repeated(line, subject.code);
    for (const more of [
      totalIsSum(subject, isOff),
      other,
      other?.kind === 'duplicate-document' ? undefined : repeated,
      ...(this.#sums.get(line.row) ?? []).map((fault) => sumRefused(fault, this.#file.says)),
    ]) {
      if (more !== undefined) findings.push(findingOf(line, more));
    }
    return findings;
  }

  /** What is found of the file as a whole, after its last line. */
  end(): readonly Finding[] {
    const findings: Finding[] = [];
    const unchecked = this.#lines === 0 ? undefined : uncheckedFile(this.#file);
    if (unchecked !== undefined) findings.push(unchecked);
    if (this.#sellerGuessed.length > 0) {
      findings.push(ofFile('look', 'seller-guessed', this.#file.says.sellerGuessed, this.#sellerGuessed));
    }
    this.#documents.end();
    for (const { from, to, missing, missingCount, rows } of this.#issued.series()) {
      if (missingCount === 0) continue;
      const message = this.#file.says.documentsLacking(from, to, missing, missingCount - missing.length);
      findings.push({ ...ofFile('advice', 'document-gap', message, rows), group: `document-gap|${from}` });
    }
    for (const { row, found } of this.#documents.before) findings.push(ofDocument(row, found));
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

/** Of what the amounts of a line are wrong in: its total, and that of its document, would only say so again. */
const OF_AMOUNTS: ReadonlySet<string> = new Set([
  'value',
  'tax-amount',
  'cgst-sgst',
  'igst-and-cgst',
  'amount-unreadable',
  'amount-too-long',
  'igst-on-zero-rated',
]);

function byRow(faults: readonly SumFault[]): ReadonlyMap<number, readonly SumFault[]> {
  const rows = new Map<number, SumFault[]>();
  for (const fault of faults) rows.set(fault.row, [...(rows.get(fault.row) ?? []), fault]);
  return rows;
}

const sumRefused = ({ error, field, written, due, row }: SumFault, says: RegisterSentences): Found => ({
  severity: 'refused',
  kind: 'sum-refused',
  message:
    error === '2233'
      ? says.itemNumberTwice(written)
      : says.sumRefused(error, field, rupees(Number(written)), rupees(due)),
  about: `${error} ${row}`,
});

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

const ofDocument = (row: number, { severity, kind, message, about = '' }: Found): Finding => ({
  ...ofFile(severity, kind, message, [row]),
  group: `${kind}|${about}`,
});

const findingOf = (line: Line, { severity, kind, message, repair, about, rows }: Found): Finding => ({
  row: line.row,
  ...(rows !== undefined && { rows }),
  ...(line.sheet !== '' && { sheet: line.sheet }),
  severity,
  kind,
  message,
  code: line.codeCell,
  rate: line.rate ?? null,
  repair: repair ?? null,
  group: `${kind}|${about ?? `${line.code}|${line.rate ?? ''}`}`,
});
