// `npm run bench [-- engine growth http start bulk register worst] [--quick]`: measures beside peers; the whole run writes docs/benchmarks.md.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import { FOR_PROGRAMS } from '../scripts/build/stepNames.ts';
import { documentOf } from './document/document.ts';
import type { Conditions, Part } from './part.ts';

/** Loaded when chosen: some need peers that others do without. */
const PARTS: Readonly<Record<string, (conditions: Conditions) => Promise<Part>>> = {
  engine: async (conditions) => (await import('./engine/part.ts')).enginePart(conditions),
  growth: async (conditions) => (await import('./growth/part.ts')).growthPart(conditions),
  http: async (conditions) => (await import('./http/part.ts')).httpPart(conditions),
  start: async (conditions) => (await import('./start/part.ts')).startPart(conditions),
  bulk: async (conditions) => (await import('./bulk/part.ts')).bulkPart(conditions),
  register: async (conditions) => (await import('./register/part.ts')).registerPart(conditions),
  worst: async (conditions) => (await import('./worst/part.ts')).worstPart(conditions),
};

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const quick = words.includes('--quick');
const chosen = words.filter((word) => word !== '--quick');
const unknown = chosen.find((word) => !(word in PARTS));
if (unknown !== undefined) {
  console.error(
    `npm run bench: there is no part "${unknown}"; name any of ${Object.keys(PARTS).join(', ')}, or none for all.`,
  );
  process.exit(2);
}
const names = chosen.length > 0 ? chosen : Object.keys(PARTS);
/** Parts that measure peers, which have packages of their own. */
const WITH_PEERS: readonly string[] = ['engine', 'growth', 'http'];
if (names.some((name) => WITH_PEERS.includes(name)) && !existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.error('npm run bench: the peers are not installed; run "npm ci" in the folder bench first.');
  process.exit(2);
}
const whole = !quick && chosen.length === 0;

await runBuild(root, { steps: FOR_PROGRAMS });
const started = performance.now();
const parts: Part[] = [];
for (const name of names) {
  const measure = PARTS[name];
  if (measure === undefined) continue;
  const folder = mkdtempSync(join(tmpdir(), 'kosh-bench-'));
  // The database server may run as another user.
  await chmod(folder, 0o755);
  console.log(`\n${name}`);
  try {
    parts.push(await measure({ root, folder, quick, log: console.log }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs that are not whole leave the published document alone. */
const target = whole ? join(root, 'docs') : join(root, '.cache', 'bench');
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const command = ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
mkdirSync(join(target, 'images'), { recursive: true });
for (const { plots } of parts) {
  for (const [file, content] of plots) writeFileSync(join(target, 'images', file), content);
}
writeFileSync(
  join(target, 'benchmarks.md'),
  documentOf(parts, {
    command,
    quick,
    minutes: (performance.now() - started) / 60_000,
    versions: dependencies,
    day: new Date().toISOString().slice(0, 10),
  }),
);
const goals = parts.flatMap((part) => part.goals);
for (const { what, goal, measured, met } of goals)
  console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${measured} (${goal})`);
console.log(
  `${goals.filter(({ met }) => met).length} of ${goals.length} goals met; ${join(target, 'benchmarks.md')} written in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`,
);
