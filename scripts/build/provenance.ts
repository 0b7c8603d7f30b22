// Writes where the data come from: for every file in `data` that something is made from its hash, its source and what it cites, and the hashes of the
// compiled files that are made from them. `data/provenance.tsv` says the source of a file or of all files in a folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DataFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface SourceFile extends DataFile {
  readonly source: string;
  /** Rows by the notification or other basis that they name. */
  readonly cites?: Readonly<Record<string, number>>;
  /** Rows by how well the fact is known. */
  readonly evidence?: Readonly<Record<string, number>>;
}

export interface Provenance {
  /** The day up to which the law was read. */
  readonly as_of: string;
  /** Where notifications are published. */
  readonly published_at: string;
  readonly sources: readonly SourceFile[];
  readonly compiled: readonly DataFile[];
}

export const PROVENANCE = 'dist/data/provenance.json';
const SOURCES = 'data/provenance.tsv';
/** Nothing that is shipped is made from what measures it. */
export const NO_SOURCE = 'data/tariff/golden';
export const COMPILED = [
  'dist/data/catalog.json',
  'dist/data/prompts.zip',
  'dist/data/search.bin',
  'dist/data/tariff.bin',
];

export function writeProvenance(root: string): void {
  writeFileSync(join(root, PROVENANCE), `${JSON.stringify(provenanceOf(root), null, 1)}\n`);
}

/** The same for the same files: no time and nothing of the machine. */
export function provenanceOf(root: string): Provenance {
  const facts = rowsOf(readFileSync(join(root, 'data', 'tariff', 'dataset.tsv'), 'utf8'));
  const fact = (name: string): string => facts.find((row) => row.fact === name)?.value ?? '';
  const sourceOf = sourceReader(readFileSync(join(root, SOURCES), 'utf8'));
  const paths = filesIn(root, 'data');
  const { unused } = sourceOf;
  const sources = paths.map((path) => sourceFile(root, path, sourceOf.of(path)));
  const [stale] = unused();
  if (stale !== undefined) throw new Error(`${SOURCES}: there is no file ${stale}; delete its row.`);
  return {
    as_of: fact('as_of'),
    published_at: fact('source'),
    sources,
    compiled: COMPILED.map((path) => dataFile(path, readFileSync(join(root, path)))),
  };
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (path === NO_SOURCE) return [];
      return entry.isDirectory() ? filesIn(root, path) : [path];
    })
    .toSorted();
}

/** The source of a file: that of its own row, or of the innermost folder that has one. */
export function sourceReader(table: string): { of(path: string): string; unused(): readonly string[] } {
  const rows = rowsOf(table);
  const used = new Set<string>();
  return {
    of(path) {
      const found = rows
        .filter(({ files = '' }) => (files.endsWith('/') ? path.startsWith(files) : path === files))
        .toSorted((a, b) => (b.files ?? '').length - (a.files ?? '').length)[0];
      if (found?.files === undefined || found.source === undefined || found.source === '') {
        throw new Error(`${SOURCES} says no source of ${path}; add a row with the file or its folder.`);
      }
      used.add(found.files);
      return found.source;
    },
    unused: () => rows.flatMap(({ files = '' }) => (used.has(files) ? [] : [files])),
  };
}

function sourceFile(root: string, path: string, source: string): SourceFile {
  const content = readFileSync(join(root, path));
  const rows = path.endsWith('.tsv') ? rowsOf(content.toString()) : [];
  const cites = counted(rows.flatMap(({ notification, basis }) => notification ?? basis ?? []));
  const evidence = counted(rows.flatMap((row) => row.evidence ?? []));
  return { ...dataFile(path, content), source, ...(cites && { cites }), ...(evidence && { evidence }) };
}

const dataFile = (path: string, content: Buffer): DataFile => ({
  path,
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.byteLength,
});

function counted(values: readonly string[]): Readonly<Record<string, number>> | undefined {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function rowsOf(table: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = table.split('\n');
  const names = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
}
