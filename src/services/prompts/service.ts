// The prompt catalog service as one standard fetch function.

import { later } from '../../http/later.ts';
import type { Route } from '../../http/route.ts';
import type { Bytes } from '../../http/runtime.ts';
import { createService, type DomainServiceOptions, type Service } from '../../http/service.ts';
import { type StandardSources, standardRoutes } from '../../http/standardRoutes.ts';
import { inSlices } from '../../http/turns.ts';
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
  const { catalog, archive, surroundings, doors = [], pages } = options;
  const opened = whenOpen(catalog);
  const whenOpened = (routes: readonly Route[]): readonly Route[] =>
    routes.map((route) => ({ ...route, handle: opened(route.handle) }));
  const routes = [
    ...promptRoutes(catalog),
    toolRoute(catalog, surroundings),
    ...exportRoutes(catalog, archive),
    ...doors,
  ];
  return createService({
    ...options,
    ...(pages !== undefined && {
      pages: later(async () => {
        const loaded = await pages.load();
        return { routes: whenOpened(loaded.routes), notFound: opened(loaded.notFound) };
      }),
    }),
    unroutedCap: PROMPTS_CAP,
    routes: [...whenOpened(routes), ...standardRoutes(options)],
  });
}

/** The first who asks waits until the catalog is read, in slices between which others are answered. */
const whenOpen =
  (catalog: Catalog) =>
  (handle: Route['handle']): Route['handle'] =>
  (incoming) => {
    if (catalog.isOpen) return handle(incoming);
    const opening = inSlices(catalog.openSteps());
    return opening instanceof Promise ? opening.then(() => handle(incoming)) : handle(incoming);
  };
