// Opens the tariff in any runtime from its two compiled files.
import { Container, DamagedFile } from './dataset/container.ts';
import { Records } from './dataset/records.ts';
import { nameCountsIn, openEngine } from './engine/open.ts';
import type { OpenOptions, TariffFiles } from './lookup/api.ts';
import type { Lookups, Tariff } from './lookup/inside.ts';
import { OpenTariff, type WriterMaker } from './lookup/tariff.ts';

export type * from './lookup/api.ts';
export type * from './lookup/contract.ts';
export type { Lookups, Tariff };

/**
 * Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole or both are not of one
 * build. `writerOf`: what writes the answers of a service; without it they are the same, and take longer to write.
 */
export function openTariffFrom(
  { records, search }: TariffFiles,
  { today, nativeCrc }: OpenOptions = {},
  writerOf?: WriterMaker,
): Tariff {
  const index = new Container(search, 'search.bin', nativeCrc);
  const read = new Records(records, () => nameCountsIn(index), 'tariff.bin', nativeCrc);
  if (new TextDecoder().decode(index.bytes('pair')) !== read.pair) {
    throw new DamagedFile('tariff.bin and search.bin were not made together; build both again.');
  }
  return new OpenTariff(read, () => openEngine(index), today, writerOf);
}
