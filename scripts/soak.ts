// `npm run soak [-- --minutes N]`: full load on a started server. Memory must not grow, and every answer must have the
// status that its question asks for.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../test/contract/server.ts';
import { BOUNDED_HEAP, residentMegabytes } from '../test/server/processes.ts';
import { runBuild } from './build/run.ts';
import { FOR_SERVER } from './build/stepNames.ts';

const CLIENTS = 32;
const SAMPLE_SECONDS = 5;
/** As many answers fill every cache; memory is compared after that. */
const FILLING_ANSWERS = 100_000;
const MOST_MEGABYTES_A_MINUTE = 1;

const GOODS = 'shirt bottle chair table lamp pump cable phone bag shoe plate knife fan motor toy pipe valve box'.split(
  ' ',
);
const KINDS = 'cotton steel plastic wooden leather glass rubber silk copper ceramic woollen brass paper jute'.split(
  ' ',
);
const words = (n: number): string => encodeURIComponent(`${KINDS[n % KINDS.length]} ${GOODS[n % GOODS.length]} ${n}`);

/** Mostly texts that nobody asked before; the status that must come. */
const QUESTIONS: readonly (readonly ['tariff' | 'prompts', (n: number) => string, number])[] = [
  ['tariff', (n) => `/api/lookup?q=${words(n)}`, 200],
  ['tariff', (n) => `/api/lookup?q=${words(n % 200)}`, 200],
  ['tariff', (n) => `/?q=${words(n)}`, 200],
  ['tariff', (n) => `/api/codes/${8501 + (n % 40)}`, 200],
  ['tariff', (n) => `/api/suggest?q=${words(n).slice(0, 5)}`, 200],
  ['tariff', () => '/api/lookup?q=', 400],
  ['tariff', (n) => `/api/changes?from=2025-09-22&limit=${1 + (n % 100)}`, 200],
  ['prompts', (n) => `/api/prompts?q=${words(n)}&limit=5`, 200],
  ['prompts', (n) => `/?q=${words(n)}`, 200],
  ['prompts', (n) => `/nowhere/${n}`, 404],
];

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 0.5)) {
  console.error(`--minutes must be a number of 0.5 or more, but ${JSON.stringify(values.minutes)} came.`);
  process.exit(1);
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

await runBuild(join(import.meta.dirname, '..'), { steps: FOR_SERVER });
const server = await startServer(BOUNDED_HEAP);
const pid = server.process.pid ?? 0;
const faults: string[] = [];
let answers = 0;
let isOver = false;
const clients = Promise.all(
  Array.from({ length: CLIENTS }, async (_, client) => {
    for (let n = client; !isOver && faults.length === 0; n += CLIENTS) {
      const [service, path, expected] = QUESTIONS[Math.floor(n / CLIENTS) % QUESTIONS.length] ?? [
        'tariff',
        () => '/',
        200,
      ];
      const response = await fetch(server[service] + path(n));
      await response.arrayBuffer();
      if (response.status !== expected) faults.push(`${path(n)} is answered with ${response.status}.`);
      answers++;
    }
  }),
).catch((error: unknown) => faults.push(`A connection broke: ${error}.`));

while (answers < FILLING_ANSWERS && faults.length === 0) await pause(0.5);
const megabytes: number[] = [];
for (let seconds = 0; seconds < minutes * 60 && faults.length === 0; seconds += SAMPLE_SECONDS) {
  const before = answers;
  await pause(SAMPLE_SECONDS);
  megabytes.push(residentMegabytes(pid));
  console.log(
    `${megabytes.at(-1)?.toFixed(1)} MB, ${Math.round((answers - before) / SAMPLE_SECONDS)} answers a second`,
  );
}
isOver = true;
await clients;

/** The median of each third: collecting garbage makes single samples jump. */
const third = Math.max(1, Math.floor(megabytes.length / 3));
const median = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
const growth = (median(megabytes.slice(-third)) - median(megabytes.slice(0, third))) / ((minutes * 2) / 3);
if (growth >= MOST_MEGABYTES_A_MINUTE) faults.push(`Memory grows by ${growth.toFixed(2)} MB a minute.`);
if (server.errors() !== '') faults.push(`The log says ${server.errors().slice(0, 300)}`);
await server.stop();
for (const fault of faults) console.error(fault);
console.log(`${answers} answers; after the caches were full memory grew by ${growth.toFixed(2)} MB a minute`);
process.exit(faults.length === 0 ? 0 : 1);
