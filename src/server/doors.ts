// What each service serves beside its API: its pages.
import { join } from 'node:path';
import { createPages } from '../web/doors.ts';
import type { Environment } from './environment.ts';
import { distFolder, readBuilt } from './files.ts';
import type { Doors, Loaded, ServiceName } from './start.ts';

const OTHER: Readonly<Record<ServiceName, ServiceName>> = { tariff: 'prompts', prompts: 'tariff' };

/** The function that makes a service's doors each time its data are loaded. */
export function createDoors(
  environment: Environment,
  services: readonly ServiceName[],
  dist: string = distFolder(),
): (service: ServiceName, data: Loaded) => Doors {
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

  return (service, data) => {
    const openapi = readBuilt(join(dist, 'openapi', `${service}.json`));
    return { pages: createPages(data, { dist, openapi, sister: sisterOf(service) }) };
  };
}
