// `npm run bench:http`: the services beside bare node:http in one run, as ratios. Servers take turns, medians decide.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measure } from './http/load.ts';
import { type Running, startProgram } from './http/processes.ts';
import { question } from './http/queries.ts';
import { BARE, ENVIRONMENT, SERVER } from './http/servers.ts';
import { compareColdStarts } from './start/coldStart.ts';
import { median } from './statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const STARTS = Number(process.env.BENCH_STARTS ?? 9);

interface Scenario {
  readonly name: string;
  readonly service: 'Code lookup' | 'Prompt catalog';
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  /** At least this share of bare node:http. */
  readonly goal: number;
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'lookup, a fresh query each time',
    service: 'Code lookup',
    path: (n) => `/api/lookup?q=${encodeURIComponent(question(n))}`,
    goal: 0.4,
  },
  {
    name: 'lookup from the cache',
    service: 'Code lookup',
    path: (n) => `/api/lookup?q=${encodeURIComponent(question(n % 100))}`,
    goal: 1,
  },
  {
    name: 'prompt by slug',
    service: 'Prompt catalog',
    path: () => '/api/prompts/section-138-cheque-bounce-notice',
    goal: 1,
  },
];

/** What the service answers to the first hundred questions: the yardstick answers the same. */
async function sample(base: string, path: (n: number) => string): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (let n = 0; n < 100; n++) answers.push(await (await fetch(base + path(n))).json());
  return answers;
}

/** One server at a time gets the load, in turns, so that a busy machine slows both alike. */
async function compare({ name, service, path, goal }: Scenario, ours: Running, folder: string): Promise<boolean> {
  const base = ours.urls.get(service) ?? '';
  const answers = join(folder, 'answers.json');
  await writeFile(answers, JSON.stringify(await sample(base, path)));
  const bare = await startProgram([BARE, answers], 1);
  const bareUrl = bare.urls.get('Bare') ?? '';
  const rounds: { readonly bare: Measured; readonly ours: Measured }[] = [];
  let n = 0;
  try {
    await measure(bare, bareUrl, () => path(n++), 1);
    await measure(ours, base, () => path(n++), 1);
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await measure(bare, bareUrl, () => path(n++), SECONDS);
      rounds.push({ bare: yardstick, ours: await measure(ours, base, () => path(n++), SECONDS) });
    }
  } finally {
    await bare.stop();
  }
  const throughput = median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond));
  const cpu = median(rounds.map((round) => round.bare.cpuMicroseconds / round.ours.cpuMicroseconds));
  const rate = (of: 'bare' | 'ours') => Math.round(median(rounds.map((round) => round[of].perSecond)));
  const time = (of: 'bare' | 'ours') => median(rounds.map((round) => round[of].cpuMicroseconds)).toFixed(1);
  console.log(
    `${name}: ${throughput.toFixed(2)} of bare node:http (goal ${goal}); by CPU time ${cpu.toFixed(2)}; ` +
      `${rate('ours')} against ${rate('bare')} requests a second, ${time('ours')} against ${time('bare')} µs of CPU each`,
  );
  return throughput >= goal;
}

async function compareStarts(goal: number): Promise<boolean> {
  const { ours, bare } = await compareColdStarts(STARTS);
  const ratio = ours / bare;
  console.log(
    `cold start: ${ratio.toFixed(2)} times a bare node server (goal ${goal} at most); ${ours.toFixed(0)} against ${bare.toFixed(0)} ms`,
  );
  return ratio <= goal;
}

const folder = await mkdtemp(join(tmpdir(), 'kosh-bench-'));
const met: boolean[] = [];
const ours = await startProgram(SERVER, 2, ENVIRONMENT);
try {
  for (const scenario of SCENARIOS) met.push(await compare(scenario, ours, folder));
} finally {
  await ours.stop();
  await rm(folder, { recursive: true });
}
met.push(await compareStarts(1.9));
console.log(`${met.filter(Boolean).length} of ${met.length} goals met, node ${process.version}`);
