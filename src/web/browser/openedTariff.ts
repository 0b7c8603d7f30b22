// Fetches the two packed files of the tariff and opens them: for the workers.
import { openTariffFrom, type Tariff } from '../../tariff/index.ts';
import { unpack } from '../transport.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The tariff did not load (${response.status}).`);
  return unpack(new Uint8Array(await response.arrayBuffer()));
}

export async function openedTariff(records: string, search: string): Promise<Tariff> {
  const [recordBytes, searchBytes] = await Promise.all([bytesOf(records), bytesOf(search)]);
  return openTariffFrom({ records: recordBytes, search: searchBytes });
}
