// Rows a second of `kosh classify`: on one core, and as it is started.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NameRow, readTariffText } from '../../src/tariff/source/readCodes.ts';
import { short, table } from '../document/show.ts';
import type { Conditions, Part } from '../part.ts';
import { median } from '../statistics.ts';
import { invoiceTable, registerTable } from './invoiceLines.ts';

const RUNS = 3;
const LEAST_ROWS_A_SECOND = 20_000;
const TASKSET = '/usr/bin/taskset';
const QUICK_ROWS = 2_000;

interface Summary {
  readonly rows: number;
  readonly needs_review: number;
  readonly seconds: number;
}

interface Job {
  readonly title: string;
  readonly rows: number;
  readonly table: (names: readonly NameRow[], rows: number) => string;
  /** Whether the goal is measured on it. */
  readonly isGoal: boolean;
}

const REGISTER_ITEMS = 5_000;

const JOBS: readonly Job[] = [
  { title: 'nearly all different', rows: 20_000, table: invoiceTable, isGoal: false },
  { title: 'nearly all different', rows: 200_000, table: invoiceTable, isGoal: true },
  {
    title: `the register of a business with ${REGISTER_ITEMS.toLocaleString('en-US')} items`,
    rows: 200_000,
    table: (names, rows) => registerTable(names, rows, REGISTER_ITEMS),
    isGoal: false,
  },
];

interface Measured {
  readonly job: Job;
  readonly distinct: number;
  readonly review: number;
  readonly speed: Speed;
  /** Undefined: this machine cannot hold a process to one core. */
  readonly onOneCore: Speed | undefined;
}

/** Rows a second, medians of the runs. */
interface Speed {
  readonly rate: number;
  /** With the start of the program. */
  readonly wholeRate: number;
}

export async function bulkPart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const { names } = readTariffText(join(root, 'data', 'tariff'));
  const hasTaskset = existsSync(TASKSET);
  const count = quick ? 1 : RUNS;
  const measured = JOBS.map((job): Measured => {
    const rows = quick ? QUICK_ROWS : job.rows;
    const content = job.table(names, rows);
    const input = join(folder, 'invoice-lines.csv');
    writeFileSync(input, content);
    const distinct = new Set(content.split('\n').map((line) => /"(.*)"/.exec(line)?.[1])).size - 1;
    const runs = { free: [] as Run[], onOneCore: [] as Run[] };
    // In turns, so that a busy machine slows both alike.
    for (let i = 0; i < count; i++) {
      runs.free.push(classify(root, input, join(folder, `coded-${rows}.csv`), false));
      if (hasTaskset) runs.onOneCore.push(classify(root, input, join(folder, `coded-${rows}.csv`), true));
    }
    const speed = speedOf(runs.free);
    const onOneCore = hasTaskset ? speedOf(runs.onOneCore) : undefined;
    log(
      `kosh classify, ${rows} lines, ${job.title}: ${short(speed.rate)} rows a second, ${short(speed.wholeRate)} with the start of the program${onOneCore === undefined ? '' : `; on one core ${short(onOneCore.rate)}`}`,
    );
    return { job: { ...job, rows }, distinct, review: runs.free[0]?.summary.needs_review ?? 0, speed, onOneCore };
  });
  return {
    title: 'Bulk: rows a second of `kosh classify`',
    text: `Generated invoice lines (names with makes, sizes, packs, short forms and slips), from a CSV file to a CSV file, median of ${count} runs. Held to one core, V8 compiles and collects garbage in the time of the work; as it is started, beside it.${hasTaskset ? '' : ' This machine cannot hold a process to one core.'} A program that has just begun is compiled while it works, which a short file shows; a text that came lately is answered from memory, which a register shows. The goal is held against the long file of lines that are nearly all different, on one core.

${table(
  ['lines', 'which are', 'different', 'for review', 'rows a second', 'with the start of the program', 'on one core'],
  measured.map(({ job, distinct, review, speed, onOneCore }) => [
    job.rows.toLocaleString('en-US'),
    job.title,
    distinct.toLocaleString('en-US'),
    review.toLocaleString('en-US'),
    short(speed.rate),
    short(speed.wholeRate),
    onOneCore === undefined ? '' : short(onOneCore.rate),
  ]),
)}`,
    plots: new Map(),
    goals: measured
      .filter(({ job }) => job.isGoal)
      .map(({ speed, onOneCore }) => {
        const { rate } = onOneCore ?? speed;
        return {
          what: 'rows a second of `kosh classify` on one core',
          goal: `${LEAST_ROWS_A_SECOND.toLocaleString('en-US')} or more`,
          measured: short(rate),
          met: rate >= LEAST_ROWS_A_SECOND,
        };
      }),
  };
}

const speedOf = (runs: readonly Run[]): Speed => ({
  rate: median(runs.map(({ summary }) => summary.rows / summary.seconds)),
  wholeRate: median(runs.map(({ summary, wholeSeconds }) => summary.rows / wholeSeconds)),
});

interface Run {
  readonly summary: Summary;
  readonly wholeSeconds: number;
}

function classify(root: string, input: string, output: string, onOneCore: boolean): Run {
  const command = [process.execPath, join(root, 'dist', 'cli.js'), 'classify', input, '-o', output, '--json'];
  const [program = '', ...words] = onOneCore ? [TASKSET, '-c', '0', ...command] : command;
  const started = performance.now();
  const summary = JSON.parse(printed(program, words)) as Summary;
  const wholeSeconds = (performance.now() - started) / 1000;
  const written = readFileSync(output, 'utf8').trimEnd().split('\n').length - 1;
  if (written !== summary.rows) throw new Error(`kosh classify wrote ${written} rows where ${summary.rows} were given`);
  rmSync(output);
  return { summary, wholeSeconds };
}

/** What the command prints; the code for rows that need review is no failure. */
function printed(program: string, words: readonly string[]): string {
  const NEEDS_REVIEW = 2;
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { status, stdout } = error as { readonly status?: number; readonly stdout?: string };
    if (status === NEEDS_REVIEW && stdout !== undefined) return stdout;
    throw error;
  }
}
