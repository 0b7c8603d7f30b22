// Entries held against each other: branches that are the same twice, letters that came later, words that live on.
import { GST_START } from '../model/days.ts';
import { inForce } from '../model/periods.ts';
import { EXEMPT, type RateEntry } from '../model/rates.ts';
import type { Stretch } from '../rates/leafStretches.ts';
import { label } from '../rates/resolve.ts';
import type { CodeRow } from '../source/readCodes.ts';
import type { SameWords } from '../source/readRateChecks.ts';
import type { Doubt } from './checkConditions.ts';

/** Two branches of a code and day with one rate and condition: a reader would take them for two cases. */
export function equalBranches(leaves: ReadonlyMap<CodeRow, readonly Stretch[]>): readonly string[] {
  const found = new Map<string, string[]>();
  for (const [{ code }, stretches] of leaves) {
    for (const { resolution } of stretches) {
      const seen = new Map<string, RateEntry>();
      for (const entry of resolution.branches) {
        const key = `${entry.ratePercent} ${entry.condition}`;
        const twin = seen.get(key);
        seen.set(key, entry);
        if (twin === undefined) continue;
        const what = `${label(twin)} and ${label(entry)} are both ${entry.ratePercent}% for "${entry.condition}"`;
        found.set(what, [...(found.get(what) ?? []), code]);
      }
    }
  }
  return [...found].map(
    ([what, codes]) => `${codes[0]}${codes.length > 1 ? ` and ${codes.length - 1} more` : ''}: ${what}`,
  );
}

const LETTERED = /\b\d+[A-Z]+\b/;
const FIRST_NOTIFICATIONS = ['1/2017-CT(Rate)', '2/2017-CT(Rate)', '12/2017-CT(Rate)'];

/** Serial numbers with a letter were put between others later; one that holds from the first day needs a reason. */
export const letteredFromTheStart = (entries: readonly RateEntry[]): readonly Doubt[] =>
  entries
    .filter(
      ({ notification, serial, effectiveFrom }) =>
        FIRST_NOTIFICATIONS.includes(notification) && LETTERED.test(serial) && effectiveFrom === GST_START,
    )
    .map((entry) => ({
      entry,
      code: '',
      complaint: `${label(entry)} holds from ${GST_START}, though its letter says that it came later`,
    }));

const LAST_OLD_DAY = '2025-09-21';
const REFORM = '2025-09-22';

/** How an entry stands to a code: for all goods, shown or not under a condition, or not at all. */
type Standing = 'all goods' | 'the shown case' | 'a case' | 'none';

function standings(
  branches: readonly RateEntry[],
  wordsOf: ReadonlyMap<string, number>,
): ReadonlyMap<number, Standing> {
  const found = new Map<number, Standing>();
  for (const [i, entry] of branches.entries()) {
    const words = wordsOf.get(`${entry.notification} ${entry.schedule} ${entry.serial}`);
    if (words === undefined || found.has(words)) continue;
    found.set(words, entry.coverage === 'all' ? 'all goods' : i === 0 ? 'the shown case' : 'a case');
  }
  return found;
}

/** Words of law that stayed when the schedules were written anew must mean the same for a code on both sides. */
export function changedReadings(
  leaves: ReadonlyMap<CodeRow, readonly Stretch[]>,
  sameWords: readonly SameWords[],
): readonly Doubt[] {
  const wordsOf = new Map<string, number>();
  for (const [i, { notification, schedule, serial, oldSchedule, oldSerial }] of sameWords.entries()) {
    wordsOf.set(`${notification} ${schedule} ${serial}`, i);
    wordsOf.set(`${oldSchedule === EXEMPT ? '2/2017' : '1/2017'}-CT(Rate) ${oldSchedule} ${oldSerial}`, i);
  }
  const found: Doubt[] = [];
  for (const [{ code, description }, stretches] of leaves) {
    const [before, after] = [LAST_OLD_DAY, REFORM].map((day) => stretches.find((stretch) => inForce(stretch, day)));
    if (before === undefined || after === undefined || before.via !== '' || after.via !== '') continue;
    const old = standings(before.resolution.branches, wordsOf);
    const now = standings(after.resolution.branches, wordsOf);
    for (const words of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(words) ?? 'none', now.get(words) ?? 'none'];
      const entry = [...after.resolution.branches, ...before.resolution.branches].find(
        ({ notification, schedule, serial }) => wordsOf.get(`${notification} ${schedule} ${serial}`) === words,
      );
      if (was === is || entry === undefined) continue;
      const complaint = `${code} "${description}": the words of ${label(entry)} were ${was} for it until ${LAST_OLD_DAY} and are ${is} since`;
      found.push({ entry, code, complaint });
    }
  }
  return found;
}
