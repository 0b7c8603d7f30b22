// The files of the repository as they lie in its folder: also where git does not know them, as in a downloaded archive.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What is installed or made, wherever it lies. */
const NOT_OURS = new Set(['.git', 'node_modules', 'dist', '.cache', 'coverage']);

/** Their paths from the root, with slashes. */
export function repositoryFiles(folder = ''): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? repositoryFiles(path) : [path];
  });
}
