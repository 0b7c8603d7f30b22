// The prompt catalog service as one standard fetch function.
import { ready } from '../../http/answer.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import { createService, type Service, type ServiceOptions } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import { PROMPTS_CAP, promptRoutes } from './routes.ts';

export interface PromptServiceOptions extends StandardSources, Omit<ServiceOptions, 'routes' | 'unroutedCap'> {
  readonly catalog: Catalog;
  /** Reads the text of the published document. */
  readonly openapi: () => string;
}

export function createPromptService(options: PromptServiceOptions): Service {
  let document: ReadyBody | undefined;
  const openapi = (): ReadyBody => {
    document ??= new ReadyBody(options.openapi());
    return document;
  };
  return createService({
    ...options,
    unroutedCap: PROMPTS_CAP,
    routes: [
      ...promptRoutes(options.catalog),
      { method: 'GET', path: '/openapi.json', handle: () => ready(openapi()) },
      ...standardRoutes(options),
    ],
  });
}
