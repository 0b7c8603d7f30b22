// A request on its way through a service, and what a handler sees of it.
import { readJsonBody } from './body.ts';
import type { KitRequest } from './exchange.ts';
import { readQuery } from './query.ts';
import type { Incoming } from './route.ts';

export interface Visit {
  readonly request: KitRequest;
  /** The address of who sent it; undefined: not known. */
  readonly peer: string | undefined;
  /** A path parameter, percent-decoded. */
  readonly param: (name: string) => string;
}

/** For a path without parameters. */
export const noParam = (): string => '';

const NO_QUERY: Incoming['query'] = {};
const FREE = async (): Promise<void> => undefined;

/** `known`: the query parameters that the route knows; `publicUrl`: what links begin with, by default the request's own origin. */
export function incomingOf(
  { request, param }: Visit,
  known: ReadonlySet<string>,
  publicUrl: string | undefined,
  charge: Incoming['charge'] = FREE,
): Incoming {
  const { url } = request;
  const mark = url.indexOf('?');
  return {
    query: mark < 0 || known.size === 0 ? NO_QUERY : readQuery(url.slice(mark + 1), known),
    baseUrl: publicUrl ?? originOf(url),
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
