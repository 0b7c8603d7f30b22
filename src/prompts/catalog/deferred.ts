// Reads the list of deterministic tools: they compute without a language model, so the catalog only tracks them.
import { CATEGORIES, type CategorySlug } from '../vocabulary.ts';
import type { DeferredRecord } from './types.ts';

const COLUMNS = ['slug', 'title', 'category', 'computes'];

const isCategory = (name: string): name is CategorySlug => Object.hasOwn(CATEGORIES, name);

/** Parses `data/prompts/deferred.tsv`; a wrong row throws with its line. */
export function readDeferred(text: string): readonly DeferredRecord[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`deferred.tsv must begin with the columns ${COLUMNS.join(', ')}`);
  return lines.map((line, at) => {
    const [slug = '', title = '', category = '', computes = '', ...rest] = line.split('\t');
    if (computes === '' || rest.length > 0 || !isCategory(category)) {
      throw new Error(`deferred.tsv line ${at + 2} must have a slug, a title, a known category and what it computes`);
    }
    return { slug, title, category, computes };
  });
}
