// The honest clients beside an attack. Each request comes from another address, so that no cap meets it.
import { request } from 'node:http';
import type { RunningServer } from '../../contract/server.ts';
import { pause } from '../slowClients.ts';

const EVERY_MS = 250;
/** Far more than an answer takes: a machine that does other work fails no test. */
const PATIENCE_MS = 10_000;

/** What a server may refuse while others ask for much. A lookup and the check of its health it may not. */
const REFUSABLE = [
  ['prompts', '/api/prompts?q=letter'],
  ['tariff', '/api/suggest?q=steel'],
  ['tariff', '/changes.csv'],
  ['tariff', '/api/changes?limit=50'],
] as const;

export interface Neighbours {
  /** What went wrong: no answer, another status than 200, a refusal that does not say when to ask again. */
  readonly failures: readonly string[];
  readonly worstHealthMs: number;
  readonly worstLookupMs: number;
  /** Looks something up and says how many milliseconds that took. */
  lookUp(): Promise<number>;
  /** Waits for the answers that are still to come. */
  stop(): Promise<void>;
}

/** Asks four times a second for the health, and by turns for a lookup and something refusable, until told to stop. */
export function neighboursOf(server: RunningServer): Neighbours {
  const failures: string[] = [];
  const [health, lookups]: [number[], number[]] = [[0], [0]];
  const asked: Promise<unknown>[] = [];
  let requests = 0;
  let isOver = false;
  const ask = async (service: 'tariff' | 'prompts', path: string, times: number[], isRefusable = false) => {
    const address = `127.1.${requests >> 7}.${1 + (requests & 127)}`;
    requests++;
    const started = performance.now();
    const { status, retryAfter, problem } = await get(address, server[service] + path);
    const isRefused = isRefusable && status === 503 && retryAfter !== undefined;
    if (status !== 200 && !isRefused) failures.push(`${path}: ${problem ?? status}`);
    const took = performance.now() - started;
    times.push(took);
    return took;
  };
  const lookUp = () => ask('tariff', `/api/lookup?q=steel+bottle+${requests}`, lookups);
  const asking = (async () => {
    for (let round = 0; !isOver; round++) {
      asked.push(ask('tariff', '/healthz', health));
      const [service, path] = REFUSABLE[(round >> 1) % REFUSABLE.length] ?? REFUSABLE[0];
      asked.push(round % 2 === 0 ? lookUp() : ask(service, path, [], true));
      await pause(EVERY_MS);
    }
  })();
  return {
    failures,
    get worstHealthMs() {
      return Math.max(...health);
    },
    get worstLookupMs() {
      return Math.max(...lookups);
    },
    lookUp,
    async stop() {
      isOver = true;
      await asking;
      await Promise.all(asked);
    },
  };
}

interface Got {
  readonly status: number;
  readonly retryAfter?: string | undefined;
  readonly problem?: string;
}

/** The status of a whole answer; 0 and the problem where none came in time. */
function get(localAddress: string, url: string): Promise<Got> {
  return new Promise((resolve) => {
    const fail = ({ message }: Error): void => resolve({ status: 0, problem: message });
    const sent = request(url, { localAddress, agent: false }, (response) => {
      response.resume();
      response.once('error', fail);
      const { statusCode: status = 0, headers } = response;
      response.once('end', () => resolve({ status, retryAfter: headers['retry-after'] }));
    });
    const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    sent.once('error', fail);
    sent.once('close', () => clearTimeout(timer));
    sent.end();
  });
}
