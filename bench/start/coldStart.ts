// Time from the start of a process to its first answer, ours and a bare server in turns.
import { startProgram } from '../http/processes.ts';
import { BARE, ENVIRONMENT, SERVER } from '../http/servers.ts';
import { median } from '../statistics.ts';

async function coldStart(words: readonly string[], addresses: number, name: string): Promise<number> {
  const started = performance.now();
  const server = await startProgram(words, addresses, ENVIRONMENT);
  await (await fetch(`${server.urls.get(name)}/api/meta`)).text();
  const took = performance.now() - started;
  await server.stop();
  return took;
}

/** Medians in milliseconds. */
export async function compareColdStarts(starts: number): Promise<{ readonly ours: number; readonly bare: number }> {
  const bare: number[] = [];
  const ours: number[] = [];
  for (let i = 0; i < starts; i++) {
    bare.push(await coldStart([BARE], 1, 'Bare'));
    ours.push(await coldStart(SERVER, 2, 'Code lookup'));
  }
  return { ours: median(ours), bare: median(bare) };
}
