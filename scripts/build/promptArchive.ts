// The archive of every prompt in every form, made with the catalog.
import { strToU8, zipSync } from 'fflate';
import type { PromptRecord } from '../../src/prompts/catalog/types.ts';
import { EXPORT_FORMS } from '../../src/prompts/export/forms.ts';

/** The same prompts give the same bytes: every file bears this day. */
const DAY = '2026-01-01T00:00:00';

export function archiveOf(prompts: readonly PromptRecord[], checkCode: string): Uint8Array {
  const files = Object.values(EXPORT_FORMS).flatMap(({ path, make }) =>
    prompts.map((prompt) => [path(prompt.slug), strToU8(make(prompt, checkCode))] as const),
  );
  return zipSync(Object.fromEntries(files), { level: 6, mtime: DAY });
}
