// Runs before `npm pack`: builds what is stale, clears away what older builds left behind, and compresses what pages load as
// well as can be. The image, which unlike the package has room for them, gets the data files compressed too: `-- --data`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, hashedName, type Manifest } from '../src/web/assets.ts';
import { compressWell } from './build/compress.ts';
import { runBuild } from './build/run.ts';
import { sweep } from './build/web.ts';

const root = join(import.meta.dirname, '..');
await runBuild(root);

const web = join(root, 'dist', 'web');
const { files } = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8')) as Manifest;
const sources = new Map(Object.values(files).map((file) => [file, join(web, file)]));
for (const name of process.argv.includes('--data') ? DATA_FILES : []) {
  const source = join(root, 'dist', 'data', name);
  sources.set(hashedName(name, readFileSync(source)), source);
}
await sweep(web, [...sources.keys()], 0);
await Promise.all([...sources].map(([file, source]) => compressWell(join(web, file), source)));
