// Rows a second of `kosh classify` on one core.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTariffText } from '../../src/tariff/compile/readCodes.ts';
import { short, table } from '../document/show.ts';
import type { Conditions, Part } from '../part.ts';
import { median } from '../statistics.ts';
import { invoiceTable } from './invoiceLines.ts';

const ROWS = 20_000;
const RUNS = 3;
const LEAST_ROWS_A_SECOND = 20_000;
const TASKSET = '/usr/bin/taskset';

interface Summary {
  readonly rows: number;
  readonly needs_review: number;
  readonly seconds: number;
}

export async function bulkPart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const input = join(folder, 'invoice-lines.csv');
  const rows = quick ? 2000 : ROWS;
  const content = invoiceTable(readTariffText(join(root, 'data', 'tariff')).names, rows);
  writeFileSync(input, content);
  const distinct = new Set(content.split('\n').map((line) => /"(.*)"/.exec(line)?.[1])).size - 1;
  const onOneCore = existsSync(TASKSET);
  const runs: { readonly summary: Summary; readonly wholeSeconds: number }[] = [];
  for (let i = 0; i < (quick ? 1 : RUNS); i++) {
    const output = join(folder, `coded-${i}.csv`);
    const command = [process.execPath, join(root, 'dist', 'cli.js'), 'classify', input, '-o', output, '--json'];
    const [program = '', ...words] = onOneCore ? [TASKSET, '-c', '0', ...command] : command;
    const started = performance.now();
    const summary = JSON.parse(printed(program, words)) as Summary;
    runs.push({ summary, wholeSeconds: (performance.now() - started) / 1000 });
    const written = readFileSync(output, 'utf8').trimEnd().split('\n').length - 1;
    if (written !== rows) throw new Error(`kosh classify wrote ${written} rows where ${rows} were given`);
  }
  const rate = median(runs.map(({ summary }) => summary.rows / summary.seconds));
  const wholeRate = median(runs.map(({ summary, wholeSeconds }) => summary.rows / wholeSeconds));
  const review = runs[0]?.summary.needs_review ?? 0;
  log(`kosh classify: ${short(rate)} rows a second, ${short(wholeRate)} with the start of the program`);
  return {
    title: 'Bulk: rows a second of `kosh classify`',
    text: `${rows.toLocaleString('en-US')} generated invoice lines (names with makes, sizes, packs, short forms and slips; ${distinct.toLocaleString('en-US')} different), from a CSV file to a CSV file, median of ${runs.length} runs${onOneCore ? ', the process held to one core' : ' (this machine cannot hold a process to one core)'}. ${review.toLocaleString('en-US')} rows were marked for review.

${table(
  ['counted', 'rows a second'],
  [
    ['from the first row to the written file', short(rate)],
    ['with the start of the program', short(wholeRate)],
  ],
)}`,
    plots: new Map(),
    goals: [
      {
        what: 'rows a second of `kosh classify` on one core',
        goal: `${LEAST_ROWS_A_SECOND.toLocaleString('en-US')} or more`,
        measured: short(rate),
        met: rate >= LEAST_ROWS_A_SECOND,
      },
    ],
  };
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
