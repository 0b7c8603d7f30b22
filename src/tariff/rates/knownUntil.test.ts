import { expect, test } from 'vitest';
import { laterThan } from './knownUntil.ts';
import { entry } from './samples.ts';

const AS_OF = '2026-11-15';
const rule = { codes: ['8703'], excluded: [], to: null };

test('a row that begins on the day or before is known', () => {
  expect(laterThan(AS_OF, { entries: [entry({ effectiveFrom: AS_OF })] })).toEqual([]);
});

test('a later row of any file is told, with what to do', () => {
  const later = { from: '2026-12-01' };
  const told = laterThan(AS_OF, {
    entries: [entry({ effectiveFrom: later.from })],
    ordinary: [{ ...later, to: null, code: '8703', ratePercent: 18, serial: '', reason: 'x' }],
    cess: [{ ...rule, ...later, ratePercent: 1, coverage: 'all', condition: '', text: '' }],
    reverseCharge: [
      {
        ...rule,
        ...later,
        byText: false,
        trigger: 'x',
        settledBy: '',
        not: '',
        notificationRef: '',
        evidence: 'inferred',
      },
    ],
  });
  expect(told).toHaveLength(4);
  for (const sentence of told) {
    expect(sentence).toContain('begins on 2026-12-01, but as_of in dataset.tsv says that the law was read up to');
    expect(sentence).toContain('put that day into as_of, or leave the row out');
  }
});
