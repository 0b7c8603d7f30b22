// Fetches the two files of the tariff and opens them, with a shop's own names where a page has them.
import { type OwnName, openTariffFrom, type Tariff } from '../../tariff/index.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The tariff did not load (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function openedTariff(
  records: string,
  search: string,
  ownNames: readonly OwnName[] = [],
): Promise<Tariff> {
  const [recordBytes, searchBytes] = await Promise.all([bytesOf(records), bytesOf(search)]);
  return openTariffFrom({ records: recordBytes, search: searchBytes }, { ownNames });
}
