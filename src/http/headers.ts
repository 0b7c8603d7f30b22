// Every header the services send, in one place: nothing else sets a header that all responses share.

/** Names and values in turn, which Node writes as they are. */
export type HeaderList = readonly string[];

export type HeaderValues = Readonly<Record<string, string>>;

export const listed = (headers: HeaderValues): HeaderList => Object.entries(headers).flat();

/** The list with further headers; of a name that it has already, the new value counts. */
export function withHeaders(list: HeaderList, more: HeaderValues): HeaderList {
  const all = [...list];
  for (const name in more) {
    const value = more[name] ?? '';
    const at = all.indexOf(name);
    if (at < 0) all.push(name, value);
    else all[at + 1] = value;
  }
  return all;
}

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

/** What a preflight answers; a browser may remember it for a day. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    ...EVERYWHERE,
    Allow: methods.join(', '),
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, *',
    'Access-Control-Max-Age': '86400',
  };
}
