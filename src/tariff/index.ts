// The tariff as a library, for any runtime: give it the two compiled files and ask.
import { Container, DamagedFile } from './dataset/container.ts';
import { Records } from './dataset/records.ts';
import { openEngine } from './engine/open.ts';
import { Tariff } from './lookup/tariff.ts';

export * from './lookup/types.ts';
export { Tariff };

export interface TariffFiles {
  /** The bytes of `tariff.bin`. */
  readonly records: Uint8Array;
  /** The bytes of `search.bin`. */
  readonly search: Uint8Array;
}

export interface OpenOptions {
  /** Today's date as YYYY-MM-DD; default: today in India. */
  readonly today?: () => string;
  /** The runtime's own CRC-32, to check the files by; default: a checksum in script. */
  readonly nativeCrc?: (bytes: Uint8Array) => number;
}

/** Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole or both are not of one build. */
export function openTariffFrom({ records, search }: TariffFiles, { today, nativeCrc }: OpenOptions = {}): Tariff {
  const opened = new Records(records, 'tariff.bin', nativeCrc);
  const index = new Container(search, 'search.bin', nativeCrc);
  if (new TextDecoder().decode(index.bytes('pair')) !== opened.pair) {
    throw new DamagedFile('tariff.bin and search.bin were not made together; build both again.');
  }
  return new Tariff(opened, () => openEngine(index), today);
}
