// Periods and interest of delayed payments to micro and small enterprises.
import type { DatedTable } from '../../../src/tools/dated.ts';

export interface DelayedPaymentRules {
  readonly mostAgreedDays: number;
  readonly daysWithoutAgreement: number;
  readonly timesBankRate: number;
}

export const DELAYED_PAYMENT: DatedTable<DelayedPaymentRules> = {
  name: 'Delayed payment to micro and small enterprises',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2006-10-02',
      to: null,
      value: { mostAgreedDays: 45, daysWithoutAgreement: 15, timesBankRate: 3 },
      citation: 'MSMED Act 2006 ss.2(b), 15, 16',
      evidence: 'looked up',
    },
  ],
};
