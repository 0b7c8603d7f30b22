// One transfer: is it long-term, what does it cost, what is the gain.
import { addMonths } from '../../../src/tools/days.ts';
import { percentOf, share } from '../../../src/tools/money.ts';
import { type AssetName, type CapitalGainRules, inflationIndex } from '../statutory/capitalGains.ts';

export interface Transfer {
  readonly asset: AssetName;
  readonly boughtOn: string;
  readonly soldOn: string;
  readonly price: number;
  readonly cost: number;
  readonly improvement: number;
  readonly expenses: number;
  readonly stampValue?: number | undefined;
  /** Highest price on 31 January 2018 of a listed share bought before that day. */
  readonly value2018?: number | undefined;
}

const GRANDFATHERED = '2018-02-01';

export function isLongTerm({ asset, boughtOn, soldOn }: Transfer, { assets }: CapitalGainRules): boolean {
  const { longAfterMonths } = assets[asset];
  return longAfterMonths !== null && soldOn > addMonths(boughtOn, longAfterMonths);
}

/** The price, or the stamp value of land and buildings where it is more than a tenth above the price. */
export function consideration({ asset, price, stampValue }: Transfer, rules: CapitalGainRules): number {
  const counts = asset === 'Land or building' && stampValue !== undefined;
  return counts && stampValue > percentOf(price, rules.stampTolerancePercent) ? stampValue : price;
}

/** The cost; for long-held listed shares at least what they were worth on 31 January 2018, but not above the price. */
export function costOf(transfer: Transfer, long: boolean): number {
  const { asset, boughtOn, cost, price, value2018 } = transfer;
  const grandfathered =
    long &&
    asset === 'Listed share or equity fund unit (STT paid)' &&
    boughtOn < GRANDFATHERED &&
    value2018 !== undefined;
  return grandfathered ? Math.max(cost, Math.min(value2018, price)) : cost;
}

/** The cost in the money of the year of sale; undefined where an index is not known. */
export function indexedCost(
  amount: number,
  { boughtOn, soldOn }: Pick<Transfer, 'boughtOn' | 'soldOn'>,
  indexOfSale?: number,
): number | undefined {
  const first = inflationIndex(boughtOn < '2001-04-01' ? '2001-04-01' : boughtOn);
  const last = indexOfSale ?? inflationIndex(soldOn);
  return first === undefined || last === undefined ? undefined : share(amount, last, first);
}
