// The texts for which the library's lookup is not what the service answers: there must be none.
import { join } from 'node:path';
import { createTariffClient } from '../../src/client/index.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { openTariff } from '../../src/tariff/node.ts';

const GOLDEN = join(import.meta.dirname, '..', '..', 'data', 'tariff', 'golden', 'golden.tsv');

/** What JSON makes of a value: absent and undefined are one. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Asks both for so many texts of the golden set, with other limits and days by turns. */
export async function differingLookups(baseUrl: string, count: number): Promise<readonly string[]> {
  const texts = readMeasuringFile(GOLDEN).labelled.map(({ text }) => text);
  if (texts.length < 1_000) throw new Error(`${GOLDEN} has only ${texts.length} texts.`);
  const tariff = openTariff();
  const client = createTariffClient({ baseUrl });
  const different: string[] = [];
  for (let i = 0; i < count; i++) {
    const text = texts[(i * 7) % texts.length] ?? '';
    const asOf = i % 5 === 0 ? '2019-04-01' : undefined;
    const limit = 1 + (i % 20);
    const remote = await client.lookup(text, { limit, ...(asOf !== undefined && { as_of: asOf }) });
    const local = asJson(tariff.lookup(text, { limit, ...(asOf !== undefined && { asOf }) }));
    if (JSON.stringify(remote) !== JSON.stringify(local)) different.push(text);
  }
  return different;
}
