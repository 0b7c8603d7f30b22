// Fetches the two files of the tariff and opens them: for the workers.
import type { TariffFiles } from '../../tariff/index.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The tariff did not load (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** `openFrom`: opens as much of it as the worker needs. */
export async function openedTariff<Opened>(
  openFrom: (files: TariffFiles) => Opened,
  records: string,
  search: string,
): Promise<Opened> {
  const [recordBytes, searchBytes] = await Promise.all([bytesOf(records), bytesOf(search)]);
  return openFrom({ records: recordBytes, search: searchBytes });
}
