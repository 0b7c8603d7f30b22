// The way of a request, top to bottom: route, count, read, answer, negotiate, send. One lean wrapper, no middleware,
// so that an uncapped or cached answer leaves in the same turn of the event loop. Hono's router, without its context:
// see docs/decisions/0006.
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath } from 'hono/utils/url';
import type { AnswerCache } from './answerCache.ts';
import { readJsonBody } from './body.ts';
import { type Cap, type CapPolicy, type CounterMaker, capHeaders, createCap, type Verdict } from './cap.ts';
import type { AddressReader } from './clientAddress.ts';
import { countedAs } from './countedAddress.ts';
import type { KitRequest, Reply } from './exchange.ts';
import { fromFetch, toResponse } from './fetchForm.ts';
import { listed, preflightHeaders } from './headers.ts';
import { allowedMethods, methodRefused } from './methods.ts';
import { type CacheUse, type Observer, silent } from './observer.ts';
import { readQuery } from './query.ts';
import { Refusal } from './refusal.ts';
import { doorReply, type ExtraHeaders, refusalReply, respond } from './respond.ts';
import type { Incoming, Mount, Pages, Route } from './route.ts';

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
  /** `peer` is the address of who sent the request; undefined: not known. */
  handle(request: KitRequest, peer: string | undefined): Reply | Promise<Reply>;
  /** The same in standard form. */
  fetch(request: Request, peer?: string): Promise<Response>;
}

/** A request on its way through the service. */
interface Visit {
  readonly request: KitRequest;
  readonly peer: string | undefined;
  /** Percent-decoded, as routes are matched. */
  readonly path: string;
  /** A path parameter, percent-decoded. */
  readonly param: (name: string) => string;
}

type Handler = (visit: Visit) => Reply | Promise<Reply>;

const NO_EXTRA: ExtraHeaders = {};
const UNROUTED = 'unrouted';

export function createService(options: ServiceOptions): Service {
  const { routes, cache, counters, observer = silent, addressOf = (peer: string) => peer } = options;
  const router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] });
  /** Paths without parameters, by method: most requests need no pattern, and a start does not wait for them. */
  const exact = new Map<string, Map<string, Handler>>();
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

  const take = (method: string, path: string, handler: Handler): void => {
    if (/[:*]/.test(path)) {
      router.add(method, path, handler);
      return;
    }
    const paths = exact.get(method) ?? new Map<string, Handler>();
    exact.set(method, paths.set(path, handler));
  };

  const clientOf = ({ request, peer }: Visit): string =>
    addressOf(peer ?? 'unknown', request.header('x-forwarded-for'));

  const baseUrlOf = (request: KitRequest): string => options.publicUrl ?? originOf(request.url);

  /** Counts against the cap, then goes on; without a cap it goes on at once. */
  const capped = (
    visit: Visit,
    cap: Cap | undefined,
    goOn: (extra: ExtraHeaders) => Reply | Promise<Reply>,
  ): Reply | Promise<Reply> => {
    if (cap === undefined) return goOn(NO_EXTRA);
    const judge = (verdict: Verdict): Reply | Promise<Reply> => {
      const extra = capHeaders(cap.policy, verdict);
      return verdict.allowed ? goOn(extra) : refusalReply(overCap(cap.policy, verdict), extra);
    };
    const verdict = cap.count(countedAs(clientOf(visit)));
    return verdict instanceof Promise ? verdict.then(judge) : judge(verdict);
  };

  /** Runs the work, turns what it throws into a reply and tells the observer. */
  const observed = (
    visit: Visit,
    route: string,
    work: (note: (use: CacheUse) => void) => Reply | Promise<Reply>,
    extraOnFailure: () => ExtraHeaders = () => NO_EXTRA,
  ): Reply | Promise<Reply> => {
    const started = performance.now();
    let cacheUse: CacheUse = 'none';
    const finish = (reply: Reply): Reply => {
      const { request } = visit;
      const seconds = (performance.now() - started) / 1000;
      observer.served(route, request.method, reply.status, seconds, cacheUse, request, () => clientOf(visit));
      return reply;
    };
    const fail = (error: unknown): Reply => {
      if (!(error instanceof Refusal)) observer.failed(route, error);
      return finish(refusalReply(error, extraOnFailure()));
    };
    try {
      const reply = work((use) => {
        cacheUse = use;
      });
      return reply instanceof Promise ? reply.then(finish, fail) : finish(reply);
    } catch (error) {
      return fail(error);
    }
  };

  for (const route of routes) {
    const cap = capOf(route.cap);
    const known = new Set(route.parameters ?? []);
    methodsByPath.set(route.path, [...(methodsByPath.get(route.path) ?? []), route.method]);
    const handler: Handler = (visit) => {
      let capExtra = NO_EXTRA;
      return observed(
        visit,
        route.path,
        (note) =>
          capped(visit, cap, (extra) => {
            capExtra = extra;
            const answer = route.handle(incomingOf(visit, known, baseUrlOf));
            return answer instanceof Promise
              ? answer.then((made) => respond(made, visit.request, cache, extra, note))
              : respond(answer, visit.request, cache, extra, note);
          }),
        () => capExtra,
      );
    };
    take(route.method, route.path, handler);
    if (route.method === 'GET') take('HEAD', route.path, handler);
  }

  const mountCaps = new Map<string, Cap | undefined>();
  for (const mount of options.mounts ?? []) {
    const cap = capOf(mount.cap);
    mountCaps.set(mount.path, cap);
    methodsByPath.set(mount.path, ['POST']);
    take('POST', mount.path, (visit) =>
      observed(visit, mount.path, () =>
        capped(visit, cap, async (extra) => {
          const { request } = visit;
          // The body is read here, so that a mount meets none above its bound and none that is broken.
          const body = await request.readBody(mount.maxBodyBytes);
          const door = mount.handle(request.toFetch(body), { baseUrl: baseUrlOf(request) });
          return doorReply(await door, extra);
        }),
      ),
    );
  }

  let patterns: readonly PathPattern[] | undefined;
  const unroutedCap = capOf(options.unroutedCap);
  const capOfPath = (path: string): Cap | undefined => (path.startsWith('/api/') ? unroutedCap : mountCaps.get(path));

  const unrouted: Handler = (visit) => {
    const { request, path } = visit;
    const { method } = request;
    patterns ??= [...methodsByPath].map(patternOf);
    const allowed = patterns.find(({ pattern }) => pattern.test(path))?.allowed;
    if (method === 'OPTIONS') {
      const headers = listed(preflightHeaders(allowed ?? PAGE_METHODS));
      return observed(visit, UNROUTED, () => ({ status: 204, headers, body: null }));
    }
    if (allowed !== undefined) {
      const refusal = methodRefused(method, allowed);
      return observed(visit, UNROUTED, () => capped(visit, capOfPath(path), (extra) => refusalReply(refusal, extra)));
    }
    const nothing = new Refusal(404, 'There is nothing at this path; /openapi.json lists the paths that exist.');
    if (path.startsWith('/api/')) {
      return observed(visit, UNROUTED, () => capped(visit, unroutedCap, (extra) => refusalReply(nothing, extra)));
    }
    return observed(visit, 'page', async () => {
      const page = await options.pages?.(request, { baseUrl: baseUrlOf(request) });
      if (PAGE_METHODS.includes(method)) return page ?? refusalReply(nothing, NO_EXTRA);
      const isThere = page !== undefined && page.status !== 404;
      return refusalReply(isThere ? methodRefused(method, PAGE_METHODS) : nothing, NO_EXTRA);
    });
  };

  const handle: Service['handle'] = (request, peer) => {
    const path = getPath(request as unknown as Request);
    const known = exact.get(request.method)?.get(path);
    if (known !== undefined) return known({ request, peer, path, param: noParam });
    const [[found] = [], stash] = router.match(request.method, path);
    if (found === undefined) return unrouted({ request, peer, path, param: noParam });
    const [handler, places] = found;
    const param = (name: string): string => {
      const place = places[name];
      return decoded((typeof place === 'number' ? stash?.[place] : place) ?? '');
    };
    return handler({ request, peer, path, param });
  };
  return {
    handle,
    fetch: async (request, peer) => toResponse(await handle(fromFetch(request), peer), request.method),
  };
}

function overCap({ perMinute }: CapPolicy, { resetSeconds }: Verdict): Refusal {
  const message = `More than ${perMinute} requests came from this address within a minute; retry in ${resetSeconds} seconds.`;
  return new Refusal(429, message, { headers: { 'Retry-After': String(resetSeconds) } });
}

const PAGE_METHODS = allowedMethods(['GET']);

interface PathPattern {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}

/** What a path is told by, and the methods it takes. */
const patternOf = ([path, methods]: readonly [string, readonly string[]]): PathPattern => ({
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[a-z]+/g, '[^/]+')}$`),
  allowed: allowedMethods(methods),
});

const noParam = (): string => '';

/** A part of the path; what is not percent-encoded well stays as it came. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function incomingOf(
  { request, param }: Visit,
  known: ReadonlySet<string>,
  baseUrlOf: (request: KitRequest) => string,
): Incoming {
  const { url } = request;
  const mark = url.indexOf('?');
  return {
    query: readQuery(mark < 0 ? '' : url.slice(mark + 1), known),
    baseUrl: baseUrlOf(request),
    param,
    body: () => readJsonBody(request),
  };
}

/** `http://host:port` of a request's absolute URL. */
function originOf(url: string): string {
  const slash = url.indexOf('/', url.indexOf('//') + 2);
  return slash < 0 ? url : url.slice(0, slash);
}
