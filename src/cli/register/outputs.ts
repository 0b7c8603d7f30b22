// The files that `kosh check` writes beside what it finds: the corrected register, the items, import files.
import { closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { csvLine } from '../../csv/write.ts';
import type { Checker } from '../../register/check/checker.ts';
import type { Finding } from '../../register/check/finding.ts';
import type { TextRow } from '../../register/read/cells.ts';
import type { Line } from '../../register/read/lines.ts';
import type { Role } from '../../register/read/roles.ts';
import { ADDED, type CorrectedRow, Corrector } from '../../register/write/corrected.ts';
import { Decisions } from '../../register/write/decisions.ts';
import { erpnextCsv, erpnextNeeds, tallyXml, zohoCsv } from '../../register/write/importFiles.ts';
import { type Item, ItemCollector, isOpen, itemSheet } from '../../register/write/items.ts';
import { csvText, sheetData, type WrittenSheet } from '../../register/write/sheet.ts';
import type { Tariff } from '../../tariff/index.ts';
import { type Target, targetOf, writing } from '../classify/target.ts';
import { WaitingText, writeWhole } from '../classify/waitingText.ts';
import { countOf, grouped } from '../counts.ts';
import { Failure, readFailure } from '../failure.ts';
import type { OpenRegister } from './openLines.ts';

export interface OutputOptions {
  readonly output?: string;
  readonly items?: string;
  readonly tally?: string;
  readonly zoho?: string;
  readonly erpnext?: string;
  readonly company?: string;
  readonly decisions?: string;
  readonly force?: boolean;
}

export interface OutputSources {
  readonly tariff: Tariff;
  readonly checker: Checker;
  readonly registers: readonly OpenRegister[];
  /** ISO date whose rates the items get. */
  readonly day: string;
}

export interface Outputs {
  /** What is added from now on is of this register. */
  begin(register: OpenRegister): void;
  add(line: Line, cells: TextRow, findings: readonly Finding[]): void;
  /** Writes what is not written yet; hands back a sentence for each file. */
  finish(): Promise<readonly string[]>;
}

/** Undefined: no file is asked for. */
export function openOutputs(options: OutputOptions, sources: OutputSources): Outputs | undefined {
  const decisions = decisionsIn(options.decisions);
  const outputs: Outputs[] = [];
  if (options.output !== undefined) outputs.push(correctedOutput(options.output, options, decisions, sources));
  const files = itemFiles(options, sources.day);
  if (files.length > 0) outputs.push(itemsOutput(files, options, decisions, sources));
  if (outputs.length === 0) return undefined;
  return {
    begin(register) {
      for (const output of outputs) output.begin(register);
    },
    add(line, cells, findings) {
      for (const output of outputs) output.add(line, cells, findings);
    },
    async finish() {
      const said: string[] = [];
      for (const output of outputs) said.push(...(await output.finish()));
      return said;
    },
  };
}

function decisionsIn(path: string | undefined): Decisions {
  if (path === undefined) return new Decisions();
  try {
    return Decisions.read(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`--decisions ${path} cannot be read. ${error.message}`);
    throw readFailure(`--decisions ${path}`, error, 'give the path of a file of decisions');
  }
}

function correctedOutput(
  name: string,
  { force }: OutputOptions,
  decisions: Decisions,
  { registers }: OutputSources,
): Outputs {
  const target = targetOf(name, force === true);
  if (target.kind !== 'csv') return correctedSheets(target, decisions);
  const [register, ...others] = registers;
  if (register === undefined || others.length > 0) {
    throw new Failure(`${name} is to hold several sheets; give the name of an .xlsx file.`);
  }
  return correctedCsv(target, new Corrector(register.reader.layout, decisions), register.above);
}

/** Rows are written as they come, into a draft: the file in its place may be the one that is read. */
function correctedCsv({ name, path, isFile }: Target, corrector: Corrector, above: readonly TextRow[]): Outputs {
  const draft = isFile ? `${path}.part` : path;
  const file = writing(name, () => openSync(draft, 'w'));
  const out = new WaitingText((text) => writing(name, () => writeWhole(file, text)));
  out.add('\ufeff');
  const names = above.at(-1);
  for (const title of above.slice(0, -1)) out.add(csvLine(title));
  if (names !== undefined) out.add(csvLine([...names, ...ADDED]));
  let changed = 0;
  let written = above.length;
  return {
    begin() {},
    add(line, cells, findings) {
      // Blank rows stay, so that the rows that findings name are those of this file too.
      for (; written < line.row - 1; written++) out.add(csvLine([]));
      written++;
      const row = corrector.row(cells, findings, line);
      if (row.changed.length > 0) changed++;
      out.add(csvLine(row.cells));
    },
    async finish() {
      out.flush();
      closeSync(file);
      if (isFile) writing(name, () => renameSync(draft, path));
      return [changedLines(name, changed)];
    },
  };
}

function correctedSheets({ name, path }: Target, decisions: Decisions): Outputs {
  const sheets: { readonly register: OpenRegister; readonly corrector: Corrector; readonly rows: CorrectedRow[] }[] =
    [];
  return {
    begin(register) {
      sheets.push({ register, corrector: new Corrector(register.reader.layout, decisions), rows: [] });
    },
    add(line, cells, findings) {
      const sheet = sheets.at(-1);
      if (sheet === undefined) return;
      const { register, corrector, rows } = sheet;
      while (register.above.length + rows.length < line.row - 1) {
        rows.push({ cells: [], changed: [], severity: undefined });
      }
      rows.push(corrector.row(cells, findings, line));
    },
    async finish() {
      await writeWorkbook(
        path,
        sheets.map(({ register, corrector, rows }) =>
          corrector.sheet(register.sheet || 'Register', register.above, rows),
        ),
      );
      const changed = sheets.flatMap(({ rows }) => rows).filter((row) => row.changed.length > 0);
      return [changedLines(name, changed.length)];
    },
  };
}

const changedLines = (name: string, changed: number): string =>
  `${name}: ${grouped(changed)} ${changed === 1 ? 'line is' : 'lines are'} changed.`;

export async function writeWorkbook(path: string, sheets: readonly WrittenSheet[]): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  await writeExcelFile(sheets.map(sheetData)).toFile(path);
}

interface ItemFile {
  readonly name: string;
  write(items: readonly Item[]): void | Promise<void>;
}

function itemFiles(options: OutputOptions, day: string): readonly ItemFile[] {
  const mayReplace = options.force === true;
  const plain = (name: string | undefined, make: (items: readonly Item[]) => string): readonly ItemFile[] => {
    if (name === undefined) return [];
    const flag = mayReplace ? 'w' : 'wx';
    return [{ name, write: (items) => writing(name, () => writeFileSync(name, make(items), { flag })) }];
  };
  const sheet = (name: string | undefined): readonly ItemFile[] => {
    if (name === undefined) return [];
    const { kind, path } = targetOf(name, mayReplace);
    return [
      {
        name,
        write: (items) =>
          kind === 'xlsx'
            ? writeWorkbook(path, [itemSheet(items)])
            : writing(name, () => writeFileSync(path, csvText(itemSheet(items)))),
      },
    ];
  };
  return [
    ...sheet(options.items),
    ...plain(options.tally, (items) => tallyXml(items, day)),
    ...plain(options.zoho, zohoCsv),
    ...plain(options.erpnext, (items) => erpnextCsv(items, options.company)),
  ];
}

/** ERPNext refuses a row that names what it does not have. */
function needsOf(name: string, items: readonly Item[]): string {
  const { units, templates } = erpnextNeeds(items);
  return `${name}: ERPNext must have the units ${units.join(', ')} and the item tax templates ${templates.join(', ')}.`;
}

function itemsOutput(
  files: readonly ItemFile[],
  options: OutputOptions,
  decisions: Decisions,
  { tariff, checker, registers, day }: OutputSources,
): Outputs {
  const has = (role: Role): boolean => registers.some(({ reader }) => reader.has(role));
  const collector = new ItemCollector(tariff, checker, has, decisions, day);
  return {
    begin() {},
    add: (line) => collector.add(line),
    async finish() {
      const items = collector.items();
      for (const file of files) await file.write(items);
      const open = items.filter(isOpen).length;
      const left = open === 0 ? '' : `, ${grouped(open)} of them without a code or a rate (--items says why)`;
      const said = files.map(({ name }) => `${name}: ${countOf(items.length, 'item')}${left}.`);
      return options.erpnext === undefined ? said : [...said, needsOf(options.erpnext, items)];
    },
  };
}
