// Pages as routes: a list of addresses, each with what it shows. A page is made once for each address and kept.
import type { HonoRequest } from 'hono';
import { listed, sendKept } from '../../http/answers.ts';
import { readForm } from '../../http/body.ts';
import type { CapPolicy } from '../../http/cap.ts';
import { capped } from '../../http/caps.ts';
import { type AppContext, type AppMiddleware, baseUrlOf, costly } from '../../http/context.ts';
import { CACHE_NEVER } from '../../http/headers.ts';
import { createAnswerCache, keep } from '../../http/keptAnswer.ts';
import type { MoreRoutes } from '../../http/service.ts';
import type { Steps } from '../../steps/steps.ts';
import type { Texts } from '../texts/index.ts';
import { chosenLanguage, linkLanguage, textsIn } from './language.ts';
import { refusedPage } from './refusedPage.ts';
import { HTML_TYPE, PAGE_HEADERS, policyFor, wantsHtml } from './send.ts';
import { type Page, renderPage, type Site } from './shell.ts';
import { robotsText, SECURITY_PATH, securityText, sitemapText, TEXT_TYPE, XML_TYPE } from './texts.ts';

/** Documents of the pages; the files that they load are not counted. */
export const PAGES_CAP: CapPolicy = { name: 'pages', perMinute: 120 };

/** What a page knows of the request it answers. */
export interface Visit {
  readonly site: Site;
  readonly query: URLSearchParams;
  readonly request: HonoRequest;
  /** A path parameter, percent-decoded. */
  param(name: string): string;
}

/** Undefined: there is nothing at this address. */
type Made = Page | string | undefined;

/** Kept under its address, so that it is made once; without an address under the path that was asked for. */
export interface Kept {
  readonly address?: string;
  /** Default: HTML. */
  readonly contentType?: string;
  /** What takes long is made in steps, between which other requests are answered. */
  readonly make: () => Made | Steps<Made>;
  /** Default: those of pages. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page for this request alone, which no cache keeps: it says what is wrong, or shows what somebody filled in. */
export interface Passing {
  readonly passing: () => Page | Steps<Page>;
}

/** A file for programs that may be long: it leaves in pieces. */
export interface Listed {
  readonly address: string;
  readonly contentType: string;
  readonly list: () => Steps<Iterable<string>>;
}

/** Undefined: there is nothing at this address. */
export type Shown = Kept | Passing | Listed | undefined;

/** What a page does with a form that is sent to it. */
export interface SentForm {
  /** Of the form as it is sent. */
  readonly maxBytes: (visit: Visit) => number;
  readonly cap: CapPolicy;
  show(visit: Visit, form: URLSearchParams): Passing | undefined | Promise<Passing | undefined>;
}

export interface PageEntry {
  /** `/browse/:chapter`. */
  readonly path: string;
  /** The addresses under it for the sitemap; none for what is no page. */
  readonly addresses: () => Iterable<string>;
  show(visit: Visit): Shown | Promise<Shown>;
  /** Left out: it takes no form. */
  readonly sent?: SentForm;
}

/** A page; `addresses` default to its own path. */
export const page = (
  path: string,
  show: PageEntry['show'],
  addresses: PageEntry['addresses'] = () => [path],
  sent?: SentForm,
): PageEntry => ({ path, show, addresses, ...(sent && { sent }) });

/** A text that machines read. */
export const textFile = (path: string, contentType: string, make: (visit: Visit) => string): PageEntry => ({
  path,
  addresses: () => [],
  show: (visit) => ({ contentType, make: () => make(visit) }),
});

/** The pages of a service with the files that every site has for machines: robots, contact for security, sitemap. */
export const withSiteFiles = (pages: readonly PageEntry[]): readonly PageEntry[] => [
  ...pages,
  textFile('/robots.txt', TEXT_TYPE, ({ site }) => robotsText(site.baseUrl)),
  textFile(SECURITY_PATH, TEXT_TYPE, ({ site }) => securityText(site.baseUrl, new Date())),
  textFile('/sitemap.xml', XML_TYPE, ({ site }) => sitemapText(site.baseUrl, addressesOf(pages))),
];

function* addressesOf(pages: readonly PageEntry[]): Generator<string> {
  for (const { addresses } of pages) yield* addresses();
}

/** What the pages of a service have in common, whoever visits them. */
type ServiceSite = Pick<Site, 'service' | 'sister' | 'nav' | 'assets' | 'notice' | 'dataLine'>;

export interface PageRoutesOptions {
  readonly entries: readonly PageEntry[];
  /** What the service says of itself to a visitor from this address. */
  readonly siteOf: (baseUrl: string, texts: Texts) => ServiceSite;
  readonly notFound: (visit: Visit) => Page | Promise<Page>;
  /** Pages of another edition, such as other data or another day, are other pages. */
  readonly edition: () => string;
}

const CACHE_BYTES = 16 * 1024 * 1024;

export function pageRoutes({ entries, siteOf, notFound, edition }: PageRoutesOptions): MoreRoutes {
  const cache = createAnswerCache(CACHE_BYTES);

  /** Only the first visit in a language that is not loaded waits. */
  const visited = async (c: AppContext): Promise<Visit> => {
    const { searchParams: query } = new URL(c.req.url);
    const texts = await textsIn(chosenLanguage(query, c.req.header('accept-language') ?? ''));
    const baseUrl = baseUrlOf(c);
    const site = {
      ...siteOf(baseUrl, texts),
      texts,
      baseUrl,
      base: new URL(baseUrl).pathname.replace(/\/$/, ''),
      linkLanguage: linkLanguage(texts.language, query),
    };
    return { site, query, request: c.req, param: (name) => c.req.param(name) ?? '' };
  };

  const keyOf = ({ site, request }: Visit, contentType: string, address = request.path): string =>
    JSON.stringify([site.baseUrl, site.texts.language, site.linkLanguage, edition(), contentType, address]);

  const sendPage = (c: AppContext, made: Page, { site }: Visit): Response =>
    c.body(renderPage(site, made), made.status ?? 200, {
      ...PAGE_HEADERS,
      ...(made.connectTo !== undefined && { 'Content-Security-Policy': policyFor(made.connectTo) }),
      'Content-Type': HTML_TYPE,
      'Cache-Control': CACHE_NEVER,
    });

  const sendKeptPage = async (c: AppContext, shown: Kept, visit: Visit): Promise<Response | undefined> => {
    const { address, contentType = HTML_TYPE, make, headers = PAGE_HEADERS } = shown;
    const key = keyOf(visit, contentType, address);
    let kept = cache.get(key);
    if (kept === undefined) {
      const made = await costly(c, make);
      if (made === undefined) return undefined;
      kept = await keep(typeof made === 'string' ? made : renderPage(visit.site, made), contentType);
      cache.set(key, kept);
    }
    return sendKept(c, kept, headers);
  };

  const sendShown = async (c: AppContext, shown: Shown, visit: Visit): Promise<Response> => {
    if (shown !== undefined && 'passing' in shown) return sendPage(c, await costly(c, shown.passing), visit);
    if (shown !== undefined && 'list' in shown) {
      const { address, contentType, list } = shown;
      return listed(c, keyOf(visit, contentType, address), edition(), { list, contentType, headers: PAGE_HEADERS });
    }
    return (shown && (await sendKeptPage(c, shown, visit))) ?? c.notFound();
  };

  /** What goes wrong below is told to a person by a page, to a program in JSON. */
  const asPage =
    (route: string): AppMiddleware =>
    (c, next) => {
      c.set('route', route);
      c.set('errorPage', async (error) => {
        if (!wantsHtml(c.req)) return undefined;
        const visit = await visited(c);
        return sendPage(c, refusedPage(error, c.req.path, visit.site.texts), visit);
      });
      return next();
    };

  return {
    addRoutes(app) {
      for (const { path, show, sent } of entries) {
        app.get(path, asPage(path), capped(PAGES_CAP), async (c) => {
          const visit = await visited(c);
          return sendShown(c, await show(visit), visit);
        });
        if (sent === undefined) continue;
        app.post(path, asPage(path), capped(sent.cap), async (c) => {
          const visit = await visited(c);
          const form = await readForm(c, sent.maxBytes(visit));
          return sendShown(c, await sent.show(visit, form), visit);
        });
      }
    },
    async notFound(c) {
      if (!wantsHtml(c.req)) return undefined;
      const visit = await visited(c);
      return sendPage(c, await costly(c, () => notFound(visit)), visit);
    },
  };
}
