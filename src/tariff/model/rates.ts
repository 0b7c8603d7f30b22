// What a rate is: schedule entries as the law has them, and the branches a code meets in a period.

/** The schedule of goods and services to which GST does not apply at all; a nil rate is something else. */
export const OUTSIDE_GST = 'Outside GST';
/** The schedules that the program treats in a way of their own, as the files of rates name them. */
export const EXEMPT = 'Exempt';
export const SERVICES = 'Services';
export const HANDICRAFTS = 'Handicrafts';
export const SPECIAL_REGIME = 'Special';

/** How well a fact is known. */
export type Evidence = 'notification' | 'secondary' | 'inferred';

/**
 * What an entry covers of its codes: `all` goods of them; a named `part` of them, the rest falling to other
 * entries or to the residual one; or one side of a `split` that together with its sibling entries leaves no rest.
 */
export const COVERAGES = ['all', 'part', 'split'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** One row of `data/tariff/rates/*.tsv`: one entry of one schedule, in force from one date to another. */
export interface RateEntry {
  /** "9/2025-CT(Rate)". */
  readonly notification: string;
  /** "I" to "VII", "Exempt", "Bricks" (14/2025), "Handicrafts" (21/2018, 13/2025), "Services", "Outside GST", "Special". */
  readonly schedule: string;
  readonly serial: string;
  /** The full rate: central and state halves together. */
  readonly ratePercent: number;
  /** Code prefixes of 2 to 8 digits; `*` alone is the residual entry; empty: goods of any chapter. */
  readonly codes: readonly string[];
  readonly excluded: readonly string[];
  /** Our own narrowing of an entry that names particular goods for whole chapters; empty: `codes` stand. */
  readonly narrowedTo: readonly string[];
  /** The entry depends on parties or use alone and points at no code (`-` in `narrowed_to`): never a branch. */
  readonly pureCondition: boolean;
  readonly coverage: Coverage;
  /** In our own words; empty exactly when `coverage` is `all`. */
  readonly condition: string;
  /** Why this is the branch that most invoices carry, where every branch has a condition; else empty. */
  readonly ordinary: string;
  /** ISO dates, both inclusive; null: still in force. */
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly evidence: Evidence;
  readonly note: string;
}

/** What an entry says of a code in a period: one rate that it can carry. */
export interface BranchTerms {
  readonly ratePercent: number;
  /** Empty: the branch without a condition. */
  readonly condition: string;
  /** Of a code with sub-codes, or a retired one: the codes that it holds for; empty: for the whole code. */
  readonly codes: readonly string[];
  /** "Schedule II - 18%", "Exempt", "Services - 5%", "Outside GST". */
  readonly schedule: string;
  /** "9/2025-CT(Rate), Schedule II, S. No. 639". */
  readonly notificationRef: string;
  readonly evidence: Evidence;
  readonly note: string;
}

/** One rate that a code can carry, with the unbroken run of days on which it does under this citation. */
export interface Branch extends BranchTerms {
  /** ISO dates, both inclusive; null: still in force. */
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** All branches of a code in one stretch of days, the main one first. */
export interface RatePeriod {
  readonly from: string;
  readonly to: string | null;
  /** `branches[0]` gives `gst_rate`; never empty. */
  readonly branches: readonly Branch[];
  /** Why branches[0] is the ordinary one; empty when it has no condition. */
  readonly ordinary: string;
  /** What a user must know: where the rate splits, where the facts end. */
  readonly notes: string;
}

/** A period before its branches are dated. */
export interface UndatedPeriod extends Omit<RatePeriod, 'branches'> {
  readonly branches: readonly BranchTerms[];
}

export interface CessPeriod {
  readonly from: string;
  readonly to: string | null;
  /** Ad valorem part in per cent; 0 where the cess is an amount only, or has ended. */
  readonly ratePercent: number;
  readonly coverage: Coverage;
  /** The goods that bear it; empty exactly when `coverage` is `all`. */
  readonly condition: string;
  /** Of a code with sub-codes: those that bear it; empty: the whole code. */
  readonly codes: readonly string[];
  readonly note: string;
}

export interface ReverseChargePeriod {
  readonly from: string;
  readonly to: string | null;
  /** Plain-language condition. */
  readonly trigger: string;
  /** Phrases, "; " between, of which a text that meets it says one. A code alone never does: it says nothing of the parties. */
  readonly settledBy: string;
  /** Phrases of texts that do not meet it. */
  readonly not: string;
  readonly notificationRef: string;
  readonly evidence: Evidence;
}

/** Reverse charge that no code shows, since it is of any goods or services, or of few buyers: a text has to say it. */
export interface SaidReverseCharge extends ReverseChargePeriod {
  /** Code prefixes; `*`: any goods or services. */
  readonly codes: readonly string[];
}

/** Everything about tax on one code. */
export interface CodeRates {
  readonly code: string;
  /** In order of date, without gaps from 2017-07-01 on. */
  readonly rates: readonly RatePeriod[];
  readonly cess: readonly CessPeriod[];
  readonly reverseCharge: readonly ReverseChargePeriod[];
}

/** A point on which the law or the lists leave two readings. */
export interface OpenQuestion {
  readonly id: string;
  /** Code prefixes. */
  readonly codes: readonly string[];
  readonly from: string;
  readonly to: string | null;
  /** One sentence. */
  readonly question: string;
  readonly readings: readonly string[];
  /** What is answered, and why. */
  readonly answer: string;
  readonly why: string;
}

/** A rate that an earlier state of the dataset had wrong: ours to mend, no change of the law. */
export interface Correction {
  /** The day on which the dataset was corrected. */
  readonly correctedOn: string;
  readonly code: string;
  /** The days whose shown rate was corrected, both inclusive; null: until today. */
  readonly from: string;
  readonly to: string | null;
  /** In per cent. */
  readonly was: number;
  readonly is: number;
  readonly why: string;
}
