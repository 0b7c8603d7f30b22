// Search engines on the same documents and texts: how often the right heading comes first, and how long it takes.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { judge, scoreOf, share } from '../../src/tariff/measure/score.ts';
import { atMost, milliseconds, type Part, percent, table } from '../figures.ts';
import type { Measured } from './child.ts';

const OURS = 'Kosh';
/** Node has SQLite from version 22.13 on. */
const SQLITE = process.getBuiltinModule('node:sqlite') === undefined ? [] : ['SQLite FTS5'];
const PEERS = ['MiniSearch', 'FlexSearch', 'Orama', 'lunr', ...SQLITE];

export function measureEngines(root: string, folder: string, documents: string): Part {
  const golden = readMeasuringFile(join(root, 'data', 'tariff', 'golden', 'golden.tsv')).labelled;
  const queries = join(folder, 'queries.json');
  writeFileSync(queries, JSON.stringify(golden.map(({ text }) => text)));
  const rows = [OURS, ...PEERS].map((name) => {
    const words = ['--import', 'tsx', join(import.meta.dirname, 'child.ts'), name, documents, queries];
    const printed = execFileSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    const measured = JSON.parse(printed) as Measured;
    const { hit1, hit5 } = scoreOf(
      golden.map((row, at) => judge(row, { codes: measured.answers[at] ?? [], confidences: [] })),
    );
    const { medianMs, p99Ms } = measured;
    console.log(`${name}: first ${percent(share(hit1))}, median ${milliseconds(medianMs)}, p99 ${milliseconds(p99Ms)}`);
    return { name, hit1: share(hit1), hit5: share(hit5), medianMs, p99Ms };
  });
  const ours = rows[0];
  return {
    figures: [
      atMost('search for a text, median', ours?.medianMs ?? Number.NaN, 0.15, milliseconds),
      atMost('search for a text, 99th percentile', ours?.p99Ms ?? Number.NaN, 0.5, milliseconds),
    ],
    text: `## Search engines
The ${golden.length.toLocaleString('en-US')} texts of the golden set on the same documents, one for each code with its description, its parents' and its names. Each engine runs alone in a process, each text is asked twice and the quicker counts. Settings are those that found most (\`bench/engine/peers.mjs\`); SQLite is measured where Node has it, from version 22.13 on.

${table(
  ['engine', 'right heading first', 'among five', 'median', 'p99'],
  rows.map(({ name, hit1, hit5, medianMs, p99Ms }) => [
    name,
    percent(hit1),
    percent(hit5),
    milliseconds(medianMs),
    milliseconds(p99Ms),
  ]),
)}`,
  };
}
