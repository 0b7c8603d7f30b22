// `kosh/register`, in Node and in the browser: reads registers, checks them, makes Table 12. The tariff is the one that
// `kosh/tariff` opened.
import { Checker, type CheckOptions } from '../register/check/checker.ts';
import type { Finding } from '../register/check/finding.ts';
import {
  type CheckResult,
  checkLines as checkWith,
  type GivenLine,
  type GivenOptions,
} from '../register/check/given.ts';
import type { RegisterDocument } from '../register/read/document.ts';
import { type ReturnJson, returnJson, type Sheet, sheetsOf } from '../register/summary/forms.ts';
import { type Reconciliation, reconcile } from '../register/summary/reconcile.ts';
import { Summary, type Table12 } from '../register/summary/table12.ts';
import type { Tariff } from '../tariff/index.ts';
import type { TariffApi } from '../tariff/lookup/api.ts';

export type * from '../register/contract.ts';
export { openDocument, type RegisterDocument } from '../register/read/document.ts';
export type { Line } from '../register/read/lines.ts';
export type { ReadOptions } from '../register/read/tableStart.ts';
export type { CheckOptions, CheckResult, Finding, GivenLine, GivenOptions, Reconciliation, ReturnJson, Sheet, Table12 };

/** Checks lines as objects; nothing of them is kept. */
export const checkLines = (tariff: TariffApi, lines: readonly GivenLine[], options: GivenOptions = {}): CheckResult =>
  checkWith(opened(tariff), lines, options);

/** Checks a register that `openDocument` read; findings with the same `group` are settled by one decision. */
export function checkDocument(
  tariff: TariffApi,
  { layout, lines }: RegisterDocument,
  options: CheckOptions = {},
): readonly Finding[] {
  const file = new Checker(opened(tariff), options).open({
    isNamed: layout.isGiven !== true,
    has: (role) => layout.columns.some((column) => column.role === role),
  });
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

/** Table 12 of GSTR-1 from a register that `openDocument` read. */
export function summarise(tariff: TariffApi, document: RegisterDocument, options: SummaryOptions): SummaryForms {
  const open = opened(tariff);
  const checker = new Checker(open);
  const summary = new Summary(open, options.period, options.isQuarter === true);
  for (const line of document.lines) summary.add(line, checker.codeOf(line));
  const table = summary.table();
  return {
    table,
    reconciliation: reconcile(table),
    json: returnJson(table, options.gstin ?? document.supplierGstin),
    sheets: sheetsOf(table, 'xlsx'),
  };
}

/** What `kosh/tariff` opens has more than its interface tells. */
function opened(tariff: TariffApi): Tariff {
  if (typeof tariff === 'object' && tariff !== null && 'records' in tariff && 'answerMaker' in tariff) {
    return tariff as Tariff;
  }
  throw new TypeError('tariff must be what openTariff of kosh/tariff opened.');
}
