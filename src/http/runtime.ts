// What the kit takes from Node: hashing, compression and streams. The edge bundle puts edgeRuntime.ts in its place.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { type Coding, chooseCoding } from './negotiate.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Above this many bytes compression leaves the main thread, so that no large answer delays the small ones. */
const COMPRESS_ASIDE_BYTES = 32 * 1024;

// Quality 4 keeps brotli as quick as gzip and still smaller; answers are made once and sent often.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** The coding to answer a client in. */
export const codingFor = chooseCoding;

export const encode = (text: string): Bytes => Buffer.from(text) as Bytes;

export const join = (chunks: readonly Uint8Array[]): Bytes => Buffer.concat(chunks) as Bytes;

/** The content's own hash: equal data gives equal tags on every replica and after every deploy. */
export const contentTag = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const brotliAside = promisify<Uint8Array, typeof BROTLI, Buffer>(brotliCompress);
const gzipAside = promisify<Uint8Array, typeof GZIP, Buffer>(gzip);

/** The bytes in a coding; a promise when they are many. */
export function compress(bytes: Bytes, coding: 'br' | 'gzip'): Bytes | Promise<Bytes> {
  if (bytes.byteLength > COMPRESS_ASIDE_BYTES) return compressAside(bytes, coding);
  return (coding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, GZIP)) as Bytes;
}

/** Compresses in Node's thread pool. */
export function compressAside(bytes: Bytes, coding: 'br' | 'gzip'): Promise<Bytes> {
  return (coding === 'br' ? brotliAside(bytes, BROTLI) : gzipAside(bytes, GZIP)) as Promise<Bytes>;
}

/** Pieces are pulled as the client reads, so a slow client holds no memory here. */
export function streamOf(pieces: Iterable<Bytes>, coding: Coding): ReadableStream<Uint8Array> {
  const bytes = Readable.from(pieces, { objectMode: false });
  if (coding === 'identity') return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  const compressor = coding === 'gzip' ? createGzip(GZIP) : createBrotliCompress(BROTLI);
  return Readable.toWeb(bytes.pipe(compressor)) as ReadableStream<Uint8Array>;
}
