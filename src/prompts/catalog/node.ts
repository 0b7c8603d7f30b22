// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Catalog, type CatalogFile } from './index.ts';

export * from './index.ts';

const LONGEST_START = 200;

/** Where the compiled file is: beside or above the bundle, or in the `dist` of the repository. */
function dataFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const repository = join(here, '..', '..', '..', 'dist', 'data');
  const candidates = [join(here, 'data'), join(here, '..', 'data'), repository];
  return candidates.find((folder) => existsSync(join(folder, 'catalog.json'))) ?? repository;
}

export interface CatalogOptions {
  readonly folder?: string;
  /** Files of the folder that were read already, by name. */
  readonly readAhead?: ReadonlyMap<string, Uint8Array>;
}

/** Opens the catalog; the folder defaults to the data files that came with the program. Its content is read on first use. */
export function openCatalog({ folder = dataFolder(), readAhead }: CatalogOptions = {}): Catalog {
  const ahead = readAhead?.get('catalog.json');
  const bytes = ahead === undefined ? readFileSync(join(folder, 'catalog.json')) : asBuffer(ahead);
  const version = checkedVersion(bytes);
  return new Catalog(version, () => JSON.parse(bytes.toString()) as CatalogFile);
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The version is the fingerprint of all that follows it in the file: a single damaged letter shows. */
function checkedVersion(bytes: Buffer): string {
  const start = /^\{"version":"([0-9a-f]+)",/.exec(bytes.toString('latin1', 0, LONGEST_START));
  const [head = '', version = ''] = start ?? [];
  const content = bytes.subarray(head.length);
  if (start !== null && createHash('sha256').update('{').update(content).digest('hex').startsWith(version))
    return version;
  throw new Error(
    'catalog.json is damaged: its version does not match its content; build it anew with "npm run build".',
  );
}
