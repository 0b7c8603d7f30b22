// The headers that responses share, in one place.

/** On every response without exception. */
export const EVERYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, RateLimit, RateLimit-Policy',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A 200 on GET may be kept for an hour by anybody. */
export const CACHE_PUBLIC = 'public, max-age=3600';
export const CACHE_NEVER = 'no-store';

/** The methods of a path as `Allow` lists them: HEAD works wherever GET does, OPTIONS everywhere. */
export const allowedMethods = (methods: readonly string[]): string =>
  [
    ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
    ...methods.filter((method) => method !== 'GET'),
    'OPTIONS',
  ].join(', ');

/** The answer to a preflight; a browser may remember it for a day. */
export const preflightHeaders = (allowed: string): Record<string, string> => ({
  Allow: allowed,
  'Access-Control-Allow-Methods': allowed,
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, *',
  'Access-Control-Max-Age': '86400',
});
