// `kosh serve`: the built server in this process, its ports and host from options or the environment.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder } from '../../server/files.ts';
import { Failure } from '../failure.ts';

export interface ServeOptions {
  readonly host?: string;
  readonly tariffPort?: string;
  readonly promptsPort?: string;
}

export async function serve(services: readonly string[], options: ServeOptions): Promise<void> {
  const server = join(distFolder(), 'server.js');
  if (!existsSync(server)) throw new Failure(`${server} is missing; make it with "npm run build".`);
  const { host, tariffPort, promptsPort } = options;
  if (host !== undefined) process.env.HOST = host;
  if (tariffPort !== undefined) process.env.TARIFF_PORT = tariffPort;
  if (promptsPort !== undefined) process.env.PROMPTS_PORT = promptsPort;
  // The server reads its services from the arguments, as when it is started by itself.
  process.argv = [process.argv[0] ?? 'node', server, ...services];
  await import(pathToFileURL(server).href);
}
