// The headers of pages, with the policy that lets a page run our own files and nothing else; which clients read pages.
import type { KitRequest, Reply } from '../../http/exchange.ts';
import { CACHE_NEVER, EVERYWHERE, listed } from '../../http/headers.ts';

export const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'X-Frame-Options': 'DENY',
  Vary: 'Accept, Accept-Encoding, Accept-Language',
} as const;

export const HTML_TYPE = 'text/html; charset=utf-8';

/** Of a page for one request alone. */
export type PassingStatus = 200 | 400 | 404 | 413 | 429;

/** A page for one request alone: it says what is wrong or shows what was filled in. No cache keeps it. `connectTo`: one more origin that its script may connect to. */
export function passingPage(status: PassingStatus, page: string, connectTo?: string): Reply {
  const policy = connectTo !== undefined && {
    'Content-Security-Policy': PAGE_HEADERS['Content-Security-Policy'].replace(
      "connect-src 'self'",
      `connect-src 'self' ${connectTo}`,
    ),
  };
  return {
    status,
    headers: listed({
      ...EVERYWHERE,
      ...PAGE_HEADERS,
      ...policy,
      'Content-Type': HTML_TYPE,
      'Cache-Control': CACHE_NEVER,
    }),
    body: page,
  };
}

/** Whether the client would rather read a page than JSON. */
export const wantsHtml = (request: KitRequest): boolean => /text\/html/i.test(request.header('accept') ?? '');

/** Whether the client asks for JSON and not for a page. */
export const wantsJson = (request: KitRequest): boolean =>
  !wantsHtml(request) && /application\/json/i.test(request.header('accept') ?? '');
