// Opens the tariff in any runtime from its two compiled files.
import { Container, DamagedFile } from './dataset/container.ts';
import { Records } from './dataset/records.ts';
import { nameCountsIn, openEngine } from './engine/open.ts';
import type { OpenOptions, TariffFiles } from './lookup/api.ts';
import type { Lookups, Tariff } from './lookup/inside.ts';
import { OpenLookups } from './lookup/lookups.ts';
import { OpenTariff, type WriterMaker } from './lookup/tariff.ts';

export type * from './lookup/api.ts';
export type * from './lookup/contract.ts';
export type { Lookups, Tariff };

/**
 * Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole or both are not of one
 * build. `writerOf`: what writes the answers of a service; without it they are the same, and take longer to write.
 */
export function openTariffFrom(
  files: TariffFiles,
  { today, nativeCrc }: OpenOptions = {},
  writerOf?: WriterMaker,
): Tariff {
  const { records, index } = opened(files, nativeCrc);
  return new OpenTariff(records, () => openEngine(index), today, writerOf);
}

/** What is looked up while somebody types, of the same files: a page that does no more does not load the rest. */
export function openLookupsFrom(files: TariffFiles): Lookups {
  const { records, index } = opened(files);
  return new OpenLookups(records, () => openEngine(index));
}

function opened({ records, search }: TariffFiles, crc?: OpenOptions['nativeCrc']) {
  const index = new Container(search, 'search.bin', crc);
  const read = new Records(records, () => nameCountsIn(index), 'tariff.bin', crc);
  if (new TextDecoder().decode(index.bytes('pair')) !== read.pair) {
    throw new DamagedFile('tariff.bin and search.bin were not made together; build both again.');
  }
  return { records: read, index };
}
