// What the tariff's sources cover, counted: what `npm run data:report` and `kosh data report` print.
import { join } from 'node:path';
import { todayInIndia } from '../model/days.ts';
import { isService } from '../model/digits.ts';
import { inForce } from '../model/periods.ts';
import { compileRates } from '../rates/compileRates.ts';
import { readRateFacts } from '../source/rateFacts.ts';
import { readCodes, readNames } from '../source/readCodes.ts';
import { readDataset } from '../source/readDataset.ts';
import { readRateSources } from '../source/readOther.ts';
import type { DataPlaces } from './checkData.ts';

function countBy<Item>(items: Iterable<Item>, key: (item: Item) => string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Prints the counts table by table. */
export function reportData({ folder, factsFile }: DataPlaces, print: (line: string) => void): void {
  const today = todayInIndia();
  const table = (title: string, counts: Iterable<readonly [string, number]>): void => {
    print(`\n${title}`);
    for (const [what, count] of counts) print(`${String(count).padStart(8)}  ${what}`);
  };
  const codes = readCodes(folder);
  const names = readNames(folder);
  const sources = readRateSources(join(folder, 'rates'));
  const rates = compileRates(codes, sources);
  const live = codes.filter(({ code, status }) => status === 'live' && code.length === (isService(code) ? 6 : 8));

  table(
    'Codes by kind, digits and status',
    countBy(codes, ({ code, status }) => `${isService(code) ? 'services' : 'goods'}, ${code.length} digits, ${status}`),
  );
  table(
    'Names by language',
    countBy(names, ({ language }) => language),
  );

  const current = live.map(({ code }) => ({
    code,
    period: rates.get(code)?.rates.find((period) => inForce(period, today)),
  }));
  table(
    `Live items by number of rates on ${today}`,
    countBy(current, ({ period }) => {
      const different = new Set(period?.branches.map(({ ratePercent }) => ratePercent)).size;
      return different === 1 ? 'one rate' : `${different} rates, by condition`;
    }),
  );
  table(
    `Live items by main rate on ${today}`,
    countBy(
      current,
      ({ period }) => `${period?.branches[0]?.ratePercent ?? '?'}% ${period?.branches[0]?.schedule ?? ''}`,
    ),
  );
  table(
    `Live items by how well the main rate of ${today} is known`,
    countBy(current, ({ period }) => period?.branches[0]?.evidence ?? 'unknown'),
  );
  table(
    'Rate entries by notification and evidence',
    countBy(sources.entries, ({ notification, evidence }) => `${notification}, ${evidence}`),
  );
  table(
    'Entries that point at no code',
    countBy(
      sources.entries.filter(({ pureCondition }) => pureCondition),
      ({ notification }) => notification,
    ),
  );

  const facts = readRateFacts(factsFile);
  table('Rate facts', [
    ['derived by hand', facts.length],
    ['that other tables get wrong', facts.filter(({ mistake }) => mistake !== '').length],
  ]);

  const { asOf, notCovered } = readDataset(folder);
  print(`\nThe law was read up to ${asOf}. Not covered`);
  for (const gap of notCovered) print(`  ${gap}`);
}
