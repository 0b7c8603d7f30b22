// A service as a Hono app. Each request passes, in this order: observe, count on the cap, check, answer; what is thrown
// on the way becomes one error. See operation.ts for how a route is
// written.
import { OpenAPIHono } from '@hono/zod-openapi';
import { Admission } from './admission.ts';
import type { CapPolicy, Caps } from './cap.ts';
import { count } from './caps.ts';
import type { AddressReader } from './clientAddress.ts';
import { type AppContext, type AppEnv, type AppMiddleware, baseUrlOf, type Kit } from './context.ts';
import { countedAs } from './countedAddress.ts';
import { allowedMethods, CACHE_NEVER, EVERYWHERE, JSON_TYPE, preflightHeaders } from './headers.ts';
import { createAnswerCache, type Packer } from './keptAnswer.ts';
import { type Observer, silent } from './observer.ts';
import { INTERNAL } from './operation.ts';
import { ClientLeft, Refusal } from './refusal.ts';

export type App = OpenAPIHono<AppEnv>;

export interface ServiceOptions {
  /** Bytes of answers that are kept. */
  readonly cacheBytes: number;
  /** Undefined: caps are off. */
  readonly caps?: Caps;
  readonly addressOf?: AddressReader;
  /** Base URL for links; by default the request's own origin. */
  readonly publicUrl?: string;
  readonly observer?: Observer;
  readonly packer?: Packer;
  /** The services of one process share it. */
  readonly admission?: Admission;
}

/** A part of a service: its API, its pages, MCP. */
export interface MoreRoutes {
  addRoutes(app: App): void;
  /** The page for an address that leads nowhere; undefined: this client gets the sentence in JSON. */
  notFound?(c: AppContext): Response | undefined | Promise<Response | undefined>;
}

export interface Service {
  /** `peer` is the address of who sent the request. */
  fetch(request: Request, peer?: string): Response | Promise<Response>;
  readonly app: App;
}

const UNROUTED = 'unrouted';
const NOTHING_HERE = 'There is nothing at this path; /openapi.json lists the paths that exist.';
/** Logged for a client that left; no client sees it. */
const CLIENT_LEFT = 499;

const isApi = ({ req }: AppContext): boolean => req.path.startsWith('/api/');

/** `unroutedCap`: the cap of an `/api/` path that no route takes. */
export function createService(options: ServiceOptions, unroutedCap: CapPolicy, parts: readonly MoreRoutes[]): Service {
  const { observer = silent } = options;
  const pages = parts.find(({ notFound }) => notFound !== undefined);
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook(result) {
      if (!result.success) throw new Refusal(400, result.error.issues[0]?.message ?? 'The request is not valid.');
    },
  });
  app.use(observed(options, observer));
  app.onError((error, c) => {
    if (error instanceof ClientLeft) return new Response(null, { status: CLIENT_LEFT });
    if (!(error instanceof Refusal)) observer.failed(c.var.route, error);
    return refused(c, error);
  });
  app.notFound(async (c: AppContext) => {
    if (isApi(c)) await count(c, unroutedCap, 1);
    const page = isApi(c) ? undefined : (withoutSlash(app, c) ?? (await pages?.notFound?.(c)));
    return page ?? refused(c, new Refusal(404, NOTHING_HERE));
  });
  for (const { addRoutes } of parts) addRoutes(app);
  addOtherMethods(app, unroutedCap);
  return { app, fetch: (request, peer) => app.fetch(request, peer === undefined ? {} : { peer }) };
}

/** The address of a page with a slash too many leads on to the page; undefined: there is no such page. */
function withoutSlash(app: App, c: AppContext): Response | undefined {
  const { path, method, url } = c.req;
  // Two slashes at the beginning would lead to another host.
  const plain = path.replace(/\/+$/, '').replace(/^[/\\]+/, '/');
  if (!path.endsWith('/') || plain === '' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const [routes] = app.router.match('GET', plain);
  if (!routes.some(([[, route]]) => !route.path.endsWith('*'))) return undefined;
  const { pathname } = new URL(baseUrlOf(c));
  const location = pathname.replace(/\/$/, '') + plain + new URL(url).search;
  return c.body(null, 301, { Location: location, 'Cache-Control': CACHE_NEVER });
}

/** Times each request, adds the headers that every response has, and tells the observer how it ended. */
function observed(options: ServiceOptions, observer: Observer): AppMiddleware {
  const { addressOf = (peer) => peer, cacheBytes, caps, packer, publicUrl } = options;
  const kit: Kit = {
    cache: createAnswerCache(cacheBytes),
    admission: options.admission ?? new Admission(),
    caps,
    packer,
    publicUrl,
  };
  return async (c, next) => {
    const started = performance.now();
    const client = addressOf(c.env?.peer ?? 'unknown', c.req.header('x-forwarded-for') ?? null);
    c.set('kit', kit);
    c.set('client', countedAs(client));
    c.set('route', UNROUTED);
    c.set('cacheUse', 'none');
    await next();
    for (const [name, value] of Object.entries(EVERYWHERE)) c.res.headers.set(name, value);
    observer.served({
      route: c.var.route,
      method: c.req.method,
      status: c.res.status,
      seconds: (performance.now() - started) / 1000,
      cache: c.var.cacheUse,
      url: () => c.req.url,
      client: () => client,
    });
  };
}

/** The answer to a refusal; anything else is a 500 that tells nothing of the inside. */
async function refused(c: AppContext, error: unknown): Promise<Response> {
  const refusal = error instanceof Refusal ? error : undefined;
  const page = await c.var.errorPage?.(error);
  if (page !== undefined) return withHeaders(page, refusal?.headers);
  const body = JSON.stringify({ error: refusal?.message ?? INTERNAL, ...refusal?.details });
  return c.body(body, refusal?.status ?? 500, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': CACHE_NEVER,
    ...refusal?.headers,
  });
}

function withHeaders(response: Response, headers: Refusal['headers'] = {}): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Preflights of every path, and 405 for the methods that a path does not have. */
function addOtherMethods(app: App, unroutedCap: CapPolicy): void {
  const methodsOf = new Map<string, string[]>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const known = methodsOf.get(path) ?? [];
    if (!known.includes(method)) methodsOf.set(path, [...known, method]);
  }
  for (const [path, methods] of methodsOf) {
    const allowed = allowedMethods(methods);
    app.options(path, (c) => c.body(null, 204, preflightHeaders(allowed)));
    app.all(path, async (c) => {
      if (isApi(c)) await count(c, unroutedCap, 1);
      throw methodRefused(c.req.method, allowed);
    });
  }
  app.options('*', (c) => c.body(null, 204, preflightHeaders(allowedMethods(['GET']))));
}

export const methodRefused = (method: string, allowed: string): Refusal =>
  new Refusal(405, `Method ${method.slice(0, 20)} is not allowed here; use ${allowed}.`, {
    headers: { Allow: allowed },
  });
