// `npm run dev [-- tariff|prompts]`: serves from the sources, and anew after each change; what they serve from is built when stale.
import { join } from 'node:path';
import { runBuild } from './build/run.ts';
import { FOR_SOURCES } from './build/stepNames.ts';

await runBuild(join(import.meta.dirname, '..'), { steps: FOR_SOURCES });
await import('../src/server/main.ts');
