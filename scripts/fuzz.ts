// `npm run fuzz [-- --requests N] [-- --seed N]`: properties tried with new values, then 100,000 generated requests to a
// started server; a seed replays a run.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from '../test/attack/fuzz/run.ts';
import { runBuild } from './build/run.ts';
import { FOR_SERVER } from './build/stepNames.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIGS = ['vitest.config.ts', 'vitest.long.config.ts'];

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
const requests = Number(values.requests ?? 100_000);
const seed = Number(values.seed ?? randomInt(2 ** 30));
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error('--requests must be a whole number of 1 or more and --seed one of 0 or more.');
  process.exit(1);
}

await runBuild(ROOT, { steps: FOR_SERVER });
console.log(`fuzz seed ${seed}: replay with npm run fuzz -- --seed ${seed} --requests ${requests}`);
if (!propertiesHold()) process.exit(1);
const started = performance.now();
try {
  const { statuses, mostMegabytes } = await fuzz(requests, seed, console.log);
  const seconds = (performance.now() - started) / 1000;
  console.log(`answers by status: ${JSON.stringify(statuses)} (0: closed without one)`);
  console.log(`${requests} requests in ${seconds.toFixed(0)} s, ${mostMegabytes.toFixed(0)} MB at most, no failure`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Runs the test files that have properties, with the seed in the place of the fixed one. */
function propertiesHold(): boolean {
  const listed = execFileSync('git', ['grep', '-lE', 'fast-check|attackSearches', '--', '*.test.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return CONFIGS.every((config) => {
    const words = ['run', '--config', config, ...listed.trim().split('\n')];
    const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...words], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, KOSH_SEED: String(seed) },
    });
    return status === 0;
  });
}
