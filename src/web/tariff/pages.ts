// The pages of the code lookup service: a list of addresses with what each shows.
import { came } from '../../contract/came.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Pages } from '../../http/service.ts';
import { once, onceInSteps } from '../../steps/once.ts';
import type { Steps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import type { Assets } from '../assets.ts';
import { html } from '../html.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { recipesPage } from '../reference/recipesPage.ts';
import { MANIFEST_TYPE, manifestText, OPENSEARCH_TYPE, openSearchText } from '../site/app.ts';
import { ATOM_TYPE } from '../site/atom.ts';
import { notFoundPage, pageLinks, searchForm } from '../site/notFound.ts';
import {
  type PageEntry,
  type PageRoutesOptions,
  page,
  pageRoutes,
  type Shown,
  textFile,
  type Visit,
  withSiteFiles,
} from '../site/pageRoutes.ts';
import { wantsHtml, wantsJson } from '../site/send.ts';
import { calculatorOf, type NavLink, RECIPES_PATH, type Site } from '../site/shell.ts';
import { llmsText, MARKDOWN_TYPE, rootJson } from '../site/texts.ts';
import type { Texts } from '../texts/index.ts';
import { aboutPage } from './aboutPage.ts';
import { chapterPage, sectionsPage } from './browsePages.ts';
import { bulkPage } from './bulkPage.ts';
import { CALENDAR_TYPE, CSV_TYPE, changesAtom, changesCalendar, changesCsv, type FeedPlace } from './changesFeeds.ts';
import { changesPage } from './changesPage.ts';
import { checkPage } from './checkPage.ts';
import { saidName } from './codeName.ts';
import { codePage, isMissing, wrongDayPage } from './codePage.ts';
import { EMPTY_QUERY, finderSearch, isWrongDay, readFinderQuery } from './find.ts';
import { finderPage } from './finderPage.ts';
import { namesPage, shelfPage, shelfPaths, shelveNames } from './namesPages.ts';
import { questionsPage } from './questionsPage.ts';
import {
  type ChangesQuery,
  changesProblem,
  changesSearch,
  fittingChanges,
  gatherChanges,
  type RateChange,
  readChangesQuery,
} from './rateChanges.ts';
import { readReported, reportPath } from './report.ts';
import { WIDGET_HEADERS, widgetPage } from './widgetPage.ts';
import { spaced } from './words.ts';

export interface TariffPagesOptions {
  readonly tariff: Tariff;
  readonly assets: () => Assets;
  /** The text of the published document. */
  readonly openapi: () => string;
  readonly today: () => string;
  /** The prompt catalog's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

type Changes = readonly RateChange[];

const navOf = ({ site }: Texts): readonly NavLink[] => [
  { path: '/', label: site.find },
  { path: '/browse', label: site.browse },
  { path: '/names', label: site.names },
  { path: '/bulk', label: site.bulk },
  { path: '/check', label: site.check },
  { path: '/changes', label: site.changes },
  { path: '/docs', label: site.api },
];

const SUMMARY =
  'HSN and SAC codes of India with GST rates on any date since July 2017, found by a description in English or Hindi. Keyless JSON, any origin.';

/** For programs: which of the values that `changesProblem` complains of is wrong, and what came. */
function wrongChanges({ from, to, chapter }: ChangesQuery): Refusal {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isWrongDay(day)) continue;
    const sentence = `Parameter ${name} must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(day)} came.`;
    return new Refusal(400, sentence);
  }
  if (from !== '' && to !== '' && to < from) {
    return new Refusal(400, `Parameter to must not be before from (${from}), but ${came(to)} came.`);
  }
  return new Refusal(400, `Parameter chapter must be a chapter such as 04, but ${came(chapter)} came.`);
}

export function createTariffPages({ tariff, assets, openapi, today, sister }: TariffPagesOptions): Pages {
  const meta = once(() => tariff.meta());
  const allNames = once(() => shelveNames(tariff));
  const allChanges = onceInSteps(() => gatherChanges(tariff));
  const document = once(() => JSON.parse(openapi()) as OpenApiDocument);

  const siteOf: PageRoutesOptions['siteOf'] = (baseUrl, texts) => ({
    service: 'tariff',
    sister: sister?.(baseUrl),
    nav: navOf(texts),
    assets: assets(),
    dataLine: texts.site.dataLine(texts.form.number(meta().totalCodes), texts.form.day(meta().asOf)),
  });

  const finder = ({ site, query: parameters, request }: Visit): Shown => {
    if (wantsJson(request)) return { contentType: JSON_TYPE, make: () => root(site.baseUrl, tariff) };
    const query = readFinderQuery(parameters);
    if (isWrongDay(query.asOf)) return { ...finderPage(tariff, query, site, today()), status: 400 };
    return {
      address: `/${finderSearch(query)}`,
      *make() {
        if (query.q !== '') yield* tariff.openSteps();
        return finderPage(tariff, query, site, today());
      },
    };
  };

  const changes = ({ site, query: parameters }: Visit): Shown => {
    const query = readChangesQuery(parameters);
    if (changesProblem(tariff, query, site.texts) !== undefined) {
      return { ...changesPage(tariff, [], query, site, today()), status: 400 };
    }
    return {
      address: `/changes${changesSearch(query)}`,
      *make() {
        return changesPage(tariff, yield* allChanges(), query, site, today());
      },
    };
  };

  /** The changes that are asked for, in a form for programs. A question that cannot be answered is refused as by the API; who follows the link of a page gets the page. */
  const feed = (
    ending: string,
    contentType: string,
    write: (found: Changes, place: FeedPlace) => string | Steps<string>,
  ): PageEntry => ({
    path: `/changes.${ending}`,
    addresses: () => [],
    show({ site, query: parameters, request }) {
      const query = { ...readChangesQuery(parameters), move: '', page: 1 };
      if (changesProblem(tariff, query, site.texts) !== undefined) {
        if (!wantsHtml(request)) throw wrongChanges(query);
        return { ...changesPage(tariff, [], query, site, today()), status: 400 };
      }
      return {
        address: `/changes.${ending}${changesSearch(query)}`,
        contentType,
        *make() {
          const found = fittingChanges(tariff, yield* allChanges(), query, today());
          const text = write(found, { baseUrl: site.baseUrl, query });
          return typeof text === 'string' ? text : yield* text;
        },
      };
    },
  });

  const code = ({ site, query, request, param }: Visit): Shown => {
    const word = param('code');
    const asOf = (query.get('as_of') ?? '').trim();
    const { base, baseUrl, texts } = site;
    const context = { base, baseUrl, texts, today: today(), asOf, calculator: calculatorOf(site) };
    if (isWrongDay(asOf)) return { ...wrongDayPage(word.slice(0, 40), context), status: 400 };
    const record = tariff.describe(word, asOf === '' ? {} : { asOf });
    if (!isMissing(record)) {
      return { address: `/codes/${record.hsn_sac}?${asOf}`, make: () => codePage(tariff, record, context) };
    }
    if (!wantsHtml(request)) return undefined;
    const ways = record.nearest.map(
      (near) =>
        html`<a href="${site.base}/codes/${near.code}"><b>${spaced(near.code)}</b> ${saidName(near.code, near.description, texts)}</a>`,
    );
    const message = texts.missing.noCode(word.slice(0, 40));
    return notFoundPage(message, ways, searchBox(site, word), texts);
  };

  const about = ({ site, query }: Visit): Shown => {
    const reported = readReported(query);
    const make = () => aboutPage(tariff, reported, site, today());
    return { address: reportPath('', reported), make };
  };

  const chapter = ({ site, param }: Visit): Shown => ({
    make: () => chapterPage(tariff, param('chapter'), site, today()),
  });

  const shelf = ({ site, query, param }: Visit): Shown => {
    const number = Number(query.get('page') ?? '1');
    if (!Number.isInteger(number) || number < 1) return undefined;
    const letter = param('letter');
    return {
      address: `/names/${letter}?page=${number}`,
      *make() {
        return shelfPage(tariff, yield* allNames()(letter), letter, number, site, today());
      },
    };
  };

  const entries: readonly PageEntry[] = [
    page('/', finder),
    page('/browse', ({ site }) => ({ make: () => sectionsPage(tariff, site) })),
    page('/names', ({ site }) => ({ make: () => namesPage(site) })),
    page('/bulk', ({ site }) => ({ make: () => bulkPage(site) })),
    page('/check', ({ site }) => ({ make: () => checkPage(site) })),
    page('/changes', changes),
    feed('csv', CSV_TYPE, (found) => changesCsv(tariff, found)),
    feed('atom', ATOM_TYPE, (found, place) => changesAtom(tariff, found, place)),
    feed('ics', CALENDAR_TYPE, (found, place) => changesCalendar(tariff, found, place)),
    page('/open-questions', ({ site }) => ({ make: () => questionsPage(tariff, site) })),
    page('/about', about),
    page(RECIPES_PATH, ({ site }) => ({ make: () => recipesPage(site) })),
    page('/docs', ({ site }) => ({ make: () => docsPage(document(), site) })),
    page('/browse/:chapter', chapter, () => tariff.records.facts.chapters.map((one) => `/browse/${one.chapter}`)),
    page('/names/:letter', shelf, shelfPaths),
    page('/codes/:code', code, () => tariff.records.codes.map((one) => `/codes/${one}`)),
    {
      path: '/widget',
      addresses: () => [],
      show({ site, query: parameters }) {
        const query = { ...EMPTY_QUERY, q: readFinderQuery(parameters).q };
        return {
          address: `/widget${finderSearch(query)}`,
          *make() {
            if (query.q !== '') yield* tariff.openSteps();
            return widgetPage(tariff, query, site);
          },
          headers: WIDGET_HEADERS,
        };
      },
    },
    textFile('/manifest.webmanifest', MANIFEST_TYPE, ({ site }) => manifestText(site)),
    textFile('/opensearch.xml', OPENSEARCH_TYPE, ({ site }) => openSearchText(site)),
    textFile('/llms.txt', MARKDOWN_TYPE, ({ site }) => llms(site.baseUrl)),
  ];

  return pageRoutes({
    entries: withSiteFiles(entries),
    siteOf,
    edition: today,
    notFound({ site }) {
      return notFoundPage(site.texts.missing.noPage, pageLinks(site), searchBox(site, ''), site.texts);
    },
  });
}

const searchBox = ({ base, texts }: Site, value: string) =>
  searchForm(base, texts.finder.label, value.slice(0, 100), texts);

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
      { path: RECIPES_PATH, title: 'Use it in…', about: 'Sheets, Excel, Tally, Zoho, Busy, ERPNext, Python, MCP' },
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
