// What the files of rates say, before it is resolved for each code: entries, overrides, cess, reverse charge.
import type { Dated } from './periods.ts';
import type { Coverage, RateEntry, ReverseChargePeriod } from './rates.ts';

/** Which branch of a code is the ordinary one, where its entries or its sub-codes do not decide it. */
export interface OrdinaryOverride extends Dated {
  /** Exactly this code; its sub-codes keep their own main branch. */
  readonly code: string;
  readonly ratePercent: number;
  /** Serial number of the entry to cite, where several of the rate meet the code; empty: the most common one. */
  readonly serial: string;
  readonly reason: string;
}

/** Cess or reverse charge on code prefixes: both carry one text for the user. */
export interface PrefixRule extends Dated {
  readonly codes: readonly string[];
  readonly excluded: readonly string[];
}

export interface CessRule extends PrefixRule {
  readonly ratePercent: number;
  readonly coverage: Coverage;
  readonly condition: string;
  readonly text: string;
}

export interface ReverseChargeRule extends PrefixRule {
  /** No code shows it, only a text that says it. */
  readonly byText: boolean;
  readonly trigger: string;
  readonly settledBy: string;
  readonly not: string;
  readonly notificationRef: string;
  readonly evidence: ReverseChargePeriod['evidence'];
}

export interface RateSources {
  /** Schedule entries, and goods outside GST as entries of the schedule "Outside GST". */
  readonly entries: readonly RateEntry[];
  readonly ordinary?: readonly OrdinaryOverride[];
  readonly cess?: readonly CessRule[];
  readonly reverseCharge?: readonly ReverseChargeRule[];
  /** First day to be covered; the start of GST unless a test says otherwise. */
  readonly since?: string;
}
