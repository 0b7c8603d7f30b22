// What a route hands back, before the service turns it into a response.
import type { Reply } from './exchange.ts';
import type { HeaderValues } from './headers.ts';
import type { ReadyBody } from './readyBody.ts';
import type { Bytes } from './runtime.ts';

export type Answer =
  /** A cacheable GET answer: looked up by its canonical key, made only when it is not there. */
  | { readonly kind: 'cached'; readonly key: string; readonly makeJson: () => string | Bytes }
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
/** For what comes as the bytes of JSON already, maybe within a larger buffer. */
export const cachedJson = (key: string, makeJson: () => Bytes): Answer => ({ kind: 'cached', key, makeJson });
export const ready = (body: ReadyBody, headers: HeaderValues = {}): Answer => ({ kind: 'ready', body, headers });
export const whole = (reply: Reply): Answer => ({ kind: 'reply', reply });
export const fresh = (value: unknown): Answer => ({ kind: 'fresh', value });
