// The prompt catalog service as one standard fetch function.
import { createService, type DomainServiceOptions, type Service } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import { PROMPTS_CAP, promptRoutes } from './routes.ts';

export interface PromptServiceOptions extends StandardSources, DomainServiceOptions {
  readonly catalog: Catalog;
}

export function createPromptService(options: PromptServiceOptions): Service {
  return createService({
    ...options,
    unroutedCap: PROMPTS_CAP,
    routes: [...promptRoutes(options.catalog), ...standardRoutes(options), ...(options.doors ?? [])],
  });
}
