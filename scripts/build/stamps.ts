// Tells whether a build step must run: by a stamp of its inputs' paths, sizes and times kept beside the outputs.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from './steps.ts';

const stampFile = (root: string, { name }: Step) => join(root, 'dist', '.stamps', name.replaceAll(' ', '-'));

/** Fingerprint of everything a step reads. Tests are no input. */
export async function stampOf(root: string, { inputs }: Step): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of await filesUnder(join(root, input))) {
      if (path.endsWith('.test.ts')) continue;
      const { size, mtimeMs } = await stat(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export async function isStale(root: string, step: Step, stamp: string): Promise<boolean> {
  if (step.outputs.some((output) => !existsSync(join(root, output)))) return true;
  const kept = await readFile(stampFile(root, step), 'utf8').catch(() => '');
  return kept !== stamp;
}

export async function keepStamp(root: string, step: Step, stamp: string): Promise<void> {
  await mkdir(join(root, 'dist', '.stamps'), { recursive: true });
  await writeFile(stampFile(root, step), stamp);
}

async function filesUnder(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}
