// The pages of the prompt catalog service: a list of addresses with what each shows.

import { MAX_BODY_BYTES } from '../../http/body.ts';
import { JSON_TYPE } from '../../http/headers.ts';
import type { MoreRoutes } from '../../http/service.ts';
import { inSlices } from '../../http/slices.ts';
import { type Catalog, type PromptRecord, pinNameOf, versionOf } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { asRendered } from '../../prompts/render.ts';
import { bodyBytesFor, noVersion, PROMPTS_CAP } from '../../services/prompts/source.ts';
import type { Tools } from '../../services/prompts/toolRoute.ts';
import { later, once } from '../../steps/once.ts';
import { drained } from '../../steps/steps.ts';
import type { Assets } from '../assets.ts';
import { docsPage, type OpenApiDocument } from '../reference/docsPage.ts';
import { recipesPage } from '../reference/recipesPage.ts';
import { ATOM_TYPE } from '../site/atom.ts';
import { notFoundPage, pageLinks, searchForm } from '../site/notFound.ts';
import {
  type PageEntry,
  type PageRoutesOptions,
  type Passing,
  page,
  pageRoutes,
  type SentForm,
  type Shown,
  textFile,
  type Visit,
  withSiteFiles,
} from '../site/pageRoutes.ts';
import { wantsJson } from '../site/send.ts';
import { type NavLink, type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import { MARKDOWN_TYPE } from '../site/texts.ts';
import type { Texts } from '../texts/index.ts';
import { calculatorPage, startValues } from './calculatorPage.ts';
import { calculatorsPage } from './calculatorsPage.ts';
import { catalogPage, catalogSearch, readCatalogQuery } from './catalogPage.ts';
import { promptChangesAtom } from './changesFeed.ts';
import { promptChangesPage } from './changesPage.ts';
import { formValues, plainValues } from './fieldInputs.ts';
import type { Hindi } from './hindiTexts.ts';
import { type ListContext, listedLink } from './listed.ts';
import { promptsLlms, promptsRoot } from './programTexts.ts';
import { promptPage, promptToolPage } from './promptPage.ts';
import { runPage } from './runPage.ts';
import { toolsPage } from './toolsPage.ts';

export interface PromptPagesOptions {
  readonly catalog: Catalog;
  readonly tools: () => Tools;
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

/** Values of `law` that ask for all changes, as for a flag of the API. */
const NOT_SET: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);
const asksForLaw = (query: URLSearchParams): boolean => !NOT_SET.has(query.get('law') ?? 'no');

type Section = 'prompts' | 'tools';
type MadeAtOnce = { readonly make: () => Page; readonly address?: string };
/** What was filled in; undefined: nothing. */
type Filled = ReturnType<typeof formValues>;

export function createPromptPages({ catalog, tools, assets, openapi, sister }: PromptPagesOptions): MoreRoutes {
  const document = once(() => JSON.parse(openapi()) as OpenApiDocument);
  const hindi = later(async (): Promise<Hindi> => await import('./hindiTexts.ts'));

  /** What a list is made with. Lists in English do without the Hindi and do not wait for it. */
  const listed = <Made>(
    { base, texts }: Pick<Site, 'base' | 'texts'>,
    make: (context: ListContext) => Made,
  ): Made | Promise<Made> => {
    if (texts.language === 'en') return make({ base, texts, hindi: undefined });
    return hindi.load().then((loaded) => make({ base, texts, hindi: loaded }));
  };

  const siteOf: PageRoutesOptions['siteOf'] = (baseUrl, texts) => ({
    service: 'prompts',
    sister: sister?.(baseUrl),
    nav: navOf(texts),
    assets: assets(),
    dataLine: texts.calculator.dataLine(catalog.prompts.length, catalog.calculators.length),
  });

  const search = ({ site, query: parameters, request }: Visit): Shown | Promise<Shown> => {
    if (wantsJson(request)) return { contentType: JSON_TYPE, make: () => promptsRoot(site.baseUrl, catalog) };
    const query = readCatalogQuery(parameters);
    return listed(site, (context) => ({
      address: `/${catalogSearch(query)}`,
      *make() {
        if (query.q !== '') yield* catalog.prepare();
        return catalogPage(catalog, query, { ...context, codes: site.sister });
      },
    }));
  };

  /** A page with a form: what somebody filled in is for them alone, whether it came in the address or was sent. */
  const form = (fields: FieldMap, given: URLSearchParams, make: (values: Filled) => Page): MadeAtOnce | Passing => {
    const values = formValues(fields, given);
    return values === undefined ? { make: () => make(undefined) } : { passing: () => make(values) };
  };

  /** The prompt of an address, as the version has it that the address names. */
  const promptAt = ({ param, query }: Visit): PromptRecord | undefined => {
    const newest = catalog.get(param('slug'));
    const version = newest && query.get(pinNameOf(newest));
    if (newest === undefined || version === null || version === undefined) return newest;
    return (/^\d+$/.test(version) ? versionOf(newest, Number(version)) : undefined) ?? noVersion(newest, version);
  };

  const promptShown = async (
    section: Section,
    visit: Visit,
    given: URLSearchParams,
  ): Promise<MadeAtOnce | Passing | undefined> => {
    const prompt = promptAt(visit);
    if (prompt === undefined) return undefined;
    const make = section === 'prompts' ? promptPage : promptToolPage;
    const { base, baseUrl, texts } = visit.site;
    const context = { base, baseUrl, texts, hindi: await hindi.load() };
    const shown = form(asRendered(prompt).fields, given, (values) => make(catalog, prompt, { ...context, values }));
    const [{ version }] = prompt.history.changes;
    return 'make' in shown ? { ...shown, address: `/${section}/${prompt.slug}?${version}` } : shown;
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
    const context = { base: site.base, texts: site.texts, hindi: await hindi.load() };
    const given = formValues(fields, query);
    if (given !== undefined) return { passing: () => calculatorPage(catalog, record, fields, { given }, context) };
    const tool = tools().get(record.slug);
    const make = () => {
      const outcome = tool && drained(tool.run(plainValues(fields, startValues(fields, record))));
      return calculatorPage(catalog, record, fields, { outcome }, context);
    };
    return { make };
  };

  /** Without a script the server works it out. */
  const sentCalculator = async ({ site, param }: Visit, form: URLSearchParams): Promise<Passing | undefined> => {
    const record = catalog.calculators.find(({ slug }) => slug === param('slug'));
    const tool = tools().get(param('slug'));
    if (record === undefined || tool === undefined) return undefined;
    const fields = fieldsOf(record.slug);
    const given = formValues(fields, form) ?? new Map();
    const context = { base: site.base, texts: site.texts, hindi: await hindi.load() };
    return {
      *passing() {
        const outcome = yield* tool.run(plainValues(fields, given));
        return calculatorPage(catalog, record, fields, { given, outcome }, context);
      },
    };
  };

  /** Without a script the form of a prompt or a calculator is sent to its page. */
  const sentPrompt = (section: Section): SentForm => ({
    cap: PROMPTS_CAP,
    // A calculator takes as much as over the API: what it makes of its values can be many times as long.
    maxBytes(visit) {
      const prompt = promptAt(visit);
      return prompt === undefined ? MAX_BODY_BYTES : bodyBytesFor(asRendered(prompt).fields);
    },
    async show(visit, given) {
      const shown = await promptShown(section, visit, given);
      if (shown === undefined && section === 'tools') return sentCalculator(visit, given);
      if (shown === undefined || !('make' in shown)) return shown;
      return { passing: shown.make };
    },
  });

  const entries: readonly PageEntry[] = [
    page('/', search),
    page('/tools', ({ site }) => listed(site, (context) => ({ make: () => toolsPage(catalog, context) }))),
    page('/calculators', async ({ site, query }) => {
      const q = (query.get('q') ?? '').trim().slice(0, 100);
      const { hindiOf } = await hindi.load();
      return { address: `/calculators?${q}`, make: () => calculatorsPage(catalog, q, site, hindiOf) };
    }),
    page(RECIPES_PATH, ({ site }) => ({ make: () => recipesPage(site) })),
    page('/docs', ({ site }) => ({ make: () => docsPage(document(), site) })),
    page(
      '/prompts/:slug',
      (visit) => promptShown('prompts', visit, visit.query),
      () => catalog.prompts.map(({ slug }) => `/prompts/${slug}`),
      sentPrompt('prompts'),
    ),
    page(
      '/prompts/:slug/run',
      async (visit) => {
        const { site, query } = visit;
        const prompt = promptAt(visit);
        if (prompt === undefined) return undefined;
        const context = { base: site.base, texts: site.texts, hindi: await hindi.load() };
        return { passing: () => runPage(catalog, prompt, context, query.get('to') ?? '') };
      },
      () => [],
    ),
    page(
      '/tools/:slug',
      async (visit) => (await promptShown('tools', visit, visit.query)) ?? calculator(visit),
      () => [...catalog.prompts, ...catalog.calculators].map(({ slug }) => `/tools/${slug}`),
      sentPrompt('tools'),
    ),
    page('/changes', ({ site, query }) => {
      const lawOnly = asksForLaw(query);
      return listed(site, (context) => ({
        address: `/changes?law=${lawOnly}`,
        make: () => promptChangesPage(catalog, lawOnly, context),
      }));
    }),
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
    textFile('/llms.txt', MARKDOWN_TYPE, ({ site }) => promptsLlms(site.baseUrl, catalog)),
  ];

  return pageRoutes({
    entries: withSiteFiles(entries),
    siteOf,
    edition: () => catalog.version,
    async notFound({ site, request }) {
      const words = (request.path.split('/')[2] ?? '').replaceAll('-', ' ').slice(0, 100);
      if (words !== '') await inSlices(catalog.prepare());
      const near = words === '' ? [] : catalog.find({ q: words }).slice(0, 5);
      const search = searchForm(site.base, site.texts.catalog.label, words, site.texts);
      return listed(site, (context) => {
        const ways = [...near.map((prompt) => listedLink('prompts', prompt, context)), ...pageLinks(site)];
        return notFoundPage(site.texts.missing.noPage, ways, search, site.texts);
      });
    },
  });
}
