// The pages of the prompt catalog service: a list of addresses with what each shows.
import { JSON_TYPE } from '../../http/headers.ts';
import { type Later, later, once } from '../../http/later.ts';
import { pathOf } from '../../http/routeTable.ts';
import { inTurn } from '../../http/turns.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import type { Tools } from '../../services/prompts/laterTools.ts';
import { bodyBytesFor, PROMPTS_CAP } from '../../services/prompts/routes.ts';
import type { Assets } from '../assets.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { recipesPage } from '../reference/recipesPage.ts';
import { ATOM_TYPE } from '../site/atom.ts';
import { notFoundPage, searchForm } from '../site/notFound.ts';
import {
  inEnglish,
  type Kept,
  type PageEntry,
  type PageRoutes,
  type Passing,
  page,
  pageRoutes,
  type SentForm,
  type Shown,
  sitemapOf,
  textFile,
  type Visit,
} from '../site/pageRoutes.ts';
import { wantsJson } from '../site/send.ts';
import { type NavLink, type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import {
  llmsText,
  MARKDOWN_TYPE,
  robotsText,
  rootJson,
  SECURITY_PATH,
  securityText,
  sitemapText,
  TEXT_TYPE,
  XML_TYPE,
} from '../site/texts.ts';
import type { Texts } from '../texts/index.ts';
import { calculatorPage, startValues } from './calculatorPage.ts';
import { calculatorsPage } from './calculatorsPage.ts';
import { catalogPage, catalogSearch, readCatalogQuery } from './catalogPage.ts';
import { promptChangesAtom } from './changesFeed.ts';
import { promptChangesPage } from './changesPage.ts';
import { formValues, plainValues } from './fieldInputs.ts';
import type { HindiOf } from './hindiTexts.ts';
import { promptPage, promptToolPage } from './promptPage.ts';
import { runPage } from './runPage.ts';
import { toolsPage } from './toolsPage.ts';

export interface PromptPagesOptions {
  readonly catalog: Catalog;
  /** Loaded when one is first shown. */
  readonly tools: Later<Tools>;
  readonly assets: () => Assets;
  /** The text of the published document. */
  readonly openapi: () => string;
  /** The code finder's address, seen from a request's base URL. */
  readonly sister?: (baseUrl: string) => string | undefined;
}

const navOf = ({ site, calculator }: Texts): readonly NavLink[] => [
  { path: '/', label: site.prompts },
  { path: '/tools', label: calculator.tools },
  { path: '/docs', label: site.api },
];

const SUMMARY =
  'Prompts taken from working tools, each with typed fields, template, source and hash. Keyless JSON, any origin.';

/** Values of `law` that ask for all changes, as for a flag of the API. */
const NOT_SET: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);
const asksForLaw = (query: URLSearchParams): boolean => !NOT_SET.has(query.get('law') ?? 'no');

type Section = 'prompts' | 'tools';
/** What was filled in; undefined: nothing. */
type Filled = ReturnType<typeof formValues>;

export function createPromptPages({ catalog, tools, assets, openapi, sister }: PromptPagesOptions): PageRoutes {
  const document = once(() => JSON.parse(openapi()) as OpenApiDocument);
  const hindi = later(async (): Promise<HindiOf> => (await import('./hindiTexts.ts')).hindiOf);

  const siteOf = (baseUrl: string, texts: Texts): Omit<Site, 'linkLanguage' | 'languages'> => ({
    service: 'prompts',
    texts,
    base: new URL(baseUrl).pathname.replace(/\/$/, ''),
    baseUrl,
    sister: sister?.(baseUrl),
    nav: navOf(texts),
    assets: assets(),
    dataLine: texts.calculator.dataLine(catalog.prompts.length, catalog.calculators.length),
  });

  const search = ({ site, query: parameters, request }: Visit): Shown => {
    if (wantsJson(request)) return { contentType: JSON_TYPE, make: () => root(site.baseUrl, catalog) };
    const query = readCatalogQuery(parameters);
    return { address: `/${catalogSearch(query)}`, make: () => catalogPage(catalog, query, site.base) };
  };

  /** A page with a form: what somebody filled in is for them alone, whether it came in the address or was sent. */
  const form = (fields: FieldMap, given: URLSearchParams, make: (values: Filled) => Page): Kept | Passing => {
    const values = formValues(fields, given);
    return values === undefined ? { make: () => make(undefined) } : { ...make(values), status: 200 };
  };

  const promptShown = async (
    section: Section,
    { site, param }: Visit,
    given: URLSearchParams,
  ): Promise<Kept | Passing | undefined> => {
    const prompt = catalog.get(param('slug'));
    if (prompt === undefined) return undefined;
    const make = section === 'prompts' ? promptPage : promptToolPage;
    const { base, baseUrl } = site;
    const context = { base, baseUrl, hindi: (await hindi.load())(prompt.slug) };
    return form(prompt.fields, given, (values) => make(catalog, prompt, { ...context, values }));
  };

  const fieldsOf = (slug: string): FieldMap => catalog.get(slug)?.fields ?? assets().toolFields[slug] ?? {};

  /**
   * A calculator begins with the answer to its example, which is made once. Values in the address are only filled in:
   * no cap counts pages, so the server works out only what is sent.
   */
  const calculator = async ({ site, param, query }: Visit): Promise<Shown> => {
    const record = catalog.calculators.find(({ slug }) => slug === param('slug'));
    if (record === undefined) return undefined;
    const fields = fieldsOf(record.slug);
    const context = { base: site.base, texts: site.texts, hindiOf: await hindi.load() };
    const given = formValues(fields, query);
    if (given !== undefined) return { ...calculatorPage(catalog, record, fields, { given }, context), status: 200 };
    const tool = (await tools.load()).get(record.slug);
    const make = () => {
      const outcome = tool?.run(plainValues(fields, startValues(fields, record)));
      return calculatorPage(catalog, record, fields, { outcome }, context);
    };
    return { make };
  };

  /** Without a script the server works it out. */
  const sentCalculator = async ({ site, param }: Visit, form: URLSearchParams): Promise<Passing | undefined> => {
    const record = catalog.calculators.find(({ slug }) => slug === param('slug'));
    const tool = (await tools.load()).get(param('slug'));
    if (record === undefined || tool === undefined) return undefined;
    const fields = fieldsOf(record.slug);
    const given = formValues(fields, form) ?? new Map();
    const context = { base: site.base, texts: site.texts, hindiOf: await hindi.load() };
    const outcome = await inTurn(() => tool.steps(plainValues(fields, given)));
    return { ...calculatorPage(catalog, record, fields, { given, outcome }, context), status: 200 };
  };

  /** Without a script the form of a prompt or a calculator is sent to its page. */
  const sentPrompt = (section: Section): SentForm => ({
    cap: PROMPTS_CAP,
    maxBytes: ({ param }) => bodyBytesFor(fieldsOf(param('slug'))),
    async show(visit, given) {
      const shown = await promptShown(section, visit, given);
      if (shown === undefined && section === 'tools') return sentCalculator(visit, given);
      if (shown === undefined || !('make' in shown)) return shown;
      const page = shown.make();
      return typeof page === 'string' ? undefined : { ...page, status: 200 };
    },
  });

  const entries: readonly PageEntry[] = [
    // Prompts are in English, so the frame around them is too; calculators can be read in other languages.
    inEnglish(page('/', search)),
    inEnglish(page('/tools', ({ site }) => ({ make: () => toolsPage(catalog, site.base) }))),
    page('/calculators', async ({ site, query }) => {
      const q = (query.get('q') ?? '').trim().slice(0, 100);
      const hindiOf = await hindi.load();
      return { address: `/calculators?${q}`, make: () => calculatorsPage(catalog, q, site, hindiOf) };
    }),
    page(RECIPES_PATH, ({ site }) => ({ make: () => recipesPage(site) })),
    inEnglish(page('/docs', ({ site }) => ({ make: () => docsPage(document(), site) }))),
    inEnglish(
      page(
        '/prompts/:slug',
        (visit) => promptShown('prompts', visit, visit.query),
        () => catalog.prompts.map(({ slug }) => `/prompts/${slug}`),
        sentPrompt('prompts'),
      ),
    ),
    inEnglish(
      page(
        '/prompts/:slug/run',
        async ({ site, query, param }) => {
          const prompt = catalog.get(param('slug'));
          if (prompt === undefined) return undefined;
          const context = { base: site.base, hindi: (await hindi.load())(prompt.slug) };
          return runPage(catalog, prompt, context, query.get('to') ?? '');
        },
        () => [],
      ),
    ),
    page(
      '/tools/:slug',
      async (visit) => (await promptShown('tools', visit, visit.query)) ?? calculator(visit),
      () => [...catalog.prompts, ...catalog.calculators].map(({ slug }) => `/tools/${slug}`),
      sentPrompt('tools'),
    ),
    inEnglish(
      page('/changes', ({ site, query }) => {
        const lawOnly = asksForLaw(query);
        return { address: `/changes?law=${lawOnly}`, make: () => promptChangesPage(catalog, lawOnly, site.base) };
      }),
    ),
    {
      path: '/changes.atom',
      addresses: () => [],
      show({ site, query }) {
        const lawOnly = asksForLaw(query);
        return {
          address: `/changes.atom?law=${lawOnly}`,
          contentType: ATOM_TYPE,
          make: () => promptChangesAtom(catalog, lawOnly, site.baseUrl),
        };
      },
    },
    textFile('/robots.txt', TEXT_TYPE, ({ site }) => robotsText(site.baseUrl)),
    textFile(SECURITY_PATH, TEXT_TYPE, ({ site }) => securityText(site.baseUrl, new Date())),
    textFile('/sitemap.xml', XML_TYPE, ({ site }) => sitemapText(site.baseUrl, sitemapOf(entries))),
    textFile('/llms.txt', MARKDOWN_TYPE, ({ site }) => llms(site.baseUrl, catalog)),
  ];

  return pageRoutes({
    entries,
    siteOf,
    isNotFoundEnglish: true,
    notFound({ site, request }) {
      const path = pathOf(request.url);
      const words = (path.split('/')[2] ?? '').replaceAll('-', ' ').slice(0, 100);
      const near = words === '' ? [] : catalog.find({ q: words }).slice(0, 5);
      const ways = [
        ...near.map((prompt) => ({ href: `${site.base}/prompts/${prompt.slug}`, label: prompt.title })),
        ...site.nav.map((link) => ({ href: site.base + link.path, label: link.label })),
      ];
      const search = searchForm(site.base, 'What do you need done?', words, site.texts);
      return notFoundPage(site.texts.missing.noPage, ways, search, site.texts);
    },
  });
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
      { path: '/api/changes', title: 'Changes', about: 'versions of all prompts, changes of law marked' },
      { path: '/changes.atom', title: 'Feed of changes', about: 'the same as Atom; ?law=1 for changes of law' },
    ],
    Agents: [{ path: '/mcp', title: 'MCP endpoint', about: 'all prompts as MCP prompts, with completion' }],
    // Their titles alone would be twice what an agent reads willingly: the categories lead to them.
    'Prompts by category': catalog.categories().map(({ slug, label, count, indiaCount }) => ({
      path: `/api/prompts?category=${slug}`,
      title: label,
      about: `${count} prompts${indiaCount === 0 ? '' : `, ${indiaCount} of them on Indian law`}`,
    })),
    'Tools that compute': catalog.calculators.map(({ slug, title }) => ({
      path: `/tools/${slug}`,
      title,
      about: `POST /api/tools/${slug}/run`,
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
      changes: '/api/changes',
      feed: '/changes.atom',
      openapi: '/openapi.json',
      docs: '/docs',
      mcp: '/mcp',
      llms: '/llms.txt',
    },
  });
}
