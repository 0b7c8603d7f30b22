// EMI Calculator: instalment, repayment table, interest, and what one prepayment saves.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, RUPEE, share } from '../../src/tools/money.ts';
import { money, number, type Row, result, row } from '../../src/tools/result.ts';

export interface Instalment {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly prepaid: number;
  readonly balance: number;
}

/** A yearly percentage with four decimals counts; over this it is the part of the balance that a month adds. */
const RATE_UNITS = 10_000;
const UNITS_A_MONTH = 12 * 100 * RATE_UNITS;

/** P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), to the paisa; equal parts without interest. */
export function emiOf(principal: number, annualPercent: number, months: number): number {
  const monthly = Math.round(annualPercent * RATE_UNITS) / UNITS_A_MONTH;
  if (monthly === 0) return Math.ceil(principal / months);
  return Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
}

/** Month by month in whole paise; the last instalment takes what is left, so that the balance ends at zero. */
export function schedule(
  principal: number,
  annualPercent: number,
  months: number,
  prepayment?: { readonly month: number; readonly amount: number },
): readonly Instalment[] {
  const emi = emiOf(principal, annualPercent, months);
  const rate = Math.round(annualPercent * RATE_UNITS);
  const rows: Instalment[] = [];
  let balance = principal;
  for (let month = 1; month <= months && balance > 0; month++) {
    const interest = share(balance, rate, UNITS_A_MONTH);
    const payment = month === months ? balance + interest : Math.min(emi, balance + interest);
    const afterPayment = balance + interest - payment;
    const prepaid = prepayment?.month === month ? Math.min(prepayment.amount, afterPayment) : 0;
    balance = afterPayment - prepaid;
    rows.push({ month, payment, interest, principal: payment - interest, prepaid, balance });
  }
  return rows;
}

const interestOf = (rows: readonly Instalment[]): number => rows.reduce((sum, { interest }) => sum + interest, 0);

export default defineCalculator({
  title: 'EMI Calculator',
  category: 'accounting-finance',
  about: 'The monthly instalment of a loan, the interest in all, and what a part payment in between saves',
  computes:
    'Equated monthly instalment from principal, annual rate and months; full amortisation table, total interest, effect of one prepayment',
  fields: {
    principal: {
      type: 'currency',
      label: 'Loan amount',
      required: true,
      min: 1,
      unit: 'INR',
      help: 'The sum borrowed.',
      example: 2500000,
    },
    annual_rate: {
      type: 'number',
      label: 'Interest a year',
      required: true,
      min: 0,
      max: 100,
      unit: '%',
      help: 'The yearly rate, counted monthly on the reducing balance.',
      example: 8.5,
    },
    months: {
      type: 'number',
      label: 'Months',
      required: true,
      min: 1,
      max: 600,
      whole: true,
      unit: 'months',
      help: 'How many monthly instalments.',
      example: 240,
    },
    prepayment: {
      type: 'currency',
      label: 'One prepayment',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'An extra sum paid once; the instalment stays, the loan ends earlier.',
      example: 200000,
    },
    prepayment_month: {
      type: 'number',
      label: 'Month of the prepayment',
      required: false,
      min: 1,
      max: 600,
      whole: true,
      help: 'Paid together with this instalment.',
      example: 24,
    },
  },
  compute({ principal, annual_rate, months, prepayment, prepayment_month }) {
    if ((prepayment === undefined) !== (prepayment_month === undefined)) {
      const missing = prepayment === undefined ? 'prepayment' : 'prepayment_month';
      return refuse([missing, 'One prepayment needs both its amount (prepayment) and its month (prepayment_month).']);
    }
    if (prepayment_month !== undefined && prepayment_month > months) {
      return refuse([
        'prepayment_month',
        `Month of the prepayment (prepayment_month) may be ${months} at most, the months of the loan, but ${prepayment_month} came.`,
      ]);
    }
    const plain = schedule(principal, annual_rate, months);
    const prepaying = prepayment !== undefined && prepayment_month !== undefined;
    const shown = prepaying
      ? schedule(principal, annual_rate, months, { month: prepayment_month, amount: prepayment })
      : plain;
    const emi = emiOf(principal, annual_rate, months);
    const effect: readonly Row[] = prepaying
      ? [
          row('Interest saved by the prepayment', money(interestOf(plain) - interestOf(shown))),
          row('Months saved by the prepayment', number(plain.length - shown.length, 'months')),
        ]
      : [];
    return result({
      summary: `${moneyText(emi)} a month for ${shown.length} months; ${moneyText(interestOf(shown))} of interest in all.`,
      rows: [
        row('Monthly instalment', money(emi)),
        row('Months', number(shown.length)),
        row('Total interest', money(interestOf(shown))),
        row('Total paid', money(principal + interestOf(shown))),
        row('Last instalment', money(shown.at(-1)?.payment ?? 0), 'takes the rounding of the others'),
        ...effect,
      ],
      tables: [
        {
          title: 'Repayment',
          columns: ['Month', 'Paid', 'Interest', 'Principal', 'Prepaid', 'Balance'],
          rows: shown.map((one) => [
            number(one.month),
            money(one.payment),
            money(one.interest),
            money(one.principal),
            money(one.prepaid),
            money(one.balance),
          ]),
        },
      ],
      charts: [
        {
          title: 'Balance after each month',
          kind: 'line',
          xLabel: 'Month',
          yLabel: 'Rupees',
          series: [{ name: 'Balance', points: shown.map(({ month, balance }) => ({ x: month, y: balance / RUPEE })) }],
        },
      ],
      notes: [
        'Interest is counted monthly at a twelfth of the yearly rate and rounded to the paisa; a bank may count days or round the instalment to the rupee.',
      ],
    });
  },
});
