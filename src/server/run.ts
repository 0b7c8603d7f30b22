// Reads the environment, starts the services or the worker processes, prints the base URLs, stops on SIGTERM and loads new
// data on SIGHUP.
import cluster from 'node:cluster';
import { Caps, type CounterMaker, countInMemory } from '../http/cap.ts';
import { once } from '../steps/once.ts';
import { lineOf } from '../system/reason.ts';
import { countInPrimary, runPrimary, tellPrimary } from './cluster.ts';
import { createDoors } from './doors.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createLog, flushLog, type Logger } from './log.ts';
import { onReloadSignal } from './reloadSignal.ts';
import { SERVICE_NAMES, type ServiceName, type ServiceUrls, type Started, startServices } from './start.ts';

const TITLES: Readonly<Record<ServiceName, string>> = { tariff: 'Code lookup', prompts: 'Prompt catalog' };

/** Opening data takes a tenth of a second of nothing else: many signals must not fill the time of requests. */
const RELOAD_PAUSE_MS = 1_000;

async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) giveUp(reading.message);
  const { environment } = reading;
  const services = chosenServices(process.argv.slice(2));
  const log = createLog(environment.logLevel);
  if (environment.concurrency === 1) {
    const started = await start(environment, log, services, countInMemory);
    printUrls(started.urls);
  } else if (cluster.isPrimary) {
    await runPrimary(environment, log, printUrls);
  } else {
    const started = await start(environment, log, services, countInPrimary);
    tellPrimary(started.urls);
  }
}

/** `count`: how requests are counted where no shared store is set. */
async function start(
  environment: Environment,
  log: Logger,
  services: readonly ServiceName[],
  count: CounterMaker,
): Promise<Started> {
  const { capsOn, capStore } = environment;
  const shared = capsOn && capStore !== undefined ? await countInRedis(capStore, log) : undefined;
  const started = await startServices({
    environment,
    log,
    services,
    caps: capsOn ? new Caps(shared?.counters ?? count) : undefined,
    metrics: await openMetrics(environment),
    doors: createDoors(environment, services),
  });
  stopOnSignal(async () => {
    await started.stop();
    shared?.close();
    await flushLog(log);
    process.exit(0);
  });
  onReloadSignal(atMostEvery(RELOAD_PAUSE_MS, () => reload(started, log)));
  return started;
}

async function countInRedis(address: string, log: Logger) {
  const { connectRedis, countersIn } = await import('./redis.ts');
  const store = await connectRedis(address, log);
  return { counters: countersIn(store), close: () => store.disconnect() };
}

/** A worker gives its metrics to the primary process, any other process serves them itself. */
async function openMetrics({ metricsPort, host }: Environment) {
  if (metricsPort === undefined) return undefined;
  const { createMetrics, answerPrimary, serveMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  if (cluster.isPrimary) await serveMetrics(() => metrics.registry.metrics(), host, metricsPort);
  else answerPrimary(metrics);
  return metrics;
}

/** One line on standard error, then the end. */
function giveUp(message: string): never {
  process.stderr.write(`kosh: ${message}\n`);
  process.exit(1);
}

function chosenServices(words: readonly string[]): readonly ServiceName[] {
  const chosen = SERVICE_NAMES.filter((name) => words.includes(name));
  const unknown = words.find((word) => !SERVICE_NAMES.some((name) => name === word));
  if (unknown !== undefined) giveUp(`there is no service "${unknown}"; start tariff, prompts, or both by naming none.`);
  return chosen.length > 0 ? chosen : SERVICE_NAMES;
}

function printUrls(urls: ServiceUrls): void {
  for (const name of SERVICE_NAMES) if (urls[name] !== undefined) console.log(`${TITLES[name]}: ${urls[name]}`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  const stopOnce = once(() => void stop());
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}

function reload(started: Started, log: Logger): void {
  try {
    started.reload();
    log.info('new data loaded');
  } catch (error) {
    log.error({ err: error }, 'the new data failed its checks; the old data stays');
  }
}

/** Calls that come while one waits are one call. */
function atMostEvery(pauseMs: number, act: () => void): () => void {
  let isWaiting = false;
  let actedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    const wait = Math.max(0, actedAt + pauseMs - performance.now());
    setTimeout(() => {
      isWaiting = false;
      act();
      actedAt = performance.now();
    }, wait);
  };
}

main().catch((error: unknown) => giveUp(lineOf(error)));
