// A server under an attack, and what must hold meanwhile and afterwards: it lives, answers others and stays small.
import { request as ask } from 'node:http';
import { expect } from 'vitest';
import { startServer } from '../../contract/server.ts';
import { BOUNDED_HEAP, residentMegabytes } from '../../server/processes.ts';
import { pause } from '../slowClients.ts';
import { type Attack, attack, type Outcome } from './client.ts';
import type { CostlyDoor } from './costlyDoors.ts';

/** What a process with a heap of 128 MB may occupy. */
const MOST_MEGABYTES = 300;

const PROBE_MS = 250;
/** Far more than an answer takes: a machine that does other work fails no test. */
const PATIENCE_MS = 10_000;
/** What a server may refuse while others ask for much; a lookup and the probe of health it may not. */
const MAY_BE_REFUSED = ['/api/prompts?q=letter', '/api/suggest?q=steel', '/changes.csv', '/api/changes?limit=50'];

export interface AttackPlan extends Omit<Attack, 'url' | 'bytes' | 'ended'> {
  readonly door: CostlyDoor;
  readonly caps: 'on' | 'off';
}

/** Starts a server of its own for the attack; fails where one of the promises is broken. */
export async function underAttack({ door, caps, ...how }: AttackPlan): Promise<Outcome> {
  const server = await startServer({ ...BOUNDED_HEAP, RATE_LIMIT: caps });
  const pid = server.process.pid ?? 0;
  const isAlive = (): boolean => server.process.exitCode === null && server.process.signalCode === null;
  const ended = new AbortController();
  server.process.once('exit', () => ended.abort());
  const failures: string[] = [];
  let worstProbe = 0;
  let worstLookup = 0;
  let megabytes = 0;
  let probes = 0;
  let isOver = false;
  let number = 0;
  /** Asks once and notes what is wrong. Each time from another address, so that no cap meets it. */
  const probe = async (service: 'tariff' | 'prompts', path: string, mayBeRefused = false): Promise<number> => {
    const started = performance.now();
    const got = await getFrom(`127.1.${probes >> 8}.${1 + (probes++ & 127)}`, server[service] + path);
    const isRefused = mayBeRefused && got.status === 503 && got.retryAfter !== undefined;
    if (got.status !== 200 && !isRefused) failures.push(`${path}: ${got.problem ?? got.status}`);
    return performance.now() - started;
  };
  const weigh = setInterval(() => {
    if (isAlive()) megabytes = Math.max(megabytes, residentMegabytes(pid));
  }, 50);
  const watch = async (): Promise<void> => {
    const under: Promise<unknown>[] = [];
    while (!isOver && isAlive()) {
      const at = number++;
      under.push(
        probe('tariff', '/healthz').then((ms) => {
          worstProbe = Math.max(worstProbe, ms);
        }),
      );
      if (at % 2 === 0) {
        under.push(
          probe('tariff', `/api/lookup?q=steel+bottle+${at}`).then((ms) => {
            worstLookup = Math.max(worstLookup, ms);
          }),
        );
      }
      const other = MAY_BE_REFUSED[at % MAY_BE_REFUSED.length] ?? '';
      if (at % 4 === 1) under.push(probe(other.startsWith('/api/prompts') ? 'prompts' : 'tariff', other, true));
      await pause(PROBE_MS);
    }
    await Promise.all(under);
  };
  try {
    const watching = watch();
    const { hostname, port } = new URL(server[door.service]);
    const outcome = await attack({ ...how, url: `http://${hostname}:${port}`, bytes: door.bytes, ended: ended.signal });
    const lookupAfterwards = isAlive() ? await probe('tariff', '/api/lookup?q=cotton+shirt') : Number.NaN;
    isOver = true;
    await watching;
    const shown = Object.entries(outcome.statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(
      [
        `${door.name}, ${how.requests} ${how.way} from ${how.addresses}, caps ${caps}: ${outcome.seconds.toFixed(1)} s`,
        `${shown.join(', ') || 'no answer'}, ${outcome.unanswered} unanswered`,
        `${megabytes.toFixed(0)} MB`,
        `worst /healthz ${worstProbe.toFixed(0)} ms, lookup ${worstLookup.toFixed(0)} ms, afterwards ${lookupAfterwards.toFixed(0)} ms`,
      ].join('; '),
    );
    expect(isAlive(), `the server lives\n${server.errors().slice(0, 500)}`).toBe(true);
    expect(failures.slice(0, 5), 'requests of others').toEqual([]);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    expect(server.errors()).toBe('');
    const refusals = Object.keys(outcome.statuses).filter((status) => Number(status) >= 500 && status !== '503');
    expect(refusals, 'failures of the server').toEqual([]);
    expect(outcome.withoutRetryAfter, 'refusals without Retry-After').toBe(0);
    if (how.way === 'read' || how.way === 'pipelined') expect(outcome.unanswered).toBe(0);
    return outcome;
  } finally {
    isOver = true;
    clearInterval(weigh);
    server.process.kill('SIGKILL');
  }
}

interface Got {
  readonly status: number;
  readonly retryAfter?: string | undefined;
  readonly problem?: string;
}

/** The status of a whole answer; 0 and the problem where none came in time. */
function getFrom(localAddress: string, url: string): Promise<Got> {
  return new Promise((resolve) => {
    const fail = (problem: string): void => resolve({ status: 0, problem });
    const asked = ask(url, { localAddress, agent: false }, (response) => {
      response.resume();
      response.once('error', ({ message }) => fail(message));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
    });
    const timer = setTimeout(() => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    asked.once('error', ({ message }) => fail(message));
    asked.once('close', () => clearTimeout(timer));
    asked.end();
  });
}
