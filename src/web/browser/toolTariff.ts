// The tariff for a tool that needs it, opened in the page itself.
import type { Surroundings } from '../../tools/kit.ts';
import { openedTariff } from './openedTariff.ts';

export async function loadTariff(): Promise<Surroundings> {
  const { records = '', search = '' } = document.documentElement.dataset;
  const tariff = await openedTariff(records, search);
  return { tariff: () => tariff };
}
