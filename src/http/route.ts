// A route, of the API, a page or a door such as MCP: method, path, cap and the handler from the request to an answer.
import type { Answer } from './answer.ts';
import type { CapPolicy } from './cap.ts';
import type { KitRequest } from './exchange.ts';
import type { QueryValues } from './query.ts';
import type { Refusal } from './refusal.ts';

/** What a handler sees of a request. */
export interface Incoming {
  /** The known parameters of the route as received. */
  readonly query: QueryValues;
  /** Origin and path prefix for links, without a slash at the end. */
  readonly baseUrl: string;
  /** A path parameter, percent-decoded. */
  param(name: string): string;
  /** The JSON body, 64 KiB at most unless `maxBytes` says otherwise. */
  body(maxBytes?: number): Promise<unknown>;
  /**
   * Counts further work on the route's cap, in requests beside the one that was counted when it came; refuses when that
   * is more than is left (429) or than a whole window has (413).
   */
  charge(weight: number): Promise<void>;
  /** As it came, for pages and for doors that speak their own protocol. */
  readonly request: KitRequest;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** `/api/prompts/:slug`. */
  readonly path: string;
  /** Query parameters the route knows; others are ignored. */
  readonly parameters?: readonly string[];
  /** Absent: never capped. */
  readonly cap?: CapPolicy;
  /** Undefined: there is nothing at this address. */
  handle(request: Incoming): Answer | undefined | Promise<Answer | undefined>;
  /** A page that tells a person why the request was refused. Left out, or undefined: the sentence in JSON. */
  refused?(request: Incoming, refusal: Refusal): Answer | undefined | Promise<Answer | undefined>;
}
