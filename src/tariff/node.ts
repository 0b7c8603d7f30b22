// `kosh/tariff` in Node: opens the compiled files that ship beside the program.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { type OpenOptions, openTariffFrom, type Tariff } from './index.ts';

export * from './index.ts';

/** Where the compiled files are: `dist/data`, seen from the sources as well as from the bundle. */
export function dataFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const dist = here.lastIndexOf(`${join('/', 'dist')}`);
  return dist >= 0 ? join(here.slice(0, dist), 'dist', 'data') : join(here, '..', '..', 'dist', 'data');
}

/** Opens the tariff; the folder defaults to the data files that came with the program. */
export function openTariff(options: OpenOptions & { readonly folder?: string } = {}): Tariff {
  const folder = options.folder ?? dataFolder();
  return openTariffFrom(
    { records: readFileSync(join(folder, 'tariff.bin')), search: readFileSync(join(folder, 'search.bin')) },
    { nativeCrc: crc32, ...options },
  );
}
