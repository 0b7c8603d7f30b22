// The pages of the prompt catalog service: from an address to a page.
import { createAnswerCache } from '../../http/answerCache.ts';
import type { Pages } from '../../http/route.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import type { Assets } from '../assets.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { notFoundPage, searchForm } from '../site/notFound.ts';
import { send, sendFailure, wantsHtml, wantsJson } from '../site/send.ts';
import { type Page, renderPage, type Site } from '../site/shell.ts';
import { llmsText, robotsText, rootJson, sitemapText } from '../site/texts.ts';
import { calculatorPage } from './calculatorPage.ts';
import { catalogPage, catalogSearch, readCatalogQuery } from './catalogPage.ts';
import { formValues } from './fieldInputs.ts';
import { promptPage, promptToolPage } from './promptPage.ts';
import { toolsPage } from './toolsPage.ts';

export interface PromptPagesOptions {
  readonly catalog: Catalog;
  readonly assets: Assets;
  /** The text of the published document. */
  readonly openapi: string;
  /** The code finder's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

const NAV = [
  { path: '/', label: 'Prompts' },
  { path: '/tools', label: 'Tools' },
  { path: '/docs', label: 'API' },
];

const SUMMARY =
  'Prompts taken from working tools, each with typed fields, template, source and hash. Keyless JSON, any origin.';
const CACHE_BYTES = 16 * 1024 * 1024;

export function createPromptPages({ catalog, assets, openapi, sister }: PromptPagesOptions): Pages {
  const cache = createAnswerCache(CACHE_BYTES);
  const document = JSON.parse(openapi) as OpenApiDocument;

  const siteOf = (baseUrl: string): Site => ({
    service: 'prompts',
    name: 'prompts',
    base: new URL(baseUrl).pathname.replace(/\/$/, ''),
    baseUrl,
    sister: sister?.(baseUrl),
    nav: NAV,
    assets,
    dataLine: `${catalog.prompts.length} prompts and ${catalog.calculators.length} tools that compute. Drafts and figures are for your review, not advice.`,
  });

  return (request, { baseUrl }) => {
    const url = new URL(request.url);
    const path = url.pathname;
    const asset = assets.serve(path, request);
    if (asset !== undefined) return asset;

    const site = siteOf(baseUrl);
    const { base } = site;
    const key = (address: string): string => JSON.stringify([baseUrl, address]);
    const text = (name: string, type: string, make: () => string) => send(request, cache, key(name), make, type);
    const show = (address: string, make: () => Page) =>
      send(request, cache, key(address), () => renderPage(site, make()));

    switch (path) {
      case '/robots.txt':
        return text(path, 'text/plain; charset=utf-8', () => robotsText(baseUrl));
      case '/sitemap.xml':
        return text(path, 'application/xml; charset=utf-8', () => sitemapText(baseUrl, pathsOf(catalog)));
      case '/llms.txt':
        return text(path, 'text/markdown; charset=utf-8', () => llms(baseUrl, catalog));
      case '/docs':
        return show(path, () => docsPage(document, site));
      case '/tools':
        return show(path, () => toolsPage(catalog, base));
      case '/': {
        if (wantsJson(request)) return text('root', 'application/json; charset=utf-8', () => root(baseUrl, catalog));
        const query = readCatalogQuery(url.searchParams);
        return show(`/${catalogSearch(query)}`, () => catalogPage(catalog, query, base));
      }
    }

    const [, section, slug = '', ...rest] = path.split('/');
    if (rest.length === 0 && (section === 'prompts' || section === 'tools')) {
      const prompt = catalog.get(slug);
      if (prompt !== undefined) {
        const values = formValues(prompt.fields, url.searchParams);
        const make = section === 'prompts' ? promptPage : promptToolPage;
        return show(`${path}?${values === undefined ? '' : url.searchParams}`, () =>
          make(catalog, prompt, { base, baseUrl, values }),
        );
      }
      const tool = section === 'tools' ? catalog.calculators.find((one) => one.slug === slug) : undefined;
      const fields = assets.toolFields[slug];
      if (tool !== undefined && fields !== undefined) {
        const values = formValues(fields, url.searchParams);
        return show(`${path}?${values === undefined ? '' : url.searchParams}`, () =>
          calculatorPage(tool, fields, values, base),
        );
      }
    }

    if (!wantsHtml(request)) return undefined;
    const words = slug.replaceAll('-', ' ').slice(0, 100);
    const near = words === '' ? [] : catalog.find({ q: words }).slice(0, 5);
    const ways = [
      ...near.map((prompt) => ({ href: `${base}/prompts/${prompt.slug}`, label: prompt.title })),
      ...NAV.map((link) => ({ href: base + link.path, label: link.label })),
    ];
    const message = 'No page has this address. Search for what you need, or go on from here.';
    const search = searchForm(base, 'What do you need done?', words);
    return sendFailure(404, renderPage(site, notFoundPage(path, message, ways, search)));
  };
}

function* pathsOf(catalog: Catalog): Generator<string> {
  yield* ['/', '/tools', '/docs'];
  for (const { slug } of catalog.prompts) {
    yield `/prompts/${slug}`;
    yield `/tools/${slug}`;
  }
  for (const { slug } of catalog.calculators) yield `/tools/${slug}`;
}

function llms(baseUrl: string, catalog: Catalog): string {
  return llmsText(baseUrl, 'Kosh prompt catalog', SUMMARY, {
    API: [
      { path: '/openapi.json', title: 'OpenAPI document', about: 'every operation with schemas and examples' },
      {
        path: '/api/prompts?q=offer%20letter',
        title: 'Search',
        about: 'ranked prompts; filter by category, role, India',
      },
      { path: '/api/meta', title: 'Metadata', about: 'counts, categories, roles, tools' },
    ],
    Agents: [{ path: '/mcp', title: 'MCP endpoint', about: 'all prompts as MCP prompts, with completion' }],
    Prompts: catalog.prompts.map(({ slug, title, description }) => ({
      path: `/prompts/${slug}`,
      title,
      about: description,
    })),
    'Tools that compute': catalog.calculators.map(({ slug, title, computes }) => ({
      path: `/tools/${slug}`,
      title,
      about: computes,
    })),
  });
}

function root(baseUrl: string, catalog: Catalog): string {
  return rootJson(baseUrl, {
    name: 'Kosh prompt catalog',
    summary: SUMMARY,
    dataVersion: catalog.version,
    dataAsOf: catalog.asOf,
    links: {
      prompts: '/api/prompts',
      meta: '/api/meta',
      openapi: '/openapi.json',
      docs: '/docs',
      mcp: '/mcp',
      llms: '/llms.txt',
    },
  });
}
