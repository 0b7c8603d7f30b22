// Compiles data/tariff into dist/data/tariff.bin and dist/data/search.bin.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFolder } from '../src/tariff/compile/compileFolder.ts';

const target = join(process.cwd(), 'dist', 'data');
mkdirSync(target, { recursive: true });
const { records, search } = compileFolder(join(process.cwd(), 'data', 'tariff'));
for (const [name, bytes] of Object.entries({ 'tariff.bin': records, 'search.bin': search })) {
  // Put in place whole: a server that runs may be reading the old one.
  writeFileSync(join(target, `${name}.new`), bytes);
  renameSync(join(target, `${name}.new`), join(target, name));
}
console.log(
  `dist/data/tariff.bin ${(records.length / 1e6).toFixed(2)} MB, dist/data/search.bin ${(search.length / 1e6).toFixed(2)} MB`,
);
