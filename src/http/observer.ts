// What the service tells the outside about each request; the server turns it into log lines and metrics.

import type { KitRequest } from './exchange.ts';

export type CacheUse = 'hit' | 'miss' | 'none';

export interface Observer {
  /** `route` is the pattern, never the path as requested, so that no query text leaks into labels. */
  served(
    route: string,
    method: string,
    status: number,
    seconds: number,
    cache: CacheUse,
    request: KitRequest,
    client: () => string,
  ): void;
  failed(route: string, error: unknown): void;
}

export const silent: Observer = { served: () => undefined, failed: () => undefined };
