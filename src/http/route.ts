// A route: method, path, cap and the handler from the parsed request to an answer.
import type { Answer } from './answer.ts';
import type { CapPolicy } from './cap.ts';
import type { KitRequest, Reply } from './exchange.ts';
import type { QueryValues } from './query.ts';

/** What a handler sees of a request. */
export interface Incoming {
  /** The known parameters of the route as received. */
  readonly query: QueryValues;
  /** Origin and path prefix for links, without a slash at the end. */
  readonly baseUrl: string;
  /** A path parameter, percent-decoded. */
  param(name: string): string;
  /** The JSON body, 64 KiB at most. */
  body(): Promise<unknown>;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** `/api/prompts/:slug`. */
  readonly path: string;
  /** Query parameters the route knows; others are ignored. */
  readonly parameters?: readonly string[];
  /** Absent: never capped. */
  readonly cap?: CapPolicy;
  handle(request: Incoming): Answer | Promise<Answer>;
}

/** A door that speaks its own protocol under one path, by POST alone, and answers with whole responses. */
export interface Mount {
  readonly path: string;
  /** A longer body is refused before the door sees it. */
  readonly maxBodyBytes: number;
  /** Absent: never capped. */
  readonly cap?: CapPolicy;
  handle(request: Request, context: PageContext): Response | Promise<Response>;
}

export interface PageContext {
  /** Origin and path prefix for links, without a slash at the end. */
  readonly baseUrl: string;
}

/** Consulted for GET and HEAD on paths that no route takes; undefined: not mine. Pages are never capped. */
export type Pages = (request: KitRequest, context: PageContext) => Reply | Promise<Reply> | undefined;
