// Several worker processes on one machine: the primary starts and stops them, counts the caps and joins the metrics.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type CounterMaker, WINDOW_SECONDS } from '../http/cap.ts';
import { closeUntakenAtExit } from './handedOver.ts';
import { limiterCounter } from './limiterCounter.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Started } from './start.ts';
import { WORKER_MARK } from './workerMark.ts';

/** A worker that died is replaced after this pause, so that a crash at start does not spin. */
const RESTART_PAUSE_MS = 500;
const PRIMARY_TIMEOUT_MS = 1_000;

type Message =
  | { readonly ready: Started['urls'] }
  | { readonly metricsWanted: number }
  | { readonly metricsReady: number; readonly text: string };

/** Starts the workers; `whenReady` hears the base URLs once all of them listen. */
export function runPrimary(workers: number, log: Logger, whenReady: (urls: Started['urls']) => void): void {
  new RateLimiterClusterMaster();
  const aggregator = new AggregatorRegistry();
  let stopping = false;
  let waitingFor = workers;

  const start = () => {
    const worker = cluster.fork({ [WORKER_MARK]: '1' });
    closeUntakenAtExit(worker);
    worker.on('message', (message: Message) => {
      if ('ready' in message) {
        waitingFor--;
        if (waitingFor === 0) whenReady(message.ready);
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
    if (stopping) {
      endWhenAlone();
      return;
    }
    if (waitingFor > 0) process.exit(code === 0 ? 1 : code);
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
  process.on('message', (message: Message) => {
    if (typeof message !== 'object' || message === null || !('metricsReady' in message)) return;
    waiting.get(message.metricsReady)?.(message.text);
    waiting.delete(message.metricsReady);
  });
  return {
    metrics,
    counters: ({ name, perMinute }) =>
      limiterCounter(
        new RateLimiterCluster({
          keyPrefix: name,
          points: perMinute,
          duration: WINDOW_SECONDS,
          timeoutMs: PRIMARY_TIMEOUT_MS,
        }),
      ),
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
