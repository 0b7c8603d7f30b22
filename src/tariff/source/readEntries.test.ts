import { describe, expect, it } from 'vitest';
import { fileWith, type Row } from '../rates/samples.ts';
import { readEntries, readOrdinary } from './readEntries.ts';

const ENTRY: Row = {
  notification: '9/2025-CT(Rate)',
  schedule: 'I',
  serial: '48',
  rate: '5',
  codes: '1006',
  excluded: '',
  narrowed_to: '',
  coverage: 'split',
  condition: 'packed',
  ordinary: 'most rice',
  from: '2025-09-22',
  to: '',
  evidence: 'notification',
  note: '',
};

describe('readEntries', () => {
  it('reads an entry', () => {
    expect(readEntries(fileWith(ENTRY))).toEqual([
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
    const path = fileWith(ENTRY, { ...ENTRY, [column]: value });
    if (problem === '') expect(readEntries(path)).toHaveLength(2);
    else expect(() => readEntries(path)).toThrow(`${path}:3: ${problem}`);
  });

  it('marks an entry that points at no code', () => {
    const [entry] = readEntries(fileWith({ ...ENTRY, narrowed_to: '-', coverage: 'part' }));
    expect(entry?.pureCondition).toBe(true);
  });
});

describe('readOrdinary', () => {
  it('wants a reason', () => {
    const path = fileWith({ code: '8703', from: '2025-09-22', to: '', rate: '18', serial: '534', reason: '' });
    expect(() => readOrdinary(path)).toThrow('reason must not be empty');
  });
});
