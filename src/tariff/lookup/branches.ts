// What tells one rate of a code from its others, and how its condition reads.
import type { RateView } from './contract.ts';

/** No two rates of a code on a day are alike in all three. */
export type BranchKey = Pick<RateView, 'rate' | 'condition' | 'schedule'>;

export const isSameBranch = (one: BranchKey, other: BranchKey): boolean =>
  one.rate === other.rate && one.condition === other.condition && one.schedule === other.schedule;

export const conditionWord = ({ condition }: Pick<RateView, 'condition'>): string =>
  condition === '' ? 'in all other cases' : condition;
