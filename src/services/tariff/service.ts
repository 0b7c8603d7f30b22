// The code lookup service as one standard fetch function.
import { ready } from '../../http/answer.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import { createService, type Service, type ServiceOptions } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import { OTHER_CAP } from './caps.ts';
import { type TariffSource, tariffRoutes } from './routes.ts';

export interface TariffServiceOptions
  extends TariffSource,
    StandardSources,
    Omit<ServiceOptions, 'routes' | 'unroutedCap'> {
  /** Reads the text of the published document. */
  readonly openapi: () => string;
}

export function createTariffService(options: TariffServiceOptions): Service {
  let document: ReadyBody | undefined;
  const openapi = (): ReadyBody => {
    document ??= new ReadyBody(options.openapi());
    return document;
  };
  return createService({
    ...options,
    unroutedCap: OTHER_CAP,
    routes: [
      ...tariffRoutes(options),
      { method: 'GET', path: '/openapi.json', handle: () => ready(openapi()) },
      ...standardRoutes(options),
    ],
  });
}
