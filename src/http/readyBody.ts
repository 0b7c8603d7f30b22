// A body that is ready to send: bytes, strong entity tag and complete headers, compressed once for each coding.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { CACHE_PUBLIC, EVERYWHERE, JSON_TYPE } from './headers.ts';
import type { Coding } from './negotiate.ts';

/** Above this many bytes compression leaves the main thread, so that no large answer delays the small ones. */
const COMPRESS_ASIDE_BYTES = 32 * 1024;

// Quality 4 keeps brotli as quick as gzip and still smaller; answers are made once and sent often.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** One representation with the response init that Node sends unchanged. */
export interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly init: { readonly status: 200; readonly headers: Readonly<Record<string, string>> };
}

/** The answer to one canonical request. */
export class ReadyBody {
  readonly identity: Representation;
  readonly #contentType: string;
  readonly #tag: string;
  #br: Representation | undefined;
  #gzip: Representation | undefined;

  constructor(text: string, contentType: string = JSON_TYPE) {
    const body = Buffer.from(text);
    this.#contentType = contentType;
    // The tag is the content's own hash: equal data gives equal tags on every replica and after every deploy.
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.identity = this.#represent(body, 'identity');
  }

  /** Bytes this answer may come to hold, for the bound of the cache. */
  get bytes(): number {
    return this.identity.body.byteLength * 2 + 1024;
  }

  /** The representation in a coding; a promise only when a large body is compressed for the first time. */
  in(coding: Coding): Representation | Promise<Representation> {
    if (coding === 'identity') return this.identity;
    const made = coding === 'br' ? this.#br : this.#gzip;
    if (made !== undefined) return made;
    if (this.identity.body.byteLength > COMPRESS_ASIDE_BYTES) {
      return compressAside(this.identity.body, coding).then((body) => this.#keep(body, coding));
    }
    const { body } = this.identity;
    return this.#keep(coding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP), coding);
  }

  #keep(body: Buffer, coding: 'br' | 'gzip'): Representation {
    const representation = this.#represent(body, coding);
    if (coding === 'br') this.#br = representation;
    else this.#gzip = representation;
    return representation;
  }

  #represent(body: Buffer, coding: Coding): Representation {
    // A strong tag names one sequence of bytes, so each coding has its own.
    const etag = coding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${coding}"`;
    const headers: Record<string, string> = {
      'Content-Length': String(body.byteLength),
      'Content-Type': this.#contentType,
      'Cache-Control': CACHE_PUBLIC,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...EVERYWHERE,
    };
    if (coding !== 'identity') headers['Content-Encoding'] = coding;
    return { body: body as Uint8Array<ArrayBuffer>, etag, init: { status: 200, headers } };
  }
}

const brotliAside = promisify<Uint8Array, typeof BROTLI, Buffer>(brotliCompress);
const gzipAside = promisify<Uint8Array, typeof GZIP, Buffer>(gzip);

/** Compresses in Node's thread pool. */
export function compressAside(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Buffer> {
  return coding === 'br' ? brotliAside(body, BROTLI) : gzipAside(body, GZIP);
}
