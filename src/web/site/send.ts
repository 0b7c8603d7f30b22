// Turns a page or a text into a response, with the policy that lets a page run our own files and nothing else.
import type { AnswerCache } from '../../http/answerCache.ts';
import type { KitRequest, Reply } from '../../http/exchange.ts';
import { CACHE_NEVER, EVERYWHERE, listed } from '../../http/headers.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import { respond } from '../../http/respond.ts';

const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'X-Frame-Options': 'DENY',
  Vary: 'Accept, Accept-Encoding',
} as const;

const HTML_TYPE = 'text/html; charset=utf-8';

/** A page or a text such as `robots.txt`: cacheable, with an entity tag, compressed, made once for each key. */
export function send(
  request: KitRequest,
  cache: AnswerCache,
  key: string,
  make: () => string,
  contentType: string = HTML_TYPE,
): Reply | Promise<Reply> {
  const kept = cache.get(key);
  const body = kept ?? new ReadyBody(make(), contentType);
  if (kept === undefined) cache.set(key, body);
  return respond({ kind: 'ready', body }, request, cache, PAGE_HEADERS, () => {});
}

/** A page that says what is wrong; never cached. */
export function sendFailure(status: 400 | 404, page: string): Reply {
  return {
    status,
    headers: listed({ ...EVERYWHERE, ...PAGE_HEADERS, 'Content-Type': HTML_TYPE, 'Cache-Control': CACHE_NEVER }),
    body: page,
  };
}

/** Whether the client would rather read a page than JSON. */
export const wantsHtml = (request: KitRequest): boolean => /text\/html/i.test(request.header('accept') ?? '');

/** Whether the client asks for JSON and not for a page. */
export const wantsJson = (request: KitRequest): boolean =>
  !wantsHtml(request) && /application\/json/i.test(request.header('accept') ?? '');
