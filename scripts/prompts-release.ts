// `npm run prompts:release -- <slug …> --what "One sentence." [--law]`: records the present text of prompts as
// a new version and keeps the text it replaces, which is taken from git. Without slugs it lists what changed since.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findTemplate } from '../src/prompts/catalog/extract.ts';
import type { PromptTool } from '../src/prompts/kit.ts';
import { loadPromptTools, type ToolFile } from '../src/prompts/toolFiles.ts';
import {
  checkVersions,
  fingerprintOf,
  newestOf,
  readVersions,
  versionTextOf,
  writeEarlier,
  writeVersions,
} from '../src/prompts/versions/files.ts';
import type { RecordedVersion, StoredVersion } from '../src/prompts/versions/history.ts';
import { saysOtherLaw } from '../src/prompts/versions/text.ts';

const root = process.cwd();
const { values, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { what: { type: 'string' }, law: { type: 'boolean', default: false } },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const git = (...words: readonly string[]): Buffer => execFileSync('git', words, { cwd: root, maxBuffer: 1 << 26 });

/** The tool as it stood in a commit, with the kit of that commit. */
async function toolAt(commit: string, file: string): Promise<StoredVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-version-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'src/prompts', file) });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const { default: tool } = (await import(pathToFileURL(join(folder, file)).href)) as { default: PromptTool };
    const line = findTemplate(git('show', `${commit}:${file}`).toString())?.line ?? 1;
    return { ...versionTextOf(tool), line };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of the recorded version: the newest commit of the tool's file that has its fingerprint. */
async function replacedText({ file, slug }: ToolFile<PromptTool>, recorded: RecordedVersion): Promise<StoredVersion> {
  for (const commit of git('log', '--format=%H', '--', file).toString().split('\n').filter(Boolean)) {
    const text = await toolAt(commit, file);
    if (fingerprintOf(text) === recorded.fingerprint) return text;
  }
  return stop(`No commit has the text of ${slug}, version ${recorded.version}; is this clone complete?`);
}

const rows = readVersions(root);
const tools = await loadPromptTools(root);
const changed = checkVersions(tools, rows).map(({ slug }) => slug);
if (slugs.length === 0) {
  for (const slug of changed) console.log(slug);
  console.log(`${changed.length} ${changed.length === 1 ? 'prompt' : 'prompts'} changed since the last version.`);
  process.exit(0);
}
const what = values.what ?? stop('Say in one sentence what changed for those who use it: --what "…".');
const newest = newestOf(rows);
const added: RecordedVersion[] = [];
for (const slug of slugs) {
  const file = tools.find((tool) => tool.slug === slug) ?? stop(`There is no prompt "${slug}".`);
  if (!changed.includes(slug)) stop(`${slug} is what its last version has; there is nothing to record.`);
  const now = versionTextOf(file.tool);
  const recorded = newest.get(slug);
  const before = recorded === undefined ? undefined : await replacedText(file, recorded);
  if (recorded !== undefined && before !== undefined) writeEarlier(root, slug, recorded.version, before);
  added.push({
    slug,
    version: (recorded?.version ?? 0) + 1,
    date: new Date().toISOString().slice(0, 10),
    law: values.law || (before !== undefined && saysOtherLaw(before, now)),
    fingerprint: fingerprintOf(now),
    what,
  });
}
writeVersions(root, [...rows, ...added]);
for (const { slug, version, law } of added) console.log(`${slug}: version ${version}${law ? ', of law' : ''}`);
