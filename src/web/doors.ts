// Makes the pages of both services from their opened data; the server hands them to the services.
import { join } from 'node:path';
import type { Pages } from '../http/route.ts';
import type { Catalog } from '../prompts/catalog/index.ts';
import type { Tariff } from '../tariff/index.ts';
import { todayInIndia } from '../tariff/model/days.ts';
import { openAssets } from './assets.ts';
import { createPromptPages } from './prompts/pages.ts';
import { createTariffPages } from './tariff/pages.ts';

export type PageData =
  | { readonly service: 'tariff'; readonly tariff: Tariff }
  | { readonly service: 'prompts'; readonly catalog: Catalog };

export interface PagesOptions {
  /** The folder of built files: `dist`. */
  readonly dist: string;
  /** The text of the service's published document. */
  readonly openapi: string;
  /** The other service's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

export function createPages(data: PageData, { dist, openapi, sister }: PagesOptions): Pages {
  const shared = { assets: openAssets(join(dist, 'web')), openapi, ...(sister !== undefined && { sister }) };
  return data.service === 'tariff'
    ? createTariffPages({ ...shared, tariff: data.tariff, today: todayInIndia })
    : createPromptPages({ ...shared, catalog: data.catalog });
}
