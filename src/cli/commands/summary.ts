// `kosh summary`: Table 12 of GSTR-1 for a period, from a register, as the offline tool takes it.
import { writeFileSync } from 'node:fs';
import { Checker } from '../../register/check/checker.ts';
import { rupeesOf } from '../../register/read/amounts.ts';
import { placeOf } from '../../register/read/lines.ts';
import { returnJson, sheetCsv, sheetsOf, withNilB2b, writtenSheet } from '../../register/summary/forms.ts';
import { reconcile } from '../../register/summary/reconcile.ts';
import { Summary, type Table12 } from '../../register/summary/table12.ts';
import { openTariff } from '../../tariff/node.ts';
import { targetOf, writing } from '../classify/target.ts';
import { Failure } from '../failure.ts';
import { howRead, openRegisters } from '../register/openLines.ts';
import { gstinOption, headerRowOption, kindsOption, rolesOption } from '../register/options.ts';
import { writeWorkbook } from '../register/outputs.ts';
import type { Terminal } from '../terminal.ts';

export interface SummaryCommandOptions {
  readonly period: string;
  readonly quarter?: boolean;
  readonly gstin?: string;
  readonly returns?: boolean;
  readonly kind?: readonly string[];
  readonly nilB2b?: boolean;
  readonly output?: string;
  readonly sheet?: string;
  readonly headerRow?: string;
  readonly role?: readonly string[];
  readonly force?: boolean;
}

const NEEDS_REVIEW = 2;
const MOST_SHOWN = 20;

export async function summary(path: string, options: SummaryCommandOptions, terminal: Terminal): Promise<number> {
  const given = gstinOption(options.gstin);
  const tariff = openTariff();
  const table12 = openSummary(() => new Summary(tariff, options.period, options.quarter === true));
  const registers = await openRegisters(path, {
    roles: rolesOption(options.role),
    ...headerRowOption(options.headerRow),
    ...(options.sheet !== undefined && { sheet: options.sheet }),
    facts: {
      ...(given !== undefined && { supplierGstin: given }),
      ...(options.returns === true && { areReturns: true }),
      ...(options.kind !== undefined && { kinds: kindsOption(options.kind) }),
    },
  });
  terminal.err(howRead(registers));
  const checker = new Checker(tariff);
  for (const register of registers) {
    for await (const { rows } of register.pieces()) {
      for (const { line } of rows) table12.add(line, checker.codeOf(line));
    }
  }
  table12.setAside(registers.flatMap(({ facts }) => facts.aside ?? []));
  const made = table12.table();
  const table = options.nilB2b === true ? withNilB2b(made) : made;
  if (table.notSold > 0 && table.rows.length + table.leftOut.length === 0) {
    throw new Failure(`${path} holds no sales. ${table.warnings.join(' ')}`);
  }
  const sellers = registers.map(({ reader, facts }) => reader.supplierGstin || facts.supplierGstin || '');
  const named = [...new Set(sellers)].filter((seller) => seller !== '');
  if (given === undefined && named.length > 1) {
    throw new Failure(
      `${path} holds sales under several numbers, and each has a return of its own: ${named.join(', ')}.`,
    );
  }
  const gstin = given ?? named[0] ?? '';
  await write(table, gstin, options, terminal);
  if (gstin === '') terminal.err('The file names no seller: put his number into the field gstin, or give --gstin.\n');
  const areRead = registers.every(({ unread }) => unread.length === 0);
  return tellOf(table, areRead, terminal);
}

function openSummary(open: () => Summary): Summary {
  try {
    return open();
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message.replace('The period', '--period'));
    throw error;
  }
}

async function write(table: Table12, gstin: string, options: SummaryCommandOptions, terminal: Terminal): Promise<void> {
  const { output } = options;
  const json = (): string =>
    `${JSON.stringify(returnJson(table, gstin), null, terminal.isInteractive || output !== undefined ? 2 : undefined)}\n`;
  if (output === undefined) {
    terminal.out(json());
    return;
  }
  if (/\.json$/i.test(output)) {
    writing(output, () => writeFileSync(output, json(), { flag: options.force === true ? 'w' : 'wx' }));
    return;
  }
  const target = targetOf(output, options.force === true, ['.json', '.csv', '.xlsx']);
  if (target.kind === 'xlsx') {
    await writeWorkbook(target.path, sheetsOf(table, 'xlsx').map(writtenSheet));
    return;
  }
  for (const sheet of sheetsOf(table, 'csv')) {
    const { section } = sheet;
    const name = section === 'all' ? target.path : target.path.replace(/(\.\w+)?$/, (ending) => `.${section}${ending}`);
    writing(name, () => writeFileSync(name, sheetCsv(sheet)));
  }
}

const money = (paise: number): string =>
  `₹${rupeesOf(paise).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Whether all of the register is in the table, and for sure; 0: it is. `areRead`: no sheet with lines was left unread. */
function tellOf(table: Table12, areRead: boolean, { err }: Terminal): number {
  for (const warning of table.warnings) err(`${warning}\n`);
  const { register, table: summed, difference, leftOut, setApart, isWhole } = reconcile(table);
  const { count, taxable } = setApart;
  err(`${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}, taxable ${money(summed)}`);
  if (count > 0) err(` and ${money(taxable)} in ${count} ${count === 1 ? 'line' : 'lines'} left out as said above`);
  err(`; the register has ${money(register + taxable)}`);
  if (isWhole && areRead) err(': they agree to the paisa');
  if (leftOut.length === 0) {
    err('.\n');
    return table.unsure > 0 || !areRead ? NEEDS_REVIEW : 0;
  }
  err(': ');
  const lines = leftOut.length === 1 ? '1 line is' : `${leftOut.length} lines are`;
  err(`${lines} in no row, with ${money(difference)} together.\n`);
  for (const { row, sheet = '', reason, taxable } of leftOut.slice(0, MOST_SHOWN))
    err(`  row ${placeOf({ row, sheet })}: ${money(taxable)}, ${reason}\n`);
  if (leftOut.length > MOST_SHOWN) err(`  and ${leftOut.length - MOST_SHOWN} more\n`);
  return NEEDS_REVIEW;
}
