import type { DatedTable } from '../../../src/tools/dated.ts';
export declare const RETURNS: readonly ['GSTR-3B', 'GSTR-1', 'GSTR-9', 'GSTR-4', 'CMP-08', 'GSTR-7', 'GSTR-8', 'GSTR-10'];
export type ReturnName = (typeof RETURNS)[number];
/** Whose fee depends on the turnover. */
export declare const BY_TURNOVER: readonly ["GSTR-3B", "GSTR-1", "GSTR-9"];
type FlatReturn = Exclude<ReturnName, (typeof BY_TURNOVER)[number]>;
/** Central and State halves together. */
export interface FeeStep {
    /** Aggregate turnover up to this; null for the last step. */
    readonly upTo: number | null;
    readonly perDay: number;
    /** At most this sum; undefined where the most is a part of the turnover in the State. */
    readonly most?: number;
    readonly mostPercent?: number;
}
export interface GstDelayRules {
    readonly interestPercent: number;
    /** A return is not taken when more than this has passed since its due date. */
    readonly mostMonthsLate: number;
    readonly monthly: readonly FeeStep[];
    /** For a return without any tax. */
    readonly nil: FeeStep;
    readonly annual: readonly FeeStep[];
    /** Whatever the turnover; `nil` where a return without any tax bears less. */
    readonly flat: Readonly<Record<FlatReturn, {
        readonly fee: FeeStep;
        readonly nil?: FeeStep;
    }>>;
}
export declare const GST_DELAY: DatedTable<GstDelayRules>;
export {};
