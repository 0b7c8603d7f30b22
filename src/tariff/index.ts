// The tariff as a library, for any runtime: give it the two compiled files and ask.
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
}

/** Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole. */
export function openTariffFrom({ records, search }: TariffFiles, { today }: OpenOptions = {}): Tariff {
  return new Tariff(new Records(records, 'tariff.bin'), openEngine(search, 'search.bin'), today);
}
