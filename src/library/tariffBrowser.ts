// `kosh/tariff` in the browser: fetches the two compiled files, then answers offline as in Node.
import { openTariffFrom as openFrom } from '../tariff/index.ts';
import type { OpenOptions, TariffApi, TariffFiles } from '../tariff/lookup/api.ts';

export type * from '../tariff/lookup/api.ts';
export type * from '../tariff/lookup/contract.ts';

export interface BrowserTariffOptions extends OpenOptions {
  /** Addresses of the files; default: those in the package, beside this module. */
  readonly records?: string | URL;
  readonly search?: string | URL;
}

/** Opens the tariff. In Node the function of this name answers at once; `await` fits both. */
export async function openTariff(options: BrowserTariffOptions = {}): Promise<TariffApi> {
  const [records, search] = await Promise.all([
    bytesOf(options.records ?? new URL('../../data/tariff.bin', import.meta.url)),
    bytesOf(options.search ?? new URL('../../data/search.bin', import.meta.url)),
  ]);
  return openFrom({ records, search }, options);
}

/** Opens the tariff from the bytes of its two files; throws when one is not whole or both are not of one build. */
export const openTariffFrom = (files: TariffFiles, options: OpenOptions = {}): TariffApi => openFrom(files, options);

async function bytesOf(address: string | URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not load: status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
