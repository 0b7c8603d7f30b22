// The way of a request, top to bottom: route, count, read, answer, negotiate, send. One lean wrapper, no middleware,
// so that an uncapped or cached answer leaves in the same turn of the event loop.
import { type Context, Hono } from 'hono';
import type { AnswerCache } from './answerCache.ts';
import { readBody, readJsonBody } from './body.ts';
import { type Cap, type CapPolicy, type CounterMaker, capHeaders, createCap } from './cap.ts';
import type { AddressReader } from './clientAddress.ts';
import { countedAs } from './countedAddress.ts';
import { preflightHeaders } from './headers.ts';
import { type CacheUse, type Observer, silent } from './observer.ts';
import { readQuery } from './query.ts';
import { Refusal } from './refusal.ts';
import { type ExtraHeaders, pageResponse, refusalResponse, respond } from './respond.ts';
import type { Incoming, Mount, Pages, Route } from './route.ts';

/** What the Node adapter hands over beside the request. */
export interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

export interface ServiceOptions {
  readonly routes: readonly Route[];
  readonly cache: AnswerCache;
  /** Undefined: caps are off. */
  readonly counters?: CounterMaker;
  /** The cap of an `/api/` path that no route takes. */
  readonly unroutedCap?: CapPolicy;
  readonly addressOf?: AddressReader;
  /** Base URL for links; by default the request's own origin. */
  readonly publicUrl?: string;
  readonly observer?: Observer;
  readonly pages?: Pages;
  readonly mounts?: readonly Mount[];
}

export interface Service {
  fetch(request: Request, bindings?: NodeBindings): Response | Promise<Response>;
}

type ServiceContext = Context<{ Bindings: NodeBindings }>;

const NO_EXTRA: ExtraHeaders = {};
const UNROUTED = 'unrouted';

export function createService(options: ServiceOptions): Service {
  const { routes, cache, counters, observer = silent, addressOf = (peer: string) => peer } = options;
  const app = new Hono<{ Bindings: NodeBindings }>();
  const caps = new Map<string, Cap>();
  const methodsByPath = new Map<string, string[]>();

  const capOf = (policy: CapPolicy | undefined): Cap | undefined => {
    if (policy === undefined || counters === undefined) return undefined;
    const known = caps.get(policy.name);
    if (known !== undefined) return known;
    const cap = createCap(policy, counters);
    caps.set(policy.name, cap);
    return cap;
  };

  const clientOf = (context: ServiceContext): string =>
    addressOf(context.env?.incoming?.socket.remoteAddress ?? 'unknown', context.req.raw.headers.get('x-forwarded-for'));

  const baseUrlOf = (request: Request): string => options.publicUrl ?? originOf(request.url);

  /** Counts against the cap, then goes on; without a cap it goes on at once. */
  const capped = (
    context: ServiceContext,
    cap: Cap | undefined,
    goOn: (extra: ExtraHeaders) => Response | Promise<Response>,
  ): Response | Promise<Response> => {
    if (cap === undefined) return goOn(NO_EXTRA);
    return cap.count(countedAs(clientOf(context))).then((verdict) => {
      const extra = capHeaders(cap.policy, verdict);
      if (verdict.allowed) return goOn(extra);
      const { perMinute } = cap.policy;
      const message = `More than ${perMinute} requests came from this address within a minute; retry in ${verdict.resetSeconds} seconds.`;
      return refusalResponse(
        new Refusal(429, message, { headers: { 'Retry-After': String(verdict.resetSeconds) } }),
        extra,
      );
    });
  };

  /** Runs the work, turns what it throws into a response and tells the observer. */
  const observed = (
    context: ServiceContext,
    route: string,
    work: (note: (use: CacheUse) => void) => Response | Promise<Response>,
    extraOnFailure: () => ExtraHeaders = () => NO_EXTRA,
  ): Response | Promise<Response> => {
    const started = performance.now();
    let cacheUse: CacheUse = 'none';
    const finish = (response: Response): Response => {
      const seconds = (performance.now() - started) / 1000;
      observer.served(route, context.req.method, response.status, seconds, cacheUse, context.req.raw, () =>
        clientOf(context),
      );
      return response;
    };
    const fail = (error: unknown): Response => {
      if (!(error instanceof Refusal)) observer.failed(route, error);
      return finish(refusalResponse(error, extraOnFailure()));
    };
    try {
      const response = work((use) => {
        cacheUse = use;
      });
      return response instanceof Promise ? response.then(finish, fail) : finish(response);
    } catch (error) {
      return fail(error);
    }
  };

  for (const route of routes) {
    const cap = capOf(route.cap);
    const known = new Set(route.parameters ?? []);
    methodsByPath.set(route.path, [...(methodsByPath.get(route.path) ?? []), route.method]);
    app.on(route.method, route.path, (context) => {
      let capExtra = NO_EXTRA;
      return observed(
        context,
        route.path,
        (note) =>
          capped(context, cap, (extra) => {
            capExtra = extra;
            const answer = route.handle(incomingOf(context, known, baseUrlOf));
            return answer instanceof Promise
              ? answer.then((made) => respond(made, context.req.raw, cache, extra, note))
              : respond(answer, context.req.raw, cache, extra, note);
          }),
        () => capExtra,
      );
    });
  }

  for (const mount of options.mounts ?? []) {
    const cap = capOf(mount.cap);
    methodsByPath.set(mount.path, ['GET', 'POST', 'DELETE']);
    app.on(['GET', 'POST', 'DELETE'], mount.path, (context) =>
      observed(context, mount.path, () =>
        capped(context, cap, async (extra) => {
          const request = await withBody(context.req.raw, mount.maxBodyBytes);
          return pageResponse(await mount.handle(request, { baseUrl: baseUrlOf(context.req.raw) }), extra);
        }),
      ),
    );
  }

  const pathPatterns = [...methodsByPath].map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[a-z]+/g, '[^/]+')}$`),
    allowed: [
      ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
      ...methods.filter((method) => method !== 'GET'),
      'OPTIONS',
    ],
  }));
  const unroutedCap = capOf(options.unroutedCap);

  app.notFound((context) => {
    const { method, path } = context.req;
    const allowed = pathPatterns.find(({ pattern }) => pattern.test(path))?.allowed;
    if (method === 'OPTIONS') {
      return observed(
        context,
        UNROUTED,
        () => new Response(null, { status: 204, headers: preflightHeaders(allowed ?? ['GET', 'HEAD', 'OPTIONS']) }),
      );
    }
    if (allowed !== undefined) {
      const message = `Method ${method.slice(0, 20)} is not allowed here; use ${allowed.join(', ')}.`;
      const refusal = new Refusal(405, message, { headers: { Allow: allowed.join(', ') } });
      return observed(context, UNROUTED, () =>
        capped(context, path.startsWith('/api/') ? unroutedCap : undefined, (extra) => refusalResponse(refusal, extra)),
      );
    }
    const nothing = new Refusal(404, 'There is nothing at this path; /openapi.json lists the paths that exist.');
    if (path.startsWith('/api/')) {
      return observed(context, UNROUTED, () =>
        capped(context, unroutedCap, (extra) => refusalResponse(nothing, extra)),
      );
    }
    return observed(context, 'page', async () => {
      // Hono serves HEAD through GET, so a page request is one or the other.
      const isRead = method === 'GET' || method === 'HEAD';
      const page = isRead ? await options.pages?.(context.req.raw, { baseUrl: baseUrlOf(context.req.raw) }) : undefined;
      return page === undefined ? refusalResponse(nothing, NO_EXTRA) : pageResponse(page);
    });
  });

  app.onError((error) => {
    observer.failed(UNROUTED, error);
    return refusalResponse(error, NO_EXTRA);
  });

  return { fetch: (request, bindings = {}) => app.fetch(request, bindings) };
}

function incomingOf(
  context: ServiceContext,
  known: ReadonlySet<string>,
  baseUrlOf: (request: Request) => string,
): Incoming {
  const { url } = context.req.raw;
  const mark = url.indexOf('?');
  return {
    query: readQuery(mark < 0 ? '' : url.slice(mark + 1), known),
    baseUrl: baseUrlOf(context.req.raw),
    param: (name) => context.req.param(name) ?? '',
    body: () => readJsonBody(context.req.raw),
  };
}

/** The same request with its body read, so that a mount meets no body above its bound and none that is broken. */
async function withBody(request: Request, maxBytes: number): Promise<Request> {
  if (request.method !== 'POST') return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers: new Headers(headers), body: await readBody(request, maxBytes) });
}

/** `http://host:port` of a request's absolute URL. */
function originOf(url: string): string {
  const slash = url.indexOf('/', url.indexOf('//') + 2);
  return slash < 0 ? url : url.slice(0, slash);
}
