// The committed types of the client are those that the published documents give.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeClientTypes } from '../../scripts/build/clientTypes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('come from the documents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-types-'));
  try {
    await writeClientTypes(ROOT, join(ROOT, 'dist', 'openapi'), folder);
    for (const name of ['tariff.ts', 'prompts.ts']) {
      expect(readFileSync(join(ROOT, 'src', 'client', 'generated', name), 'utf8')).toBe(
        readFileSync(join(folder, name), 'utf8'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
