// `kosh effect`: what a change of rates did to a price list, or to the bills since that day.
import { writeFileSync } from 'node:fs';
import { Checker } from '../../register/check/checker.ts';
import { BilledReport, type NoteDue } from '../../register/effect/billed.ts';
import { PriceReport } from '../../register/effect/prices.ts';
import { linesSheet, notesSheet, pricesSheet, rateOf, reasonOf } from '../../register/effect/sheets.ts';
import { rupeesOf } from '../../register/read/amounts.ts';
import { csvText, type WrittenSheet } from '../../register/write/sheet.ts';
import type { Tariff } from '../../tariff/index.ts';
import { percent } from '../../tariff/lookup/results.ts';
import { openTariff } from '../../tariff/node.ts';
import { targetOf, writing } from '../classify/target.ts';
import { countOf } from '../counts.ts';
import { Failure } from '../failure.ts';
import { dayFrom } from '../options.ts';
import { howRead, type OpenRegister, openRegisters } from '../register/openLines.ts';
import { headerRowOption, rolesOption } from '../register/options.ts';
import { writeWorkbook } from '../register/outputs.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface EffectCommandOptions {
  readonly on: string;
  readonly beside?: string;
  readonly output?: string;
  readonly sheet?: string;
  readonly headerRow?: string;
  readonly role?: readonly string[];
  readonly json?: boolean;
  readonly force?: boolean;
}

const NEEDS_REVIEW = 2;
const MOST_SHOWN = 40;

export async function effect(path: string, options: EffectCommandOptions, terminal: Terminal): Promise<number> {
  const day = dayFrom('--on', options.on);
  const registers = await openRegisters(path, {
    roles: rolesOption(options.role),
    ...headerRowOption(options.headerRow),
    ...(options.sheet !== undefined && { sheet: options.sheet }),
  });
  terminal.err(howRead(registers));
  const tariff = openTariff();
  const checker = new Checker(tariff);
  const areBills = registers.some(
    ({ reader, facts }) =>
      reader.has('document') || facts.arePurchases === true || (reader.has('date') && reader.has('taxable')),
  );
  if (areBills) return bills(tariff, checker, registers, day, options, terminal);
  if (options.beside !== undefined) throw new Failure(`--beside goes with bills, and ${path} has none.`);
  return prices(tariff, checker, registers, day, options, terminal);
}

async function prices(
  tariff: Tariff,
  checker: Checker,
  registers: readonly OpenRegister[],
  day: string,
  options: EffectCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const report = new PriceReport(tariff, checker, day);
  await each(registers, (line) => report.add(line));
  const { items, changed, uncoded } = report.report();
  await write([pricesSheet(changed)], options);
  const open = changed.filter(({ before, after }) => before === undefined || after === undefined).length;
  if (options.json === true) printJson(terminal, { on: day, items, uncoded, changed });
  else if (changed.length > 0) {
    const { paint, width } = terminal;
    const cell = (amount: number | undefined): string => (amount === undefined ? '' : amount.toFixed(2));
    const names = ['ROW', 'ITEM', 'CODE', 'BEFORE', 'AFTER', 'PRICE', 'WITH TAX', 'NOW', 'MRP', 'MRP NOW'];
    const rows = changed
      .slice(0, MOST_SHOWN)
      .map((one) => [
        String(one.row),
        one.name,
        one.code,
        withCess(rateOf(one.before, one.ratesBefore), one.cessBefore),
        withCess(rateOf(one.after, one.ratesAfter), one.cessAfter),
        ...[one.net, one.grossBefore, one.grossAfter, one.mrp, one.mrpAfter].map(cell),
      ]);
    terminal.out(tableText([names.map(paint.dim), ...rows], width));
    more(changed.length, terminal);
  }
  const without = uncoded.length === 0 ? '' : ` ${countOf(uncoded.length, 'item')} without a code that is known.`;
  const asked = open === 0 ? '' : `, of ${open} a person has to say which rate`;
  terminal.err(`${countOf(items, 'item')}; the rate of ${changed.length} changed on ${day}${asked}.${without}\n`);
  return open + uncoded.length > 0 ? NEEDS_REVIEW : 0;
}

async function bills(
  tariff: Tariff,
  checker: Checker,
  registers: readonly OpenRegister[],
  day: string,
  options: EffectCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const report = new BilledReport(tariff, checker, day);
  if (options.beside !== undefined) {
    await each(await openRegisters(options.beside, {}), (line) => report.addBeside(line));
  }
  await each(registers, (line) => report.add(line));
  const { lines, notes, billed } = report;
  await write([linesSheet(lines), notesSheet(notes)], options);
  if (options.json === true) printJson(terminal, { on: day, billed, lines, notes });
  else {
    let party = '';
    for (const line of lines.slice(0, MOST_SHOWN)) {
      const heading = [line.party, line.gstin].filter((one) => one !== '').join(', ') || 'without a name';
      if (heading !== party) terminal.out(`${terminal.paint.bold(heading)}\n`);
      party = heading;
      const due = line.due === undefined ? '' : ` ${percent(line.due)} is due.`;
      terminal.out(
        `  ${line.document || 'no number'} of ${line.day}, ${money(line.taxable)} at ${percent(line.rate)}: ${reasonOf(line)}.${due} (row ${line.row})\n`,
      );
    }
    more(lines.length, terminal);
    if (notes.length > 0) terminal.out(`${terminal.paint.bold('Notes to these documents')}\n`);
    for (const note of notes.slice(0, MOST_SHOWN)) terminal.out(`  ${noteText(note)}\n`);
    more(notes.length, terminal);
  }
  terminal.err(
    `${countOf(billed, 'line')}; ${lines.length} of them since ${day} at a rate that had ended, ${countOf(notes.length, 'note')}.\n`,
  );
  return lines.length > 0 ? NEEDS_REVIEW : 0;
}

const withCess = (rate: string, cess: number): string => (cess === 0 ? rate : `${rate} + ${percent(cess)} cess`);

async function each(registers: readonly OpenRegister[], take: (line: Parameters<PriceReport['add']>[0]) => void) {
  for (const register of registers) {
    for await (const { rows } of register.pieces()) for (const { line } of rows) take(line);
  }
}

const money = (paise: number): string =>
  `₹${rupeesOf(paise).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Of a purchase the supplier writes the note. */
const noteText = ({ isPurchase, kind, party, gstin, document, day, taxable, tax }: NoteDue): string =>
  `${isPurchase ? `ask ${party || gstin} for a ${kind} note` : `${kind} note${party === '' ? '' : ` to ${party}`}`} for ${money(tax)} of tax on ${money(taxable)}: ${document} of ${day}`;

function more(count: number, { out }: Terminal): void {
  if (count > MOST_SHOWN) out(`  and ${count - MOST_SHOWN} more; -o writes all of them\n`);
}

async function write(sheets: readonly WrittenSheet[], { output, force }: EffectCommandOptions): Promise<void> {
  if (output === undefined) return;
  const target = targetOf(output, force === true);
  if (target.kind === 'xlsx') return writeWorkbook(target.path, sheets);
  const [first] = sheets;
  if (first !== undefined) writing(output, () => writeFileSync(target.path, csvText(first)));
}
