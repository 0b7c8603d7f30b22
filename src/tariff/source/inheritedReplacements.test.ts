import { describe, expect, it } from 'vitest';
import type { CodeRow } from './codeRow.ts';
import { withInheritedReplacements } from './inheritedReplacements.ts';

/** "29359011" is certain, "29359011?" a candidate. */
const retired = (code: string, ...replacements: readonly string[]): CodeRow => ({
  code,
  status: 'retired',
  supersededBy: replacements.map((text) => ({ code: text.replace('?', ''), candidate: text.endsWith('?') })),
  unit: 'KGS',
  description: code,
});
const replacementsOf = (code: string, rows: readonly CodeRow[]): readonly string[] =>
  withInheritedReplacements(rows)
    .find((row) => row.code === code)
    ?.supersededBy.map((one) => (one.candidate ? `${one.code}?` : one.code)) ?? [];

describe('withInheritedReplacements', () => {
  it.each<[string, readonly CodeRow[], readonly string[]]>([
    ['takes what all sub-codes name', [retired('0503'), retired('05030000', '05119910?')], ['05119910?']],
    [
      'reaches through a retired subheading',
      [retired('8107'), retired('810790'), retired('81079010', '81126920')],
      ['81126920'],
    ],
    ['keeps its own', [retired('0407', '0408'), retired('04070010', '04079000')], ['0408']],
    [
      'lets certain ones outrank candidates',
      [retired('284800'), retired('28480010', '28539050'), retired('28480020', '28539090?')],
      ['28539050'],
    ],
    [
      'names subheadings where there are many',
      [retired('8803'), ...['88071000', '88072000', '88073010', '88073020'].map((by, i) => retired(`8803${i}000`, by))],
      ['880710', '880720', '880730'],
    ],
    ['stays without where nobody knows', [retired('9204'), retired('92040000')], []],
  ])('%s', (_, rows, expected) => expect(replacementsOf(rows[0]?.code ?? '', rows)).toEqual(expected));

  it('leaves a live code alone', () => {
    const live: CodeRow = { ...retired('0407'), status: 'live' };
    expect(withInheritedReplacements([live, retired('04070010', '04079000')])[0]).toBe(live);
  });
});
