// The headers of pages, with the policy that lets a page run our own files and nothing else; which clients read pages.
import type { HonoRequest } from 'hono';

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

export type PageStatus = 200 | 400 | 404 | 413 | 429 | 500 | 503;

/** The policy of a page that may connect to one more origin. */
export const policyFor = (connectTo: string): string =>
  PAGE_HEADERS['Content-Security-Policy'].replace("connect-src 'self'", `connect-src 'self' ${connectTo}`);

/** Whether the client would rather read a page than JSON. */
export const wantsHtml = (request: HonoRequest): boolean => /text\/html/i.test(request.header('accept') ?? '');

/** Whether the client asks for JSON and not for a page. */
export const wantsJson = (request: HonoRequest): boolean =>
  !wantsHtml(request) && /application\/json/i.test(request.header('accept') ?? '');
