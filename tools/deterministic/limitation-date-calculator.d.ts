import { type Step } from './statutory/limitation.ts';
export interface Given {
    readonly event: string;
    readonly answer?: string | undefined;
    readonly notice?: string | undefined;
    readonly cheque?: string | undefined;
    readonly appeal?: string | undefined;
    readonly order?: string | undefined;
}
/** The date of each step; undefined where the date it runs from was not given. */
export declare function datesOf(steps: readonly Step[], given: Given): readonly (string | undefined)[];
declare const _default: import("../../src/tools/kit.ts").Calculator;
export default _default;
