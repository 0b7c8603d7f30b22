// Turns an answer or a refusal into a reply: conditional requests, coding and headers.
import { isSteps, type Steps } from '../steps/steps.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import type { KitRequest, Reply } from './exchange.ts';
import { CACHE_NEVER, CACHE_PUBLIC, EVERYWHERE, type HeaderValues, JSON_TYPE, listed, withHeaders } from './headers.ts';
import { alreadyHas } from './negotiate.ts';
import type { CacheUse } from './observer.ts';
import { ReadyBody, type Representation } from './readyBody.ts';
import { Refusal } from './refusal.ts';
import { type Bytes, codingFor, compressAside, encode, streamOf } from './runtime.ts';
import { inSlices } from './turns.ts';

/** Headers that only this response has, such as those of its cap. */
export type ExtraHeaders = HeaderValues;
export const NO_EXTRA: ExtraHeaders = {};

/** The reply to what was thrown. */
export type Refuse = (error: unknown, extra: ExtraHeaders) => Reply | Promise<Reply>;

/** Fresh answers shorter than this are not worth compressing. */
const COMPRESS_FROM_BYTES = 1024;

export function respond(
  answer: Answer,
  request: KitRequest,
  cache: AnswerCache,
  extra: ExtraHeaders,
  note: (use: CacheUse) => void,
): Reply | Promise<Reply> {
  switch (answer.kind) {
    case 'cached': {
      const kept = cache.get(answer.key);
      note(kept === undefined ? 'miss' : 'hit');
      if (kept !== undefined) return sendReady(kept, request, extra);
      const made = answer.makeJson();
      const json = isSteps(made) ? inSlices(made as Steps<Bytes>) : made;
      const send = (whole: string | Bytes) => sendReady(keptWhereAskedAgain(cache, answer.key, whole), request, extra);
      return json instanceof Promise ? json.then(send) : send(json);
    }
    case 'ready':
      return sendReady(answer.body, request, answer.headers === undefined ? extra : { ...answer.headers, ...extra });
    case 'reply':
      return { ...answer.reply, headers: withHeaders(answer.reply.headers, extra) };
    case 'fresh':
      return sendFresh(JSON.stringify(answer.value), request, extra);
    case 'text':
      return {
        status: answer.status,
        headers: listed({
          'Content-Type': answer.contentType,
          'Cache-Control': CACHE_NEVER,
          ...EVERYWHERE,
          ...extra,
        }),
        body: answer.text,
      };
    case 'stream':
      return sendStream(answer, request, extra);
  }
}

function keptWhereAskedAgain(cache: AnswerCache, key: string, json: string | Bytes): ReadyBody {
  if (!cache.isAskedAgain(key)) return new ReadyBody(json);
  // What is kept must not keep a larger buffer that it came in.
  const made = new ReadyBody(typeof json === 'string' ? json : json.slice());
  cache.set(key, made);
  return made;
}

function sendReady(ready: ReadyBody, request: KitRequest, extra: ExtraHeaders): Reply | Promise<Reply> {
  const coding = codingFor(request.header('accept-encoding'));
  const representation = ready.in(coding);
  return representation instanceof Promise
    ? representation.then((made) => sendRepresentation(made, request, extra))
    : sendRepresentation(representation, request, extra);
}

function sendRepresentation({ body, etag, headers }: Representation, request: KitRequest, extra: ExtraHeaders): Reply {
  const ifNoneMatch = request.header('if-none-match');
  if (ifNoneMatch !== null && alreadyHas(ifNoneMatch, etag)) return notModified(etag, extra);
  return { status: 200, headers: withHeaders(headers, extra), body };
}

function notModified(etag: string, extra: ExtraHeaders): Reply {
  return {
    status: 304,
    headers: listed({
      ETag: etag,
      'Cache-Control': CACHE_PUBLIC,
      Vary: 'Accept-Encoding',
      ...EVERYWHERE,
      ...extra,
    }),
    body: null,
  };
}

function sendFresh(text: string, request: KitRequest, extra: ExtraHeaders): Reply | Promise<Reply> {
  const headers: Record<string, string> = {
    'Content-Type': JSON_TYPE,
    'Cache-Control': CACHE_NEVER,
    Vary: 'Accept-Encoding',
    ...EVERYWHERE,
    ...extra,
  };
  const coding = codingFor(request.header('accept-encoding'));
  if (coding === 'identity' || text.length < COMPRESS_FROM_BYTES)
    return { status: 200, headers: listed(headers), body: text };
  headers['Content-Encoding'] = coding;
  return compressAside(encode(text), coding).then((body) => ({ status: 200, headers: listed(headers), body }));
}

function sendStream(answer: Extract<Answer, { kind: 'stream' }>, request: KitRequest, extra: ExtraHeaders): Reply {
  const coding = codingFor(request.header('accept-encoding'));
  const etag = coding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${coding}"`;
  if (alreadyHas(request.header('if-none-match'), etag)) return notModified(etag, extra);
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
  if (request.method === 'HEAD') return { status: 200, headers: listed(headers), body: null };
  return { status: 200, headers: listed(headers), body: streamOf(encoded(answer.pieces()), coding) };
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

/** The reply to a refusal; anything else is a 500 that tells nothing of the inside. */
export function refusalReply(error: unknown, extra: ExtraHeaders): Reply {
  const refusal = error instanceof Refusal ? error : undefined;
  const message = refusal?.message ?? 'The service failed to answer; the request was not at fault, retry later.';
  return {
    status: refusal?.status ?? 500,
    headers: listed({
      'Content-Type': JSON_TYPE,
      'Cache-Control': CACHE_NEVER,
      ...EVERYWHERE,
      ...extra,
      ...refusal?.headers,
    }),
    body: JSON.stringify({ error: message, ...refusal?.details }),
  };
}

/** A whole response made by a door in standard form, with the headers that every reply has; nobody keeps it. */
export function doorReply(response: Response): Reply {
  const headers = new Headers(response.headers);
  const usual = { ...EVERYWHERE, 'Cache-Control': CACHE_NEVER };
  for (const [name, value] of Object.entries(usual)) if (!headers.has(name)) headers.set(name, value);
  return { status: response.status, headers: [...headers].flat(), body: response.body };
}
