// The compressed forms of the files that pages load, as small as can be: for packing and for images.
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify<Uint8Array, object, Buffer>(brotliCompress);
const zip = promisify<Uint8Array, object, Buffer>(gzip);

/** 2 MiB: with more than that the search index takes 2% more bytes, and the browser more memory. */
const WINDOW_BITS = 21;

export const bestBrotli = (bytes: Uint8Array): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes `path.br` and `path.gz` unless they are there: the name has the hash of the content of `source`. */
export async function compressWell(path: string, source: string): Promise<void> {
  const bytes = await readFile(source);
  await Promise.all([
    writeOnce(`${path}.br`, () => bestBrotli(bytes)),
    writeOnce(`${path}.gz`, () => zip(bytes, { level: 9 })),
  ]);
}

/** Renamed when it is whole, so that a run that was broken off leaves no half a file. */
async function writeOnce(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(path)) return;
  await writeFile(`${path}.new`, await make());
  await rename(`${path}.new`, path);
}
