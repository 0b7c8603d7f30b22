// What the entries resolve to, for `data:check`: code by code, before branches are worded.

import type { RateSources } from '../model/rateSources.ts';
import type { RateEntry } from '../model/rates.ts';
import { LeafResolver, type RatedCode, type Stretch } from './leafStretches.ts';
import { leavesByParent } from './leaves.ts';

/** Every code without sub-codes and its stretches. */
export function leafStretches<Row extends RatedCode>(
  codes: readonly Row[],
  { entries, ordinary, since }: RateSources,
): ReadonlyMap<Row, readonly Stretch[]> {
  const resolver = new LeafResolver(entries, ordinary, since);
  const leavesOf = leavesByParent(codes);
  return new Map(codes.filter(({ code }) => !leavesOf.has(code)).map((row) => [row, resolver.stretches(row)]));
}

/** The entries that are a branch of some code on some day. For `data:check`. */
export function entriesMet(codes: readonly RatedCode[], sources: RateSources): ReadonlySet<RateEntry> {
  const stretches = new Set([...leafStretches(codes, sources)].flatMap(([, found]) => found));
  return new Set([...stretches].flatMap(({ resolution }) => resolution.branches));
}

/** What the data leaves undecided: codes and days with two main branches, or none. For `data:check`. */
export function rateProblems(codes: readonly RatedCode[], sources: RateSources): readonly string[] {
  const problems = new Map<string, { readonly codes: string[]; readonly from: string }>();
  for (const [{ code }, stretches] of leafStretches(codes, sources)) {
    for (const { from, resolution } of stretches) {
      if (resolution.problem === '') continue;
      const known = problems.get(resolution.problem);
      if (known === undefined) problems.set(resolution.problem, { codes: [code], from });
      else known.codes.push(code);
    }
  }
  return [...problems].map(([problem, { codes: met, from }]) => {
    const unique = [...new Set(met)];
    const more = unique.length > 3 ? ` and ${unique.length - 3} more` : '';
    return `${unique.slice(0, 3).join(', ')}${more} from ${from}: ${problem}`;
  });
}
