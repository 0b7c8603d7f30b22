// Which codes changed their rates between two days.
import { drained, type Steps } from '../../steps/steps.ts';
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

/** Where a change stands: the number of its code, and the place of its later period in the code's history. */
interface Place {
  readonly code: number;
  readonly at: number;
  readonly on: string;
  /** By date, within a day first those whose `gst_rate` changed. */
  readonly order: string;
}

/** All changes of a dataset in their order, found once. */
const found = new WeakMap<Records, readonly Place[]>();

function* placesIn(records: Records): Steps<readonly Place[]> {
  const known = found.get(records);
  if (known !== undefined) return known;
  const places: Place[] = [];
  for (let code = 0; code < records.length; code++) {
    const history = records.rateHistory(code);
    for (const [at, after] of history.entries()) {
      const before = history[at - 1];
      if (before === undefined || !isChange(before, after)) continue;
      const isSame = side(before).gst_rate === side(after).gst_rate;
      places.push({ code, at, on: after.from, order: `${after.from}${isSame ? 1 : 0}` });
    }
    yield;
  }
  // Codes are in order already, and sorting keeps the order of equals.
  places.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  found.set(records, places);
  return places;
}

/** Changes of some days, each made when it is asked for. */
export interface ChangeList {
  readonly total: number;
  /** Those from `offset` on, `limit` at most. */
  some(offset: number, limit: number): Generator<RateChange>;
}

export function* changeSteps(records: Records, from: string, to: string): Steps<ChangeList> {
  const places = (yield* placesIn(records)).filter(({ on }) => on >= from && on <= to);
  return {
    total: places.length,
    *some(offset, limit) {
      for (const { code, at, on } of places.slice(offset, offset + limit)) {
        const history = records.rateHistory(code);
        const [before, after] = [history[at - 1], history[at]];
        if (before === undefined || after === undefined) continue;
        const [description, digits] = [records.description(code), records.code(code)];
        yield { code: digits, description, on, before: side(before), after: side(after) };
      }
    },
  };
}

/** By date, within a day first those whose `gst_rate` changed, then by code. */
export function changesBetween(records: Records, from: string, to: string): readonly RateChange[] {
  const { total, some } = drained(changeSteps(records, from, to));
  return [...some(0, total)];
}
