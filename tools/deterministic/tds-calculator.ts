// TDS Calculator: threshold test, rate and amount of tax to deduct from a payment to a resident.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf, RUPEE, roundTo } from '../../src/tools/money.ts';
import { money, percent, result, row, text } from '../../src/tools/result.ts';
import { TDS, TDS_NATURES, type TdsNature } from './statutory/tds.ts';

const PAYEES = ['individual or HUF', 'company', 'firm or other'] as const;
const RATE_KEY = { 'individual or HUF': 'individual', company: 'company', 'firm or other': 'other' } as const;

export interface Payment {
  readonly amount: number;
  readonly paidBefore: number;
  readonly deductedBefore: number;
  readonly individual: boolean;
  readonly senior: boolean;
}

/** The amount on which tax is to be deducted now; 0 below the threshold. */
export function taxableNow({ threshold, base }: TdsNature, payment: Payment): number {
  const { amount, paidBefore, deductedBefore, individual, senior } = payment;
  const limit =
    threshold.individualsOnly === true && !individual
      ? 0
      : senior
        ? (threshold.senior ?? threshold.amount)
        : threshold.amount;
  const sum = paidBefore + amount;
  if (sum > limit) return Math.max(0, (base === 'excess' ? sum - limit : sum) - deductedBefore);
  return threshold.single !== undefined && amount > threshold.single ? amount : 0;
}

export default defineCalculator({
  title: 'TDS Calculator',
  category: 'tax-compliance',
  computes:
    'From payment nature, payee type, amount, year-to-date amount and PAN status: threshold test, rate from a dated table, TDS amount, both the old 194-series label and the section 393 reference',
  fields: {
    nature: {
      type: 'select',
      label: 'What is paid for',
      required: true,
      options: TDS_NATURES,
      help: 'The kind of payment to a resident.',
      example: 'Professional fees',
    },
    payee: {
      type: 'select',
      label: 'Payee',
      required: true,
      options: PAYEES,
      help: 'Who receives the payment.',
      example: 'individual or HUF',
    },
    amount: {
      type: 'currency',
      label: 'Amount now, without GST',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'The sum credited or paid now.',
      example: 40000,
    },
    paid_before: {
      type: 'currency',
      label: 'Paid before',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'To the same payee for the same kind, earlier in the year (rent: in the month; property: of its price).',
      example: 25000,
      default: 0,
    },
    deducted_before: {
      type: 'currency',
      label: 'Of which tax was already deducted on',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'The part of the earlier payments from which tax has been taken.',
      example: 0,
      default: 0,
    },
    pan_given: {
      type: 'boolean',
      label: 'Payee has given a PAN',
      required: false,
      help: 'Without a PAN the rate is higher.',
      example: true,
      default: true,
    },
    senior: {
      type: 'boolean',
      label: 'Payee is 60 or older',
      required: false,
      help: 'Matters for interest from banks only.',
      example: false,
      default: false,
    },
    payment_date: {
      type: 'date',
      label: 'Date of credit or payment',
      required: true,
      help: 'The earlier of the two.',
      example: '2026-11-02',
    },
  },
  compute({ nature, payee, amount, paid_before, deducted_before, pan_given, senior, payment_date }) {
    const entry = entryOn(TDS, payment_date);
    if (entry === undefined) {
      return refuse([
        'payment_date',
        `Date of credit or payment (payment_date) must lie in the TDS table, ${coverageOf(TDS)}, but ${payment_date} came.`,
      ]);
    }
    if (deducted_before > paid_before) {
      return refuse([
        'deducted_before',
        `Of which tax was already deducted on (deducted_before) may be ${moneyText(paid_before)} at most, the amount paid before, but ${moneyText(deducted_before)} came.`,
      ]);
    }
    const rule = entry.value.natures[nature];
    const individual = payee === 'individual or HUF';
    const payment = { amount, paidBefore: paid_before, deductedBefore: deducted_before, individual, senior };
    const base = taxableNow(rule, payment);
    const ordinary = rule.percent[RATE_KEY[payee]];
    const rate = pan_given ? ordinary : Math.max(ordinary, rule.withoutPanPercent);
    const exact = percentOf(base, rate);
    const tax = roundTo(exact, RUPEE);
    const { amount: limit, per, single } = rule.threshold;
    const test =
      single === undefined
        ? `${moneyText(limit)} a ${per}`
        : `${moneyText(single)} a payment or ${moneyText(limit)} a ${per}`;
    return result({
      summary:
        base === 0
          ? `No TDS now: the threshold of ${test} is not passed.`
          : `Deduct ${moneyText(tax)} at ${rate}% of ${moneyText(base)}.`,
      rows: [
        row('Section from 1 April 2026', text(rule.newSection), 'Income-tax Act 2025'),
        row('Section before', text(rule.oldSection), 'Income-tax Act 1961'),
        row('Section on this date', text(entry.value.act === '2025' ? rule.newSection : rule.oldSection)),
        row('Threshold', text(limit === 0 ? 'none' : test)),
        row('Threshold passed', text(base > 0 ? 'yes' : 'no'), `${moneyText(paid_before + amount)} with this payment`),
        row('Rate', percent(rate), pan_given ? undefined : 'no PAN given'),
        row('Tax is on', money(base)),
        row('TDS', money(tax), exact === tax ? undefined : `${moneyText(exact)} to the nearest rupee`),
        row('Paid to the payee', money(amount - tax)),
        row('How this row is known', text(rule.evidence)),
      ],
      notes: [
        'Not considered: certificates for a lower rate, declarations for no deduction, exempt payees, payments to non-residents.',
        ...(rule.oldSection === '194-IA'
          ? ['Under the 1961 Act tax was due at ₹50,00,000 itself, and the higher of price and stamp value counts.']
          : []),
        ...(rule.oldSection === '194-IB'
          ? ['Tax on such rent is taken once, in the last month of the year or of the tenancy.']
          : []),
      ],
      sources: [sourceOf(TDS, entry, payment_date)],
    });
  },
});
