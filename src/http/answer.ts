// What a route hands back, before the service turns it into a response.
import type { Steps } from '../steps/steps.ts';
import type { Reply } from './exchange.ts';
import type { HeaderValues } from './headers.ts';
import type { ReadyBody } from './readyBody.ts';
import { Refusal } from './refusal.ts';
import { type Bytes, encode, join } from './runtime.ts';

export type Answer =
  /** A cacheable GET answer: looked up by its canonical key, made only when it is not there. */
  | { readonly kind: 'cached'; readonly key: string; readonly makeJson: () => string | Bytes | Steps<Bytes> }
  /** A body that was ready before the request came. */
  | { readonly kind: 'ready'; readonly body: ReadyBody; readonly headers?: HeaderValues }
  /** An answer to this request alone. */
  | { readonly kind: 'fresh'; readonly value: unknown }
  /** A plain text that must not be cached, such as metrics. */
  | { readonly kind: 'text'; readonly status: 200 | 503; readonly contentType: string; readonly text: string }
  /** A whole reply, as a door that speaks its own protocol makes it. */
  | { readonly kind: 'reply'; readonly reply: Reply }
  /** A long answer in pieces; `tag` names its content. */
  | {
      readonly kind: 'stream';
      readonly contentType: string;
      readonly fileName: string;
      readonly tag: string;
      readonly pieces: () => Iterable<string>;
    };

export const cached = (key: string, make: () => unknown): Answer => ({
  kind: 'cached',
  key,
  makeJson: () => JSON.stringify(make()),
});
/** For what may take long to make: in steps, between which other requests are answered. */
export const cachedSteps = (key: string, make: () => Steps<unknown>): Answer => ({
  kind: 'cached',
  key,
  *makeJson() {
    return encode(JSON.stringify(yield* make()));
  },
});
/** For what comes as the bytes of JSON already, maybe within a larger buffer. */
export const cachedJson = (key: string, makeJson: () => Bytes | Steps<Bytes>): Answer => ({
  kind: 'cached',
  key,
  makeJson,
});
/** For what may be long: JSON in pieces, made in slices between which other requests are answered. */
export const cachedPieces = (key: string, pieces: () => Iterable<string>): Answer => ({
  kind: 'cached',
  key,
  makeJson: () => joined(pieces()),
});

/** So many characters an answer may have that is made as a whole. */
const MAX_LENGTH = 32 * 1024 * 1024;

/** Characters that are turned into bytes together. */
const CHUNK_LENGTH = 64 * 1024;

function* joined(pieces: Iterable<string>): Steps<Bytes> {
  const chunks: Bytes[] = [];
  let text = '';
  let length = 0;
  for (const piece of pieces) {
    text += piece;
    length += piece.length;
    if (length > MAX_LENGTH) {
      throw new Refusal(413, `The answer would have more than ${MAX_LENGTH} characters; ask for less at once.`);
    }
    if (text.length > CHUNK_LENGTH) {
      chunks.push(encode(text));
      text = '';
    }
    yield;
  }
  return join([...chunks, encode(text)]);
}

/** The pieces of a JSON object whose one long list, `name`, comes one by one; what is in `others` stands before it. */
export function* listPieces(
  others: Record<string, unknown>,
  name: string,
  items: Iterable<unknown>,
  last: Record<string, unknown> = {},
): Generator<string> {
  const before = JSON.stringify(others).slice(0, -1);
  yield `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:[`;
  let comma = '';
  for (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ',';
  }
  const after = JSON.stringify(last).slice(1);
  yield `]${after === '}' ? '' : ','}${after}`;
}

export const ready = (body: ReadyBody, headers: HeaderValues = {}): Answer => ({ kind: 'ready', body, headers });
export const whole = (reply: Reply): Answer => ({ kind: 'reply', reply });
export const fresh = (value: unknown): Answer => ({ kind: 'fresh', value });
