// `npm start [-- tariff|prompts]`: builds what is stale, then serves from `dist`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild } from './build/run.ts';
import { FOR_SERVER } from './build/stepNames.ts';

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'dist', 'server.js'))) {
  console.error('The first start builds Kosh: a minute or two. Later starts take a second.');
}
await runBuild(root, { steps: FOR_SERVER, began: (name) => console.error(`building ${name} …`) });
const server = spawn(process.execPath, [join(root, 'dist', 'server.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
