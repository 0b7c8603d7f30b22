// Tells whether a build step must run: by the content of all it reads and of what it wrote, whatever the files' times.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const TEST = /\.test\.ts$/;

/** `paths`: files and folders, from the root; tests in them, and what is under `except`, do not count. */
export async function stampOf(root: string, paths: readonly string[], except: readonly string[] = []): Promise<string> {
  const found = await Promise.all(paths.map((path) => filesUnder(join(root, path))));
  const files = [...new Set(found.flat().map((path) => relative(root, path)))]
    .filter((path) => !TEST.test(path) && !except.some((folder) => path === folder || path.startsWith(`${folder}/`)))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const path of files) {
    const content = await readFile(join(root, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** What a step had read and written when it last ran. */
export interface Stamp {
  readonly inputs: string;
  readonly outputs: string;
}

const stampFile = (root: string, step: string): string =>
  join(root, 'dist', '.stamps', `${step.replaceAll(' ', '-')}.json`);

export async function readStamp(root: string, step: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(stampFile(root, step), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

export async function keepStamp(root: string, step: string, stamp: Stamp): Promise<void> {
  await mkdir(join(root, 'dist', '.stamps'), { recursive: true });
  await writeFile(stampFile(root, step), JSON.stringify(stamp));
}

async function filesUnder(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}
