// What a service tells the outside about each request; the server turns it into log lines and metrics.

export type CacheUse = 'hit' | 'miss' | 'none';

export interface ServedRequest {
  /** The pattern of the route, never the path as requested, so that no query text leaks into labels. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  readonly cache: CacheUse;
  url(): string;
  client(): string;
}

export interface Observer {
  served(request: ServedRequest): void;
  failed(route: string, error: unknown): void;
}

export const silent: Observer = { served: () => undefined, failed: () => undefined };
