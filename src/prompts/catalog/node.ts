// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Catalog, type CatalogFile } from './index.ts';

export * from './index.ts';

const LONGEST_START = 200;

/** Where the compiled file is: beside or above the bundle, or in the `dist` of the repository. */
function dataFolder(): string {
  const here = import.meta.dirname;
  const repository = join(here, '..', '..', '..', 'dist', 'data');
  const candidates = [join(here, 'data'), join(here, '..', 'data'), repository];
  return candidates.find((folder) => existsSync(join(folder, 'catalog.json'))) ?? repository;
}

export interface CatalogOptions {
  readonly folder?: string;
}

/** Opens the catalog; the folder defaults to the data files that came with the program. Its content is read on first use. */
export function openCatalog({ folder = dataFolder() }: CatalogOptions = {}): Catalog {
  const bytes = readFileSync(join(folder, 'catalog.json'));
  const version = checkedVersion(bytes);
  return new Catalog(version, () => JSON.parse(bytes.toString()) as CatalogFile);
}

/** The file begins with the checksum of all that follows: a single damaged letter shows. */
function checkedVersion(bytes: Buffer): string {
  const start = /^(\{"checksum":"([0-9a-f]{8})",)"version":"([0-9a-f]+)",/.exec(
    bytes.toString('latin1', 0, LONGEST_START),
  );
  const [, head = '', checksum, version = ''] = start ?? [];
  if (checksum === checksumOf(bytes.subarray(head.length))) return version;
  throw new Error(
    'catalog.json is damaged: its checksum does not match its content; build it anew with "npm run build".',
  );
}

const checksumOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0');

/** The catalog as the text of its file: JSON whose prompts come last, each in a line of its own. */
export function catalogText({ prompts, ...others }: CatalogFile): string {
  const lines = prompts.map((prompt) => JSON.stringify(prompt)).join(',\n');
  const content = `${JSON.stringify(others).slice(1, -1)},"prompts":[\n${lines}\n]}`;
  return `{"checksum":"${checksumOf(Buffer.from(content))}",${content}`;
}
