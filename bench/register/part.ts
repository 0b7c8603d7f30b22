// Lines a second of `kosh check` on one core, beside a plain pass over the same CSV.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../src/csv/read.ts';
import { csvLine } from '../../src/csv/write.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { LAYOUTS, makeLines } from '../../test/register/registers.ts';
import { short, table } from '../document/show.ts';
import type { Conditions, Part } from '../part.ts';
import { median } from '../statistics.ts';

const RUNS = 3;
const LINES = 1_000_000;
/** The plain pass holds all its cells at once. */
const PLAIN_LINES = 200_000;
const QUICK_LINES = 5_000;
/** A business sells the same things over and over. */
const ITEMS = 2_000;
const LEAST_LINES_A_SECOND = 50_000;
const TASKSET = '/usr/bin/taskset';
const PIECE = 50_000;

export async function registerPart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const count = quick ? QUICK_LINES : LINES;
  const input = join(folder, 'register.csv');
  const plainCount = Math.min(count, PLAIN_LINES);
  const plainInput = join(folder, 'plain.csv');
  const items = makeLines(openTariff(), ITEMS, 4242);
  writeRegister(input, items, count);
  writeRegister(plainInput, items, plainCount);
  const onOneCore = existsSync(TASKSET);
  const checked = Array.from({ length: quick ? 1 : RUNS }, () => check(root, input, onOneCore));
  const plain = Array.from({ length: quick ? 1 : RUNS }, () => plainPass(plainInput));
  const rate = count / median(checked);
  const plainRate = plainCount / median(plain);
  log(`kosh check, ${count} lines: ${short(rate)} lines a second; a plain pass over the CSV ${short(plainRate)}`);
  return {
    title: 'Registers: lines a second of `kosh check`',
    text: `A generated register of ${count.toLocaleString('en-US')} lines with ${ITEMS.toLocaleString('en-US')} items, every rule on, median of ${quick ? 1 : RUNS} runs${onOneCore ? ', the process held to one core' : ''}; the start of the program is not counted. The plain pass only parts the first ${plainCount.toLocaleString('en-US')} of the lines into cells.

${table(
  ['what', 'lines a second'],
  [
    ['`kosh check`', short(rate)],
    ['a plain pass over the CSV', short(plainRate)],
  ],
)}`,
    plots: new Map(),
    goals: [
      {
        what: 'lines a second of `kosh check` on one core, where texts repeat',
        goal: `${LEAST_LINES_A_SECOND.toLocaleString('en-US')} or more`,
        measured: short(rate),
        met: rate >= LEAST_LINES_A_SECOND,
      },
    ],
  };
}

/** The same items over and over, on other bills. */
function writeRegister(path: string, items: ReturnType<typeof makeLines>, count: number): void {
  const file = openSync(path, 'w');
  for (let from = 0; from < count; from += PIECE) {
    const lines = Array.from({ length: Math.min(PIECE, count - from) }, (_, i) => ({
      ...(items[((from + i) * 7919) % ITEMS] as (typeof items)[number]),
      document: `INV/${from + i}`,
    }));
    const rows = LAYOUTS['every column']?.(lines).rows ?? [];
    writeSync(file, (from === 0 ? rows : rows.slice(1)).map((row) => csvLine(row)).join(''));
  }
  closeSync(file);
}

/** Seconds, as the command tells them. */
function check(root: string, input: string, onOneCore: boolean): number {
  const command = [process.execPath, join(root, 'dist', 'cli.js'), 'check', input];
  const [program = '', ...words] = onOneCore ? [TASKSET, '-c', '0', ...command] : command;
  const { stderr } = spawnSync(program, words, { encoding: 'utf8' });
  const seconds = Number(/ in ([\d.]+) s,/.exec(stderr)?.[1]);
  if (!(seconds > 0)) throw new Error(`kosh check told no time: ${stderr}`);
  return seconds;
}

function plainPass(input: string): number {
  const started = performance.now();
  if (readCsv(readFileSync(input, 'utf8')).length === 0) throw new Error('The register is empty.');
  return (performance.now() - started) / 1000;
}
