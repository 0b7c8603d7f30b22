// The pages of both services, made from their opened data.
import { join } from 'node:path';
import type { MoreRoutes } from '../http/service.ts';
import type { Catalog } from '../prompts/catalog/index.ts';
import type { Tools } from '../services/prompts/toolRoute.ts';
import { once } from '../steps/once.ts';
import type { Tariff } from '../tariff/index.ts';
import { todayInIndia } from '../tariff/model/days.ts';
import { addAssetRoutes, openAssets } from './assets.ts';
import { createPromptPages } from './prompts/pages.ts';
import { createTariffPages } from './tariff/pages.ts';

export type PageData =
  | { readonly service: 'tariff'; readonly tariff: Tariff }
  | { readonly service: 'prompts'; readonly catalog: Catalog; readonly tools: () => Tools };

export interface PagesOptions {
  /** The folder of built files: `dist`. */
  readonly dist: string;
  /** Reads the text of the service's published document. */
  readonly openapi: () => string;
  /** The other service's address, seen from a request's base URL. */
  readonly sister: (baseUrl: string) => string | undefined;
}

export function createPages(data: PageData, { dist, openapi, sister }: PagesOptions): MoreRoutes {
  const assets = once(() => openAssets(join(dist, 'web')));
  const shared = { assets, openapi, sister };
  const pages =
    data.service === 'tariff'
      ? createTariffPages({ ...shared, tariff: data.tariff, today: todayInIndia })
      : createPromptPages({ ...shared, catalog: data.catalog, tools: data.tools });
  return {
    ...pages,
    addRoutes(app) {
      pages.addRoutes(app);
      addAssetRoutes(app, assets);
    },
  };
}
