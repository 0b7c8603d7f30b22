// `kosh/register`, in Node and in the browser: reads registers, checks them, makes Table 12. The tariff is the one that
// `kosh/tariff` opened.

import { checkNames } from '../contract/came.ts';
import { Checker, type CheckOptions } from '../register/check/checker.ts';
import type { Finding } from '../register/check/finding.ts';
import {
  type CheckResult,
  checkLines as checkWith,
  type GivenLine,
  type GivenOptions,
} from '../register/check/given.ts';
import type { Table } from '../register/read/cells.ts';
import { openDocument as openSource, type RegisterDocument } from '../register/read/document.ts';
import type { ReadOptions } from '../register/read/tableStart.ts';
import { type ReturnJson, returnJson, type Sheet, sheetsOf } from '../register/summary/forms.ts';
import { type Reconciliation, reconcile } from '../register/summary/reconcile.ts';
import { Summary, type Table12 } from '../register/summary/table12.ts';
import { drained } from '../steps/steps.ts';
import type { Tariff } from '../tariff/index.ts';
import type { TariffApi } from '../tariff/lookup/api.ts';
import { checkCheckOptions, checkGivenLines, checkOpened, checkSource } from './givenRegister.ts';

export type * from '../register/contract.ts';
export type { Line } from '../register/read/lines.ts';
export type {
  CheckOptions,
  CheckResult,
  Finding,
  GivenLine,
  GivenOptions,
  ReadOptions,
  Reconciliation,
  RegisterDocument,
  ReturnJson,
  Sheet,
  Table12,
};

const READ_OPTIONS = [
  'headerRow',
  'roles',
  'columns',
  'seller',
  'facts',
] as const satisfies readonly (keyof ReadOptions)[];

/** Reads a register, an item master or a return: the text of a file, or rows of cells. */
export function openDocument(source: string | Table, options: ReadOptions = {}): RegisterDocument {
  checkSource(source);
  checkNames(options, READ_OPTIONS);
  return openSource(source, options);
}

/** Checks lines as objects; nothing of them is kept. */
export function checkLines(tariff: TariffApi, lines: readonly GivenLine[], options: GivenOptions = {}): CheckResult {
  const open = opened(tariff);
  checkGivenLines(lines);
  checkCheckOptions(options, ['supplierGstin']);
  return drained(checkWith(open, lines, options));
}

/** Checks a register that `openDocument` read; findings with the same `group` are settled by one decision. */
export function checkDocument(
  tariff: TariffApi,
  register: RegisterDocument,
  options: CheckOptions = {},
): readonly Finding[] {
  const open = opened(tariff);
  checkOpened(register);
  checkCheckOptions(options);
  const { lines } = register;
  const file = new Checker(open, options).open(register.file);
  return [...lines.flatMap((line) => file.check(line)), ...file.end()];
}

export interface SummaryOptions {
  /** MMYYYY; of a quarter its last month. */
  readonly period: string;
  readonly isQuarter?: boolean;
  /** Of the seller; default: what the file says. */
  readonly gstin?: string;
}

export interface SummaryForms {
  readonly table: Table12;
  /** Whether the table and the register say the same, to the paisa. */
  readonly reconciliation: Reconciliation;
  /** As the returns' offline tool writes it. */
  readonly json: ReturnJson;
  /** Its sheets, by names of columns. */
  readonly sheets: readonly Sheet[];
}

const SUMMARY_OPTIONS = ['period', 'isQuarter', 'gstin'] as const satisfies readonly (keyof SummaryOptions)[];

/** Table 12 of GSTR-1 from a register that `openDocument` read, or from several, such as the sheets of a workbook. */
export function summarise(
  tariff: TariffApi,
  register: RegisterDocument | readonly RegisterDocument[],
  options: SummaryOptions,
): SummaryForms {
  const open = opened(tariff);
  const documents = 'lines' in register ? [register] : register;
  for (const document of documents) checkOpened(document);
  checkNames(options, SUMMARY_OPTIONS);
  const checker = new Checker(open);
  const summary = new Summary(open, options.period, options.isQuarter === true);
  for (const line of documents.flatMap(({ lines }) => lines)) summary.add(line, checker.codeOf(line));
  summary.setAside(documents.flatMap(({ facts }) => facts.aside ?? []));
  const table = summary.table();
  return {
    table,
    reconciliation: reconcile(table),
    json: returnJson(
      table,
      options.gstin ?? documents.map(({ supplierGstin }) => supplierGstin).find((one) => one !== '') ?? '',
    ),
    sheets: sheetsOf(table, 'xlsx'),
  };
}

/** What `kosh/tariff` opens can do more than its public interface shows. Its class is bundled apart, so no `instanceof`. */
const isOpened = (tariff: TariffApi): tariff is Tariff =>
  typeof tariff === 'object' && tariff !== null && 'records' in tariff && 'answers' in tariff;

function opened(tariff: TariffApi): Tariff {
  if (isOpened(tariff)) return tariff;
  throw new TypeError('tariff must be what openTariff of kosh/tariff opened.');
}
