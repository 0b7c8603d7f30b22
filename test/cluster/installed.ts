// Where the engines that a deployment runs on are, if they are installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is; nginx stands in a folder that not every PATH has. */
function find(program: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

export const REDIS = find('redis-server');
export const NGINX = find('nginx');
