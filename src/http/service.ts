// The way of a request, top to bottom: route, count, read, answer, negotiate, send. One lean wrapper, no middleware,
// so that an uncapped or cached answer leaves in the same turn of the event loop. API, pages and MCP are routes of one
// table: see docs/decisions/0006.
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import { readJsonBody } from './body.ts';
import { type Cap, type CapPolicy, type CounterMaker, capHeaders, createCap, type Verdict } from './cap.ts';
import type { AddressReader } from './clientAddress.ts';
import { countedAs } from './countedAddress.ts';
import type { KitRequest, Reply } from './exchange.ts';
import { fromFetch, toResponse } from './fetchForm.ts';
import { listed, preflightHeaders } from './headers.ts';
import type { Later } from './later.ts';
import { allowedMethods, methodRefused } from './methods.ts';
import { type CacheUse, type Observer, silent } from './observer.ts';
import { readQuery } from './query.ts';
import { Refusal } from './refusal.ts';
import { type ExtraHeaders, refusalReply, respond } from './respond.ts';
import type { Incoming, Route } from './route.ts';
import { type Place, pathOf, RouteTable } from './routeTable.ts';

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
  /** Loaded by the first request that nothing else takes: a start does not wait for them. */
  readonly pages?: Later<Pages>;
}

/** The pages of a service, which join the table of its routes. */
export interface Pages {
  readonly routes: readonly Route[];
  /** What is said where nothing is; undefined: this client gets the sentence in JSON. */
  readonly notFound: Route['handle'];
}

/** What a service is made with beside its own routes. */
export interface DomainServiceOptions extends Omit<ServiceOptions, 'routes' | 'unroutedCap'> {
  /** The routes that speak another protocol: MCP. */
  readonly doors?: readonly Route[];
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
  /** A path parameter, percent-decoded. */
  readonly param: (name: string) => string;
}

type Handler = (visit: Visit) => Reply | Promise<Reply>;

interface Target {
  readonly route: Route;
  readonly handle: Handler;
}

/** The reply to what was thrown. */
type Refuse = (error: unknown, extra: ExtraHeaders) => Reply | Promise<Reply>;

const NO_EXTRA: ExtraHeaders = {};
const UNROUTED = 'unrouted';
/** No page stands below it. */
const API = '/api/';

export function createService(options: ServiceOptions): Service {
  const { routes, cache, counters, observer = silent, addressOf = (peer: string) => peer } = options;
  const caps = new Map<string, Cap>();

  const capOf = (policy: CapPolicy | undefined): Cap | undefined => {
    if (policy === undefined || counters === undefined) return undefined;
    const known = caps.get(policy.name);
    if (known !== undefined) return known;
    const cap = createCap(policy, counters);
    caps.set(policy.name, cap);
    return cap;
  };

  const clientOf = ({ request, peer }: Visit): string =>
    addressOf(peer ?? 'unknown', request.header('x-forwarded-for'));

  const baseUrlOf = (request: KitRequest): string => options.publicUrl ?? originOf(request.url);

  /** Counts against the cap, then goes on; without a cap it goes on at once. */
  const capped = (
    visit: Visit,
    cap: Cap | undefined,
    goOn: (extra: ExtraHeaders) => Reply | Promise<Reply>,
    refuse: Refuse = refusalReply,
  ): Reply | Promise<Reply> => {
    if (cap === undefined) return goOn(NO_EXTRA);
    const judge = (verdict: Verdict): Reply | Promise<Reply> => {
      const extra = capHeaders(cap.policy, verdict);
      return verdict.allowed ? goOn(extra) : refuse(overCap(cap.policy, verdict), extra);
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
    refuse: Refuse = refusalReply,
  ): Reply | Promise<Reply> => {
    const started = performance.now();
    let cacheUse: CacheUse = 'none';
    const finish = (reply: Reply): Reply => {
      const { request } = visit;
      const seconds = (performance.now() - started) / 1000;
      observer.served(route, request.method, reply.status, seconds, cacheUse, request, () => clientOf(visit));
      return reply;
    };
    const fail = (error: unknown): Reply | Promise<Reply> => {
      if (!(error instanceof Refusal)) observer.failed(route, error);
      const reply = refuse(error, extraOnFailure());
      return reply instanceof Promise ? reply.then(finish) : finish(reply);
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

  const notFound = async (visit: Visit, extra: ExtraHeaders): Promise<Reply> => {
    const answer = await options.pages?.value?.notFound(incomingOf(visit, NO_PARAMETERS, baseUrlOf));
    return answer === undefined
      ? refusalReply(NOTHING_HERE, extra)
      : respond(answer, visit.request, cache, extra, NO_NOTE);
  };

  /** As the route tells it to a person, else in JSON. */
  const refuseAs =
    (route: Route, visit: Visit, known: ReadonlySet<string>): Refuse =>
    async (error, extra) => {
      const answer =
        error instanceof Refusal ? await route.refused?.(incomingOf(visit, known, baseUrlOf), error) : undefined;
      if (answer === undefined || !(error instanceof Refusal)) return refusalReply(error, extra);
      return respond(answer, visit.request, cache, { ...extra, ...error.headers }, NO_NOTE);
    };

  const handlerOf = (route: Route): Handler => {
    const cap = capOf(route.cap);
    const known = new Set(route.parameters ?? []);
    return (visit) => {
      let capExtra = NO_EXTRA;
      const refuse = route.refused === undefined ? refusalReply : refuseAs(route, visit, known);
      return observed(
        visit,
        route.path,
        (note) =>
          capped(
            visit,
            cap,
            (extra) => {
              capExtra = extra;
              const send = (answer: Answer | undefined): Reply | Promise<Reply> =>
                answer === undefined
                  ? notFound(visit, capExtra)
                  : respond(answer, visit.request, cache, capExtra, note);
              const charge = async (weight: number): Promise<void> => {
                if (cap === undefined || weight < 1) return;
                if (weight >= cap.policy.perMinute) throw overWindow(cap.policy, weight + 1);
                const verdict = await cap.count(countedAs(clientOf(visit)), weight);
                capExtra = capHeaders(cap.policy, verdict);
                if (!verdict.allowed) throw overCap(cap.policy, verdict);
              };
              const answer = route.handle(incomingOf(visit, known, baseUrlOf, charge));
              return answer instanceof Promise ? answer.then(send) : send(answer);
            },
            refuse,
          ),
        () => capExtra,
        refuse,
      );
    };
  };

  const tableOf = (all: readonly Route[]): RouteTable<Target> =>
    new RouteTable(
      all.map((route) => ({ method: route.method, path: route.path, target: { route, handle: handlerOf(route) } })),
    );
  let table = tableOf(routes);
  let hasPages = options.pages === undefined;

  const addPages = (pages: Pages): void => {
    if (hasPages) return;
    // Such a path would change its methods with the first visit to a page.
    const twice = pages.routes.find(({ path }) => table.find(path)?.place.path === path);
    if (twice !== undefined) throw new Error(`The path ${twice.path} is that of a page and of something else.`);
    table = tableOf([...routes, ...pages.routes]);
    hasPages = true;
  };
  const unroutedCap = capOf(options.unroutedCap);

  /** What no route takes: a preflight, a method that the path does not have, or a path that is not there. */
  const unrouted = (visit: Visit, path: string, place: Place<Target> | undefined) => {
    const { method } = visit.request;
    if (method === 'OPTIONS') {
      const headers = listed(preflightHeaders(place?.allowed ?? PAGE_METHODS));
      return observed(visit, UNROUTED, () => ({ status: 204, headers, body: null }));
    }
    const isApi = path.startsWith(API);
    if (place !== undefined) {
      const [first] = place.byMethod.values();
      const cap = isApi ? unroutedCap : capOf(first?.route.cap);
      const refusal = methodRefused(method, place.allowed);
      return observed(visit, UNROUTED, () => capped(visit, cap, (extra) => refusalReply(refusal, extra)));
    }
    return observed(visit, UNROUTED, () =>
      capped(visit, isApi ? unroutedCap : undefined, (extra) =>
        isApi || !PAGE_METHODS.includes(method) ? refusalReply(NOTHING_HERE, extra) : notFound(visit, extra),
      ),
    );
  };

  const handle: Service['handle'] = (request, peer) => {
    const path = pathOf(request.url);
    const found = table.find(path);
    if (found === undefined && !hasPages && !path.startsWith(API)) return handleWithPages(request, peer);
    const visit = { request, peer, param: found?.param ?? noParam };
    const target = found?.place.byMethod.get(request.method);
    return target === undefined ? unrouted(visit, path, found?.place) : target.handle(visit);
  };

  const handleWithPages = async (request: KitRequest, peer: string | undefined): Promise<Reply> => {
    try {
      const pages = await options.pages?.load();
      if (pages !== undefined) addPages(pages);
    } catch (error) {
      return observed({ request, peer, param: noParam }, UNROUTED, () => Promise.reject(error));
    }
    return handle(request, peer);
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

const overWindow = ({ perMinute }: CapPolicy, weight: number): Refusal =>
  new Refusal(
    413,
    `This request counts as ${weight}, but an address has ${perMinute} a minute; divide it and send the parts a minute apart.`,
  );

const PAGE_METHODS = allowedMethods(['GET']);
const NOTHING_HERE = new Refusal(404, 'There is nothing at this path; /openapi.json lists the paths that exist.');
const NO_PARAMETERS: ReadonlySet<string> = new Set();
const NO_QUERY: Incoming['query'] = {};
const FREE = async (): Promise<void> => undefined;
const NO_NOTE = (): void => undefined;

const noParam = (): string => '';

function incomingOf(
  { request, param }: Visit,
  known: ReadonlySet<string>,
  baseUrlOf: (request: KitRequest) => string,
  charge: Incoming['charge'] = FREE,
): Incoming {
  const { url } = request;
  const mark = url.indexOf('?');
  return {
    query: mark < 0 || known.size === 0 ? NO_QUERY : readQuery(url.slice(mark + 1), known),
    baseUrl: baseUrlOf(request),
    param,
    body: (maxBytes) => readJsonBody(request, maxBytes),
    charge,
    request,
  };
}

/** `http://host:port` of a request's absolute URL. */
function originOf(url: string): string {
  const slash = url.indexOf('/', url.indexOf('//') + 2);
  return slash < 0 ? url : url.slice(0, slash);
}
