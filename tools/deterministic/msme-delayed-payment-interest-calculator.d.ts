import { type Steps } from '../../src/steps/steps.ts';
export interface InterestPeriod {
    readonly from: string;
    readonly to: string;
    readonly opening: number;
    readonly interest: number;
}
/** Whole months are compounded; the days that remain count as their part of the month they stand in. */
export declare const monthlyRests: (...values: Parameters<typeof restSteps>) => readonly InterestPeriod[];
declare function restSteps(amount: number, yearPercent: number, due: string, paid: string): Steps<readonly InterestPeriod[]>;
declare const _default: import("../../src/tools/kit.ts").Calculator;
export default _default;
