// A correction made once is kept: what a person chose in one table is what the next one is answered with.
import { expect, test } from 'vitest';
import { readOwnNames } from '../tariff/index.ts';
import { rateViews } from '../tariff/lookup/results.ts';
import { openTariff } from '../tariff/node.ts';
import { Classifier } from './classifier.ts';
import { ownNamesCsv } from './ownNamesFile.ts';

const DAY = '2026-11-15';
const open = (ownNames: ReturnType<typeof readOwnNames> = []) => openTariff({ today: () => DAY, ownNames });

test('choices become rows, the last one for a text, and none without a code', () => {
  const choice = { code: '4911' };
  expect(ownNamesCsv([])).toBe('');
  expect(ownNamesCsv([{ text: 'Total', choice: { code: '' } }])).toBe('');
  expect(
    ownNamesCsv([
      { text: ' card, printed ', choice: { code: '8517' } },
      { text: 'card, printed', choice },
      { text: '=cmd', choice },
    ]),
  ).toBe('text,code,rate\r\n"card, printed",4911,\r\n\'=cmd,4911,\r\n');
});

test('every rate that can be chosen for a code is the rate of the next table', () => {
  const { records } = open();
  const codes = ['6205', '996311', '996791', '0406', '2201', '8703'];
  for (const code of codes) {
    for (const branch of rateViews(records.rateOn(records.find(code), DAY))) {
      const csv = ownNamesCsv([{ text: 'Bhai ka maal', choice: { code, branch } }]);
      const classifier = new Classifier(open(readOwnNames(csv, 'own.csv')), { day: DAY });
      const { facts, review } = classifier.classify('bhai ka maal');
      expect([code, branch.condition, facts?.code, facts?.rate, review]).toEqual([
        code,
        branch.condition,
        code,
        branch.rate,
        'nothing',
      ]);
    }
  }
});
