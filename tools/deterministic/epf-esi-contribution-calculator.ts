// EPF and ESI Contribution Calculator: both sides' monthly shares with the rounding of each scheme.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addDays, addMonths } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf, RUPEE, roundTo, roundUpTo } from '../../src/tools/money.ts';
import { money, result, row, text } from '../../src/tools/result.ts';
import {
  PROVIDENT_FUND,
  type ProvidentFundRates,
  STATE_INSURANCE,
  type StateInsuranceRates,
} from './statutory/providentFund.ts';

/** Provident fund shares, each to the nearest rupee; the pension share comes out of the employer's. */
export function providentFundShares(
  wages: number,
  rates: ProvidentFundRates,
  { onFullWages, pensionMember }: { readonly onFullWages: boolean; readonly pensionMember: boolean },
) {
  const capped = Math.min(wages, rates.wageCeiling);
  const base = onFullWages ? wages : capped;
  const rounded = (amount: number, percent: number): number => roundTo(percentOf(amount, percent), RUPEE);
  const pension = pensionMember ? rounded(capped, rates.pensionPercent) : 0;
  return {
    base,
    employee: rounded(base, rates.employeePercent),
    pension,
    employerFund: rounded(base, rates.employerPercent) - pension,
    insurance: rounded(capped, rates.insurancePercent),
    administration: rounded(base, rates.administrationPercent),
  };
}

/** State insurance shares, each up to the next rupee; none above the wage ceiling, which is tested without overtime. */
export function stateInsuranceShares(
  wages: number,
  rates: StateInsuranceRates,
  {
    overtime,
    disability,
    daysPaid,
  }: { readonly overtime: number; readonly disability: boolean; readonly daysPaid: number },
) {
  const covered = wages > 0 && wages <= (disability ? rates.disabilityWageCeiling : rates.wageCeiling);
  if (!covered) return { covered, base: 0, employee: 0, employer: 0 };
  const base = rates.contributionOnOvertime ? wages + overtime : wages;
  const lowPaid = wages / daysPaid <= rates.exemptDailyWage;
  return {
    covered,
    base,
    employee: lowPaid ? 0 : roundUpTo(percentOf(base, rates.employeePercent), RUPEE),
    employer: roundUpTo(percentOf(base, rates.employerPercent), RUPEE),
  };
}

export default defineCalculator({
  title: 'EPF and ESI Contribution Calculator',
  category: 'hr-people',
  about: 'What employee and employer each pay for provident fund, pension, insurance (EDLI) and ESI in a month',
  computes:
    'Employee and employer shares (EPF, EPS, EDLI, ESI) from monthly wages, wage ceilings and dated rates, with the rounding each scheme prescribes',
  fields: {
    month: { type: 'date', label: 'Wage month', required: true, help: 'Any day of the month.', example: '2026-10-31' },
    epf_wages: {
      type: 'currency',
      label: 'Monthly EPF wages',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Basic pay, dearness and retaining allowance; from 21 November 2025 with allowances that the Code does not exclude, and with the excess over half.',
      example: 18000,
    },
    esi_wages: {
      type: 'currency',
      label: 'Monthly ESI wages, without overtime',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Until 20 November 2025 all pay but overtime; since then wages as the Code on Social Security defines them.',
      example: 20500,
    },
    overtime: {
      type: 'currency',
      label: 'Overtime of the month',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Never counts for the ceiling; until 20 November 2025 it bore the contribution.',
      example: 0,
      default: 0,
    },
    full_wages: {
      type: 'boolean',
      label: 'EPF on full wages',
      required: false,
      help: 'Yes when both sides contribute above the wage ceiling.',
      example: false,
      default: false,
    },
    pension_member: {
      type: 'boolean',
      label: 'Member of the pension scheme',
      required: false,
      help: 'No for those who joined above the ceiling since September 2014, or are over 58.',
      example: true,
      default: true,
    },
    disability: {
      type: 'boolean',
      label: 'Person with disability',
      required: false,
      help: 'The ESI wage ceiling is higher.',
      example: false,
      default: false,
    },
    days_paid: {
      type: 'number',
      label: 'Days paid in the month',
      required: false,
      min: 1,
      max: 31,
      whole: true,
      unit: 'days',
      help: 'For the average daily wage under ESI.',
      example: 26,
      default: 26,
    },
  },
  compute({ month, epf_wages, esi_wages, overtime, full_wages, pension_member, disability, days_paid }) {
    const fund = entryOn(PROVIDENT_FUND, month);
    const insurance = entryOn(STATE_INSURANCE, month);
    if (fund === undefined || insurance === undefined) {
      const days = coverageOf(fund === undefined ? PROVIDENT_FUND : STATE_INSURANCE);
      return refuse(['month', `Wage month (month) must lie in the tables, ${days}, but ${month} came.`]);
    }
    const firstDay = `${month.slice(0, 7)}-01`;
    const lastDay = addDays(addMonths(firstDay, 1), -1);
    const changed =
      entryOn(PROVIDENT_FUND, firstDay) !== entryOn(PROVIDENT_FUND, lastDay) ||
      entryOn(STATE_INSURANCE, firstDay) !== entryOn(STATE_INSURANCE, lastDay);
    const epf = providentFundShares(epf_wages, fund.value, { onFullWages: full_wages, pensionMember: pension_member });
    const esi = stateInsuranceShares(esi_wages, insurance.value, { overtime, disability, daysPaid: days_paid });
    const employee = epf.employee + esi.employee;
    const employer = epf.employerFund + epf.pension + epf.insurance + epf.administration + esi.employer;
    const { employeePercent, pensionPercent, insurancePercent, administrationPercent } = fund.value;
    return result({
      summary: `The employee pays ${moneyText(employee)}, the employer ${moneyText(employer)} for the month.`,
      rows: [
        row(
          'EPF counted on',
          money(epf.base),
          full_wages ? 'full wages' : `ceiling ${moneyText(fund.value.wageCeiling)}`,
        ),
        row(
          'ESI covered',
          text(esi.covered ? 'yes' : 'no'),
          `ceiling ${moneyText(disability ? insurance.value.disabilityWageCeiling : insurance.value.wageCeiling)}`,
        ),
        row(
          'ESI counted on',
          money(esi.base),
          insurance.value.contributionOnOvertime ? 'overtime included' : 'without overtime',
        ),
        row('Employee in all', money(employee)),
        row('Employer in all', money(employer)),
      ],
      tables: [
        {
          title: 'Shares',
          columns: ['Scheme', 'Employee', 'Employer', 'How it is rounded'],
          rows: [
            [
              text(`EPF (${employeePercent}%, employer less pension)`),
              money(epf.employee),
              money(epf.employerFund),
              text('nearest rupee'),
            ],
            [text(`EPS (${pensionPercent}% up to the ceiling)`), money(0), money(epf.pension), text('nearest rupee')],
            [
              text(`EDLI (${insurancePercent}% up to the ceiling)`),
              money(0),
              money(epf.insurance),
              text('nearest rupee'),
            ],
            [
              text(`EPF administration (${administrationPercent}%)`),
              money(0),
              money(epf.administration),
              text('nearest rupee'),
            ],
            [
              text(`ESI (${insurance.value.employeePercent}% and ${insurance.value.employerPercent}%)`),
              money(esi.employee),
              money(esi.employer),
              text('next higher rupee'),
            ],
          ],
        },
      ],
      notes: [
        ...(changed ? [`The law changed within this month: the rules of ${month} are used for the whole of it.`] : []),
        'Administration charges are at least ₹500 a month for the whole establishment, not for each employee.',
        'An employee who passes the ESI ceiling stays covered until the end of the contribution period (April to September, October to March).',
        'Where allowances that the Code excludes, overtime among them, pass half of all pay, the excess counts as wages: add it to the wages first.',
      ],
      sources: [sourceOf(PROVIDENT_FUND, fund, month), sourceOf(STATE_INSURANCE, insurance, month)],
    });
  },
});
