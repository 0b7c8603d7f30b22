// Reads and writes the recorded versions on disk, and says whether a tool still is what was recorded. Not used at run time.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PromptTool } from '../kit.ts';
import type { Finding } from '../rules/rule.ts';
import {
  type EarlierVersion,
  historiesOf,
  type PromptHistory,
  parseVersions,
  type RecordedVersion,
  type StoredVersion,
  type VersionText,
  versionsTable,
} from './history.ts';
import { versionLines } from './text.ts';

const FOLDER = join('data', 'prompts');
const TABLE = join(FOLDER, 'versions.tsv');
/** Relative to the repository's root. */
export const EARLIER_FOLDER = join(FOLDER, 'earlier');
const earlierFile = (slug: string, version: number): string => join(EARLIER_FOLDER, slug, `${version}.json`);

export const readVersions = (root: string): readonly RecordedVersion[] =>
  parseVersions(readFileSync(join(root, TABLE), 'utf8'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function readEarlier(root: string, slug: string, version: number): EarlierVersion {
  const stored = JSON.parse(readFileSync(join(root, earlierFile(slug, version)), 'utf8')) as StoredVersion;
  return { ...stored, sha256: sha256(stored.template) };
}

export const readHistories = (root: string): ReadonlyMap<string, PromptHistory> =>
  historiesOf(readVersions(root), (slug, version) => readEarlier(root, slug, version));

export function writeVersions(root: string, rows: readonly RecordedVersion[]): void {
  writeFileSync(join(root, TABLE), versionsTable(rows));
}

export function writeEarlier(root: string, slug: string, version: number, text: StoredVersion): void {
  const path = join(root, earlierFile(slug, version));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(text, null, 2)}\n`);
}

export const versionTextOf = ({ prompt, fields, law }: Pick<PromptTool, 'prompt' | 'fields' | 'law'>): VersionText => ({
  template: prompt,
  fields,
  law,
});

export const fingerprintOf = (text: VersionText): string => sha256(versionLines(text).join('\n')).slice(0, 16);

/** The newest recorded version of each prompt. */
export const newestOf = (rows: readonly RecordedVersion[]): ReadonlyMap<string, RecordedVersion> =>
  new Map(rows.map((row) => [row.slug, row]));

interface NamedTool {
  readonly slug: string;
  readonly tool: Pick<PromptTool, 'prompt' | 'fields' | 'law'>;
}

const RULE = 'versions';

/** Tools that are not what was recorded of them. */
export function checkVersions(tools: readonly NamedTool[], rows: readonly RecordedVersion[]): readonly Finding[] {
  const newest = newestOf(rows);
  return tools.flatMap(({ slug, tool }): readonly Finding[] => {
    const recorded = newest.get(slug);
    if (recorded?.fingerprint === fingerprintOf(versionTextOf(tool))) return [];
    const state =
      recorded === undefined
        ? 'it has no recorded version'
        : `its template, fields or law changed since version ${recorded.version}`;
    return [
      {
        slug,
        rule: RULE,
        message: `${state}; run npm run prompts:release -- ${slug} --what "What changed, in one sentence."`,
      },
    ];
  });
}

/** Recorded versions whose prompt is gone: a slug is never renamed or dropped in silence. */
export function checkRecords(tools: readonly NamedTool[], rows: readonly RecordedVersion[]): readonly Finding[] {
  const known = new Set(tools.map(({ slug }) => slug));
  return [...newestOf(rows).keys()]
    .filter((slug) => !known.has(slug))
    .map((slug) => ({ slug, rule: RULE, message: 'versions.tsv knows it, but there is no such prompt' }));
}
