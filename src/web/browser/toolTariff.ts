// The tariff for a tool that needs it, opened in the page itself.
import { openTariffFrom } from '../../tariff/index.ts';
import type { Surroundings } from '../../tools/kit.ts';

export async function loadTariff(): Promise<Surroundings> {
  const { records = '', search = '' } = document.documentElement.dataset;
  const [recordBytes, searchBytes] = await Promise.all(
    [records, search].map(async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer())),
  );
  const tariff = openTariffFrom({
    records: recordBytes ?? new Uint8Array(),
    search: searchBytes ?? new Uint8Array(),
  });
  return { tariff: () => tariff };
}
