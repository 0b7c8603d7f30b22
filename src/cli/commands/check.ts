// `kosh check`: what is wrong with the codes, rates and taxes of a register, by severity and by what repairs it.
import { once } from 'node:events';
import { Checker, isChecked } from '../../register/check/checker.ts';
import { type Finding, SEVERITIES } from '../../register/check/finding.ts';
import { shownFinding } from '../../register/check/given.ts';
import { alsoOf, type Group, Groups } from '../../register/check/groups.ts';
import { columnOf } from '../../register/read/layout.ts';
import type { Line } from '../../register/read/lines.ts';
import { ROLES } from '../../register/read/roles.ts';
import { openTariff } from '../../tariff/node.ts';
import { ProgressBar } from '../classify/progressBar.ts';
import { grouped } from '../counts.ts';
import { inOrder, type Jobs, openJobs } from '../jobs/pool.ts';
import { type CheckTask, lineChecker } from '../jobs/tasks.ts';
import { dayFrom, formatOption, jobsOption, ownNamesOption } from '../options.ts';
import { howRead, type OpenRegister, openRegisters } from '../register/openLines.ts';
import { gstinOption, headerRowOption, rolesOption, turnoverOption } from '../register/options.ts';
import { type OutputOptions, type Outputs, openOutputs } from '../register/outputs.ts';
import type { Terminal } from '../terminal.ts';

export interface CheckCommandOptions extends OutputOptions {
  readonly turnover?: string;
  readonly asOf?: string;
  readonly gstin?: string;
  readonly sheet?: string;
  readonly headerRow?: string;
  readonly role?: readonly string[];
  /** A file of own names. */
  readonly names?: string;
  readonly json?: boolean;
  /** Threads; undefined: one. */
  readonly jobs?: string;
  /** csv or ndjson, of standard input. */
  readonly format?: string;
}

/** Something is refused, wrong or wants to be looked at, or sheets with lines were not read. */
const NEEDS_REVIEW = 2;
/** More than this in the pipe, and reading waits. */
const MOST_WAITING = 1 << 20;

export async function check(path: string, options: CheckCommandOptions, terminal: Terminal): Promise<number> {
  const turnover = turnoverOption(options.turnover);
  const asOf = options.asOf === undefined ? undefined : dayFrom('--as-of', options.asOf);
  const supplierGstin = gstinOption(options.gstin);
  const format = formatOption(options.format);
  const registers = await openRegisters(path, {
    format,
    roles: rolesOption(options.role),
    ...headerRowOption(options.headerRow),
    ...(options.sheet !== undefined && { sheet: options.sheet }),
    ...(supplierGstin !== undefined && { facts: { supplierGstin } }),
  });
  terminal.err(howRead(registers));
  const { ownNames = [] } = ownNamesOption(options.names);
  const tariff = openTariff({ ownNames });
  const checkOptions = { ...(turnover !== undefined && { turnover }), ...(asOf !== undefined && { asOf }) };
  const checker = new Checker(tariff, checkOptions);
  const outputs = openOutputs(options, { tariff, checker, registers, day: asOf ?? tariff.today });
  const json = options.json === true ? new JsonLines(terminal) : undefined;
  const started = performance.now();
  const bar = new ProgressBar();
  const count = jobsOption(options.jobs);
  const checked = await checkAll(registers, checker, {
    outputs,
    json,
    jobsOf({ reader }) {
      const roles = ROLES.filter((role) => reader.has(role));
      const common = { today: tariff.today, ownNames, options: checkOptions };
      const { isNamed, habits, facts, documentName } = reader;
      const task: CheckTask = { kind: 'check', ...common, roles, file: { isNamed, habits, facts, documentName } };
      return openJobs(count, task, lineChecker(tariff, task));
    },
    onProgress: (lines, part) => bar.show(lines, part),
  });
  bar.clear();
  const seconds = (performance.now() - started) / 1000;
  const { groups } = checked;
  if (json === undefined) print(groups, (codes) => alsoOf(tariff, codes, checker.says), terminal);
  terminal.err(summaryOf(checked, seconds, (registers[0] as OpenRegister).reader.layout));
  for (const written of (await outputs?.finish()) ?? []) terminal.err(`${written}\n`);
  const { refused, wrong, look } = groups.counts;
  const areRead = registers.every(({ unread }) => unread.length === 0);
  // An engine that pipes takes every other code for a failure.
  if (format === 'ndjson') return 0;
  return refused + wrong + look > 0 || !areRead ? NEEDS_REVIEW : 0;
}

/** What is found in a file, how many lines were checked and how many rows were left out. */
interface Checked {
  readonly groups: Groups;
  readonly lines: number;
  readonly left: number;
}

interface CheckTools {
  readonly outputs: Outputs | undefined;
  readonly json: JsonLines | undefined;
  /** What finds in each line by itself what is wrong. */
  jobsOf(register: OpenRegister): Jobs<Line, readonly Finding[]>;
  onProgress(lines: number, share: number | undefined): void;
}

async function checkAll(
  registers: readonly OpenRegister[],
  checker: Checker,
  { outputs, json, jobsOf, onProgress }: CheckTools,
): Promise<Checked> {
  const groups = new Groups();
  let lines = 0;
  let left = 0;
  const take = (finding: Finding): void => {
    groups.add(finding);
    json?.add(finding);
  };
  for (const register of registers) {
    const { sheet } = register;
    const file = checker.open(register.reader);
    outputs?.begin(register);
    const jobs = jobsOf(register);
    const found = inOrder(register.pieces(), jobs.ahead, async ({ rows, share }) => ({
      rows,
      share,
      found: await jobs.run(rows.map(({ line }) => line)),
    }));
    try {
      for await (const { rows, share, found: ofLines } of found) {
        for (const [at, { line, cells }] of rows.entries()) {
          if (isChecked(line)) lines++;
          else left++;
          const findings = file.check(line, ofLines[at]);
          for (const finding of findings) take(finding);
          outputs?.add(line, cells, findings);
        }
        await json?.write();
        onProgress(lines, share);
      }
    } finally {
      await jobs.close();
    }
    for (const finding of file.end()) take(sheet === '' ? finding : { ...finding, sheet });
    await json?.write();
  }
  return { groups, lines, left };
}

/** Findings as lines of JSON, written piece by piece while the file is read. */
class JsonLines {
  readonly #terminal: Terminal;
  #text = '';

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  add(finding: Finding): void {
    this.#text += `${JSON.stringify(shownFinding(finding))}\n`;
  }

  /** Writes what was added, and waits while too much is in the pipe. */
  async write(): Promise<void> {
    if (this.#text === '') return;
    this.#terminal.out(this.#text);
    this.#text = '';
    if (process.stdout.writableLength > MOST_WAITING) await once(process.stdout, 'drain');
  }
}

function summaryOf(
  { groups: { counts, size }, lines, left }: Checked,
  seconds: number,
  layout: Parameters<typeof columnOf>[0],
): string {
  const found = SEVERITIES.map((severity) => `${grouped(counts[severity])} ${severity}`).join(', ');
  const at = columnOf(layout, 'description');
  const texts = at < 0 ? 'no column of descriptions' : `texts of column "${layout.columns[at]?.name || at + 1}"`;
  const skipped = left === 0 ? '' : ` (${grouped(left)} totals, notes, cancelled and blank rows left out)`;
  return `${grouped(lines)} ${lines === 1 ? 'line' : 'lines'}${skipped} in ${seconds.toFixed(1)} s, ${texts}: ${found}, in ${grouped(size)} ${size === 1 ? 'kind' : 'kinds'}.\n`;
}

/** As many as a person takes in at a glance. */
const MOST_ROWS = 10;

const TITLES = {
  refused: 'Will be refused',
  wrong: 'Tax or code is wrong',
  look: 'Look at it',
  advice: 'Advice',
} as const;

/** Each kind once, with how many lines it stands for. */
function print(groups: Groups, also: (codes: Iterable<string>) => string, { out, paint }: Terminal): void {
  let severity = '';
  for (const group of groups.inOrder()) {
    const { first, codes, others } = group;
    if (first.severity !== severity) {
      severity = first.severity;
      out(`${paint.bold(TITLES[first.severity])}\n`);
    }
    out(`  ${messageOf(first, also(codes))} ${paint.dim(`(${whereIs(group)})`)}\n`);
    for (const other of others) {
      const place = other.sheet === undefined ? other.row : `${other.sheet} ${other.row}`;
      out(`    ${paint.dim(`row ${place}:`)} ${messageOf(other)}\n`);
    }
  }
}

/** "3 lines, rows 4, 7, 9"; of many the first. */
function whereIs({ first, rows, count }: Group): string {
  const several = first.rows ?? [];
  if (count === 1 && several.length > 1) {
    const sheet = first.sheet === undefined ? '' : `${first.sheet} `;
    return `${sheet}rows ${several.slice(0, MOST_ROWS).join(', ')}${several.length > MOST_ROWS ? ', …' : ''}`;
  }
  if (first.row === null) return several.length === 1 ? `row ${several[0]}` : (first.sheet ?? 'the file');
  if (count === 1) return `row ${rows[0]}`;
  const more = count > rows.length ? ` and ${grouped(count - rows.length)} more` : '';
  return `${grouped(count)} lines, rows ${rows.join(', ')}${more}`;
}

function messageOf({ message, repair }: Finding, also = ''): string {
  const mend =
    repair === null
      ? ''
      : ` Repair: ${Object.entries(repair)
          .map(([role, value]) => `${role} ${value}`)
          .join(', ')}.`;
  return `${message}${also === '' ? '' : ` ${also}`}${mend}`;
}
