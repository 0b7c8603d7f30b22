// Compression by Node's zlib, which works in its thread pool.
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Bytes, Packer } from '../http/keptAnswer.ts';

// Quality 4 keeps brotli as quick as gzip and still smaller. A window of 256 KiB packs answers as tightly as the usual
// 4 MiB, and the memory that compressors take and give back stays small.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
/** For files that are kept as long as the process runs: a fifteenth smaller, in some hundredths of a second once. */
const BROTLI_TIGHT = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 6 };

const brotli = promisify<Uint8Array, typeof BROTLI, Buffer>(brotliCompress);
const gzipped = promisify<Uint8Array, typeof GZIP, Buffer>(gzip);

export const nodePacker: Packer = {
  async pack(bytes, coding, isTight = false) {
    const packed = coding === 'br' ? brotli(bytes, isTight ? BROTLI_TIGHT : BROTLI) : gzipped(bytes, GZIP);
    // Compressors hand out the beginning of a block of 16 KiB; what is kept must not keep the whole block.
    return new Uint8Array(await packed);
  },
  packStream(stream, coding) {
    const compressor = Duplex.toWeb(coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP));
    return stream.pipeThrough(compressor as ReadableWritablePair<Bytes, Bytes>);
  },
};
