// Dates the branches of a code: each holds from the first to the last day of its unbroken run.
import type { BranchTerms, RatePeriod, UndatedPeriod } from '../model/rates.ts';

/** The same rate, on the same condition, under the same notification and serial number. */
const sameTerms = (one: BranchTerms, other: BranchTerms): boolean =>
  one.ratePercent === other.ratePercent &&
  one.condition === other.condition &&
  one.notificationRef === other.notificationRef;

const samePeriod = (one: UndatedPeriod, other: UndatedPeriod): boolean =>
  one.ordinary === other.ordinary &&
  one.notes === other.notes &&
  one.branches.length === other.branches.length &&
  one.branches.every((branch, i) => {
    const twin = other.branches[i];
    return (
      twin !== undefined && sameTerms(branch, twin) && branch.evidence === twin.evidence && branch.note === twin.note
    );
  });

/** Neighbours that say the same become one: an entry that was only coded anew changes nothing for a code. */
function merged(periods: readonly UndatedPeriod[]): readonly UndatedPeriod[] {
  const found: UndatedPeriod[] = [];
  for (const period of periods) {
    const last = found.at(-1);
    if (last !== undefined && samePeriod(last, period)) found[found.length - 1] = { ...last, to: period.to };
    else found.push(period);
  }
  return found;
}

/**
 * The periods of one code, in order and without gaps, with their branches dated. The date of a schedule entry is not
 * that of the rate: an entry may have taken in a code later, or lost it earlier. A notification that re-issues a rate
 * begins a new run, since the date belongs to the citation beside it.
 */
export function datedPeriods(undated: readonly UndatedPeriod[]): readonly RatePeriod[] {
  const periods = merged(undated);
  const holds = (terms: BranchTerms, at: number): boolean =>
    periods[at]?.branches.some((branch) => sameTerms(branch, terms)) === true;
  return periods.map((period, at) => ({
    ...period,
    branches: period.branches.map((branch) => {
      let first = at;
      while (holds(branch, first - 1)) first--;
      let last = at;
      while (holds(branch, last + 1)) last++;
      return {
        ...branch,
        effectiveFrom: (periods[first] ?? period).from,
        effectiveTo: (periods[last] ?? period).to,
      };
    }),
  }));
}
