// The prompt catalog service as one standard fetch function.
import { createService, type DomainServiceOptions, type Service } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import type { Surroundings } from '../../tools/kit.ts';
import { PROMPTS_CAP, promptRoutes, toolRoute } from './routes.ts';

export interface PromptServiceOptions extends StandardSources, DomainServiceOptions {
  readonly catalog: Catalog;
  /** What the tools that compute may need, opened when one asks for it. */
  readonly surroundings?: Surroundings;
}

export function createPromptService(options: PromptServiceOptions): Service {
  return createService({
    ...options,
    unroutedCap: PROMPTS_CAP,
    routes: [
      ...promptRoutes(options.catalog),
      toolRoute(options.surroundings),
      ...standardRoutes(options),
      ...(options.doors ?? []),
    ],
  });
}
