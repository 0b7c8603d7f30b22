// What each service serves beside its API: its pages and MCP.
import { join } from 'node:path';
import { mcpRoutes, SETS_OF } from '../mcp/http.ts';
import { openCatalog } from '../prompts/catalog/node.ts';
import { toolsIn } from '../services/prompts/toolRoute.ts';
import { openTariff } from '../tariff/node.ts';
import { VERSION } from '../version/version.ts';
import { createPages } from '../web/doors.ts';
import type { Environment } from './environment.ts';
import { builtText, distFolder } from './files.ts';
import type { Doors, Loaded, ServiceName } from './start.ts';

const OTHER: Readonly<Record<ServiceName, ServiceName>> = { tariff: 'prompts', prompts: 'tariff' };

/** The function that makes a service's doors each time its data are loaded. */
export function createDoors(
  environment: Environment,
  services: readonly ServiceName[],
  dist: string = distFolder(),
): (data: Loaded) => Doors {
  const published = { tariff: environment.publicTariffUrl, prompts: environment.publicPromptsUrl };
  const ports = { tariff: environment.tariffPort, prompts: environment.promptsPort };

  /** The other service: at its published address, or on its port of the same host when both run here unpublished. */
  const sisterOf =
    (service: ServiceName) =>
    (baseUrl: string): string | undefined => {
      const other = OTHER[service];
      if (published[other] !== undefined) return published[other];
      if (published[service] !== undefined || !services.includes(other) || ports[other] === 0) return undefined;
      const { protocol, hostname } = new URL(baseUrl);
      return `${protocol}//${hostname}:${ports[other]}`;
    };

  /** Calculators need the tariff: what the other service opened is shared, what none opened is opened on use. */
  const opened: { tariff?: ReturnType<typeof openTariff>; catalog?: ReturnType<typeof openCatalog> } = {};
  const folder = join(dist, 'data');
  const sources = {
    tariff() {
      opened.tariff ??= openTariff({ folder });
      return opened.tariff;
    },
    catalog() {
      opened.catalog ??= openCatalog({ folder });
      return opened.catalog;
    },
  };

  const tools = toolsIn(sources);

  return (data) => {
    const { service } = data;
    if (data.service === 'tariff') opened.tariff = data.tariff;
    else opened.catalog = data.catalog;
    const openapi = builtText(join(dist, 'openapi', `${service}.json`));
    builtText(join(dist, 'web', 'manifest.json'));
    const own = data.service === 'tariff' ? data : { ...data, tools };
    const pages = createPages(own, { dist, openapi, sister: sisterOf(service) });
    const mcp = mcpRoutes({ ...sources, sets: SETS_OF[service] }, VERSION, isLocal(environment, service));
    return { tools, more: [pages, mcp] };
  };
}

/**
 * Whether only this machine is meant to ask: a page that a browser took elsewhere must not reach MCP by a name that leads
 * here, as the protocol demands. With a published address or a proxy in front the service is meant for others.
 */
const isLocal = ({ host, proxyTrust, publicTariffUrl, publicPromptsUrl }: Environment, service: ServiceName): boolean =>
  LOOPBACK.test(host.toLowerCase()) &&
  proxyTrust.kind === 'nobody' &&
  (service === 'tariff' ? publicTariffUrl : publicPromptsUrl) === undefined;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;
