// The ceiling of gratuity and the service that earns it.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export interface GratuityRules {
  readonly ceiling: number;
  readonly permanentYears: number;
  /** Null where fixed-term employees had no shorter period. */
  readonly fixedTermYears: number | null;
}

const ACT = 'Payment of Gratuity Act 1972 ss.4(1) to 4(3)';

export const GRATUITY: DatedTable<GratuityRules> = {
  name: 'Gratuity ceiling and qualifying service',
  readOn: '2026-11-15',
  entries: [
    {
      from: '2010-05-24',
      to: '2018-03-28',
      value: { ceiling: rupees(1_000_000), permanentYears: 5, fixedTermYears: null },
      citation: `${ACT}, as amended in 2010`,
      evidence: 'background knowledge',
    },
    {
      from: '2018-03-29',
      to: '2025-11-20',
      value: { ceiling: rupees(2_000_000), permanentYears: 5, fixedTermYears: null },
      citation: `${ACT}; S.O. 1420(E) of 29 March 2018`,
      evidence: 'background knowledge',
    },
    {
      from: '2025-11-21',
      to: null,
      value: { ceiling: rupees(2_000_000), permanentYears: 5, fixedTermYears: 1 },
      citation: 'Code on Social Security 2020 s.53, in force 21 November 2025',
      evidence: 'looked up',
      open: 'whether the ceiling of ₹20,00,000 was notified anew under the Code is not established; the former one is used.',
    },
  ],
};
