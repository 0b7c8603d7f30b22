// Opens the tariff in any runtime from its two compiled files.
import { Container, DamagedFile } from './dataset/container.ts';
import { Records } from './dataset/records.ts';
import { sectionOf } from './engine/index/format.ts';
import { openEngine } from './engine/search.ts';
import type { OpenOptions, TariffFiles } from './lookup/api.ts';
import { OpenTariff } from './lookup/tariff.ts';

export type * from './lookup/api.ts';
export type * from './lookup/contract.ts';
export { readOwnNames } from './lookup/ownNames.ts';
/** The tariff as this program knows it; the library shows its interface `TariffApi` only. */
export type Tariff = OpenTariff;

/**
 * Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole or both are not of one
 * build.
 */
export function openTariffFrom({ records, search }: TariffFiles, { nativeCrc, ...options }: OpenOptions = {}): Tariff {
  const index = new Container(search, 'search.bin', nativeCrc);
  const read = new Records(records, () => sectionOf(index, 'code.names'), 'tariff.bin', nativeCrc);
  if (new TextDecoder().decode(index.bytes('pair')) !== read.pair) {
    throw new DamagedFile('tariff.bin and search.bin were not made together; build both again.');
  }
  return new OpenTariff(read, () => openEngine(index), options);
}
