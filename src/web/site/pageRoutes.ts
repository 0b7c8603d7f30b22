// Pages as routes: a list of addresses, each with what it shows. A page is made once for each address and kept.
import { type Answer, ready, whole } from '../../http/answer.ts';
import { createAnswerCache } from '../../http/answerCache.ts';
import { readForm } from '../../http/body.ts';
import type { CapPolicy } from '../../http/cap.ts';
import type { KitRequest } from '../../http/exchange.ts';
import type { HeaderValues } from '../../http/headers.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import type { Incoming, Route } from '../../http/route.ts';
import type { Pages } from '../../http/service.ts';
import { inSlices } from '../../http/turns.ts';
import { isSteps, type Steps } from '../../steps/steps.ts';
import type { Texts } from '../texts/index.ts';
import { chosenLanguage, linkLanguage, textsIn } from './language.ts';
import { refusedPage } from './refusedPage.ts';
import { HTML_TYPE, PAGE_HEADERS, type PassingStatus, passingPage, wantsHtml } from './send.ts';
import { type Page, renderPage, type Site } from './shell.ts';
import { robotsText, SECURITY_PATH, securityText, sitemapText, TEXT_TYPE, XML_TYPE } from './texts.ts';

/** What a page knows of the request it answers. */
export interface Visit {
  readonly site: Site;
  readonly query: URLSearchParams;
  readonly request: KitRequest;
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
  readonly headers?: HeaderValues;
}

/** A page for this request alone, which no cache keeps: it says what is wrong, or shows what somebody filled in. */
export type Passing = Page & {
  readonly status: PassingStatus;
  /** One more origin that the page may connect to. */
  readonly connectTo?: string;
};

/** Undefined: there is nothing at this address. */
export type Shown = Kept | Passing | undefined;

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
type ServiceSite = Pick<Site, 'service' | 'sister' | 'nav' | 'assets' | 'dataLine'>;

type NotFoundPage = Page & { readonly status: 404 };

export interface PageRoutesOptions {
  readonly entries: readonly PageEntry[];
  /** What the service says of itself to a visitor from this address. */
  readonly siteOf: (baseUrl: string, texts: Texts) => ServiceSite;
  readonly notFound: (visit: Visit) => NotFoundPage | Promise<NotFoundPage>;
  /** Pages of another edition, such as another day, are other pages. */
  readonly edition?: () => string;
}

const CACHE_BYTES = 16 * 1024 * 1024;

export function pageRoutes({ entries, siteOf, notFound, edition = () => '' }: PageRoutesOptions): Pages {
  const cache = createAnswerCache(CACHE_BYTES);

  /** Only the first visit in a language that is not loaded waits. */
  const visited = <Given>(
    { request, baseUrl, param }: Incoming,
    show: (visit: Visit) => Given | Promise<Given>,
  ): Given | Promise<Given> => {
    const query = new URL(request.url).searchParams;
    const showIn = (texts: Texts): Given | Promise<Given> => {
      const site = {
        ...siteOf(baseUrl, texts),
        texts,
        baseUrl,
        base: new URL(baseUrl).pathname.replace(/\/$/, ''),
        linkLanguage: linkLanguage(texts.language, query),
      };
      return show({ site, query, request, param });
    };
    const texts = textsIn(chosenLanguage(query, request.header('accept-language') ?? ''));
    return texts instanceof Promise ? texts.then(showIn) : showIn(texts);
  };

  const keep = (
    { address, contentType = HTML_TYPE, make, headers = PAGE_HEADERS }: Kept,
    { site, request }: Visit,
  ): Answer | undefined | Promise<Answer | undefined> => {
    const key = JSON.stringify([
      site.baseUrl,
      site.texts.language,
      site.linkLanguage,
      edition(),
      contentType,
      address ?? new URL(request.url).pathname,
    ]);
    const kept = cache.get(key);
    if (kept !== undefined) return ready(kept, headers);
    const finish = (made: Made): Answer | undefined => {
      if (made === undefined) return undefined;
      const body = new ReadyBody(typeof made === 'string' ? made : renderPage(site, made), contentType);
      cache.set(key, body);
      return ready(body, headers);
    };
    const making = make();
    const made = isSteps(making) ? inSlices(making as Steps<Made>) : making;
    return made instanceof Promise ? made.then(finish) : finish(made);
  };

  const pass = (passing: Passing, { site }: Visit): Answer =>
    whole(passingPage(passing.status, renderPage(site, passing), passing.connectTo));

  const shownAt = ({ path, show }: PageEntry): Route => ({
    method: 'GET',
    path,
    handle: (incoming) =>
      visited(incoming, (visit) => {
        const answer = (shown: Shown): Answer | undefined | Promise<Answer | undefined> => {
          if (shown === undefined) return undefined;
          return 'make' in shown ? keep(shown, visit) : pass(shown, visit);
        };
        const shown = show(visit);
        return shown instanceof Promise ? shown.then(answer) : answer(shown);
      }),
  });

  const sentTo = ({ path, sent }: PageEntry): readonly Route[] =>
    sent === undefined
      ? []
      : [
          {
            method: 'POST',
            path,
            cap: sent.cap,
            handle: (incoming) =>
              visited(incoming, async (visit) => {
                const page = await sent.show(visit, await readForm(incoming.request, sent.maxBytes(visit)));
                return page === undefined ? undefined : pass(page, visit);
              }),
            refused: (incoming, refusal) =>
              wantsHtml(incoming.request)
                ? visited(incoming, (visit) => {
                    const page = refusedPage(refusal, new URL(visit.request.url).pathname, visit.site.texts);
                    return page === undefined ? undefined : pass(page, visit);
                  })
                : undefined,
          },
        ];

  return {
    routes: entries.flatMap((entry) => [shownAt(entry), ...sentTo(entry)]),
    notFound(incoming) {
      if (!wantsHtml(incoming.request)) return undefined;
      return visited(incoming, (visit) => {
        const page = notFound(visit);
        return page instanceof Promise ? page.then((made) => pass(made, visit)) : pass(page, visit);
      });
    },
  };
}
