import { expect, test } from 'vitest';
import { type EarlierVersion, historiesOf, parseVersions, versionsTable } from './history.ts';

const HEADER = 'slug\tversion\tdate\tlaw\tfingerprint\twhat';
const PRINT = '0123456789abcdef';
const ROWS = [
  `a\t1\t2026-11-16\t\t${PRINT}\tFirst version.`,
  `a\t2\t2026-11-17\tyes\t${PRINT}\tCounts the days.`,
  `b\t1\t2026-11-16\t\t${PRINT}\tFirst version.`,
];
const TABLE = `${[HEADER, ...ROWS].join('\n')}\n`;
const OLD: EarlierVersion = { template: 'old', fields: {}, law: null, line: 3, sha256: '' };

test('the table is read as it was written', () => expect(versionsTable(parseVersions(TABLE))).toBe(TABLE));

test.each([
  [['x\ty'], /should begin with/],
  [[HEADER, `a\t2\t2026-11-16\t\t${PRINT}\tFirst version.`], /line 2 .* version should be 1/],
  [[HEADER, ...ROWS, `a\t1\t2026-11-16\t\t${PRINT}\tFirst version.`], /line 5 .* before "b"/],
  [[HEADER, `a\t1\t2026-02-30\t\t${PRINT}\tFirst version.`], /should be a day/],
  [[HEADER, ROWS[0], `a\t2\t2026-11-15\t\t${PRINT}\tCounts.`], /not be before 2026-11-16/],
  [[HEADER, `a\t1\t2026-11-16\tno\t${PRINT}\tFirst version.`], /"yes" or empty/],
  [[HEADER, 'a\t1\t2026-11-16\t\tabc\tFirst version.'], /16 hexadecimal/],
  [[HEADER, `a\t1\t2026-11-16\t\t${PRINT}\tfirst`], /one sentence/],
])('a faulty table is refused with its line: %j', (lines, message) =>
  expect(() => parseVersions(lines.join('\n'))).toThrow(message),
);

test('a history has the newest change first and the texts of all versions before it', () => {
  const history = historiesOf(parseVersions(TABLE), (slug, version) => ({ ...OLD, template: `${slug} ${version}` }));
  expect(history.get('a')?.changes.map(({ version, law }) => [version, law])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(history.get('a')?.earlier).toEqual({ 1: { ...OLD, template: 'a 1' } });
  expect(history.get('b')?.earlier).toEqual({});
});
