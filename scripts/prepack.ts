// Runs before `npm pack`: builds what is shipped where it is stale, and clears away what older builds left behind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../src/web/assets.ts';
import { runBuild } from './build/run.ts';
import { FOR_PACKAGE } from './build/stepNames.ts';
import { sweep } from './build/web.ts';

const root = join(import.meta.dirname, '..');
await runBuild(root, { steps: FOR_PACKAGE });
const web = join(root, 'dist', 'web');
await sweep(web, JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8')) as Manifest, 0);
