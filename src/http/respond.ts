// Turns an answer or a refusal into a response: conditional requests, coding and headers.
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import { CACHE_NEVER, CACHE_PUBLIC, EVERYWHERE, JSON_TYPE } from './headers.ts';
import { alreadyHas } from './negotiate.ts';
import type { CacheUse } from './observer.ts';
import { ReadyBody, type Representation } from './readyBody.ts';
import { Refusal } from './refusal.ts';
import { type Bytes, codingFor, compressAside, encode, streamOf } from './runtime.ts';

/** Headers that only this response has, such as those of its cap. */
export type ExtraHeaders = Readonly<Record<string, string>>;

/** Fresh answers shorter than this are not worth compressing. */
const COMPRESS_FROM_BYTES = 1024;

export function respond(
  answer: Answer,
  request: Request,
  cache: AnswerCache,
  extra: ExtraHeaders,
  note: (use: CacheUse) => void,
): Response | Promise<Response> {
  switch (answer.kind) {
    case 'cached': {
      const kept = cache.get(answer.key);
      note(kept === undefined ? 'miss' : 'hit');
      if (kept !== undefined) return sendReady(kept, request, extra);
      const made = new ReadyBody(answer.makeJson());
      cache.set(answer.key, made);
      return sendReady(made, request, extra);
    }
    case 'ready':
      return sendReady(answer.body, request, extra);
    case 'fresh':
      return sendFresh(JSON.stringify(answer.value), request, extra);
    case 'text':
      return new Response(answer.text, {
        status: answer.status,
        headers: { 'Content-Type': answer.contentType, 'Cache-Control': CACHE_NEVER, ...EVERYWHERE, ...extra },
      });
    case 'stream':
      return sendStream(answer, request, extra);
  }
}

function sendReady(ready: ReadyBody, request: Request, extra: ExtraHeaders): Response | Promise<Response> {
  const coding = codingFor(request.headers.get('accept-encoding'));
  const representation = ready.in(coding);
  return representation instanceof Promise
    ? representation.then((made) => sendRepresentation(made, request, extra))
    : sendRepresentation(representation, request, extra);
}

function sendRepresentation({ body, etag, init }: Representation, request: Request, extra: ExtraHeaders): Response {
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch !== null && alreadyHas(ifNoneMatch, etag)) return notModified(etag, extra);
  for (const _ in extra) return new Response(body, { status: 200, headers: { ...init.headers, ...extra } });
  return new Response(body, init);
}

function notModified(etag: string, extra: ExtraHeaders): Response {
  return new Response(null, {
    status: 304,
    headers: { ETag: etag, 'Cache-Control': CACHE_PUBLIC, Vary: 'Accept-Encoding', ...EVERYWHERE, ...extra },
  });
}

function sendFresh(text: string, request: Request, extra: ExtraHeaders): Response | Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': JSON_TYPE,
    'Cache-Control': CACHE_NEVER,
    Vary: 'Accept-Encoding',
    ...EVERYWHERE,
    ...extra,
  };
  const coding = codingFor(request.headers.get('accept-encoding'));
  if (coding === 'identity' || text.length < COMPRESS_FROM_BYTES) return new Response(text, { status: 200, headers });
  headers['Content-Encoding'] = coding;
  return compressAside(encode(text), coding).then((body) => new Response(body, { status: 200, headers }));
}

function sendStream(answer: Extract<Answer, { kind: 'stream' }>, request: Request, extra: ExtraHeaders): Response {
  const coding = codingFor(request.headers.get('accept-encoding'));
  const etag = coding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${coding}"`;
  if (alreadyHas(request.headers.get('if-none-match'), etag)) return notModified(etag, extra);
  const headers: Record<string, string> = {
    'Content-Type': answer.contentType,
    'Content-Disposition': `attachment; filename="${answer.fileName}"`,
    'Cache-Control': CACHE_PUBLIC,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...EVERYWHERE,
    ...extra,
  };
  if (coding !== 'identity') headers['Content-Encoding'] = coding;
  if (request.method === 'HEAD') return new Response(null, { status: 200, headers });
  return new Response(streamOf(encoded(answer.pieces()), coding), { status: 200, headers });
}

const PIECE_BYTES = 64 * 1024;

/** Joins small pieces, so that each write is worth its cost. */
function* encoded(pieces: Iterable<string>): Generator<Bytes> {
  let joined = '';
  for (const piece of pieces) {
    joined += piece;
    if (joined.length < PIECE_BYTES) continue;
    yield encode(joined);
    joined = '';
  }
  if (joined !== '') yield encode(joined);
}

/** The error response of a refusal; anything else is a 500 that tells nothing of the inside. */
export function refusalResponse(error: unknown, extra: ExtraHeaders): Response {
  const refusal = error instanceof Refusal ? error : undefined;
  const message = refusal?.message ?? 'The service failed to answer; the request was not at fault, retry later.';
  return new Response(JSON.stringify({ error: message, ...refusal?.details }), {
    status: refusal?.status ?? 500,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': CACHE_NEVER, ...EVERYWHERE, ...extra, ...refusal?.headers },
  });
}

/** A whole response made elsewhere (page, MCP), with the headers that every response has. */
export function pageResponse(response: Response, extra: ExtraHeaders = {}): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  for (const [name, value] of Object.entries(EVERYWHERE)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
