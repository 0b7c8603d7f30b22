// The service beside what somebody would build instead and beside a bare server: lookups a second, start and memory.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, median, megabytes, milliseconds, type Part, short, table, whole } from '../figures.ts';
import { load, pathOf } from './load.ts';
import { type Program, type Running, start } from './program.ts';
import { question } from './questions.ts';

/** The server as it is built. */
const SERVER = join('dist', 'server.js');
const LOOKUP = 'Code lookup';

const ROUNDS = 3;
const SECONDS = 2;
/** Before anything counts, because V8 compiles while it runs. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 32;
const REPEATED_TEXTS = 100;
const STARTS = 7;

interface Row {
  readonly name: string;
  /** Lookups of new texts a second. */
  readonly fresh: number;
  /** Of the bare server in the same round. */
  readonly share: number;
  /** Lookups of the same texts again and again a second. */
  readonly repeated: number;
  /** What one client waits for an answer while nobody else asks. */
  readonly aloneMs: number;
  readonly startMs: number;
  readonly memory: number;
  readonly memoryAfterLoad: number;
}

export async function measureServices(root: string, folder: string, documents: string): Promise<Part> {
  const kosh: Program = { name: 'Kosh', words: [join(root, SERVER)], services: [LOOKUP, 'Prompt catalog'] };
  const answers = join(folder, 'answers.json');
  writeFileSync(answers, JSON.stringify(await answersOf(kosh)));
  const rows = await measureInTurns([
    { name: 'bare node:http', words: [join(import.meta.dirname, 'bare.mjs'), answers], services: [LOOKUP] },
    kosh,
    {
      name: 'Hono with MiniSearch',
      words: [join(import.meta.dirname, 'honoMiniSearch.mjs'), documents],
      services: [LOOKUP],
    },
  ]);
  for (const { name, fresh, startMs } of rows) {
    console.log(`${name}: ${whole(fresh)} new texts a second, first answer after ${milliseconds(startMs)}`);
  }
  const ours = rows.find(({ name }) => name === kosh.name);
  if (ours === undefined) throw new Error('Kosh was not measured.');
  return {
    figures: [
      atLeast('lookups of new texts, share of bare node:http', ours.share, 0.2, short),
      atMost('from the start of the process to the first answer', ours.startMs, 400, milliseconds),
      atMost('memory with both services, at the first answers', ours.memory, 110e6, megabytes),
    ],
    text: `## The service beside what one would build instead
Each server gets the same kinds of texts from one client program, in turns, over ${CONNECTIONS} connections; medians of ${ROUNDS} rounds. Kosh counts every request for its client's cap, has both services loaded and writes its log. "Hono with MiniSearch" finds codes without rates and builds its index when it starts; bare \`node:http\` has answers of Kosh ready and searches nothing.

${table(
  [
    'server',
    'new texts a second',
    'of bare',
    'known texts a second',
    'one client waits',
    'start',
    'memory',
    'after load',
  ],
  rows.map((row) => [
    row.name,
    whole(row.fresh),
    short(row.share),
    whole(row.repeated),
    milliseconds(row.aloneMs),
    milliseconds(row.startMs),
    megabytes(row.memory),
    megabytes(row.memoryAfterLoad),
  ]),
)}`,
  };
}

/** What Kosh answers to the first texts: the bare server answers the same. */
async function answersOf(kosh: Program): Promise<readonly unknown[]> {
  const server = await start(kosh);
  try {
    const answers: unknown[] = [];
    for (let n = 0; n < REPEATED_TEXTS; n++) answers.push(await askLookup(server, n));
    return answers;
  } finally {
    await server.stop();
  }
}

const askLookup = async ({ urls }: Running, n: number): Promise<unknown> =>
  (await fetch(`${urls.get(LOOKUP)}${pathOf(question(n))}`, { headers: { 'x-forwarded-for': `10.9.9.${n}` } })).json();

/** One server works at a time, and each has a turn in every round, so that a busy machine slows all alike. */
async function measureInTurns(programs: readonly Program[]): Promise<readonly Row[]> {
  const starts = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
  for (let turn = 0; turn < STARTS; turn++) {
    for (const program of programs) starts.get(program.name)?.push(await startMs(program));
  }
  const servers: Server[] = [];
  try {
    for (const program of programs) {
      const running = await start(program);
      for (const url of running.urls.values()) await (await fetch(`${url}/api/meta`)).text();
      await askLookup(running, 0);
      servers.push({ name: program.name, running, memory: running.memoryBytes(), fresh: [], repeated: [], alone: [] });
    }
    const url = ({ running }: Server): string => running.urls.get(LOOKUP) ?? '';
    const fresh = { connections: CONNECTIONS, seconds: SECONDS };
    for (const server of servers) await load(url(server), { ...fresh, seconds: WARM_UP_SECONDS });
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of servers) server.fresh.push(await load(url(server), fresh));
      for (const server of servers) server.repeated.push(await load(url(server), { ...fresh, texts: REPEATED_TEXTS }));
      for (const server of servers) server.alone.push(await load(url(server), { ...fresh, connections: 1 }));
    }
    const bare = servers[0];
    return servers.map(({ name, running, memory, fresh, repeated, alone }) => ({
      name,
      fresh: median(fresh),
      share: median(fresh.map((rate, round) => rate / (bare?.fresh[round] ?? Number.NaN))),
      repeated: median(repeated),
      aloneMs: 1000 / median(alone),
      startMs: median(starts.get(name) ?? []),
      memory,
      memoryAfterLoad: running.memoryBytes(),
    }));
  } finally {
    for (const { running } of servers) await running.stop();
  }
}

interface Server {
  readonly name: string;
  readonly running: Running;
  readonly memory: number;
  /** Requests a second by round. */
  readonly fresh: number[];
  readonly repeated: number[];
  readonly alone: number[];
}

async function startMs(program: Program): Promise<number> {
  const started = performance.now();
  const server = await start(program);
  await askLookup(server, 0);
  const took = performance.now() - started;
  await server.stop();
  return took;
}
