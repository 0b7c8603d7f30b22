import type { DatedTable } from '../../../src/tools/dated.ts';
/** So many months and days after the day of an event, which itself is not counted; or a day that was notified for all. */
export type Period = {
    readonly months?: number;
    readonly days?: number;
} | {
    readonly notified: string;
};
export interface Step {
    readonly name: string;
    /** The date that the period runs from: one the user gives, or the last day of an earlier step. */
    readonly after: 'event' | 'answer' | 'notice' | 'cheque' | 'appeal' | 'order' | number;
    readonly period: Period;
    /** The period begins with the end of the month in which the date falls. */
    readonly fromMonthEnd?: true;
    /** What the date means; left out: the last day. */
    readonly kind?: 'first day';
    readonly note?: string;
}
export interface Matter {
    /** What the event is, for the form and the answer. */
    readonly event: string;
    /** What the second date is, where the law has one. */
    readonly answer?: string;
    readonly steps: readonly Step[];
}
export declare const MATTERS: readonly ['Dishonoured cheque (section 138)', 'RTI application and appeals', 'Consumer complaint', 'Consumer appeal to the State Commission', 'Consumer appeal to the National Commission', 'RBI Ombudsman complaint', 'GST appeal (first)', 'GST appeal to the Tribunal', 'Income-tax appeal (first)', 'Income-tax appeal to the Tribunal', 'Suit for money under a contract', 'GST refund claim', 'Reply to a trade mark examination report'];
export type MatterName = (typeof MATTERS)[number];
export declare const LIMITATION: DatedTable<Readonly<Record<MatterName, Matter>>>;
