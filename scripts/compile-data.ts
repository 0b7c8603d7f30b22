// Compiles data/tariff into dist/data/tariff.bin and dist/data/search.bin.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFolder } from '../src/tariff/compile/compileFolder.ts';

const target = join(process.cwd(), 'dist', 'data');
mkdirSync(target, { recursive: true });
const { records, search } = compileFolder(join(process.cwd(), 'data', 'tariff'));
writeFileSync(join(target, 'tariff.bin'), records);
writeFileSync(join(target, 'search.bin'), search);
console.log(
  `dist/data/tariff.bin ${(records.length / 1e6).toFixed(2)} MB, dist/data/search.bin ${(search.length / 1e6).toFixed(2)} MB`,
);
