// The honest clients beside an attack. Each request comes from another address, so that no cap meets it.
import { request } from 'node:http';
import type { RunningServer } from '../../contract/server.ts';
import { mainThreadMs } from '../../server/processes.ts';
import { pause } from '../slowClients.ts';

const EVERY_MS = 250;
/** By the clock, and so long that a machine that does other work fails no test. */
const PATIENCE_MS = 60_000;
/**
 * What the server may do before it answers, in processor time of its event loop. Reading and refusing a thousand requests
 * takes it up to 5 s, and a container is restarted when its health is not answered for 30 s.
 */
const MOST_WAIT_MS = 10_000;

/** What a server may refuse while others ask for much. A lookup and the check of its health it may not. */
const REFUSABLE = [
  ['prompts', '/api/prompts?q=letter'],
  ['tariff', '/api/suggest?q=steel'],
  ['tariff', '/changes.csv'],
  ['tariff', '/api/changes?from=2025-09-22&limit=50'],
] as const;

export interface Neighbours {
  /** What went wrong: no answer, a late one, another status than 200, a refusal without Retry-After. */
  readonly failures: readonly string[];
  /** The longest waits, in milliseconds of the server's processor time. */
  readonly worst: { readonly health: number; readonly lookup: number; readonly refusable: number };
  lookUp(): Promise<void>;
  /** Waits for the answers that are still to come. */
  stop(): Promise<void>;
}

/** Asks four times a second for the health, and by turns for a lookup and something refusable, until told to stop. */
export function neighboursOf(server: RunningServer): Neighbours {
  const failures: string[] = [];
  const worst = { health: 0, lookup: 0, refusable: 0 };
  const asked: Promise<unknown>[] = [];
  let requests = 0;
  let isOver = false;
  const { pid = 0 } = server.process;
  const askOnce = async (kind: keyof typeof worst, service: 'tariff' | 'prompts', path: string): Promise<void> => {
    const address = `127.1.${requests >> 7}.${1 + (requests & 127)}`;
    requests++;
    const before = mainThreadMs(pid);
    const { status, retryAfter, problem } = await get(address, server[service] + path);
    const isRefused = kind === 'refusable' && status === 503 && retryAfter !== undefined;
    if (status !== 200 && !isRefused) failures.push(`${path}: ${problem ?? status}`);
    if (status === 0) return;
    const waited = mainThreadMs(pid) - before;
    worst[kind] = Math.max(worst[kind], waited);
    if (waited > MOST_WAIT_MS && kind !== 'refusable') failures.push(`${path}: after ${waited.toFixed(0)} ms of work`);
  };
  /** A server that ends while it is asked is a failure like any other. */
  const ask = (...question: Parameters<typeof askOnce>): Promise<void> =>
    askOnce(...question).catch((error: Error) => void failures.push(error.message));
  const lookUp = () => ask('lookup', 'tariff', `/api/lookup?q=steel+bottle+${requests}`);
  const askingAll = (async () => {
    for (let round = 0; !isOver && failures.length < 20; round++) {
      asked.push(ask('health', 'tariff', '/healthz'));
      const [service, path] = REFUSABLE[(round >> 1) % REFUSABLE.length] ?? REFUSABLE[0];
      asked.push(round % 2 === 0 ? lookUp() : ask('refusable', service, path));
      await pause(EVERY_MS);
    }
  })();
  return {
    failures,
    worst,
    lookUp,
    async stop() {
      isOver = true;
      await askingAll;
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
