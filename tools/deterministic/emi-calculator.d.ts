export interface Instalment {
    readonly month: number;
    readonly payment: number;
    readonly interest: number;
    readonly principal: number;
    readonly prepaid: number;
    readonly balance: number;
}
/** P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), to the paisa; equal parts without interest. */
export declare function emiOf(principal: number, annualPercent: number, months: number): number;
/** Month by month in whole paise; the last instalment takes what is left, so that the balance ends at zero. */
export declare function schedule(principal: number, annualPercent: number, months: number, prepayment?: {
    readonly month: number;
    readonly amount: number;
}): readonly Instalment[];
declare const _default: import("../../src/tools/kit.ts").Calculator;
export default _default;
