// The categories and roles of the catalog in English; part of `en.ts`. The API has the same.
import { CATEGORIES, type CategorySlug, ROLES, type RoleSlug } from '../../prompts/vocabulary.ts';

interface Vocabulary {
  readonly categories: Readonly<Record<CategorySlug, string>>;
  readonly roles: Readonly<Record<RoleSlug, string>>;
}

export const vocabulary: Vocabulary = { categories: CATEGORIES, roles: ROLES };
