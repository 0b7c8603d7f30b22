import type { DatedTable } from '../../../src/tools/dated.ts';
export interface DelayedPaymentRules {
    readonly mostAgreedDays: number;
    readonly daysWithoutAgreement: number;
    readonly timesBankRate: number;
}
export declare const DELAYED_PAYMENT: DatedTable<DelayedPaymentRules>;
