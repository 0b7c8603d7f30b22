// Where the built files are, seen from the bundle (dist/) as well as from the sources (src/server/).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `dist` folder: this file's own once bundled, else that of the repository. */
export function distFolder(): string {
  const here = import.meta.dirname;
  const candidates = [here, join(here, '..'), join(here, '..', '..', 'dist')];
  return (
    candidates.find((folder) => existsSync(join(folder, 'openapi', 'tariff.json'))) ?? join(here, '..', '..', 'dist')
  );
}

/** The text of a built file, read when it is wanted; a missing one is named at once, together with what makes it. */
export function builtText(path: string): () => string {
  if (!existsSync(path)) throw new Error(`${path} is missing; make it with "npm run build".`);
  return () => readFileSync(path, 'utf8');
}
