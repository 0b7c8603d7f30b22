// The tariff in Node: opens the compiled files that ship beside the program.
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readDataFile } from '../system/dataFile.ts';
import { type OpenOptions, openTariffFrom, type Tariff } from './index.ts';

export * from './index.ts';

/** Where the compiled files are: `dist/data`, seen from the sources as well as from the bundle. */
export function dataFolder(): string {
  const here = import.meta.dirname;
  const dist = here.lastIndexOf(`${join('/', 'dist')}`);
  return dist >= 0 ? join(here.slice(0, dist), 'dist', 'data') : join(here, '..', '..', 'dist', 'data');
}

export interface NodeOptions {
  readonly folder?: string;
}

/** Opens the tariff; the folder defaults to the data files that came with the program. */
export function openTariff(options: OpenOptions & NodeOptions = {}): Tariff {
  const folder = options.folder ?? dataFolder();
  return openTariffFrom(
    { records: readDataFile(folder, 'tariff.bin'), search: readDataFile(folder, 'search.bin') },
    { nativeCrc: crc32, ...options },
  );
}
