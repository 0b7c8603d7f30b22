// The compressed forms of the files that pages load: quickly for a start or a test, as small as can be for a release.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify<Uint8Array, object, Buffer>(brotliCompress);
const zip = promisify<Uint8Array, object, Buffer>(gzip);

const QUICK = { brotli: 4, gzip: 4 } as const;
/** Scripts are a tenth smaller so, and all of them are still ready in a second or two. */
const QUICK_SCRIPT = { brotli: 10, gzip: 6 } as const;
const SCRIPT_BYTES = 256 * 1024;
/** What the finder's first page waits for is as small as in a release; that takes another second. */
const FIRST_SCRIPT = /^(?:finder|tariffWorker)-/;

type Effort = { readonly brotli: number; readonly gzip: number };

export function quickEffort(name: string, bytes: Uint8Array): Effort {
  if (FIRST_SCRIPT.test(name)) return BEST;
  return bytes.length < SCRIPT_BYTES ? QUICK_SCRIPT : QUICK;
}

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 } as const;

/** 2 MiB: with more than that the search index takes 2% more bytes, and the browser more memory. */
const WINDOW_BITS = 21;

/** Writes `path.br` and `path.gz`. */
export async function writeCompressed(path: string, bytes: Uint8Array, effort: Effort): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: effort.gzip })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Compresses every file of the manifest in `folder` as well as can be. */
export async function compressWell(folder: string): Promise<void> {
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  await Promise.all(
    Object.values(files).map(async (name) => {
      const path = join(folder, name);
      await writeCompressed(path, await readFile(path), BEST);
    }),
  );
}
