// The ceiling of gratuity and the service that earns it.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export interface GratuityRules {
  readonly ceiling: number;
  readonly permanentYears: number;
  /** Null where fixed-term employees had no shorter period. */
  readonly fixedTermYears: number | null;
  /** Null before the Code: the Working Journalists Act 1955 counted average pay and had rules of its own. */
  readonly journalistYears: number | null;
  /** For employees of a seasonal establishment who are not employed through the year: days of wages a season. */
  readonly seasonDays: number;
}

const BEFORE_CODE = { permanentYears: 5, fixedTermYears: null, journalistYears: null, seasonDays: 7 } as const;

const ACT = 'Payment of Gratuity Act 1972 ss.4(1) to 4(3) with their provisos';

export const GRATUITY: DatedTable<GratuityRules> = {
  name: 'Gratuity ceiling and qualifying service',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2010-05-24',
      to: '2018-03-28',
      value: { ...BEFORE_CODE, ceiling: rupees(1_000_000) },
      citation: `${ACT}, as amended by the Act of 2010 from 24 May 2010`,
      evidence: 'looked up',
    },
    {
      from: '2018-03-29',
      to: '2025-11-20',
      value: { ...BEFORE_CODE, ceiling: rupees(2_000_000) },
      citation: `${ACT}; S.O. 1420(E) of 29 March 2018`,
      evidence: 'looked up',
    },
    {
      from: '2025-11-21',
      to: null,
      value: { ceiling: rupees(2_000_000), permanentYears: 5, fixedTermYears: 1, journalistYears: 3, seasonDays: 7 },
      citation:
        'Code on Social Security 2020 s.53(1) and (2) with their provisos, and Industrial Relations Code 2020 s.2(o) (one year of a fixed term), in force 21 November 2025',
      evidence: 'looked up',
      open: 'whether the ceiling of ₹20,00,000 was notified anew under the Code is not established; the former one is used.',
    },
  ],
};
