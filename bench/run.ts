// `npm run bench`: measures what a user feels, writes docs/benchmarks.md, and fails where a floor is missed.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import { FOR_PROGRAMS } from '../scripts/build/stepNames.ts';
import { readTariffText } from '../src/tariff/source/readCodes.ts';
import { documentsOf } from './documents.ts';
import { measureEngines } from './engine/part.ts';
import { type Part, table } from './figures.ts';
import { measureServices } from './service/part.ts';
import { measureTables } from './tables.ts';

const root = join(import.meta.dirname, '..');
if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.error('npm run bench: run "npm ci --prefix bench" first, which installs what Kosh is measured beside.');
  process.exit(2);
}
const [busy = 0] = loadavg();
await runBuild(root, { steps: FOR_PROGRAMS });

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'kosh-bench-'));
let parts: readonly Part[];
try {
  const tariff = readTariffText(join(root, 'data', 'tariff'));
  const documents = join(folder, 'documents.json');
  writeFileSync(documents, JSON.stringify(documentsOf(tariff)));
  parts = [
    await measureServices(root, folder, documents),
    measureEngines(root, folder, documents),
    measureTables(root, folder, tariff.names),
  ];
} finally {
  rmSync(folder, { recursive: true });
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);

const figures = parts.flatMap((part) => part.figures);
const missed = figures.filter(({ isMet }) => !isMet);
const [processor] = cpus();
writeFileSync(
  join(root, 'docs', 'benchmarks.md'),
  `# Benchmarks
Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} in ${minutes} minutes: ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load average ${busy.toFixed(1)} before it began. On a busy machine times say little, ratios more. The floors are what must not be lost, and the command fails below them; they are no goals to work towards.

${table(
  ['what', 'floor', 'figure', ''],
  figures.map(({ what, floor, figure, isMet }) => [what, floor, figure, isMet ? '' : '**missed**']),
)}

${parts.map(({ text }) => text).join('\n\n')}
`,
);
for (const { what, floor, figure, isMet } of figures) {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${figure} (${floor})`);
}
console.log(`docs/benchmarks.md written in ${minutes} minutes.`);
process.exitCode = missed.length > 0 ? 1 : 0;
