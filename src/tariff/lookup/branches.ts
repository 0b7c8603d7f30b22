// What tells one rate of a code from its others, and how its condition reads.
import type { Branch } from '../model/rates.ts';
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
