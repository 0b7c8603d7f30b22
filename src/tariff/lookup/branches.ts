// What tells one rate of a code from its others, and how its condition reads.
import { type Branch, OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import type { RateView } from './contract.ts';

/** No two rates of a code on a day are alike in all three. */
export type BranchKey = Pick<RateView, 'rate' | 'condition' | 'schedule'>;

export const isSameBranch = (one: BranchKey, other: BranchKey): boolean =>
  one.rate === other.rate && one.condition === other.condition && one.schedule === other.schedule;

/** The condition without the codes that stand in front of it. */
export const ownCondition = ({ condition, codes }: Pick<Branch, 'condition' | 'codes'>): string =>
  codes.length === 0 ? condition : condition.replace(/^for [^:]*(?:: |$)/, '');

export const conditionWord = ({ condition }: Pick<RateView, 'condition'>): string =>
  condition === '' ? 'in all other cases' : condition;

/** A nil rate and no GST at all are two things. */
export const differs = (one: Branch, other: Branch): boolean =>
  one.ratePercent !== other.ratePercent || (one.schedule === OUTSIDE_GST) !== (other.schedule === OUTSIDE_GST);

/** Whether the rate depends on something. */
export function isSplitRate({ branches }: RatePeriod): boolean {
  for (let place = 1; place < branches.length; place++) {
    if (differs(branches[0] as Branch, branches[place] as Branch)) return true;
  }
  return false;
}
