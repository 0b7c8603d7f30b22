// The pages of the code lookup service: a list of addresses with what each shows.
import { JSON_TYPE } from '../../http/headers.ts';
import type { MoreRoutes } from '../../http/service.ts';
import { once } from '../../steps/once.ts';
import type { Tariff } from '../../tariff/index.ts';
import { isOldData } from '../../tariff/lookup/age.ts';
import type { Assets } from '../assets.ts';
import { html } from '../html.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { recipesPage } from '../reference/recipesPage.ts';
import { MANIFEST_TYPE, manifestText, OPENSEARCH_TYPE, openSearchText } from '../site/app.ts';
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
import { MARKDOWN_TYPE } from '../site/texts.ts';
import type { Texts } from '../texts/index.ts';
import { aboutPage } from './aboutPage.ts';
import { chapterPage, sectionsPage } from './browsePages.ts';
import { bulkPage } from './bulkPage.ts';
import { changesEntries } from './changesEntries.ts';
import { checkPage } from './checkPage.ts';
import { saidName } from './codeName.ts';
import { codePage, isMissing, wrongDayPage } from './codePage.ts';
import { EMPTY_QUERY, finderSearch, isWrongDay, readFinderQuery } from './find.ts';
import { finderPage } from './finderPage.ts';
import { namesPage, shelfPage, shelfPaths, shelveNames } from './namesPages.ts';
import { tariffLlms, tariffRoot } from './programTexts.ts';
import { questionsPage } from './questionsPage.ts';
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

const navOf = ({ site }: Texts): readonly NavLink[] => [
  { path: '/', label: site.find },
  { path: '/browse', label: site.browse },
  { path: '/names', label: site.names },
  { path: '/bulk', label: site.bulk },
  { path: '/check', label: site.check },
  { path: '/changes', label: site.changes },
  { path: '/docs', label: site.api },
];

export function createTariffPages({ tariff, assets, openapi, today, sister }: TariffPagesOptions): MoreRoutes {
  const meta = once(() => tariff.meta());
  const allNames = once(() => shelveNames(tariff));
  const document = once(() => JSON.parse(openapi()) as OpenApiDocument);

  const siteOf: PageRoutesOptions['siteOf'] = (baseUrl, texts) => ({
    service: 'tariff',
    sister: sister?.(baseUrl),
    nav: navOf(texts),
    assets: assets(),
    notice: isOldData(meta().asOf, today()) ? texts.site.oldData(texts.form.day(meta().asOf)) : undefined,
    dataLine: texts.site.dataLine(texts.form.number(meta().totalCodes), texts.form.day(meta().asOf)),
  });

  const finder = ({ site, query: parameters, request }: Visit): Shown => {
    if (wantsJson(request)) return { contentType: JSON_TYPE, make: () => tariffRoot(site.baseUrl, tariff) };
    const query = readFinderQuery(parameters);
    if (isWrongDay(query.asOf))
      return { passing: () => ({ ...finderPage(tariff, query, site, today()), status: 400 }) };
    return {
      address: `/${finderSearch(query)}`,
      make: () => finderPage(tariff, query, site, today()),
    };
  };

  const code = ({ site, query, request, param }: Visit): Shown => {
    const word = param('code');
    const asOf = (query.get('as_of') ?? '').trim();
    const { base, baseUrl, texts } = site;
    const context = { base, baseUrl, texts, today: today(), asOf, calculator: calculatorOf(site) };
    if (isWrongDay(asOf)) return { passing: () => wrongDayPage(word.slice(0, 40), context) };
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
    return { passing: () => notFoundPage(message, ways, searchBox(site, word), texts) };
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
    ...changesEntries(tariff, today),
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
          make: () => widgetPage(tariff, query, site),
          headers: WIDGET_HEADERS,
        };
      },
    },
    textFile('/manifest.webmanifest', MANIFEST_TYPE, ({ site }) => manifestText(site)),
    textFile('/opensearch.xml', OPENSEARCH_TYPE, ({ site }) => openSearchText(site)),
    textFile('/llms.txt', MARKDOWN_TYPE, ({ site }) => tariffLlms(site.baseUrl)),
  ];

  return pageRoutes({
    entries: withSiteFiles(entries),
    siteOf,
    edition: () => `${meta().version} ${today()}`,
    notFound({ site }) {
      return notFoundPage(site.texts.missing.noPage, pageLinks(site), searchBox(site, ''), site.texts);
    },
  });
}

const searchBox = ({ base, texts }: Site, value: string) =>
  searchForm(base, texts.finder.label, value.slice(0, 100), texts);
