// Starts the services: opens the data, listens, and hands back how to stop and how to load new data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Admission } from '../http/admission.ts';
import type { Caps } from '../http/cap.ts';
import { createAddressReader } from '../http/clientAddress.ts';
import type { Observer } from '../http/observer.ts';
import type { MoreRoutes, Service } from '../http/service.ts';
import { openCatalog } from '../prompts/catalog/node.ts';
import { createPromptService } from '../services/prompts/service.ts';
import type { Tools } from '../services/prompts/toolRoute.ts';
import { createTariffService } from '../services/tariff/service.ts';
import { once } from '../steps/once.ts';
import { todayInIndia } from '../tariff/model/days.ts';
import { openTariff } from '../tariff/node.ts';
import { nodePacker } from './compression.ts';
import type { Environment } from './environment.ts';
import { builtText, distFolder } from './files.ts';
import { listen } from './listen.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { portError, servicePorts } from './ports.ts';

export type ServiceName = 'tariff' | 'prompts';
export const SERVICE_NAMES: readonly ServiceName[] = ['tariff', 'prompts'];

/** The base URL of each service that was started. */
export type ServiceUrls = Readonly<Partial<Record<ServiceName, string>>>;

/** What a service serves beside its API. */
export interface Doors {
  readonly more: readonly MoreRoutes[];
  readonly tools: () => Tools;
}

export interface StartOptions {
  readonly environment: Environment;
  readonly log: Logger;
  readonly services: readonly ServiceName[];
  /** Undefined: caps are off. */
  readonly caps: Caps | undefined;
  /** Undefined: nobody reads them. */
  readonly metrics: Metrics | undefined;
  /** Called with each load of the data. */
  readonly doors: (data: Loaded) => Doors;
}

/** The opened data of a service. */
export type Loaded =
  | { readonly service: 'tariff'; readonly tariff: ReturnType<typeof openTariff> }
  | { readonly service: 'prompts'; readonly catalog: ReturnType<typeof openCatalog> };

export interface Started {
  readonly urls: ServiceUrls;
  /** Loads the data anew; when that fails, the old data stays and the error is thrown. */
  reload(): void;
  stop(): Promise<void>;
}

/** Bytes of ready answers each service keeps. */
const CACHE_BYTES = 16 * 1024 * 1024;

export async function startServices(options: StartOptions): Promise<Started> {
  const { environment, services } = options;
  const dist = distFolder();
  const admission = new Admission();
  let isReady = true;

  /** Opens the data of all services before it makes any service: data that one refuses, no other serves. */
  const open = (): ReadonlyMap<ServiceName, Service> =>
    new Map(
      services
        .map((name) => openData(name, join(dist, 'data')))
        .map((data) => [data.service, createService(data, { ...options, dist, admission, isReady: () => isReady })]),
    );

  let inUse = open();
  const fetchBy = (name: ServiceName): Service['fetch'] => {
    return (request, peer) => {
      const service = inUse.get(name);
      if (service === undefined) throw new Error(`The service ${name} was not started.`);
      return service.fetch(request, peer);
    };
  };
  const ports = servicePorts(environment);
  const listening = await Promise.all(
    services.map(async (name) => {
      const listener = listen(fetchBy(name), environment.host, ports[name].port);
      const { url, stop } = await listener.catch((error) => {
        throw portError(error, ports[name], environment.host);
      });
      return { name, url, stop };
    }),
  );

  return {
    urls: Object.fromEntries(listening.map(({ name, url }) => [name, url])),
    reload() {
      inUse = open();
    },
    async stop() {
      isReady = false;
      await Promise.all(listening.map(({ stop }) => stop()));
    },
  };
}

/** Throws where a file is missing or damaged, with its name. */
const openData = (name: ServiceName, folder: string): Loaded =>
  name === 'tariff'
    ? { service: name, tariff: openTariff({ folder }) }
    : { service: name, catalog: openCatalog({ folder }) };

interface ServiceSetting extends StartOptions {
  readonly dist: string;
  readonly admission: Admission;
  readonly isReady: () => boolean;
}

function createService(data: Loaded, setting: ServiceSetting): Service {
  const { environment, log, caps, metrics, dist, admission, isReady } = setting;
  const name = data.service;
  const publicUrl = name === 'tariff' ? environment.publicTariffUrl : environment.publicPromptsUrl;
  const { more, tools } = setting.doors(data);
  const common = {
    more,
    isReady,
    admission,
    addressOf: createAddressReader(environment.proxyTrust),
    packer: nodePacker,
    cacheBytes: CACHE_BYTES,
    observer: createObserver(name, log, metrics),
    openapi: builtText(join(dist, 'openapi', `${name}.json`)),
    ...(caps !== undefined && { caps }),
    ...(publicUrl !== undefined && { publicUrl }),
  };
  if (data.service === 'tariff') return createTariffService({ ...common, tariff: data.tariff, today: todayInIndia });
  const archive = once(() => new Uint8Array(readFileSync(join(dist, 'data', 'prompts.zip'))));
  return createPromptService({ ...common, catalog: data.catalog, tools, archive });
}

/** One line a request in the log; the text that was asked and the client's address only at level debug. */
function createObserver(service: string, log: Logger, metrics: Metrics | undefined): Observer {
  const withDetails = log.isLevelEnabled('debug');
  return {
    served(request) {
      metrics?.observe(service, request);
      const { route, method, status, seconds, cache } = request;
      const line = { service, route, method, status, microseconds: Math.round(seconds * 1e6), cache };
      if (withDetails) log.debug({ ...line, url: request.url(), client: request.client() });
      else log.info(line);
    },
    failed(route, error) {
      log.error({ service, route, err: error instanceof Error ? error : new Error(String(error)) }, 'failed');
    },
  };
}
