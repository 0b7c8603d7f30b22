// A request and its reply as the kit sees them: less than the Fetch API's, so that a server can hand over Node's own
// objects at no cost, and an edge runtime its standard ones.
import type { HeaderList } from './headers.ts';
import type { Bytes } from './runtime.ts';

export interface KitRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** The value of a header, by its name in lower case; several are joined. */
  header(name: string): string | null;
  /** The bytes of the body as sent; refuses what is longer (413) or not whole (400). */
  readBody(maxBytes: number): Promise<Bytes>;
  /** The same in standard form, with the given body, for doors that speak their own protocol. */
  toFetch(body: Bytes): Request;
}

export interface Reply {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Bytes | string | ReadableStream<Uint8Array> | null;
}
