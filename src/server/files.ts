// Where the built files are, seen from the bundle (dist/) as well as from the sources (src/server/).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The `dist` folder: this file's own once bundled, else that of the repository. */
export function distFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [here, join(here, '..'), join(here, '..', '..', 'dist')];
  return (
    candidates.find((folder) => existsSync(join(folder, 'openapi', 'tariff.json'))) ?? join(here, '..', '..', 'dist')
  );
}

/** The text of a built file; a missing one is named together with what makes it. */
export function readBuilt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing or cannot be read; make it with "npm run build".`);
  }
}
