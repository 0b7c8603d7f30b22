// A `dist` of its own for a server under test, with data files that a test may change or damage.
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  // It says that the programs are ES modules.
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  // Copied, not linked: the program looks for its data from the real place of its code.
  for (const name of ['server.js', 'chunks']) cpSync(join(dist, name), join(folder, name), { recursive: true });
  for (const name of ['openapi', 'web']) symlinkSync(join(dist, name), join(folder, name));
  const data = join(folder, 'data');
  mkdirSync(data);
  for (const name of ['tariff.bin', 'search.bin', 'catalog.json']) {
    cpSync(join(dist, 'data', name), join(data, name));
  }
  return {
    server: join(folder, 'server.js'),
    data,
    put(name, content) {
      writeFileSync(join(data, `${name}.new`), content);
      renameSync(join(data, `${name}.new`), join(data, name));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
