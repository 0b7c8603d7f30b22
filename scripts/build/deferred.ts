// The deterministic tools as the catalog tracks them: they compute without a language model, so it never returns them.

import type { DeferredRecord } from '../../src/prompts/catalog/types.ts';
import { CALCULATORS } from '../../tools/deterministic/index.ts';

/** Taken from the tools themselves, at build time. */
export function deferredRecords(): readonly DeferredRecord[] {
  return Object.entries(CALCULATORS).map(([slug, { title, category, computes }]) => ({
    slug,
    title,
    category,
    computes,
  }));
}
