// Starts the services: opens the data, listens, and hands back how to stop and how to take in new data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Admission } from '../http/admission.ts';
import { type Counter, type CounterMaker, countInMemory } from '../http/cap.ts';
import { createAddressReader } from '../http/clientAddress.ts';
import type { MoreRoutes, Service } from '../http/service.ts';
import { openCatalog } from '../prompts/catalog/node.ts';
import { createPromptService } from '../services/prompts/service.ts';
import type { Tools } from '../services/prompts/toolRoute.ts';
import { createTariffService } from '../services/tariff/service.ts';
import { once } from '../steps/once.ts';
import { inSlices } from '../http/slices.ts';
import { todayInIndia } from '../tariff/model/days.ts';
import { openTariff } from '../tariff/node.ts';
import type { Environment } from './environment.ts';
import { nodePacker } from './compression.ts';
import { builtText, distFolder } from './files.ts';
import { type Listening, listen } from './listen.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createObserver } from './observe.ts';
import { portError, type SetPort, servicePorts } from './ports.ts';

export type ServiceName = 'tariff' | 'prompts';
export const SERVICE_NAMES: readonly ServiceName[] = ['tariff', 'prompts'];

/** What a service serves beside its API. */
export interface Doors {
  readonly more: readonly MoreRoutes[];
  readonly tools: () => Tools;
}

export interface StartOptions {
  readonly environment: Environment;
  readonly log: Logger;
  /** Default: both. */
  readonly services?: readonly ServiceName[];
  /** Default: the memory of this process. */
  readonly counters?: CounterMaker;
  /** Default: this process alone. */
  readonly metricsText?: Metrics['text'];
  readonly metrics?: Metrics;
  /** Made anew with each load of the data. */
  readonly doors: (data: Loaded) => Doors;
  /** The folder of built files; default: `dist`. */
  readonly dist?: string;
}

/** The opened data of a service. */
export type Loaded =
  | { readonly service: 'tariff'; readonly tariff: ReturnType<typeof openTariff> }
  | { readonly service: 'prompts'; readonly catalog: ReturnType<typeof openCatalog> };

/** A service that listens; a reload puts another in its place. */
interface InUse {
  readonly name: ServiceName;
  service: Service;
}

export interface Started {
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
  /** Loads the data anew; when that fails, the old data stays and the error is thrown. */
  reload(): void;
  stop(): Promise<void>;
}

/** Bytes of ready answers each service keeps. */
const CACHE_BYTES = 16 * 1024 * 1024;

export async function startServices(options: StartOptions): Promise<Started> {
  const { environment, log, services = SERVICE_NAMES, metrics = createMetrics() } = options;
  const metricsText = options.metricsText ?? metrics.text;
  let isReady = true;
  const common = {
    addressOf: createAddressReader(environment.proxyTrust),
    isReady: () => isReady,
    packer: nodePacker,
    admission: new Admission(),
    cacheBytes: CACHE_BYTES,
  };
  const dist = options.dist ?? distFolder();
  const folder = join(dist, 'data');

  /** May throw: a missing or damaged file is named. */
  const open = (name: ServiceName): Loaded =>
    name === 'tariff'
      ? { service: name, tariff: openTariff({ folder }) }
      : { service: name, catalog: openCatalog({ folder }) };

  const countersOf = new Map(services.map((name) => [name, kept(options.counters ?? countInMemory)]));

  const make = (data: Loaded): Service => {
    const name = data.service;
    const counters = environment.capsOn ? countersOf.get(name) : undefined;
    const observer = createObserver(name, log, metrics);
    const openapi = builtText(join(dist, 'openapi', `${name}.json`));
    const publicUrl = name === 'tariff' ? environment.publicTariffUrl : environment.publicPromptsUrl;
    const { more, tools } = options.doors(data);
    const shared = {
      ...common,
      more,
      observer,
      openapi,
      ...(counters !== undefined && { counters }),
      ...(publicUrl !== undefined && { publicUrl }),
    };
    return data.service === 'tariff'
      ? createTariffService({ ...shared, tariff: data.tariff, today: dayKeeper() })
      : createPromptService({
          ...shared,
          catalog: data.catalog,
          tools,
          archive: once(() => new Uint8Array(readFileSync(join(folder, 'prompts.zip')))),
        });
  };

  /** All data are opened before any is taken: what one service refuses, none serves. */
  const load = (): readonly InUse[] =>
    services.map(open).map((data) => {
      prepare(data);
      return { name: data.service, service: make(data) };
    });
  const inUse = load();
  const listening = new Map<ServiceName, Listening>();
  const ports = servicePorts(environment);
  await Promise.all(
    inUse.map(async (current) => {
      const fetch: Service['fetch'] = (request, peer) => current.service.fetch(request, peer);
      listening.set(current.name, await listenAs(ports[current.name], fetch, environment.host));
    }),
  );
  const metricsDoor =
    typeof environment.metrics === 'number'
      ? await listenAs(
          { variable: 'METRICS', port: environment.metrics },
          metricsPage(metricsText),
          environment.host,
        )
      : undefined;
  return {
    urls: Object.fromEntries([...listening].map(([name, { url }]) => [name, url])),
    reload() {
      for (const { name, service } of load()) {
        for (const current of inUse) if (current.name === name) current.service = service;
      }
    },
    async stop() {
      isReady = false;
      await Promise.all([...listening.values()].map(({ stop }) => stop()));
      await metricsDoor?.stop();
    },
  };
}

async function listenAs(set: SetPort, fetch: Service['fetch'], host: string): Promise<Listening> {
  try {
    return await listen(fetch, host, set.port);
  } catch (error) {
    throw portError(error, set, host);
  }
}

/** Nothing but the metrics, on a port that no proxy publishes. */
const metricsPage =
  (metrics: Metrics['text']): Service['fetch'] =>
  async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Only /metrics is here.\n', { status: 404 });
    const { contentType, text } = await metrics();
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  };

/** Makes what first requests need, in slices, while nobody waits for it. */
function prepare(data: Loaded): void {
  const steps = data.service === 'tariff' ? data.tariff.openSteps() : data.catalog.prepare();
  inSlices(steps).catch(() => undefined);
}

/** One counter for each policy, whatever is loaded anew: a reload forgives nobody. */
function kept(make: CounterMaker): CounterMaker {
  const counters = new Map<string, Counter>();
  return (policy) => {
    const counter = counters.get(policy.name) ?? make(policy);
    counters.set(policy.name, counter);
    return counter;
  };
}

/** Today in India, worked out anew only when a second has passed. */
function dayKeeper(): () => string {
  let second = 0;
  let day = '';
  return () => {
    const now = Date.now();
    if (now - second < 1000 && now >= second) return day;
    second = now - (now % 1000);
    day = todayInIndia(now);
    return day;
  };
}
