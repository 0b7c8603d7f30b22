// What the kit takes from Node: compression and streams. The edge bundle puts edgeRuntime.ts in its place.
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

// Quality 4 keeps brotli as quick as gzip and still smaller; answers are made once and sent often. A window of 256 KiB
// packs them as tightly as the usual 4 MiB, and the memory that compressors take and give back stays small.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 6 };
/** For what is kept as long as the process runs: scripts are a fifteenth smaller, in some hundredths of a second once. */
const BROTLI_KEPT = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The coding to answer a client in. */
export const codingFor = chooseCoding;

export const encode = (text: string): Bytes => Buffer.from(text) as Bytes;

export const join = (chunks: readonly Uint8Array[]): Bytes => Buffer.concat(chunks) as Bytes;

const brotliAside = promisify<Uint8Array, typeof BROTLI, Buffer>(brotliCompress);
const gzipAside = promisify<Uint8Array, typeof GZIP, Buffer>(gzip);

/** The bytes in a coding; a promise when they are many. */
export function compress(bytes: Bytes, coding: 'br' | 'gzip'): Bytes | Promise<Bytes> {
  if (bytes.byteLength > COMPRESS_ASIDE_BYTES) return compressAside(bytes, coding);
  return cut(coding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, GZIP));
}

/** Compresses in Node's thread pool; `isKept`: more tightly. */
export function compressAside(bytes: Bytes, coding: 'br' | 'gzip', isKept = false): Promise<Bytes> {
  const brotli = isKept ? BROTLI_KEPT : BROTLI;
  return (coding === 'br' ? brotliAside(bytes, brotli) : gzipAside(bytes, GZIP)).then(cut);
}

/** Compressors write into blocks of 16 KiB and hand out the beginning; what is kept must not keep the whole block. */
const cut = (compressed: Buffer): Bytes => new Uint8Array(compressed);

/** Runs it in the next round of the event loop, after whatever has come in meanwhile. */
export const nextRound = (work: () => void): void => {
  setImmediate(work);
};

/** Milliseconds of processor time so far: on a busy machine a request must not pay for what others do. */
export const workMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Pieces are pulled as the client reads, so a slow client holds no memory here. */
export function streamOf(pieces: Iterable<Bytes>, coding: Coding): ReadableStream<Uint8Array> {
  const bytes = Readable.from(pieces, { objectMode: false });
  if (coding === 'identity') return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  const compressor = coding === 'gzip' ? createGzip(GZIP) : createBrotliCompress(BROTLI);
  return Readable.toWeb(bytes.pipe(compressor)) as ReadableStream<Uint8Array>;
}
