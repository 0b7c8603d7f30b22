import { type FeeStep, type GstDelayRules, type ReturnName } from './statutory/gstDelay.ts';
/** Which step of the fee applies to a return. */
export declare function feeStep(rules: GstDelayRules, name: ReturnName, isNil: boolean, turnover: number): FeeStep | undefined;
/** Interest of a year's percentage by days, to the nearest rupee. */
export declare const delayInterest: (tax: number, yearPercent: number, days: number) => number;
declare const _default: import("../../src/tools/kit.ts").Calculator;
export default _default;
