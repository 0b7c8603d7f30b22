// Several worker processes on one machine: the primary starts, replaces and stops them, counts for their caps and joins
// their metrics.
import cluster, { type Worker } from 'node:cluster';
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import { type CounterMaker, counterOf, limiterOptions } from '../http/cap.ts';
import type { Environment } from './environment.ts';
import { flushLog, type Logger } from './log.ts';
import { onReloadSignal } from './reloadSignal.ts';
import type { ServiceUrls } from './start.ts';

/** A worker that died is replaced after this pause, so that a crash at start does not spin. */
const RESTART_PAUSE_MS = 500;

/** What a worker sends once it listens. */
interface ReadyMessage {
  readonly ready: ServiceUrls;
}

export const tellPrimary = (urls: ServiceUrls): void => {
  process.send?.({ ready: urls } satisfies ReadyMessage);
};

/** For workers: the primary process counts. */
export const countInPrimary: CounterMaker = (policy) =>
  counterOf(new RateLimiterCluster({ ...limiterOptions(policy), timeoutMs: 3_000 }));

/** Starts the workers; `whenReady` gets the base URLs once all of them listen. */
export async function runPrimary(
  { concurrency, metricsPort, host }: Environment,
  log: Logger,
  whenReady: (urls: ServiceUrls) => void,
): Promise<void> {
  // Workers accept connections themselves. A connection that the primary hands to a worker stays open and unanswered for
  // ever when the worker dies before it takes it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  new RateLimiterClusterMaster();
  if (metricsPort !== undefined) {
    const { joinedMetrics, serveMetrics } = await import('./metrics.ts');
    await serveMetrics(joinedMetrics(), host, metricsPort);
  }

  const ready = new Set<Worker>();
  let isUp = false;
  let isStopping = false;
  let reloads = 0;

  const start = (): void => {
    if (isStopping) return;
    const reloadsBefore = reloads;
    const worker = cluster.fork();
    worker.on('message', (message: Partial<ReadyMessage>) => {
      if (message.ready === undefined) return;
      ready.add(worker);
      log.info({ pid: worker.process.pid }, 'a worker is ready');
      // A worker that was still starting may have read the files that were replaced.
      if (reloads > reloadsBefore) worker.process.kill('SIGHUP');
      if (!isUp && ready.size === concurrency) {
        isUp = true;
        whenReady(message.ready);
      }
    });
    // A message to a worker that has just died; 'exit' deals with its end.
    worker.on('error', (error) => log.warn({ pid: worker.process.pid, err: error }, 'a worker could not be reached'));
  };

  const workers = (): readonly Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  const endWhenAlone = async (): Promise<void> => {
    if (workers().length > 0) return;
    await flushLog(log);
    process.exit(0);
  };

  cluster.on('exit', (worker, code, signal) => {
    const wasReady = ready.delete(worker);
    if (isStopping) {
      endWhenAlone();
      return;
    }
    // A worker that cannot even start has said why, and the next would fare no better. One that a signal ended would.
    if (!isUp && !wasReady && signal === null) process.exit(code || 1);
    log.error({ pid: worker.process.pid, code, signal }, 'a worker died; starting another');
    setTimeout(start, RESTART_PAUSE_MS);
  });

  const stop = (): void => {
    isStopping = true;
    for (const worker of workers()) worker.process.kill('SIGTERM');
    endWhenAlone();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  onReloadSignal(() => {
    reloads++;
    for (const worker of ready) worker.process.kill('SIGHUP');
  });

  for (let i = 0; i < concurrency; i++) start();
}
