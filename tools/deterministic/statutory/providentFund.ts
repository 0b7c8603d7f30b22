// Rates and wage ceilings of EPF, EPS, EDLI and ESI.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export interface ProvidentFundRates {
  readonly wageCeiling: number;
  readonly employeePercent: number;
  readonly employerPercent: number;
  /** Out of the employer's share, on wages up to the ceiling. */
  readonly pensionPercent: number;
  readonly insurancePercent: number;
  readonly administrationPercent: number;
}

const RATES: ProvidentFundRates = {
  wageCeiling: rupees(15_000),
  employeePercent: 12,
  employerPercent: 12,
  pensionPercent: 8.33,
  insurancePercent: 0.5,
  administrationPercent: 0.5,
};

const CITED_1952 = 'EPF and MP Act 1952 s.6; EPF Scheme 1952, EPS 1995, EDLI 1976; ceiling since 1 September 2014';
const OPEN_1952 = 'the 10% rate of notified classes of establishments is not in this table.';

export const PROVIDENT_FUND: DatedTable<ProvidentFundRates> = {
  name: 'EPF, EPS and EDLI rates and wage ceiling',
  readOn: '2026-11-18',
  entries: [
    {
      from: '2018-06-01',
      to: '2020-04-30',
      value: RATES,
      citation: CITED_1952,
      evidence: 'looked up',
      open: OPEN_1952,
    },
    {
      from: '2020-05-01',
      to: '2020-07-31',
      value: { ...RATES, employeePercent: 10, employerPercent: 10 },
      citation: `${CITED_1952}; S.O. 1513(E) of 18 May 2020: 10% for May to July 2020`,
      evidence: 'looked up',
      open: 'enterprises of the Centre and the States, and those under the Garib Kalyan relief, kept 12% in these months; more than 10% could be paid.',
    },
    {
      from: '2020-08-01',
      to: '2025-11-20',
      value: RATES,
      citation: CITED_1952,
      evidence: 'looked up',
      open: OPEN_1952,
    },
    {
      from: '2025-11-21',
      to: '2026-06-30',
      value: RATES,
      citation: 'Code on Social Security 2020 ch. III; ₹15,000 ceiling notified on 29 May 2026 under s.2(89)',
      evidence: 'looked up',
      open: 'the Code states 10% with power to notify 12%; 12% is used as in the schemes saved under it.',
    },
    {
      from: '2026-07-01',
      to: null,
      value: RATES,
      citation:
        'EPF Scheme 2026, G.S.R. 525(E) of 29 June 2026, in place of the scheme of 1952: 12% of each share up to the ceiling of 29 May 2026; Employees’ Pension Scheme 2026, G.S.R. 527(E): 8.33%',
      evidence: 'looked up',
      open: 'insurance of 0.5% and charges of 0.5% are those before; whether they were fixed anew in 2026 is not established.',
    },
  ],
};

export interface StateInsuranceRates {
  readonly wageCeiling: number;
  readonly disabilityWageCeiling: number;
  readonly employeePercent: number;
  readonly employerPercent: number;
  /** At or below this average daily wage the employee pays nothing. */
  readonly exemptDailyWage: number;
  /** Overtime never counted for the ceiling; until the Code it bore the contribution all the same. */
  readonly contributionOnOvertime: boolean;
}

const ESI_RATES: Omit<StateInsuranceRates, 'contributionOnOvertime'> = {
  wageCeiling: rupees(21_000),
  disabilityWageCeiling: rupees(25_000),
  employeePercent: 0.75,
  employerPercent: 3.25,
  exemptDailyWage: rupees(176),
};

export const STATE_INSURANCE: DatedTable<StateInsuranceRates> = {
  name: 'ESI rates and wage ceiling',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2019-07-01',
      to: '2025-11-20',
      value: { ...ESI_RATES, contributionOnOvertime: true },
      citation:
        'ESI Act 1948 s.2(9), ceiling without overtime, and s.2(22), contribution on overtime too (Indian Drugs & Pharmaceuticals v. ESIC, 1996); ESI (Central) Rules 1950 rules 50 to 52; G.S.R. 423(E) of 13 June 2019',
      evidence: 'looked up',
    },
    {
      from: '2025-11-21',
      to: null,
      value: { ...ESI_RATES, contributionOnOvertime: false },
      citation:
        'Code on Social Security 2020 s.2(88): overtime is no part of wages; ESIC circulars of 10 and 11 December 2025; ceiling and rates of the ESI (Central) Rules 1950 as continued',
      evidence: 'looked up',
      open: 'whether the ceiling of ₹21,000 was notified anew under the Code is not established; the former one is used, as the circulars do.',
    },
  ],
};
