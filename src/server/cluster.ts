// Several worker processes on one machine: the primary starts and stops them, hands out the file in which they count, and
// joins the metrics.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import type { CounterMaker } from '../http/cap.ts';
import { CountKeeper, openCountFiles } from './countFiles.ts';
import { type CountFiles, CountLog } from './countLog.ts';
import { closeUntakenAtExit } from './handedOver.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Started } from './start.ts';
import { WORKER_MARK } from './workerMark.ts';

/** A worker that died is replaced after this pause, so that a crash at start does not spin. */
const RESTART_PAUSE_MS = 500;

/** Where a worker finds the files of counts, behind its standard streams and its channel to the primary. */
const COUNT_FILES: CountFiles = [4, 5];
/** Set for a worker that counts in them: how often they had been switched when it was started. */
const SWITCHES = 'KOSH_COUNT_SWITCHES';
/** A worker that nobody asks anything reads what the others counted so often. */
const READ_ON_EVERY_MS = 1_000;

type Message =
  | { readonly countsSwitched: number }
  | { readonly ready: Started['urls'] }
  | { readonly metricsWanted: number }
  | { readonly metricsReady: number; readonly text: string };

interface PrimaryOptions {
  readonly workers: number;
  /** Whether the workers share their counts by a file. */
  readonly sharesCounts: boolean;
  readonly log: Logger;
}

/** Starts the workers; `whenReady` hears the base URLs once all of them listen. */
export function runPrimary(
  { workers, sharesCounts, log }: PrimaryOptions,
  whenReady: (urls: Started['urls']) => void,
): void {
  const workersById = new Map<number, Worker>();
  const giveUp = (id: number): void => {
    log.error({ pid: workersById.get(id)?.process.pid }, 'a worker stands still');
    workersById.get(id)?.process.kill('SIGKILL');
  };
  const keeper = sharesCounts ? handOutCounts(giveUp) : undefined;
  const aggregator = new AggregatorRegistry();
  const ready = new Set<Worker>();
  let stopping = false;
  let isUp = false;
  let started = 0;

  const start = () => {
    const id = ++started;
    const worker = cluster.fork({ [WORKER_MARK]: String(id), ...(keeper && { [SWITCHES]: String(keeper.join(id)) }) });
    workersById.set(id, worker);
    worker.once('exit', () => {
      workersById.delete(id);
      keeper?.left(id);
    });
    closeUntakenAtExit(worker);
    worker.on('message', (message: Message) => {
      if ('countsSwitched' in message) {
        keeper?.moved(id, message.countsSwitched);
      } else if ('ready' in message) {
        ready.add(worker);
        if (!isUp && ready.size === workers) {
          isUp = true;
          whenReady(message.ready);
        }
      } else if ('metricsWanted' in message) {
        sendMetrics(aggregator, worker, message.metricsWanted);
      }
    });
    // A message to a worker that has just died; its end is dealt with below.
    worker.on('error', (error) => log.warn({ pid: worker.process.pid, err: error }, 'a worker could not be reached'));
  };
  for (let i = 0; i < workers; i++) start();

  const endWhenAlone = () => {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  };

  cluster.on('exit', (worker, code) => {
    const wasReady = ready.delete(worker);
    if (stopping) {
      endWhenAlone();
      return;
    }
    // One that cannot even start says why itself; the next would fare no better. No code: a signal ended it.
    if (!isUp && !wasReady) process.exit(code || 1);
    log.error({ pid: worker.process.pid, code }, 'a worker died; starting another');
    setTimeout(() => {
      if (!stopping) start();
    }, RESTART_PAUSE_MS);
  });

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    endWhenAlone();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGHUP');
  });
}

function handOutCounts(giveUp: (worker: number) => void): CountKeeper {
  const files = openCountFiles();
  cluster.setupPrimary({ stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...files] });
  return new CountKeeper(files, giveUp);
}

function sendMetrics(aggregator: AggregatorRegistry<RegistryContentType>, worker: Worker, id: number): void {
  aggregator
    .clusterMetrics()
    .catch(() => '')
    .then((text) => worker.send({ metricsReady: id, text }));
}

/** Those of the file that the workers share; undefined: none was handed out. */
function sharedCounters(): CounterMaker | undefined {
  const switches = process.env[SWITCHES];
  if (switches === undefined) return undefined;
  const counts = new CountLog({
    files: COUNT_FILES,
    writer: Number(process.env[WORKER_MARK]),
    switches: Number(switches),
    moved: (countsSwitched) => process.send?.({ countsSwitched }),
  });
  setInterval(() => counts.readOn(), READ_ON_EVERY_MS).unref();
  return counts.counters;
}

/** What a worker uses in place of its own memory: the counts that all share and the joined metrics. */
export function workerParts(): {
  readonly counters?: CounterMaker;
  readonly metrics: Metrics;
  readonly metricsText: Metrics['text'];
} {
  const metrics = createMetrics();
  metrics.registry().then((registry) => AggregatorRegistry.setRegistries(registry));
  // prom-client answers the primary's request for metrics only in a process that has an aggregator.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string) => void>();
  let next = 0;
  process.on('message', (message: Message) => {
    if (typeof message !== 'object' || message === null) return;
    if ('metricsReady' in message) {
      waiting.get(message.metricsReady)?.(message.text);
      waiting.delete(message.metricsReady);
    }
  });
  const counters = sharedCounters();
  return {
    metrics,
    ...(counters && { counters }),
    metricsText: async () => {
      const { contentType } = await metrics.text();
      const id = next++;
      const text = await new Promise<string>((resolve) => {
        waiting.set(id, resolve);
        process.send?.({ metricsWanted: id });
      });
      return { contentType, text };
    },
  };
}
