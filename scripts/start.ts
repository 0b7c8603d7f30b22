// `npm start [-- tariff|prompts]`: builds what is stale, then serves from `dist`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../src/server/environment.ts';
import { checkPort, servicePorts } from '../src/server/ports.ts';
import { lineOf } from '../src/system/reason.ts';
import { FOR_SERVER } from './build/stepNames.ts';

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);

/** Before the build, which takes a minute the first time and seconds to load: a port in use is named at once. */
async function checkPorts(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new Error(reading.message);
  for (const [service, port] of Object.entries(servicePorts(reading.environment))) {
    if (words.length === 0 || words.includes(service)) await checkPort(port, reading.environment.host);
  }
}

await checkPorts().catch((error: unknown) => {
  console.error(`kosh: ${lineOf(error)}`);
  process.exit(1);
});
if (!existsSync(join(root, 'dist', 'server.js'))) {
  console.error('The first start builds Kosh: a minute or two. Later starts take a second.');
}
const { runBuild } = await import('./build/run.ts');
await runBuild(root, { steps: FOR_SERVER, began: (name) => console.error(`building ${name} …`) });
const server = spawn(process.execPath, [join(root, 'dist', 'server.js'), ...words], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
