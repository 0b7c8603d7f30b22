// Servers beside each other: bare node:http, Fastify with its plugins, ours; fresh and cached, one process and two.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barPlot } from '../document/plots.ts';
import { milliseconds, picture, short, table } from '../document/show.ts';
import type { Conditions, Goal, Part } from '../part.ts';
import { median } from '../statistics.ts';
import { type Headers, type Measured, measure } from './load.ts';
import { paced } from './paced.ts';
import { type Running, startProgram } from './processes.ts';
import { question } from './queries.ts';
import { BARE, ENVIRONMENT, FASTIFY, SERVER } from './servers.ts';

const ROUNDS = 3;
const SECONDS = 2;
/**
 * Before anything counts: a server runs for days, and what it does first is compiled while it works. With two processes
 * each has half of the requests: after 10 seconds `perf record` still saw a tenth of the time go into compiling.
 */
const WARM_UP_SECONDS = 20;
const HALF_LOAD_SECONDS = 2;
/** Different questions when answers can come from the cache. */
const CACHED = 100;
/** Requests of one client, below the cap of each server. */
const PER_CLIENT = 10;

const FRESH_GOAL = 0.5;
const CACHED_GOAL = 1.1;

interface Contestant {
  readonly name: string;
  /** The word it prints before its address. */
  readonly prints: string;
  readonly addresses: number;
  readonly words: (answers: string) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const BARE_NAME = 'bare node:http';
const FASTIFY_NAME = 'Fastify and plugins';
/** Kosh writes a line for each request, too. */
const FASTIFY_LOGGING = 'Fastify and plugins, log on';
const OURS_NAME = 'Kosh';
const OURS_UNCAPPED = 'Kosh, caps off';

/** As behind a proxy: the client is the one the proxy names, so that caps count and nobody is refused. */
const BEHIND_PROXY = { ...ENVIRONMENT, RATE_LIMIT: 'on', TRUST_PROXY: '1' };

const CONTESTANTS: readonly Contestant[] = [
  { name: OURS_NAME, prints: 'Code lookup', addresses: 2, words: () => SERVER, environment: BEHIND_PROXY },
  { name: OURS_UNCAPPED, prints: 'Code lookup', addresses: 2, words: () => SERVER, environment: ENVIRONMENT },
  { name: BARE_NAME, prints: 'Bare', addresses: 1, words: (answers) => [BARE, answers], environment: {} },
  { name: FASTIFY_NAME, prints: 'Fastify', addresses: 1, words: (answers) => [FASTIFY, answers], environment: {} },
  {
    name: FASTIFY_LOGGING,
    prints: 'Fastify',
    addresses: 1,
    words: (answers) => [FASTIFY, answers],
    environment: { LOG: 'on' },
  },
];

interface Row {
  readonly name: string;
  readonly perSecond: number;
  /** Of bare node:http, the median of the rounds. */
  readonly ratio: number;
  readonly cpuRatio: number;
  readonly cpuMicroseconds: number;
  readonly halfLoad: { readonly p50Ms: number; readonly p99Ms: number };
}

interface Setting {
  readonly cached: boolean;
  readonly processes: number;
}

const pathOf = (text: string): string => `/api/lookup?q=${encodeURIComponent(text)}`;

/** New texts and new clients for as long as it is asked. */
function requests(cached: boolean): { readonly path: () => string; readonly headers: () => Headers } {
  let asked = 0;
  let client = 0;
  return {
    path: () => pathOf(question(cached ? asked++ % CACHED : asked++)),
    headers: () => {
      const number = Math.floor(client++ / PER_CLIENT);
      return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    },
  };
}

async function answersFile(folder: string): Promise<string> {
  const ours = await startProgram(SERVER, 2, ENVIRONMENT);
  try {
    const answers: unknown[] = [];
    for (let n = 0; n < CACHED; n++) {
      answers.push(await (await fetch(`${ours.urls.get('Code lookup')}${pathOf(question(n))}`)).json());
    }
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    return file;
  } finally {
    await ours.stop();
  }
}

export async function httpPart({ folder, quick, log }: Conditions): Promise<Part> {
  const answers = await answersFile(folder);
  const absent: string[] = [];
  const results: { readonly setting: Setting; readonly rows: readonly Row[] }[] = [];
  for (const processes of [1, 2]) {
    for (const cached of [false, true]) {
      const rows = await compare({ cached, processes }, answers, quick, absent);
      results.push({ setting: { cached, processes }, rows });
      for (const row of rows) {
        log(
          `${titleOf({ cached, processes })}: ${row.name} ${short(row.ratio)} of bare node:http, ${Math.round(row.perSecond)} a second, at half load p50 ${milliseconds(row.halfLoad.p50Ms)}, p99 ${milliseconds(row.halfLoad.p99Ms)}`,
        );
      }
    }
  }
  return partOf(results, absent);
}

/** Servers take turns, so that a busy machine slows all alike. */
async function compare(setting: Setting, answers: string, quick: boolean, absent: string[]): Promise<readonly Row[]> {
  const seconds = quick ? 1 : SECONDS;
  const running: { readonly name: string; readonly server: Running; readonly url: string }[] = [];
  const { path, headers } = requests(setting.cached);
  try {
    for (const { name, prints, addresses, words, environment } of CONTESTANTS) {
      try {
        const server = await startProgram(words(answers), addresses, {
          ...environment,
          WEB_CONCURRENCY: String(setting.processes),
        });
        running.push({ name, server, url: server.urls.get(prints) ?? '' });
      } catch (error) {
        const line = `${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`;
        if (!absent.includes(line)) absent.push(line);
      }
    }
    for (const { server, url } of running) await measure(server, url, path, quick ? 1 : WARM_UP_SECONDS, headers);
    const rounds = new Map<string, Measured[]>(running.map(({ name }) => [name, []]));
    for (let round = 0; round < (quick ? 1 : ROUNDS); round++) {
      for (const { name, server, url } of running) {
        rounds.get(name)?.push(await measure(server, url, path, seconds, headers));
      }
    }
    const rows: Row[] = [];
    for (const { name, url } of running) {
      const own = rounds.get(name) ?? [];
      const bare = rounds.get(BARE_NAME) ?? [];
      const perSecond = median(own.map((one) => one.perSecond));
      const halfLoad = await paced({
        url,
        path,
        headers,
        perSecond: perSecond / 2,
        seconds: quick ? 1 : HALF_LOAD_SECONDS,
      });
      rows.push({
        name,
        perSecond,
        ratio: median(own.map((one, i) => one.perSecond / (bare[i]?.perSecond ?? Number.NaN))),
        cpuRatio: median(own.map((one, i) => (bare[i]?.cpuMicroseconds ?? Number.NaN) / one.cpuMicroseconds)),
        cpuMicroseconds: median(own.map((one) => one.cpuMicroseconds)),
        halfLoad,
      });
    }
    return rows;
  } finally {
    for (const { server } of running) await server.stop();
  }
}

const titleOf = ({ cached, processes }: Setting): string =>
  `${cached ? 'cached' : 'fresh'}, ${processes === 1 ? 'one process' : `${processes} processes`}`;

function partOf(
  results: readonly { readonly setting: Setting; readonly rows: readonly Row[] }[],
  absent: readonly string[],
): Part {
  const tables = results.map(
    ({ setting, rows }) => `**${titleOf(setting)}**

${table(
  [
    'server',
    'of bare node:http',
    'by CPU time',
    'requests a second',
    'CPU for each',
    'p50 at half load',
    'p99 at half load',
  ],
  rows.map((row) => [
    row.name,
    short(row.ratio),
    short(row.cpuRatio),
    Math.round(row.perSecond).toLocaleString('en-US'),
    `${short(row.cpuMicroseconds)} µs`,
    milliseconds(row.halfLoad.p50Ms),
    milliseconds(row.halfLoad.p99Ms),
  ]),
)}`,
  );
  const bars = (cached: boolean) =>
    (results.find(({ setting }) => setting.cached === cached && setting.processes === 1)?.rows ?? []).map(
      ({ name, ratio }) => ({ name, value: ratio, label: short(ratio) }),
    );
  const goalLine = (value: number) => ({ goal: { value, label: `goal: ${value}` } });
  return {
    title: 'Lookups over HTTP',
    text: `All servers give the same answers, of which bare node:http and Fastify have a hundred ready as values; only Kosh searches. *Fresh*: a new text with each request; *cached*: ${CACHED} texts in turn. Fastify has schemas for query and answer and its cors, etag and rate-limit plugins, with its own log off, and once with it on, as its guides have it; Kosh has all that with its log on. Each request names one of many clients, as a proxy would, so that Kosh and Fastify count every one of them and refuse none. 32 connections; each server is asked for ${WARM_UP_SECONDS} seconds before anything counts, then they take turns and the median of ${ROUNDS} rounds counts. *Half load*: at a steady half of the server's own best rate, each request measured from the moment it was due. The load comes from the same machine: with two processes it shares the cores with them, and the CPU time tells more.

${tables.join('\n\n')}

${picture('bench-http-fresh.svg', 'Fresh lookups as a share of bare node:http, one process')}

${picture('bench-http-cached.svg', 'Cached lookups as a share of bare node:http, one process')}
${absent.map((line) => `\n${line}\n`).join('')}`,
    plots: new Map([
      ['bench-http-fresh.svg', barPlot('Fresh lookups, share of bare node:http', bars(false), goalLine(FRESH_GOAL))],
      ['bench-http-cached.svg', barPlot('Cached lookups, share of bare node:http', bars(true), goalLine(CACHED_GOAL))],
    ]),
    goals: results.flatMap(goalsOf),
  };
}

/** Like is held against like: bare node:http counts no clients, Fastify with its plugin does. */
function goalsOf({ setting, rows }: { readonly setting: Setting; readonly rows: readonly Row[] }): readonly Goal[] {
  const named = (wanted: string) => rows.find(({ name }) => name === wanted);
  const [counting, uncapped, fastify] = [named(OURS_NAME), named(OURS_UNCAPPED), named(FASTIFY_NAME)];
  const kind = setting.cached ? 'cached' : 'fresh';
  const isAlone = setting.processes === 1;
  const least = setting.cached ? CACHED_GOAL : FRESH_GOAL;
  const goals: Goal[] = [];
  if (isAlone && uncapped !== undefined) {
    goals.push({
      what: `${kind} lookups without caps, share of bare node:http`,
      goal: `${least} or more`,
      measured: short(uncapped.ratio),
      met: uncapped.ratio >= least,
    });
  }
  if (counting !== undefined && fastify !== undefined) {
    goals.push({
      what: `${kind} lookups with caps, ${isAlone ? '' : `${setting.processes} processes, `}ahead of Fastify with its plugins`,
      goal: `above ${short(fastify.ratio)} of bare node:http`,
      measured: short(counting.ratio),
      met: counting.ratio > fastify.ratio,
    });
  }
  return goals;
}
