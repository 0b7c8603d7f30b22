// Cold start and memory beside a bare node server.

import { barPlot } from '../document/plots.ts';
import { megabytes, milliseconds, picture, table, times } from '../document/show.ts';
import { startProgram } from '../http/processes.ts';
import { question } from '../http/queries.ts';
import { BARE, ENVIRONMENT, SERVER } from '../http/servers.ts';
import type { Conditions, Part } from '../part.ts';
import { compareColdStarts } from './coldStart.ts';

const STARTS = 15;
const REQUESTS = 1000;
const MOST_TIMES_BARE = 1.4;
const MOST_MEMORY = 90e6;

interface Memory {
  readonly atStart: number;
  readonly afterRequests: number;
}

/** Half of the requests go to each service. */
async function memoryOf(words: readonly string[], bases: readonly string[]): Promise<Memory> {
  const server = await startProgram(words, bases.length, ENVIRONMENT);
  try {
    const urls = bases.map((name) => server.urls.get(name) ?? '');
    await (await fetch(`${urls[0]}/api/meta`)).text();
    const atStart = server.memoryBytes();
    const paths = [(n: number) => `/api/lookup?q=${encodeURIComponent(question(n))}`, (n: number) => promptPath(n)];
    for (let n = 0; n < REQUESTS; n++) {
      const which = n % urls.length;
      await (await fetch(`${urls[which]}${paths[which]?.(n)}`)).text();
    }
    return { atStart, afterRequests: server.memoryBytes() };
  } finally {
    await server.stop();
  }
}

const promptPath = (n: number): string => `/api/prompts?q=${encodeURIComponent(question(n))}`;

export async function startPart({ quick, log }: Conditions): Promise<Part> {
  const cold = await compareColdStarts(quick ? 3 : STARTS);
  const ours = await memoryOf(SERVER, ['Code lookup', 'Prompt catalog']);
  const bare = await memoryOf([BARE], ['Bare']);
  const ratio = cold.ours / cold.bare;
  log(
    `cold start ${milliseconds(cold.ours)} against ${milliseconds(cold.bare)}; memory ${megabytes(ours.atStart)}, after ${REQUESTS} requests ${megabytes(ours.afterRequests)}`,
  );
  const row = (name: string, start: number, memory: Memory): readonly string[] => [
    name,
    milliseconds(start),
    megabytes(memory.atStart),
    megabytes(memory.afterRequests),
  ];
  return {
    title: 'Cold start and memory',
    text: `From the start of the process to the first answer, median of ${quick ? 3 : STARTS} starts in turns; resident memory after that answer and after ${REQUESTS.toLocaleString('en-US')} requests, each with a new text, half to each service. Kosh has both services loaded.

${table(['server', 'first answer', 'memory at start', `after ${REQUESTS.toLocaleString('en-US')} requests`], [row('Kosh', cold.ours, ours), row('bare node:http', cold.bare, bare), ['ratio', times(ratio), times(ours.atStart / bare.atStart), times(ours.afterRequests / bare.afterRequests)]])}

${picture('bench-memory.svg', 'Resident memory of Kosh and a bare server, at start and after requests')}`,
    plots: new Map([
      [
        'bench-memory.svg',
        barPlot(
          'Resident memory',
          [
            ['Kosh, at start', ours.atStart] as const,
            ['Kosh, after requests', ours.afterRequests] as const,
            ['bare node:http, at start', bare.atStart] as const,
            ['bare node:http, after requests', bare.afterRequests] as const,
          ].map(([name, value]) => ({ name, value, label: megabytes(value) })),
          { goal: { value: MOST_MEMORY, label: `goal: ${megabytes(MOST_MEMORY)} at most` } },
        ),
      ],
    ]),
    goals: [
      {
        what: "a bare node server's cold start",
        goal: `${MOST_TIMES_BARE}× at most`,
        measured: times(ratio),
        met: ratio <= MOST_TIMES_BARE,
      },
      {
        what: 'memory with both services loaded, at start',
        goal: `${megabytes(MOST_MEMORY)} at most`,
        measured: megabytes(ours.atStart),
        met: ours.atStart <= MOST_MEMORY,
      },
    ],
  };
}
