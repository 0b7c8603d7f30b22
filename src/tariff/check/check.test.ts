import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { READER } from '../../../test/tariff/language.ts';
import type { VagueRow } from '../compile/compile.ts';
import type { CodeRow, NameRow } from '../source/readCodes.ts';
import { readList, sharedRun } from './checkAgainst.ts';
import { checkCodes } from './checkCodes.ts';
import { checkNames } from './checkNames.ts';
import { checkVague } from './checkVague.ts';

const row = (code: string, description: string, fields: Partial<CodeRow> = {}): CodeRow => ({
  code,
  status: 'live',
  supersededBy: [],
  unit: 'KGS',
  description,
  ...fields,
});
const good = [
  row('0305', 'Smoked, dried or salted fish'),
  row('030549', 'Smoked fish of further kinds'),
  row('03054900', 'Smoked fish except salmon, herring and trout'),
];

describe('checkCodes', () => {
  it('finds nothing wrong with good rows', () => expect(checkCodes(good)).toEqual([]));

  it.each<[string, readonly CodeRow[], string]>([
    ['a bare Other', [...good, row('03055900', 'Other')], '03055900 is described as "Other"'],
    ['an orphan', [row('03054900', 'Smoked fish')], '03054900 has no heading'],
    ['a text twice in a heading', [...good, row('03055900', 'smoked, dried or salted fish')], '03055900 begins'],
    ['a long text', [...good, row('03056900', 'A'.repeat(141))], '141 characters, 140 are allowed'],
    ['an unknown unit', [...good, row('03056900', 'Salted fish', { unit: 'KILO' })], 'unknown unit "KILO"'],
    [
      'a dead successor',
      [
        ...good,
        row('03057900', 'Fish fins', { status: 'retired', supersededBy: [{ code: '99999999', candidate: false }] }),
      ],
      'superseded by 99999999',
    ],
    ['a wrong order', [...good].reverse(), 'out of order'],
  ])('complains about %s', (_, rows, problem) => {
    const complaints = checkCodes(rows).join('\n');
    expect(complaints).toContain(problem.replace('begins', 'has a description that begins in lower case'));
  });

  it('sees through letter case when it looks for twins', () => {
    expect(checkCodes([...good, row('03055900', 'SMOKED, dried or salted fish')]).join()).toContain(
      'reads the same as 0305',
    );
  });
});

describe('checkNames', () => {
  const name = (fields: Partial<NameRow>): NameRow => ({
    code: '0305',
    name: 'dried fish',
    language: 'en',
    kind: 'common',
    usual: false,
    ...fields,
  });
  it('accepts a name of a live code', () => expect(checkNames([name({})], good)).toEqual([]));
  it('complains about unknown codes, wrong script and doubles', () => {
    const complaints = checkNames(
      [name({ code: '0399' }), name({ language: 'hi' }), name({ name: 'मछली' }), name({}), name({})],
      good,
    ).join('\n');
    expect(complaints).toContain('is marked English but is in Devanagari');
    expect(complaints).toContain('does not exist');
    expect(complaints).toContain('no Devanagari');
    expect(complaints).toContain('listed twice');
  });
});

describe('checkVague', () => {
  const row = (phrase: string, ask: string): VagueRow => ({ phrase, class: 'hard', ask });
  it('accepts a request', () => {
    expect(checkVague([row('nut', 'say whether it is food or a metal fastener')], READER)).toEqual([]);
  });
  it('complains about doubles, empty phrases and what is no request', () => {
    const complaints = checkVague(
      [row('nut', 'say which'), row('Nut', 'which?'), row('of the', 'say which.')],
      READER,
    ).join('\n');
    expect(complaints).toContain('"Nut" is listed twice');
    expect(complaints).toContain('"which?" must begin with say');
    expect(complaints).toContain('"say which." must begin with say');
    expect(complaints).toContain('"of the" holds no word');
  });
});

describe('sharedRun', () => {
  const official = 'Milk and cream, concentrated or containing added sugar or other sweetening matter, in powder';
  it('finds eleven words in a row, whatever the punctuation', () => {
    expect(sharedRun('Milk and cream concentrated or containing added sugar or other sweetening', official)).not.toBe(
      '',
    );
  });
  it('allows ten', () =>
    expect(sharedRun('Milk and cream concentrated or containing added sugar or other', official)).toBe(''));
});

describe('readList', () => {
  it('gives each cell by its column, and takes no other sign than the comma for a delimiter', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kosh-lists-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'goods.csv');
    writeFileSync(path, '\ufeffcode,text\r\n01,"a, ""b""\nc"\n02,x; y; z\n03,x; y; z\n04\n');
    expect(readList(path)).toEqual([
      { code: '01', text: 'a, "b"\nc' },
      { code: '02', text: 'x; y; z' },
      { code: '03', text: 'x; y; z' },
      { code: '04', text: '' },
    ]);
  });
});
