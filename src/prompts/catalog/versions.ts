// Versions of a prompt in the words of the contract: an older one, the difference between two, the changes of all prompts.
import { type Hunk, hunksOf, lineDifference, unifiedDiff } from '../versions/difference.ts';
import { versionLines } from '../versions/text.ts';
import type { Catalog } from './catalog.ts';
import type { PromptChanges, VersionDiff } from './contract.ts';
import type { PromptRecord } from './types.ts';

/** "1 and 2", for somebody who asked for another one. */
export function versionNumbers({ history: { changes } }: PromptRecord): string {
  const [newest] = changes;
  return newest.version === 1 ? '1 alone' : newest.version === 2 ? '1 and 2' : `1 to ${newest.version}`;
}

/** What a pin is called among the values of a prompt; "version", but for the few prompts that have such a field. */
export const pinNameOf = ({ fields }: PromptRecord): string =>
  Object.hasOwn(fields, 'version') ? 'prompt_version' : 'version';

/** For addresses that keep to an older version: "?version=2", and nothing for the newest. */
export function pinOf(catalog: Catalog, prompt: PromptRecord, name = 'version'): string {
  const [{ version }] = prompt.history.changes;
  return version === catalog.get(prompt.slug)?.history.changes[0].version ? '' : `?${name}=${version}`;
}

/** The prompt as a version had it; undefined: there is no such version. What an answer is like is kept of the newest alone. */
export function versionOf(prompt: PromptRecord, version: number): PromptRecord | undefined {
  const { changes, earlier } = prompt.history;
  if (version === changes[0].version) return prompt;
  const [change, ...before] = changes.filter((one) => one.version <= version);
  const text = earlier[version];
  if (change === undefined || text === undefined) return undefined;
  const { template, fields, law, line, sha256 } = text;
  // What is worked out today is for the fields and the law of today.
  const { tests: _, expect: __, computes: ___, ...own } = prompt;
  return {
    ...own,
    outputParts: [],
    template,
    fields,
    law,
    source: { file: prompt.source.file, line, sha256 },
    exampleOutput: null,
    history: { changes: [change, ...before], earlier },
  };
}

/** Where two versions differ; undefined: one of them does not exist. */
export function versionHunks(prompt: PromptRecord, from: number, to: number): readonly Hunk[] | undefined {
  const [before, after] = [versionOf(prompt, from), versionOf(prompt, to)];
  if (before === undefined || after === undefined) return undefined;
  return hunksOf(lineDifference(versionLines(before), versionLines(after)));
}

/** Undefined: one of them does not exist. */
export function versionDiff(prompt: PromptRecord, from: number, to: number): VersionDiff | undefined {
  const hunks = versionHunks(prompt, from, to);
  if (hunks === undefined) return undefined;
  return {
    slug: prompt.slug,
    from,
    to,
    changes: prompt.history.changes.filter(({ version }) => version > from && version <= to),
    diff: unifiedDiff(hunks, `${prompt.slug} version ${from}`, `${prompt.slug} version ${to}`),
  };
}

export interface ChangesFilter {
  readonly lawOnly: boolean;
  /** ISO date: changes of this day and later ones. Left out: all. */
  readonly since?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

type Kind = PromptChanges['results'][number]['kind'];

/** What changed in all prompts and in the law of calculators, the newest first; a first version is a change too. */
export function changesOf(
  catalog: Catalog,
  { lawOnly, since = '', limit, offset }: ChangesFilter,
  baseUrl: string,
): PromptChanges {
  const all = catalog.prompts
    .flatMap(({ slug, title, history }) =>
      history.changes.map((change) => ({
        kind: 'prompt' as Kind,
        slug,
        title,
        ...change,
        url: `${baseUrl}/prompts/${slug}`,
      })),
    )
    .concat(
      catalog.calculators.flatMap(({ slug, title, changes = [] }) =>
        changes.map((change) => ({
          kind: 'calculator' as Kind,
          slug,
          title,
          ...change,
          url: `${baseUrl}/tools/${slug}`,
        })),
      ),
    )
    .filter(({ law, date }) => (law || !lawOnly) && date >= since)
    .sort((a, b) => (a.date === b.date ? b.version - a.version : a.date < b.date ? 1 : -1));
  const results = all.slice(offset, offset + limit);
  return { total: all.length, returned: results.length, results };
}
