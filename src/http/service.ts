// The way of a request, top to bottom: route, count, read, answer, negotiate, send. One lean wrapper, no middleware,
// so that an uncapped or cached answer leaves in the same turn of the event loop. API, pages and MCP are routes of one
// table: see docs/decisions/0006.
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import type { CapPolicy, CounterMaker } from './cap.ts';
import { Caps } from './caps.ts';
import type { AddressReader } from './clientAddress.ts';
import type { KitRequest, Reply } from './exchange.ts';
import { fromFetch, toResponse } from './fetchForm.ts';
import { listed, preflightHeaders } from './headers.ts';
import type { Later } from './later.ts';
import { allowedMethods, methodRefused } from './methods.ts';
import { type Observed, observedBy } from './observed.ts';
import { type Observer, silent } from './observer.ts';
import { Refusal } from './refusal.ts';
import { type ExtraHeaders, NO_EXTRA, type Refuse, refusalReply, respond } from './respond.ts';
import type { Incoming, Route } from './route.ts';
import { type Place, pathOf, RouteTable } from './routeTable.ts';
import { incomingOf, noParam, type Visit } from './visit.ts';

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

/** A route of the table with what takes its requests. */
interface Target {
  readonly route: Route;
  readonly handle: (visit: Visit) => Reply | Promise<Reply>;
}

const UNROUTED = 'unrouted';
/** No page stands below it. */
const API = '/api/';
const PAGE_METHODS = allowedMethods(['GET']);
const NOTHING_HERE = new Refusal(404, 'There is nothing at this path; /openapi.json lists the paths that exist.');
const NO_PARAMETERS: ReadonlySet<string> = new Set();
const NO_NOTE = (): void => undefined;

/** Both of its functions stand alone: a server takes `handle`, an edge platform `fetch`. */
export function createService(options: ServiceOptions): Service {
  const service = new RoutedService(options);
  return {
    handle: (request, peer) => service.handle(request, peer),
    fetch: async (request, peer) => toResponse(await service.handle(fromFetch(request), peer), request.method),
  };
}

class RoutedService {
  readonly #options: ServiceOptions;
  readonly #caps: Caps;
  readonly #observed: Observed;
  #table: RouteTable<Target>;
  #hasPages: boolean;

  constructor(options: ServiceOptions) {
    const { routes, counters, observer = silent, addressOf = (peer) => peer, pages } = options;
    const clientOf = ({ request, peer }: Visit): string =>
      addressOf(peer ?? 'unknown', request.header('x-forwarded-for'));
    this.#options = options;
    this.#caps = new Caps(counters, clientOf);
    this.#observed = observedBy(observer, clientOf);
    this.#table = this.#tableOf(routes);
    this.#hasPages = pages === undefined;
  }

  handle(request: KitRequest, peer: string | undefined): Reply | Promise<Reply> {
    const path = pathOf(request.url);
    const found = this.#table.find(path);
    if (found === undefined && !this.#hasPages && !path.startsWith(API)) return this.#handleWithPages(request, peer);
    const visit = { request, peer, param: found?.param ?? noParam };
    const target = found?.place.byMethod.get(request.method);
    return target === undefined ? this.#unrouted(visit, path, found?.place) : target.handle(visit);
  }

  async #handleWithPages(request: KitRequest, peer: string | undefined): Promise<Reply> {
    try {
      await this.#addPages();
    } catch (error) {
      return this.#observed({ request, peer, param: noParam }, UNROUTED, { do: () => Promise.reject(error) });
    }
    return this.handle(request, peer);
  }

  async #addPages(): Promise<void> {
    const pages = await this.#options.pages?.load();
    if (this.#hasPages || pages === undefined) return;
    // Such a path would change its methods with the first visit to a page.
    const twice = pages.routes.find(({ path }) => this.#table.find(path)?.place.path === path);
    if (twice !== undefined) throw new Error(`The path ${twice.path} is that of a page and of something else.`);
    this.#table = this.#tableOf([...this.#options.routes, ...pages.routes]);
    this.#hasPages = true;
  }

  #tableOf(routes: readonly Route[]): RouteTable<Target> {
    return new RouteTable(
      routes.map((route) => ({
        method: route.method,
        path: route.path,
        target: { route, handle: this.#handlerOf(route) },
      })),
    );
  }

  #handlerOf(route: Route): Target['handle'] {
    const cap = this.#caps.of(route.cap);
    const known = new Set(route.parameters ?? []);
    return (visit) => {
      let extra = NO_EXTRA;
      const refuse = route.refused === undefined ? refusalReply : this.#refuseAs(route, visit, known);
      const charge = async (weight: number): Promise<void> => {
        if (cap === undefined || weight < 1) return;
        await this.#caps.charge(visit, cap, weight, (told) => {
          extra = told;
        });
      };
      return this.#observed(visit, route.path, {
        refuse,
        extra: () => extra,
        do: (note) => {
          const send = (answer: Answer | undefined): Reply | Promise<Reply> =>
            answer === undefined
              ? this.#notFound(visit, extra)
              : respond(answer, visit.request, this.#options.cache, extra, note);
          const answer = (told: ExtraHeaders): Reply | Promise<Reply> => {
            extra = told;
            const made = route.handle(this.#incomingOf(visit, known, charge));
            return made instanceof Promise ? made.then(send) : send(made);
          };
          return this.#caps.count(visit, cap, answer, refuse);
        },
      });
    };
  }

  /** What no route takes: a preflight, a method that the path does not have, or a path that is not there. */
  #unrouted(visit: Visit, path: string, place: Place<Target> | undefined): Reply | Promise<Reply> {
    const { method } = visit.request;
    if (method === 'OPTIONS') {
      const headers = listed(preflightHeaders(place?.allowed ?? PAGE_METHODS));
      return this.#observed(visit, UNROUTED, { do: () => ({ status: 204, headers, body: null }) });
    }
    const isApi = path.startsWith(API);
    const [first] = place?.byMethod.values() ?? [];
    const cap = this.#caps.of(isApi ? this.#options.unroutedCap : first?.route.cap);
    const reply = (extra: ExtraHeaders): Reply | Promise<Reply> => {
      if (place !== undefined) return refusalReply(methodRefused(method, place.allowed), extra);
      if (isApi || !PAGE_METHODS.includes(method)) return refusalReply(NOTHING_HERE, extra);
      return this.#notFound(visit, extra);
    };
    return this.#observed(visit, UNROUTED, { do: () => this.#caps.count(visit, cap, reply) });
  }

  async #notFound(visit: Visit, extra: ExtraHeaders): Promise<Reply> {
    const { cache, pages } = this.#options;
    const answer = await pages?.value?.notFound(this.#incomingOf(visit, NO_PARAMETERS));
    return answer === undefined
      ? refusalReply(NOTHING_HERE, extra)
      : respond(answer, visit.request, cache, extra, NO_NOTE);
  }

  /** As the route tells it to a person, else in JSON. */
  #refuseAs(route: Route, visit: Visit, known: ReadonlySet<string>): Refuse {
    return async (error, extra) => {
      if (!(error instanceof Refusal)) return refusalReply(error, extra);
      const answer = await route.refused?.(this.#incomingOf(visit, known), error);
      if (answer === undefined) return refusalReply(error, extra);
      return respond(answer, visit.request, this.#options.cache, { ...extra, ...error.headers }, NO_NOTE);
    };
  }

  #incomingOf(visit: Visit, known: ReadonlySet<string>, charge?: Incoming['charge']): Incoming {
    return incomingOf(visit, known, this.#options.publicUrl, charge);
  }
}
