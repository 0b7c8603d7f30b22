import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEntries, readOrdinary } from './readEntries.ts';

const HEADER =
  'notification schedule serial rate codes excluded narrowed_to coverage condition ordinary from to evidence note'.split(
    ' ',
  );
const GOOD = [
  '9/2025-CT(Rate)',
  'I',
  '48',
  '5',
  '1006',
  '',
  '',
  'split',
  'packed',
  'most rice',
  '2025-09-22',
  '',
  'notification',
  '',
];

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(...rows: readonly (readonly string[])[]): string {
  const path = join(folder, 'goods.tsv');
  writeFileSync(path, `${[HEADER, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`);
  return path;
}

const changed = (column: string, value: string): readonly string[] =>
  GOOD.map((cell, i) => (HEADER[i] === column ? value : cell));

describe('readEntries', () => {
  it('reads an entry', () => {
    expect(readEntries(fileWith(GOOD))).toEqual([
      {
        notification: '9/2025-CT(Rate)',
        schedule: 'I',
        serial: '48',
        ratePercent: 5,
        codes: ['1006'],
        excluded: [],
        narrowedTo: [],
        pureCondition: false,
        coverage: 'split',
        condition: 'packed',
        ordinary: 'most rice',
        effectiveFrom: '2025-09-22',
        effectiveTo: null,
        evidence: 'notification',
        note: '',
      },
    ]);
  });

  it.each([
    ['notification', 'GST 9 of 2025', 'notification "GST 9 of 2025" must read like 9/2025-CT(Rate)'],
    ['rate', 'nil', 'rate "nil" must be a number from 0 to 100'],
    ['codes', '10 06', ''],
    ['codes', '1006.30', 'codes "1006.30" must be a code prefix of 2 to 8 digits'],
    ['codes', '', 'codes must not be empty'],
    ['coverage', 'some', 'coverage "some" must be one of all, part, split'],
    ['coverage', 'all', 'condition must be empty exactly when the coverage is all'],
    ['from', '2017-06-30', 'from "2017-06-30" must be a date from 2017-07-01 on'],
    ['to', '2025-09-21', 'to "2025-09-21" must be empty or a date not before "from"'],
    ['evidence', 'hearsay', 'evidence "hearsay" must be one of notification, secondary, inferred'],
    ['condition', 'x'.repeat(201), 'condition must have at most 200 characters'],
  ])('names the line and column of a wrong %s', (column, value, problem) => {
    const path = fileWith(GOOD, changed(column, value));
    if (problem === '') expect(readEntries(path)).toHaveLength(2);
    else expect(() => readEntries(path)).toThrow(`${path}:3: ${problem}`);
  });

  it('marks an entry that points at no code', () => {
    const [entry] = readEntries(
      fileWith(changed('narrowed_to', '-').map((cell, i) => (HEADER[i] === 'coverage' ? 'part' : cell))),
    );
    expect(entry?.pureCondition).toBe(true);
  });
});

describe('readOrdinary', () => {
  it('wants a reason', () => {
    const path = join(folder, 'ordinary.tsv');
    writeFileSync(path, 'code\tfrom\tto\trate\tserial\treason\n8703\t2025-09-22\t\t18\t534\t\n');
    expect(() => readOrdinary(path)).toThrow('reason must not be empty');
  });
});
