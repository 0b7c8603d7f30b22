// Answers as HTTP has them: kept or fresh, whole or in pieces, each with its tag, its coding and its cache headers.
import { accepts } from 'hono/accepts';
import type { Steps } from '../steps/steps.ts';
import { type AppContext, costly } from './context.ts';
import { CACHE_NEVER, CACHE_PUBLIC, JSON_TYPE } from './headers.ts';
import { bodyOf, type Coding, type KeptAnswer, keep, tagOf } from './keptAnswer.ts';

type HeaderValues = Readonly<Record<string, string>>;

const encoder = new TextEncoder();

/** A cacheable answer in JSON: looked up by its canonical key, made only when it is not there. */
export async function cached(c: AppContext, key: string, make: () => unknown): Promise<Response> {
  const { cache } = c.var.kit;
  let kept = cache.get(key);
  c.set('cacheUse', kept === undefined ? 'miss' : 'hit');
  if (kept === undefined) {
    kept = await keep(JSON.stringify(await make()));
    cache.set(key, kept);
  }
  return sendKept(c, kept);
}

/** Sends a kept answer, or 304 to a client that has it. `headers` replace the usual ones of the same name. */
export async function sendKept(c: AppContext, kept: KeptAnswer, headers: HeaderValues = {}): Promise<Response> {
  const { contentType, tag, body, packed } = kept;
  const coding = codingFor(c);
  const known = validated(c, tag, coding, headers);
  if (known instanceof Response) return known;
  const { packer } = c.var.kit;
  let coded = coding === undefined ? body : packed.get(coding);
  if (coding !== undefined && coded === undefined) {
    coded = await packer?.pack(body, coding);
    if (coded !== undefined) packed.set(coding, coded);
  }
  const bytes = coded ?? body;
  const length = String(bytes.byteLength);
  return c.body(bodyOf(bytes), 200, { ...known, 'Content-Type': contentType, 'Content-Length': length });
}

/** An answer to this request alone. */
export async function fresh(c: AppContext, value: unknown): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': JSON_TYPE, 'Cache-Control': CACHE_NEVER, Vary: 'Accept-Encoding' };
  const coding = text.length < COMPRESS_FROM_LENGTH ? undefined : codingFor(c);
  const packed = coding && (await c.var.kit.packer?.pack(encoder.encode(text), coding));
  if (coding === undefined || packed === undefined) return c.body(text, 200, headers);
  return c.body(packed, 200, { ...headers, 'Content-Encoding': coding });
}

/** Fresh answers shorter than this are not worth compressing. */
const COMPRESS_FROM_LENGTH = 1024;

export interface Pieces {
  readonly contentType: string;
  /** Names the content. */
  readonly tag: string;
  readonly pieces: () => Iterable<string>;
  readonly headers?: HeaderValues;
}

export const attachment = (fileName: string): HeaderValues => ({
  'Content-Disposition': `attachment; filename="${fileName}"`,
});

/** A long answer, which leaves in pieces as the client reads them. */
export function streamed(c: AppContext, { contentType, tag, pieces, headers = {} }: Pieces): Response {
  const coding = codingFor(c);
  const known = validated(c, tag, coding, headers);
  if (known instanceof Response) return known;
  const all = { ...known, 'Content-Type': contentType };
  if (c.req.method === 'HEAD') return c.body(null, 200, all);
  const stream = c.var.kit.admission.stream(c.var.client, pieces());
  const { packer } = c.var.kit;
  const body = coding === undefined || packer === undefined ? stream : packer.packStream(stream, coding);
  return c.body(body, 200, all);
}

export interface Listing {
  /** Finds the pieces, in steps where that may take long. */
  readonly list: () => Steps<Iterable<string>>;
  readonly contentType?: string;
  readonly headers?: HeaderValues;
}

/** A list that may be long: kept like other answers while it is short, else it leaves in pieces. */
export async function listed(
  c: AppContext,
  key: string,
  version: string,
  { list, contentType = JSON_TYPE, headers = {} }: Listing,
): Promise<Response> {
  const { cache } = c.var.kit;
  const kept = cache.get(key);
  c.set('cacheUse', kept === undefined ? 'miss' : 'hit');
  if (kept !== undefined) return sendKept(c, kept, headers);
  // Made first: between the beginning of a long list and its place among the streams nothing may wait.
  const tag = await tagOf(encoder.encode(`${version}\n${key}`));
  const { text, rest } = await costly(c, function* () {
    return beginning(yield* list());
  });
  if (rest !== undefined) {
    const whole = function* () {
      yield text;
      yield* rest;
    };
    return streamed(c, { contentType, tag, pieces: whole, headers });
  }
  const made = await keep(text, contentType);
  cache.set(key, made);
  return sendKept(c, made, headers);
}

/** The text of pieces up to some length; `rest` are those that are left; undefined: none. */
function beginning(pieces: Iterable<string>): { readonly text: string; readonly rest: Iterable<string> | undefined } {
  const iterator = pieces[Symbol.iterator]();
  let text = '';
  while (text.length < LONG_FROM_LENGTH) {
    const { done, value } = iterator.next();
    if (done === true) return { text, rest: undefined };
    text += value;
  }
  return { text, rest: { [Symbol.iterator]: () => iterator } };
}

const LONG_FROM_LENGTH = 64 * 1024;

/** The pieces of a JSON object with one long list, `name`; the fields of `first` come before the list, those of `last` after it. */
export function* listPieces(
  first: Record<string, unknown>,
  name: string,
  items: Iterable<unknown>,
  last: Record<string, unknown> = {},
): Generator<string> {
  const before = JSON.stringify(first).slice(0, -1);
  yield `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:[`;
  let comma = '';
  for (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ',';
  }
  const after = JSON.stringify(last).slice(1);
  yield `]${after === '}' ? '' : ','}${after}`;
}

/** The headers that say what a representation is, or 304 where the client has it already. */
function validated(
  c: AppContext,
  tag: string,
  coding: Coding | undefined,
  headers: HeaderValues,
): Response | Record<string, string> {
  const etag = coding === undefined ? `"${tag}"` : `"${tag}-${coding}"`;
  const known = { 'Cache-Control': CACHE_PUBLIC, Vary: 'Accept-Encoding', ...headers, ETag: etag };
  if (alreadyHas(c.req.header('if-none-match'), etag)) return c.body(null, 304, known);
  return coding === undefined ? known : { ...known, 'Content-Encoding': coding };
}

/** Whether `If-None-Match` names this tag (weak comparison, as RFC 9110 asks for it). */
function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The best coding that the client accepts, br before gzip where both are equally welcome; undefined: none. */
export function codingFor(c: AppContext): Coding | undefined {
  if (c.var.kit.packer === undefined) return undefined;
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    match: (accepted, { supports }) => {
      const quality = (name: string): number =>
        accepted.find(({ type }) => type.toLowerCase() === name)?.q ??
        (name === 'identity' ? 0 : (accepted.find(({ type }) => type === '*')?.q ?? 0));
      const best = supports.toSorted((a, b) => quality(b) - quality(a))[0] ?? 'identity';
      return quality(best) > 0 ? best : 'identity';
    },
  });
  return coding === 'br' || coding === 'gzip' ? coding : undefined;
}
