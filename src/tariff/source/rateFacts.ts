// Rate facts derived by hand from the notifications, to be compared with what the resolver answers.

import { inForce } from '../model/periods.ts';
import type { Branch, CodeRates } from '../model/rates.ts';
import { readTsv } from './tsv.ts';

/** One row of `test/facts/rate-facts.tsv`. */
export interface RateFact {
  readonly line: number;
  readonly code: string;
  readonly date: string;
  readonly ratePercent: number;
  /** Empty: the main rate is meant. */
  readonly condition: string;
  /** What the condition of the branch must contain. */
  readonly match: string;
  /** What the citation of the branch must begin with. */
  readonly citation: string;
  /** What other published tables say instead; empty: nothing wrong was seen. */
  readonly mistake: string;
  readonly why: string;
}

const COLUMNS = ['code', 'date', 'rate', 'condition', 'match', 'citation', 'mistake', 'why'] as const;

export const readRateFacts = (path: string): readonly RateFact[] =>
  readTsv(path, COLUMNS).map(({ line, cells: { rate, ...texts } }) => ({ line, ...texts, ratePercent: Number(rate) }));

const shown = ({ ratePercent, condition, notificationRef }: Branch): string =>
  `${ratePercent}% [${condition}] ${notificationRef}`;

/** Empty: the answer agrees with the fact. */
export function disagreement(
  { code, date, ratePercent, match, citation }: RateFact,
  rates: CodeRates | undefined,
): string {
  const period = rates?.rates.find((candidate) => inForce(candidate, date));
  if (period === undefined) return `${code} has no rate on ${date}`;
  const candidates =
    match === ''
      ? period.branches.slice(0, 1)
      : period.branches.filter(({ condition }) => condition.toLowerCase().includes(match.toLowerCase()));
  const agrees = candidates.some(
    (branch) => branch.ratePercent === ratePercent && branch.notificationRef.startsWith(citation),
  );
  return agrees
    ? ''
    : `${code} on ${date}: expected ${ratePercent}% ${match === '' ? '' : `[${match}] `}${citation}, but the answer is ${period.branches.map(shown).join('; ')}`;
}
