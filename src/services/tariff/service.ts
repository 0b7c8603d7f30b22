// The code lookup service as one standard fetch function.
import { createService, type DomainServiceOptions, type Service } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import { OTHER_CAP } from './caps.ts';
import { type TariffSource, tariffRoutes } from './routes.ts';

export type TariffServiceOptions = TariffSource & StandardSources & DomainServiceOptions;

export function createTariffService(options: TariffServiceOptions): Service {
  return createService({
    ...options,
    unroutedCap: OTHER_CAP,
    routes: [...tariffRoutes(options), ...standardRoutes(options), ...(options.doors ?? [])],
  });
}
