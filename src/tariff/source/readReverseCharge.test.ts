import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReverseCharge } from './readReverseCharge.ts';

const ENTRY = {
  from: '2017-07-01',
  to: '',
  shown_by: 'code',
  codes: '997212',
  excluded: '',
  trigger: '{government} lets property to a registered person',
  settled_by: 'railway land',
  not: '',
  notification: '13/2017-CT(Rate)',
  serial: '5A',
  evidence: 'notification',
  note: '',
};
const PARTIES = [
  {
    party: 'government',
    from: '2017-07-01',
    to: '2023-10-19',
    words: 'government',
    said: 'govt',
    not: '',
    changed_by: '',
  },
  {
    party: 'government',
    from: '2023-10-20',
    to: '',
    words: 'government other than Indian Railways',
    said: 'govt',
    not: 'railway',
    changed_by: '14/2023',
  },
];

function read(change: Partial<typeof ENTRY> = {}, parties = PARTIES) {
  const folder = mkdtempSync(join(tmpdir(), 'reverse-'));
  const write = (name: string, rows: readonly Readonly<Record<string, string>>[]): void =>
    writeFileSync(
      join(folder, name),
      [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)].map((cells) => `${cells.join('\t')}\n`).join(''),
    );
  write('reverse-charge.tsv', [{ ...ENTRY, ...change }]);
  write('parties.tsv', parties);
  return readReverseCharge(folder);
}

test('a supplier who changes divides an entry into periods', () => {
  expect(read()).toMatchObject([
    {
      from: '2017-07-01',
      to: '2023-10-19',
      trigger: 'government lets property to a registered person',
      settledBy: 'railway land; govt',
      not: '',
      notificationRef: '13/2017-CT(Rate), S. No. 5A',
    },
    {
      from: '2023-10-20',
      to: null,
      trigger: 'government other than Indian Railways lets property to a registered person',
      not: 'railway',
    },
  ]);
  expect(read({ from: '2023-12-01' })).toMatchObject([{ from: '2023-12-01', to: null }]);
  expect(read({ to: '2018-12-31' })).toMatchObject([{ from: '2017-07-01', to: '2018-12-31' }]);
});

test.each([
  [{ trigger: '' }, 'trigger must not be empty'],
  [{ trigger: '{minister} lets property' }, 'trigger names {minister}, which is not in parties.tsv'],
  [{ settled_by: 'code' }, 'settled_by must be phrases: no code says who buys and who sells'],
  [{ settled_by: '@landlord-registered' }, 'settled_by "@landlord-registered" must be one of @supplier-registered'],
  [{ codes: '' }, 'codes must name codes, unless only a text shows it'],
  [{ codes: '*' }, 'codes must name codes, unless only a text shows it'],
])('rejects %j', (change, complaint) => {
  expect(() => read(change)).toThrow(complaint);
});

test('rejects a gap between the days of a party, and a party that no entry names', () => {
  const [first = PARTIES[0], second = PARTIES[1]] = PARTIES;
  expect(() => read({}, [first, { ...second, from: '2023-10-21' }] as typeof PARTIES)).toThrow(
    'from of "government" must be the day after the end of the row before',
  );
  expect(() => read({ trigger: 'anyone lets property' })).toThrow('"government" is in no trigger');
});
