// The server program: `node dist/server.js [tariff|prompts]`. Reads the environment, starts, prints the base URLs, stops on SIGTERM.
import { writeSync } from 'node:fs';
import { createDoors } from './doors.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createLog, type Logger } from './log.ts';
import { SERVICE_NAMES, type ServiceName, type Started, startServices } from './start.ts';
import { WORKER_MARK } from './workerMark.ts';

const TITLES: Readonly<Record<ServiceName, string>> = { tariff: 'Code lookup', prompts: 'Prompt catalog' };

/** Set by our own primary; asking Node's cluster module would load it for nothing. */
const IS_WORKER = process.env[WORKER_MARK] !== undefined;

/** Opening data takes a tenth of a second of nothing else: many signals must not fill the time of requests. */
const RELOAD_PAUSE_MS = 1_000;

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

async function serve(environment: Environment, log: Logger, services: readonly ServiceName[]): Promise<void> {
  const shared =
    environment.capsOn && environment.capStore !== undefined
      ? (await import('./capStore.ts')).countInRedis(environment.capStore, log)
      : undefined;
  await shared?.settled;
  const inCluster = IS_WORKER ? (await import('./cluster.ts')).workerParts() : undefined;
  const started = await startServices({
    environment,
    log,
    services,
    doors: createDoors(environment, services),
    ...inCluster,
    ...(shared !== undefined && { counters: shared.counters }),
  });
  handleSignals(started, log, () => shared?.close());
  if (IS_WORKER) process.send?.({ ready: started.urls });
  else printUrls(started.urls);
}

function printUrls(urls: Started['urls']): void {
  const lines = SERVICE_NAMES.filter((name) => urls[name] !== undefined).map(
    (name) => `${TITLES[name]}: ${urls[name]}`,
  );
  try {
    // Straight to standard output: a start would wait for Node to make a stream of it, which nothing else needs.
    writeSync(1, `${lines.join('\n')}\n`);
  } catch {
    // A pipe that is full for now, or closed: the stream deals with both.
    console.log(lines.join('\n'));
  }
}

function handleSignals(started: Started, log: Logger, close: () => void): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await started.stop();
    close();
    log.requests.flush();
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const reload = () => {
    try {
      started.reload();
      log.info('new data loaded');
    } catch (error) {
      log.error({ err: error }, 'the new data failed its checks; the old data stays');
    }
  };
  let isWaiting = false;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  process.on('SIGHUP', () => {
    // Signals that come while one waits ask for the same: the data as they are when it is served.
    if (isWaiting) return;
    isWaiting = true;
    const load = (): void => {
      isWaiting = false;
      reload();
      reloadedAt = performance.now();
    };
    setTimeout(load, Math.max(0, reloadedAt + RELOAD_PAUSE_MS - performance.now()));
  });
}

async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) giveUp(reading.message);
  const { environment } = reading;
  const services = chosenServices(process.argv.slice(2));
  const log = createLog(environment.logLevel);
  if (environment.concurrency > 1 && !IS_WORKER) {
    const { runPrimary } = await import('./cluster.ts');
    const sharesCounts = environment.capsOn && environment.capStore === undefined;
    runPrimary({ workers: environment.concurrency, sharesCounts, log }, printUrls);
    return;
  }
  await serve(environment, log, services);
}

main().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
