// A `dist` of its own for a server under test, with data files that a test may change or damage.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface BuiltFolder {
  /** The program to start. */
  readonly server: string;
  /** The folder of the data files. */
  readonly data: string;
  /** Puts a file in place at once, as a deploy should. */
  put(name: string, content: string | Uint8Array): void;
  remove(): void;
}

export function builtFolder(): BuiltFolder {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-built-'));
  const dist = join(ROOT, 'dist');
  for (const name of readdirSync(dist)) {
    if (name === 'server.cjs' || name.startsWith('server-')) cpSync(join(dist, name), join(folder, name));
  }
  for (const name of ['openapi', 'web']) symlinkSync(join(dist, name), join(folder, name));
  const data = join(folder, 'data');
  mkdirSync(data);
  for (const name of ['tariff.bin', 'search.bin', 'catalog.json']) {
    cpSync(join(dist, 'data', name), join(data, name));
  }
  return {
    server: join(folder, 'server.cjs'),
    data,
    put(name, content) {
      writeFileSync(join(data, `${name}.new`), content);
      renameSync(join(data, `${name}.new`), join(data, name));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
