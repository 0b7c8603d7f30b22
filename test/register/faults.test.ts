// Every planted fault is found, and nothing is said of the lines beside them.
import { expect, test } from 'vitest';
import { checkDocument, openDocument } from '../../src/library/register.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { faultsFor } from './faults.ts';
import { LAYOUTS, type MadeLine, makeLines, seeded, shown } from './registers.ts';

const LINES = 2000;
const FAULTS = 300;
const DAY = '2026-10-05';
const tariff = openTariff({ today: () => '2026-11-16' });

test(`${FAULTS} faults of every kind among ${LINES} lines`, () => {
  const random = seeded(77);
  const faults = faultsFor(tariff, DAY);
  const lines: MadeLine[] = [...makeLines(tariff, LINES, 99, DAY)];
  const planted = new Map<number, string>();
  for (let number = 0; planted.size < FAULTS; number++) {
    const fault = faults[number % faults.length];
    for (let tries = 0; tries < 500 && fault !== undefined; tries++) {
      const at = Math.floor(random() * LINES);
      const line = lines[at];
      const faulty = line === undefined || planted.has(at) ? undefined : fault.plant(line, random);
      if (faulty === undefined) continue;
      lines[at] = faulty;
      planted.set(at, fault.kind);
      break;
    }
  }
  const { rows, rowOf } = LAYOUTS['every column']?.(lines) ?? { rows: [], rowOf: [] };
  const found = checkDocument(tariff, openDocument(rows), { turnover: 60_000_000 });
  const kindsOf = new Map<number, string[]>();
  for (const { row, kind } of found) {
    // A number that was changed is missing where it was.
    if (kind === 'document-gap') continue;
    const at = rowOf.indexOf(row ?? 0);
    kindsOf.set(at, [...(kindsOf.get(at) ?? []), kind]);
  }
  const line = (at: number): string => shown(lines[at] as MadeLine);
  const missed = [...planted]
    .filter(([at, kind]) => !kindsOf.get(at)?.includes(kind))
    .map(([at, kind]) => `${kind}: ${line(at)}: ${kindsOf.get(at)?.join(', ') ?? 'nothing'}`);
  expect(missed).toEqual([]);
  const beside = [...kindsOf]
    .filter(([at]) => !planted.has(at))
    .map(([at, kinds]) => `${line(at)}: ${kinds.join(', ')}`);
  expect(beside).toEqual([]);
  expect(new Set(planted.values()).size).toBe(faults.length);
});

test('a line that stands twice, a row of Table 12 that stands twice, and OTH on every line', () => {
  const [line] = makeLines(tariff, 1, 5, DAY);
  const twice = LAYOUTS['every column']?.([line as MadeLine, line as MadeLine]).rows ?? [];
  expect(checkDocument(tariff, openDocument(twice)).map(({ kind }) => kind)).toEqual(['duplicate-line']);
  const header = ['HSN', 'UQC', 'Total Quantity', 'Rate', 'Taxable Value', 'Integrated Tax Amount'];
  const row = ['690721', 'SQM-SQUARE METERS', '1', '18', '100', '18'];
  expect(checkDocument(tariff, openDocument([header, row, row])).map(({ kind }) => kind)).toEqual(['duplicate-row']);
  const others = makeLines(tariff, 400, 6, DAY)
    .filter(({ type }) => type === 'goods')
    .map((one, at) => ({ ...one, unit: 'OTH', document: `INV/${at + 1}` }));
  const file = LAYOUTS['every column']?.(others).rows ?? [];
  expect(checkDocument(tariff, openDocument(file)).map(({ kind, row: at }) => [kind, at])).toEqual([
    ['unit-other-everywhere', null],
  ]);
});
