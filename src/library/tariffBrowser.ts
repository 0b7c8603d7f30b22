// `kosh/tariff` in the browser: fetches the two compiled files, then answers offline as in Node.
import { openTariffFrom as openFrom } from '../tariff/index.ts';
import type { OpenOptions, TariffApi, TariffFiles } from '../tariff/lookup/api.ts';
import { fetchDataFile } from './dataFile.ts';

export type * from '../tariff/lookup/api.ts';
export type * from '../tariff/lookup/contract.ts';
export { readOwnNames } from '../tariff/lookup/ownNames.ts';

export interface BrowserTariffOptions extends OpenOptions {
  /** Address of `kosh/data/tariff.bin`; default: that in the package, beside this module. */
  readonly records?: string | URL;
  /** Address of `kosh/data/search.bin`; default: that in the package, beside this module. */
  readonly search?: string | URL;
}

/** Opens the tariff. In Node the function of this name answers at once; `await` fits both. */
export async function openTariff(options: BrowserTariffOptions = {}): Promise<TariffApi> {
  const [records, search] = await Promise.all([
    bytesOf(options.records ?? new URL('../../data/tariff.bin', import.meta.url), 'tariff.bin', 'records'),
    bytesOf(options.search ?? new URL('../../data/search.bin', import.meta.url), 'search.bin', 'search'),
  ]);
  return openFrom({ records, search }, options);
}

/** Opens the tariff from the bytes of its two files; throws when one is not whole or both are not of one build. */
export const openTariffFrom = (files: TariffFiles, options: OpenOptions = {}): TariffApi => openFrom(files, options);

async function bytesOf(address: string | URL, file: string, option: keyof BrowserTariffOptions): Promise<Uint8Array> {
  const response = await fetchDataFile(address, file, option);
  return new Uint8Array(await response.arrayBuffer());
}
