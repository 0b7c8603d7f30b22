// The prompt catalog service as one standard fetch function.

import type { Bytes } from '../../http/runtime.ts';
import { createService, type DomainServiceOptions, type Service } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import type { Surroundings } from '../../tools/kit.ts';
import { exportRoutes } from './exportRoutes.ts';
import { PROMPTS_CAP, promptRoutes, toolRoute } from './routes.ts';

export interface PromptServiceOptions extends StandardSources, DomainServiceOptions {
  readonly catalog: Catalog;
  /** What the tools that compute may need, opened when one asks for it. */
  readonly surroundings?: Surroundings;
  /** The bytes of the archive with every prompt in every form. Left out: this program does not carry it. */
  readonly archive?: () => Bytes;
}

export function createPromptService(options: PromptServiceOptions): Service {
  return createService({
    ...options,
    unroutedCap: PROMPTS_CAP,
    routes: [
      ...promptRoutes(options.catalog),
      toolRoute(options.surroundings),
      ...exportRoutes(options.catalog, options.archive),
      ...standardRoutes(options),
      ...(options.doors ?? []),
    ],
  });
}
