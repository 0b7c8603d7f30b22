// Runs the checks that hold entries against codes and against each other, without what was found to be right.
import type { RateSources } from '../model/rateSources.ts';
import { label } from '../rates/resolve.ts';
import { leafStretches } from '../rates/resolved.ts';
import type { CodeRow } from '../source/readCodes.ts';
import type { CheckException, CheckName, RateChecks } from '../source/readRateChecks.ts';
import { type Doubt, ownCodes, ownTitles, unmeetable } from './checkConditions.ts';
import { unreadEntries } from './checkEvidence.ts';
import { borrowedRates } from './checkRetired.ts';
import { changedReadings, equalBranches, letteredFromTheStart } from './checkTwins.ts';
import { sayingOf } from './saidWords.ts';

export function checkReadings(
  codes: readonly CodeRow[],
  sources: RateSources,
  { opposites, sameWords, exceptions }: RateChecks,
): readonly string[] {
  const leaves = leafStretches(codes, sources);
  const pairs = opposites.map(({ conditionSays, titleSays }) => ({
    condition: sayingOf(conditionSays).affirmed,
    title: sayingOf(titleSays).affirmed,
  }));
  const used = new Set<CheckException>();
  const left = (check: CheckName, doubts: readonly Doubt[]): readonly string[] =>
    doubts.flatMap(({ entry, code, complaint }) => {
      const known = exceptions.find(
        (one) =>
          one.check === check &&
          one.entry === label(entry) &&
          (one.codes.length === 0 || one.codes.some((prefix) => code.startsWith(prefix))),
      );
      if (known === undefined) return [`${label(entry)}: ${complaint}`];
      used.add(known);
      return [];
    });
  const complaints = [
    ...left('own title', ownTitles(leaves)),
    ...left('own code', ownCodes(leaves)),
    ...left('cannot be met', unmeetable(leaves, pairs)),
    ...left('lettered', letteredFromTheStart(sources.entries)),
    ...left('unread', unreadEntries(sources.entries)),
    ...left('same words', changedReadings(leaves, sameWords)),
    ...left('own heading', borrowedRates(leaves, sources.entries)),
    ...equalBranches(leaves),
  ];
  const idle = exceptions
    .filter((one) => !used.has(one))
    .map(({ check, entry, codes: met }) => `the exception "${check}" for ${entry} ${met.join(' ')} is needed no more`);
  return [...complaints, ...idle];
}
