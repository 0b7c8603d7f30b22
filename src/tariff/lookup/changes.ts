// Which codes changed their rates, and when.
import type { Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import { OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import type { RateChange } from './contract.ts';
import { periodView } from './results.ts';

/** A code whose rates changed on a day. */
export interface ChangedCode {
  /** Its number in the records. */
  readonly code: number;
  readonly on: string;
  readonly before: RatePeriod;
  readonly after: RatePeriod;
}

/** What a buyer would notice: the rates and their conditions, and what is outside GST, but not which entry has them. */
const termsOf = ({ branches }: RatePeriod): string => {
  const terms = branches.map(({ ratePercent, condition, schedule }) =>
    [schedule === OUTSIDE_GST ? schedule : ratePercent, condition].join('\n'),
  );
  return [...new Set(terms)].sort().join('\n\n');
};

const isRateChanged = (before: RatePeriod, after: RatePeriod): boolean =>
  before.branches[0]?.ratePercent !== after.branches[0]?.ratePercent;

/** All changes: by date, within a day first those whose `gst_rate` changed, then by code. */
export function* changedCodes(records: Records): Steps<readonly ChangedCode[]> {
  // Few periods serve many codes.
  const terms = new Map<RatePeriod, string>();
  const termsIn = (period: RatePeriod): string => {
    const known = terms.get(period) ?? termsOf(period);
    terms.set(period, known);
    return known;
  };
  const found = new Map<string, ChangedCode[]>();
  for (let code = 0; code < records.length; code++) {
    let before: RatePeriod | undefined;
    for (const after of records.rateHistory(code)) {
      if (before !== undefined && (isRateChanged(before, after) || termsIn(before) !== termsIn(after))) {
        const order = `${after.from} ${isRateChanged(before, after) ? 0 : 1}`;
        const change = { code, on: after.from, before, after };
        const known = found.get(order);
        if (known === undefined) found.set(order, [change]);
        else known.push(change);
      }
      before = after;
    }
    yield;
  }
  return [...found.keys()].sort().flatMap((order) => found.get(order) ?? []);
}

const sideOf = (period: RatePeriod): RateChange['before'] => {
  const { gst_rate, rates } = periodView(period);
  return { gst_rate, rates };
};

export const changeView = (records: Records, { code, on, before, after }: ChangedCode): RateChange => ({
  code: records.code(code),
  description: records.description(code),
  on,
  before: sideOf(before),
  after: sideOf(after),
});
