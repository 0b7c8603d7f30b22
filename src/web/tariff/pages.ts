// The pages of the code lookup service: from an address to a page.
import { createAnswerCache } from '../../http/answerCache.ts';
import type { Pages } from '../../http/route.ts';
import type { Tariff } from '../../tariff/index.ts';
import type { Assets } from '../assets.ts';
import { html } from '../html.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { notFoundPage, searchForm } from '../site/notFound.ts';
import { send, sendFailure, wantsHtml, wantsJson } from '../site/send.ts';
import { type Page, renderPage, type Site } from '../site/shell.ts';
import { llmsText, robotsText, rootJson, sitemapText } from '../site/texts.ts';
import { chapterPage, sectionsPage } from './browsePages.ts';
import { bulkPage } from './bulkPage.ts';
import { type Changes, changesPage, changesSearch, gatherChanges, readChangesQuery } from './changesPage.ts';
import { codePage, isMissing, wrongDayPage } from './codePage.ts';
import { dayProblem, finderSearch, readFinderQuery } from './find.ts';
import { finderPage } from './finderPage.ts';
import { type NameShelves, namesPage, shelfPage, shelfPaths, shelveNames } from './namesPages.ts';
import { questionsPage } from './questionsPage.ts';
import { grouped, readableDay, spaced } from './words.ts';

export interface TariffPagesOptions {
  readonly tariff: Tariff;
  readonly assets: Assets;
  /** The text of the published document. */
  readonly openapi: string;
  readonly today: () => string;
  /** The prompt catalog's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

const NAV = [
  { path: '/', label: 'Find' },
  { path: '/browse', label: 'Browse' },
  { path: '/names', label: 'A–Z' },
  { path: '/bulk', label: 'Bulk' },
  { path: '/changes', label: 'Changes' },
  { path: '/docs', label: 'API' },
];

const SUMMARY =
  'HSN and SAC codes of India with GST rates on any date since July 2017, found by a description in English or Hindi. Keyless JSON, any origin.';
const CACHE_BYTES = 16 * 1024 * 1024;

export function createTariffPages({ tariff, assets, openapi, today, sister }: TariffPagesOptions): Pages {
  const cache = createAnswerCache(CACHE_BYTES);
  const meta = tariff.meta();
  const document = JSON.parse(openapi) as OpenApiDocument;
  let shelves: NameShelves | undefined;
  const allNames = (): NameShelves => {
    shelves ??= shelveNames(tariff);
    return shelves;
  };

  let changes: Changes | undefined;
  const allChanges = (): Changes => {
    changes ??= gatherChanges(tariff);
    return changes;
  };

  const siteOf = (baseUrl: string): Site => ({
    service: 'tariff',
    name: 'codes',
    base: new URL(baseUrl).pathname.replace(/\/$/, ''),
    baseUrl,
    sister: sister?.(baseUrl),
    nav: NAV,
    assets,
    dataLine: `${grouped(meta.totalCodes)} codes with their rates, as of ${readableDay(meta.asOf)}. A help, not legal advice: the notification decides.`,
  });

  return (request, { baseUrl }) => {
    const url = new URL(request.url);
    const path = decoded(url.pathname);
    const asset = assets.serve(path, request);
    if (asset !== undefined) return asset;

    const site = siteOf(baseUrl);
    const key = (...parts: readonly (string | number)[]): string => JSON.stringify([baseUrl, today(), ...parts]);
    const text = (name: string, type: string, make: () => string) => send(request, cache, key(name), make, type);
    /** Pages are made once for each address; those that refuse are not kept. */
    const show = (address: string, make: () => Page) =>
      send(request, cache, key(address), () => renderPage(site, make()));

    switch (path) {
      case '/robots.txt':
        return text(path, 'text/plain; charset=utf-8', () => robotsText(baseUrl));
      case '/sitemap.xml':
        return text(path, 'application/xml; charset=utf-8', () => sitemapText(baseUrl, pathsOf(tariff)));
      case '/llms.txt':
        return text(path, 'text/markdown; charset=utf-8', () => llms(baseUrl));
      case '/browse':
        return show(path, () => sectionsPage(tariff, site.base));
      case '/names':
        return show(path, () => namesPage(allNames(), site.base));
      case '/bulk':
        return show(path, () => bulkPage(site.base));
      case '/changes': {
        const query = readChangesQuery(url.searchParams);
        const page = changesPage(tariff, allChanges(), query, site.base, today());
        if (page.status === 400) return sendFailure(400, renderPage(site, page));
        return show(`/changes${changesSearch(query)}`, () => page);
      }
      case '/open-questions':
        return show(path, () => questionsPage(tariff, site.base));
      case '/docs':
        return show(path, () => docsPage(document, site));
      case '/': {
        if (wantsJson(request)) return text('root', 'application/json; charset=utf-8', () => root(baseUrl, tariff));
        const query = readFinderQuery(url.searchParams);
        const page = () => finderPage(tariff, query, site, today());
        if (dayProblem(query.asOf) !== undefined) return sendFailure(400, renderPage(site, page()));
        return show(`/${finderSearch(query)}`, page);
      }
    }

    const [, section, word, ...rest] = path.split('/');
    if (word !== undefined && word !== '' && rest.length === 0) {
      if (section === 'codes') {
        const asOf = (url.searchParams.get('as_of') ?? '').trim();
        const problem = dayProblem(asOf);
        if (problem !== undefined) {
          const page = wrongDayPage(word.slice(0, 40), problem, { base: site.base, today: today() });
          return sendFailure(400, renderPage(site, page));
        }
        const record = tariff.describe(word, asOf === '' ? {} : { asOf });
        if (!isMissing(record)) {
          const context = { base: site.base, baseUrl, today: today(), asOf };
          return show(`/codes/${record.hsn_sac}?${asOf}`, () => codePage(tariff, record, context));
        }
        if (!wantsHtml(request)) return undefined;
        const ways = record.nearest.map(({ code, description }) => ({
          href: `${site.base}/codes/${code}`,
          label: html`<b>${spaced(code)}</b> ${description}`,
        }));
        const message = `There is no code ${word.slice(0, 40)} in the tariff.`;
        return sendFailure(404, renderPage(site, notFoundPage(path, message, ways, searchBox(site, word))));
      }
      if (section === 'browse') {
        const page = chapterPage(tariff, word, site.base, today());
        if (page !== undefined) return show(path, () => page);
      }
      if (section === 'names') {
        const number = Number(url.searchParams.get('page') ?? '1');
        const page =
          Number.isInteger(number) && number > 0 ? shelfPage(tariff, allNames(), word, number, site.base) : undefined;
        if (page !== undefined) return show(page.path, () => page);
      }
    }

    if (!wantsHtml(request)) return undefined;
    const ways = NAV.map((link) => ({ href: site.base + link.path, label: link.label }));
    const message = 'No page has this address. Search for what you need, or go on from here.';
    return sendFailure(404, renderPage(site, notFoundPage(path, message, ways, searchBox(site, ''))));
  };
}

const searchBox = ({ base }: Site, value: string) => searchForm(base, 'Goods, service or code', value.slice(0, 100));

/** A path with percent signs decoded; one that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function* pathsOf(tariff: Tariff): Generator<string> {
  yield* ['/', '/browse', '/names', '/bulk', '/changes', '/open-questions', '/docs'];
  for (const { chapter } of tariff.records.facts.chapters) yield `/browse/${chapter}`;
  yield* shelfPaths();
  for (const code of tariff.records.codes) yield `/codes/${code}`;
}

function llms(baseUrl: string): string {
  return llmsText(baseUrl, 'Kosh code lookup', SUMMARY, {
    API: [
      { path: '/openapi.json', title: 'OpenAPI document', about: 'every operation with schemas and examples' },
      {
        path: '/api/lookup?q=mobile%20charger',
        title: 'Lookup by text',
        about: 'ranked codes with calibrated confidence and rates; 20 a minute',
      },
      { path: '/api/lookup?code=8517', title: 'Lookup by code', about: 'every entry that begins with the digits' },
      {
        path: '/api/codes/85171300',
        title: 'One code',
        about: 'ancestors, children, rate history with citations, names',
      },
      { path: '/api/changes?from=2025-09-22', title: 'Changes', about: 'codes whose rate changed between two dates' },
      { path: '/api/export.ndjson', title: 'Whole dataset', about: 'every code as NDJSON; also as /api/export.csv' },
    ],
    Agents: [{ path: '/mcp', title: 'MCP endpoint', about: 'the same answers as tools, over streamable HTTP' }],
    Pages: [
      { path: '/', title: 'Code finder', about: 'search as you type' },
      { path: '/browse', title: 'Browse', about: 'sections, chapters, headings' },
      { path: '/changes', title: 'Rate changes', about: 'by days and chapter, before and after' },
      { path: '/docs', title: 'API reference', about: 'for people, with try-it' },
    ],
  });
}

function root(baseUrl: string, tariff: Tariff): string {
  const { version, asOf } = tariff.meta();
  return rootJson(baseUrl, {
    name: 'Kosh code lookup',
    summary: SUMMARY,
    dataVersion: version,
    dataAsOf: asOf,
    links: {
      lookup: '/api/lookup?q=mobile%20charger',
      reverse: '/api/lookup?code=8517',
      code: '/api/codes/85171300',
      meta: '/api/meta',
      changes: '/api/changes?from=2025-09-22',
      suggest: '/api/suggest?q=char',
      export_csv: '/api/export.csv',
      export_ndjson: '/api/export.ndjson',
      openapi: '/openapi.json',
      docs: '/docs',
      mcp: '/mcp',
      llms: '/llms.txt',
    },
  });
}
