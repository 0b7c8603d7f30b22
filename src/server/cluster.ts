// Several worker processes on one machine: the primary starts and stops them, counts the caps and joins the metrics.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import type { CounterMaker } from '../http/cap.ts';
import { closeUntakenAtExit } from './handedOver.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { CountsFromPrimary, type CountsReady, type CountsWanted, createSharedCounts } from './sharedCounts.ts';
import type { Started } from './start.ts';
import { WORKER_MARK } from './workerMark.ts';

/** A worker that died is replaced after this pause, so that a crash at start does not spin. */
const RESTART_PAUSE_MS = 500;

type Message =
  | CountsWanted
  | CountsReady
  | { readonly ready: Started['urls'] }
  | { readonly metricsWanted: number }
  | { readonly metricsReady: number; readonly text: string };

/** Starts the workers; `whenReady` hears the base URLs once all of them listen. */
export function runPrimary(workers: number, log: Logger, whenReady: (urls: Started['urls']) => void): void {
  const count = createSharedCounts();
  const aggregator = new AggregatorRegistry();
  const ready = new Set<Worker>();
  let stopping = false;
  let isUp = false;

  const start = () => {
    const worker = cluster.fork({ [WORKER_MARK]: '1' });
    closeUntakenAtExit(worker);
    worker.on('message', (message: Message) => {
      if ('countsWanted' in message) {
        worker.send(count(message));
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

function sendMetrics(aggregator: AggregatorRegistry<RegistryContentType>, worker: Worker, id: number): void {
  aggregator
    .clusterMetrics()
    .catch(() => '')
    .then((text) => worker.send({ metricsReady: id, text }));
}

/** What a worker uses in place of its own memory: the primary's counters and the joined metrics. */
export function workerParts(): {
  readonly counters: CounterMaker;
  readonly metrics: Metrics;
  readonly metricsText: Metrics['text'];
} {
  const metrics = createMetrics();
  metrics.registry().then((registry) => AggregatorRegistry.setRegistries(registry));
  // prom-client answers the primary's request for metrics only in a process that has an aggregator.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string) => void>();
  let next = 0;
  const fromPrimary = new CountsFromPrimary((wanted) => process.send?.(wanted));
  process.on('message', (message: Message) => {
    if (typeof message !== 'object' || message === null) return;
    if ('countsReady' in message) {
      fromPrimary.take(message);
    } else if ('metricsReady' in message) {
      waiting.get(message.metricsReady)?.(message.text);
      waiting.delete(message.metricsReady);
    }
  });
  return {
    metrics,
    counters: fromPrimary.counters,
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
