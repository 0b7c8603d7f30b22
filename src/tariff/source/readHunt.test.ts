import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type HuntedPair, readHunt } from './readHunt.ts';

const HEADER = 'stratum\tcode\tdate\tasked\texpected\tcitation\tanswered\tjudgement\tnote';

function read(row: string): readonly HuntedPair[] {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-hunt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'hunt.tsv');
  writeFileSync(path, `${HEADER}\n${row}\n`);
  return readHunt(path);
}

it('reads what was expected and how a difference was judged', () => {
  expect(read('any\t17029010\t2020-01-01\trate\t0 or 5\tI 92\t18\tmended\tnamed')).toMatchObject([
    { asked: 'rate', expected: '0 or 5', answered: '18', judgement: 'mended' },
  ]);
});

it('complains of rows that cannot be compared or hide a difference', () => {
  const row = (asked: string, expected: string, rest = '\t\t'): string =>
    `any\t17029010\t2020-01-01\t${asked}\t${expected}\tI 92\t${rest}`;
  expect(() => read(row('colour', '5'))).toThrow('asked is "colour"');
  expect(() => read(row('rate', 'nil'))).toThrow('"nil" is no answer about rate');
  expect(() => read(row('reverse charge', '5'))).toThrow('is no answer about reverse charge');
  expect(() => read(row('rate', 'unknown'))).toThrow('exactly where the facts are silent');
  expect(() => read(row('rate', '5', '18\t\t'))).toThrow('exactly where the first answer was judged');
  expect(() => read(row('rate', '5', '18\tmended\t'))).toThrow('why the first answer differed');
  expect(() => read(row('rate', '5', '18\tforgotten\twhy'))).toThrow('judgement is "forgotten"');
});
