// The rules that need the whole catalog: no prompt is a clone of another, no slug stands twice.
import type { CategorySlug } from '../vocabulary.ts';
import type { Finding, PlacedTool } from './rule.ts';
import { longSentences, shinglesOf } from './texts.ts';

export interface Overlap {
  readonly a: string;
  readonly b: string;
  readonly overlap: number;
}

/** Jaccard overlap of five-word shingles over all pairs, largest first. */
export function pairwiseOverlap(tools: readonly PlacedTool[]): readonly Overlap[] {
  const shingles = tools.map(({ tool }) => shinglesOf(tool.prompt));
  const pairs: Overlap[] = [];
  for (const [i, left] of tools.entries()) {
    for (const [j, right] of tools.entries()) {
      if (j <= i) continue;
      const a = shingles[i] ?? new Set<string>();
      const b = shingles[j] ?? new Set<string>();
      let shared = 0;
      for (const shingle of a) if (b.has(shingle)) shared++;
      const union = a.size + b.size - shared;
      pairs.push({ a: left.slug, b: right.slug, overlap: union === 0 ? 0 : shared / union });
    }
  }
  return pairs.sort((x, y) => y.overlap - x.overlap || x.a.localeCompare(y.a) || x.b.localeCompare(y.b));
}

/** A slug is the address of a prompt: it stands in one category only. */
export function checkSlugs(tools: readonly Pick<PlacedTool, 'slug' | 'category'>[]): readonly Finding[] {
  const categoryOf = new Map<string, CategorySlug>();
  return tools.flatMap(({ slug, category }) => {
    const other = categoryOf.get(slug);
    categoryOf.set(slug, category);
    return other === undefined ? [] : [{ slug, rule: 'catalog', message: `stands in ${other} and in ${category}` }];
  });
}

/** Findings that need the whole catalog (rules 10 and 13, and the own rule of rule 6). */
export function checkTogether(tools: readonly PlacedTool[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { a, b, overlap } of pairwiseOverlap(tools)) {
    if (overlap < 0.35) break;
    found.push({
      slug: a,
      rule: '10 clone',
      message: `shares ${Math.round(overlap * 100)}% of its five-word runs with ${b}`,
    });
  }
  const usersOf = new Map<string, string[]>();
  for (const { slug, tool } of tools) {
    for (const sentence of longSentences(tool.prompt)) usersOf.set(sentence, [...(usersOf.get(sentence) ?? []), slug]);
  }
  const most = Math.max(1, Math.floor(tools.length * 0.05));
  for (const [sentence, users] of usersOf) {
    if (users.length > most) {
      found.push({
        slug: users[0] ?? '',
        rule: '10 clone',
        message: `"${sentence}" stands in ${users.length} prompts`,
      });
    }
  }
  const ownRules = new Map<string, string>();
  for (const { slug, tool } of tools) {
    const key = tool.ownRule.toLowerCase();
    const other = ownRules.get(key);
    if (other) found.push({ slug, rule: '6 constraints', message: `has the same own rule as ${other}` });
    ownRules.set(key, slug);
  }
  return found;
}
