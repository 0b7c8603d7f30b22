// Classifying a long file: in little memory, and on from where it was broken off.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCsv } from '../../src/csv/read.ts';
import { kosh } from './kosh.ts';

const ITEMS = ['live goats', 'ceramic wall tiles', 'haircut at a salon', 'basmati rice', 'leather shoes for men'];
const ROWS = 50_000;

/** Items that differ a little, as files of a shop do. */
const manyRows = (count: number): string =>
  `sr;item;qty\n${Array.from({ length: count }, (_, i) => `${i};${ITEMS[i % ITEMS.length]} ${i % 997};1`).join('\n')}\n`;

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-classify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('50,000 rows need no more memory than a few rows and the tariff', async () => {
  const folder = newFolder();
  const [input, output] = [join(folder, 'huge.csv'), join(folder, 'huge-out.csv')];
  writeFileSync(input, manyRows(ROWS));
  const { code, err } = await kosh(['classify', input, '-o', output], {
    environment: { NODE_OPTIONS: '--max-old-space-size=96' },
  });
  expect(err).toContain('50,000 rows');
  expect([0, 2]).toContain(code);
  expect(readFileSync(output, 'utf8').trimEnd().split('\n')).toHaveLength(ROWS + 1);
});

/** Kills the program as soon as it has kept a draft of the file. */
const breakOff =
  (output: string) =>
  (kill: (signal: NodeJS.Signals) => void): void => {
    const timer = setInterval(() => {
      if (!existsSync(`${output}.partial.json`)) return;
      clearInterval(timer);
      kill('SIGKILL');
    }, 5);
  };

test('what comes by standard input never goes on with another draft', async () => {
  const output = join(newFolder(), 'piped.csv');
  const words = ['classify', '-', '-o', output];
  const broken = await kosh(words, { input: manyRows(30_000), onStart: breakOff(output) });
  expect(broken.code).toBe(null);
  const other = await kosh(words, { input: 'item\nmobile charger\n' });
  expect(other.err).not.toContain('Going on');
  expect(readCsv(readFileSync(output, 'utf8')).map(([item]) => item)).toEqual(['item', 'mobile charger']);
});

test('goes on where it was broken off, and ends with the same file', async () => {
  const folder = newFolder();
  const [input, output] = [join(folder, 'long.csv'), join(folder, 'resumed.csv')];
  writeFileSync(input, manyRows(30_000));
  const whole = await kosh(['classify', input, '-o', join(folder, 'whole.csv')]);
  expect(whole.err).toContain('30,000 rows');
  const broken = await kosh(['classify', input, '-o', output], { onStart: breakOff(output) });
  expect(broken.code).toBe(null);
  expect(existsSync(output)).toBe(false);
  const resumed = await kosh(['classify', input, '-o', output]);
  expect(resumed.err).toMatch(/^Going on after row [\d,]+\./);
  expect(resumed.code).toBe(whole.code);
  expect(readFileSync(output, 'utf8')).toBe(readFileSync(join(folder, 'whole.csv'), 'utf8'));
});
