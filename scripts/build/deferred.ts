// The deterministic tools as the catalog lists them: they compute without a language model, so it never returns them.

import type { DeferredRecord } from '../../src/prompts/catalog/types.ts';
import type { Calculator } from '../../src/tools/kit.ts';
import { CALCULATORS, DEFERRED } from '../../tools/deterministic/index.ts';

const recordOf = ([slug, { title, category, about, computes, leftEmpty }]: readonly [
  string,
  Calculator,
]): DeferredRecord => ({
  slug,
  title,
  category,
  about,
  computes,
  ...(leftEmpty !== undefined && { leftEmpty }),
});

/** Taken from the tools themselves, at build time. */
export const deferredRecords = (): readonly DeferredRecord[] => Object.entries(DEFERRED).map(recordOf);

/** Those that came after the contract was written. */
export const laterToolRecords = (): readonly DeferredRecord[] =>
  Object.entries(CALCULATORS)
    .filter(([slug]) => !Object.hasOwn(DEFERRED, slug))
    .map(recordOf);
