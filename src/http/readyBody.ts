// A body that is ready to send: bytes, strong entity tag and complete headers, compressed once for each coding.
import { contentTag } from './contentTag.ts';
import { CACHE_PUBLIC, EVERYWHERE, type HeaderList, JSON_TYPE, listed } from './headers.ts';
import type { Coding } from './negotiate.ts';
import { type Bytes, compress, encode } from './runtime.ts';

/** One representation with the headers that are sent with it. */
export interface Representation {
  readonly body: Bytes;
  readonly etag: string;
  readonly headers: HeaderList;
}

const LISTED_EVERYWHERE = listed(EVERYWHERE);

/** The answer to one canonical request. */
export class ReadyBody {
  readonly #body: Bytes;
  readonly #contentType: string;
  /** Made when first sent: what nobody asks for is not hashed. */
  #tag: string | undefined;
  #identity: Representation | undefined;
  #br: Representation | undefined;
  #gzip: Representation | undefined;

  constructor(content: string | Bytes, contentType: string = JSON_TYPE) {
    this.#body = typeof content === 'string' ? encode(content) : content;
    this.#contentType = contentType;
  }

  get identity(): Representation {
    this.#identity ??= this.#represent(this.#body, 'identity');
    return this.#identity;
  }

  /** Bytes this answer may come to hold, for the bound of the cache. */
  get bytes(): number {
    return this.#body.byteLength * 2 + 1024;
  }

  /** The representation in a coding; a promise only when a large body is compressed for the first time. */
  in(coding: Coding): Representation | Promise<Representation> {
    if (coding === 'identity') return this.identity;
    const made = coding === 'br' ? this.#br : this.#gzip;
    if (made !== undefined) return made;
    const body = compress(this.#body, coding);
    return body instanceof Promise ? body.then((bytes) => this.#keep(bytes, coding)) : this.#keep(body, coding);
  }

  #keep(body: Bytes, coding: 'br' | 'gzip'): Representation {
    const representation = this.#represent(body, coding);
    if (coding === 'br') this.#br = representation;
    else this.#gzip = representation;
    return representation;
  }

  #represent(body: Bytes, coding: Coding): Representation {
    // A strong tag names one sequence of bytes, so each coding has its own.
    this.#tag ??= contentTag(this.#body);
    const etag = coding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${coding}"`;
    const headers = [
      'Content-Length',
      String(body.byteLength),
      'Content-Type',
      this.#contentType,
      'Cache-Control',
      CACHE_PUBLIC,
      'ETag',
      etag,
      'Vary',
      'Accept-Encoding',
      ...LISTED_EVERYWHERE,
    ];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { body, etag, headers };
  }
}
