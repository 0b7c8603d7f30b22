// Versions of the law behind the calculators: `data/prompts/calculator-versions.tsv`, and whether the dated tables that a
// calculator uses still are what was recorded. Not used at run time.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../rules/rule.ts';
import { parseVersions, type RecordedVersion, type VersionChange } from './history.ts';

const TABLE = join('data', 'prompts', 'calculator-versions.tsv');
const FOLDER = join('tools', 'deterministic');

export const readCalculatorVersions = (root: string): readonly RecordedVersion[] =>
  parseVersions(readFileSync(join(root, TABLE), 'utf8'));

/** The newest first, by slug. */
export function calculatorChanges(rows: readonly RecordedVersion[]): ReadonlyMap<string, readonly VersionChange[]> {
  const changes = new Map<string, readonly VersionChange[]>();
  for (const { slug, fingerprint: _, ...change } of rows) changes.set(slug, [change, ...(changes.get(slug) ?? [])]);
  return changes;
}

const IMPORTED = /from '(\.\/statutory\/\w+\.ts)'/g;

/** Of what the dated tables say that a calculator imports; when and where they were read does not count. Undefined: none. */
export async function lawFingerprint(root: string, slug: string): Promise<string | undefined> {
  const source = readFileSync(join(root, FOLDER, `${slug}.ts`), 'utf8');
  const hash = createHash('sha256');
  let tables = 0;
  for (const [, path = ''] of source.matchAll(IMPORTED)) {
    const module = (await import(pathToFileURL(join(root, FOLDER, path)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      const entries: unknown = Object(value).entries;
      if (!Array.isArray(entries)) continue;
      hash.update(`${name} ${JSON.stringify(entries)}\n`);
      tables += 1;
    }
  }
  return tables === 0 ? undefined : hash.digest('hex').slice(0, 16);
}

const RULE = 'versions';

/** Calculators whose law is not what was recorded of it, and records of calculators that have none. */
export async function checkCalculatorVersions(
  root: string,
  slugs: readonly string[],
  rows: readonly RecordedVersion[],
): Promise<readonly Finding[]> {
  const newest = new Map(rows.map((row) => [row.slug, row.fingerprint]));
  const findings: Finding[] = [];
  for (const slug of slugs) {
    const now = await lawFingerprint(root, slug);
    if (newest.get(slug) === now) continue;
    const message = `its law is not what calculator-versions.tsv has; add a line with the fingerprint ${now ?? '(none)'}`;
    findings.push({ slug, rule: RULE, message });
  }
  for (const slug of newest.keys())
    if (!slugs.includes(slug)) findings.push({ slug, rule: RULE, message: 'there is no such calculator' });
  return findings;
}
