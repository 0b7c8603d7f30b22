// Makes the pages of both services from their opened data; the server hands them to the services.
import { join } from 'node:path';
import type { Pages } from '../http/service.ts';
import type { Catalog } from '../prompts/catalog/index.ts';
import { laterTools } from '../services/prompts/laterTools.ts';
import { once } from '../steps/once.ts';
import type { Tariff } from '../tariff/index.ts';
import { todayInIndia } from '../tariff/model/days.ts';
import type { Surroundings } from '../tools/kit.ts';
import { assetRoute, openAssets, rootFileRoutes, serviceWorkerRoute } from './assets.ts';
import { createPromptPages } from './prompts/pages.ts';
import { createTariffPages } from './tariff/pages.ts';

export type PageData =
  | { readonly service: 'tariff'; readonly tariff: Tariff }
  | { readonly service: 'prompts'; readonly catalog: Catalog; readonly surroundings?: Surroundings };

export interface PagesOptions {
  /** The folder of built files: `dist`. */
  readonly dist: string;
  /** Reads the text of the service's published document. */
  readonly openapi: () => string;
  /** The other service's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

/** Built files are read with the first page: a start does not wait for them. */
export function createPages(data: PageData, { dist, openapi, sister }: PagesOptions): Pages {
  const assets = once(() => openAssets(join(dist, 'web')));
  const shared = { assets, openapi, ...(sister !== undefined && { sister }) };
  const { routes, notFound } =
    data.service === 'tariff'
      ? createTariffPages({ ...shared, tariff: data.tariff, today: todayInIndia })
      : createPromptPages({ ...shared, catalog: data.catalog, tools: laterTools(data.surroundings) });
  const files = [assetRoute(assets), ...rootFileRoutes(assets)];
  const worker = data.service === 'tariff' ? [serviceWorkerRoute(assets)] : [];
  return { routes: [...routes, ...files, ...worker], notFound };
}
