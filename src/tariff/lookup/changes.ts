// Which codes changed their rates between two days.
import type { Records } from '../dataset/records.ts';
import { OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import type { RateChange } from './contract.ts';
import { periodView } from './results.ts';

/** What a buyer would notice: the rates and their conditions, and what is outside GST, but not where they stand. */
const termsOf = ({ branches }: RatePeriod): ReadonlySet<string> =>
  new Set(
    branches.map(({ ratePercent, condition, schedule }) =>
      [schedule === OUTSIDE_GST ? schedule : ratePercent, condition].join('\n'),
    ),
  );

const sameTerms = (one: RatePeriod, other: RatePeriod): boolean => {
  const [before, after] = [termsOf(one), termsOf(other)];
  return before.size === after.size && [...before].every((terms) => after.has(terms));
};

/** Whether a code's rates changed from one period to the next, and not only the notification that they stand in. */
export const isChange = (before: RatePeriod, after: RatePeriod): boolean =>
  before.branches[0]?.ratePercent !== after.branches[0]?.ratePercent || !sameTerms(before, after);

const side = (period: RatePeriod): RateChange['before'] => {
  const { gst_rate, rates } = periodView(period);
  return { gst_rate, rates };
};

/** By date, within a day first those whose `gst_rate` changed, then by code. */
export function changesBetween(records: Records, from: string, to: string): readonly RateChange[] {
  const found: RateChange[] = [];
  for (let i = 0; i < records.length; i++) {
    const history = records.rateHistory(i);
    for (const [at, after] of history.entries()) {
      const before = history[at - 1];
      if (before === undefined || after.from < from || after.from > to || !isChange(before, after)) continue;
      found.push({
        code: records.code(i),
        description: records.description(i),
        on: after.from,
        before: side(before),
        after: side(after),
      });
    }
  }
  const place = ({ on, before, after }: RateChange): string => `${on}${before.gst_rate === after.gst_rate ? 1 : 0}`;
  // Codes are in order already, and sorting keeps the order of equals.
  return found.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
}
