// Prints what the tariff data covers: `npm run data:report`.
import { join } from 'node:path';
import { reportData } from '../src/tariff/check/reportData.ts';

const root = join(import.meta.dirname, '..');
reportData(
  { folder: join(root, 'data', 'tariff'), factsFile: join(root, 'test', 'facts', 'rate-facts.tsv') },
  console.log,
);
