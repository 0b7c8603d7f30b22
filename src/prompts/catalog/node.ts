// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Steps } from '../../steps/steps.ts';
import { readDataFile } from '../../system/dataFile.ts';
import { Catalog, type CatalogFile, type PromptRecord } from './index.ts';

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
  const bytes = readDataFile(folder, 'catalog.json');
  const version = checkedVersion(bytes);
  return new Catalog(version, () => contentOf(bytes));
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

const LINE_END = 0x0a;
const COMMA = 0x2c;

/** Line by line, as `catalogText` writes it: megabytes of JSON at once would keep others waiting. */
function* contentOf(bytes: Buffer): Steps<CatalogFile> {
  const head = bytes.indexOf(LINE_END);
  const file = JSON.parse(`${bytes.toString('utf8', 0, head)}]}`) as CatalogFile;
  const prompts: PromptRecord[] = [];
  for (let from = head + 1; ; yield) {
    const end = bytes.indexOf(LINE_END, from);
    if (end < 0) return { ...file, prompts };
    const to = bytes[end - 1] === COMMA ? end - 1 : end;
    prompts.push(JSON.parse(bytes.toString('utf8', from, to)) as PromptRecord);
    from = end + 1;
  }
}

/** The catalog as the text of its file: JSON whose prompts come last, each in a line of its own. */
export function catalogText({ prompts, ...others }: CatalogFile): string {
  const lines = prompts.map((prompt) => JSON.stringify(prompt)).join(',\n');
  const content = `${JSON.stringify(others).slice(1, -1)},"prompts":[\n${lines}\n]}`;
  return `{"checksum":"${checksumOf(Buffer.from(content))}",${content}`;
}
