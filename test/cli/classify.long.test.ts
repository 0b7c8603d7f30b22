// Classifying a long file in little memory.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kosh } from './kosh.ts';

const ITEMS = ['live goats', 'ceramic wall tiles', 'haircut at a salon', 'basmati rice', 'leather shoes for men'];
const ROWS = 50_000;

test('50,000 rows need no more memory than a few rows and the tariff', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-classify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [input, output] = [join(folder, 'huge.csv'), join(folder, 'huge-out.csv')];
  const rows = Array.from({ length: ROWS }, (_, i) => `${i};${ITEMS[i % ITEMS.length]} ${i % 997};1`);
  writeFileSync(input, `sr;item;qty\n${rows.join('\n')}\n`);
  const { code, err } = await kosh(['classify', input, '-o', output], {
    environment: { NODE_OPTIONS: '--max-old-space-size=96' },
  });
  expect(err).toContain('50,000 rows');
  expect([0, 2]).toContain(code);
  expect(readFileSync(output, 'utf8').trimEnd().split('\n')).toHaveLength(ROWS + 1);
});
