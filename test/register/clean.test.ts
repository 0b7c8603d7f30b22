// A clean register has no finding, in whatever layout.
import { describe, expect, test } from 'vitest';
import { checkDocument, openDocument, summarise } from '../../src/library/register.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { LAYOUTS, makeLines, shown } from './registers.ts';

const LINES = 400;
const tariff = openTariff({ today: () => '2026-11-16' });

describe(`${LINES} lines in each of five layouts`, () => {
  test.each(Object.keys(LAYOUTS).map((name, at) => [name, at] as const))('%s: nothing is found wrong', (name, at) => {
    const lines = makeLines(tariff, LINES, 20_261 + at);
    const { rows, rowOf } = LAYOUTS[name]?.(lines) ?? { rows: [], rowOf: [] };
    const document = openDocument(rows);
    expect(document.lines.filter(({ kind }) => kind === 'item')).toHaveLength(LINES);
    const found = checkDocument(tariff, document, { turnover: 60_000_000 }).map(({ row, kind, message }) => {
      const line = lines[rowOf.indexOf(row ?? 0)];
      return `${line === undefined ? 'the file' : shown(line)}: ${kind}: ${message}`;
    });
    expect(found).toEqual([]);
    // The register and Table 12 agree, and what was read is what was sold.
    const { reconciliation, table } = summarise(tariff, document, { period: '102026' });
    expect(reconciliation).toMatchObject({ difference: 0, taxDifference: 0, leftOut: [] });
    const sold = lines.reduce((sum, line) => {
      const value = Math.round(Number(line.taxable) * 100);
      return sum + (line.note === 'Credit Note' ? -value : value);
    }, 0);
    expect(table.register.taxable).toBe(sold);
  });
});
