// The deterministic tools as the catalog lists them: they compute without a language model, so it never returns them.

import type { DeferredRecord } from '../../src/prompts/catalog/types.ts';
import type { VersionChange } from '../../src/prompts/versions/history.ts';
import type { Calculator } from '../../src/tools/kit.ts';
import { CALCULATORS, DEFERRED } from '../../tools/deterministic/index.ts';

type Changes = ReadonlyMap<string, readonly VersionChange[]>;

function recordOf(
  slug: string,
  { title, category, about, computes, leftEmpty }: Calculator,
  all: Changes,
): DeferredRecord {
  const changes = all.get(slug);
  return {
    slug,
    title,
    category,
    about,
    computes,
    ...(changes !== undefined && { changes }),
    ...(leftEmpty !== undefined && { leftEmpty }),
  };
}

/** Taken from the tools themselves, at build time. */
export const deferredRecords = (changes: Changes): readonly DeferredRecord[] =>
  Object.entries(DEFERRED).map(([slug, tool]) => recordOf(slug, tool, changes));

/** Those that came after the contract was written. */
export const laterToolRecords = (changes: Changes): readonly DeferredRecord[] =>
  Object.entries(CALCULATORS)
    .filter(([slug]) => !Object.hasOwn(DEFERRED, slug))
    .map(([slug, tool]) => recordOf(slug, tool, changes));
