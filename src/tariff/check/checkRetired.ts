// Retired codes held against the entries of their own heading: what replaced them may have come at another rate.
import { inForce } from '../model/periods.ts';
import type { RateEntry } from '../model/rates.ts';
import type { Stretch } from '../rates/leafStretches.ts';
import { label } from '../rates/resolve.ts';
import type { CodeRow } from '../source/readCodes.ts';
import type { Doubt } from './checkConditions.ts';

const CHAPTER = 2;
const HEADING = 4;

/** Entries for all goods of a heading, or of part of it, by heading. */
function wholeHeadings(entries: readonly RateEntry[]): ReadonlyMap<string, readonly RateEntry[]> {
  const found = new Map<string, RateEntry[]>();
  for (const entry of entries) {
    if (entry.coverage !== 'all' || entry.narrowedTo.length > 0) continue;
    for (const heading of new Set(
      entry.codes.filter(({ length }) => length >= HEADING).map((c) => c.slice(0, HEADING)),
    ))
      found.set(heading, [...(found.get(heading) ?? []), entry]);
  }
  return found;
}

const covers = ({ codes, excluded }: RateEntry, code: string): boolean =>
  codes.some((prefix) => prefix.length >= HEADING && code.startsWith(prefix)) &&
  !excluded.some((prefix) => code.startsWith(prefix));

/**
 * Retired codes that show the rate of another chapter, to which their goods moved later, although an entry for all
 * goods of their own heading was in force at another rate.
 */
export function borrowedRates(
  leaves: ReadonlyMap<CodeRow, readonly Stretch[]>,
  entries: readonly RateEntry[],
): readonly Doubt[] {
  const ofHeading = wholeHeadings(entries);
  const found = new Map<string, Doubt>();
  for (const [{ code, description }, stretches] of leaves) {
    for (const { from, resolution, via } of stretches) {
      const [main] = resolution.branches;
      if (main === undefined || via === '' || via.slice(0, CHAPTER) === code.slice(0, CHAPTER)) continue;
      const own = (ofHeading.get(code.slice(0, HEADING)) ?? []).filter(
        (entry) => covers(entry, code) && inForce({ from: entry.effectiveFrom, to: entry.effectiveTo }, from),
      );
      const [first] = own;
      if (first === undefined || own.some(({ ratePercent }) => ratePercent === main.ratePercent)) continue;
      const complaint = `${code} "${description}" shows ${main.ratePercent}% of ${label(main)}, while the entry of its own heading gave ${first.ratePercent}% on ${from}`;
      found.set(`${label(first)} ${code}`, { entry: first, code, complaint });
    }
  }
  return [...found.values()];
}
