// TDS Calculator: threshold test, rate and amount of tax to deduct from a payment to a resident.
import { evidenceWords } from '../../src/prompts/evidence.ts';
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf, RUPEE, roundTo } from '../../src/tools/money.ts';
import { money, percent, result, row, text } from '../../src/tools/result.ts';
import { TDS, TDS_NATURES, TDS_PAYEES, type TdsNature, type TdsPayee } from './statutory/tds.ts';

/** What earlier links say for either of two payees; it is enough wherever the law treats both alike. */
const EITHER = 'individual or HUF';

const RATE_KEY = {
  individual: 'individual',
  'Hindu undivided family': 'individual',
  company: 'company',
  'firm or other': 'other',
} as const satisfies Record<TdsPayee, keyof TdsNature['percent']>;

export interface Payment {
  readonly amount: number;
  readonly paidBefore: number;
  readonly deductedBefore: number;
  readonly payee: TdsPayee;
  readonly senior: boolean;
  readonly panGiven: boolean;
  /** What the limit is tested on as a whole: the value of a property, all that a policy pays; undefined for other payments. */
  readonly wholeValue?: number | undefined;
}

/** What this payee may be paid without deduction; 0 where the threshold is not for such payees. */
export function limitFor({ threshold }: TdsNature, { payee, senior, panGiven }: Payment): number {
  if (threshold.onlyFor !== undefined && !threshold.onlyFor.includes(payee)) return 0;
  if (threshold.needsPan === true && !panGiven) return 0;
  return senior && payee === 'individual' ? (threshold.senior ?? threshold.amount) : threshold.amount;
}

/** The amount on which tax is to be deducted now; 0 below the threshold. */
export function taxableNow(rule: TdsNature, payment: Payment): number {
  const { threshold, base } = rule;
  const { amount, paidBefore, deductedBefore, wholeValue } = payment;
  const limit = limitFor(rule, payment);
  if (threshold.per === 'payment') return amount > limit ? amount : 0;
  const sum = paidBefore + amount;
  const tested = wholeValue ?? sum;
  if (tested > limit || (threshold.from === true && tested === limit)) {
    return Math.max(0, (base === 'excess' ? sum - limit : sum) - deductedBefore);
  }
  return threshold.single !== undefined && amount > threshold.single ? amount : 0;
}

export default defineCalculator({
  title: 'TDS Calculator',
  category: 'tax-compliance',
  about:
    'Whether tax must be deducted from a payment, at which rate and how much, with the section of the old and the new Act',
  computes:
    'From payment nature, payee type, amount, year-to-date amount and PAN status: threshold test, rate from a dated table, TDS amount, both the old 194-series label and the section 393 reference',
  leftEmpty: ['property_value'],
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
      options: [...TDS_PAYEES, EITHER],
      help: 'Who receives the payment.',
      example: 'individual',
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
      help: 'Matters for interest from banks to an individual only.',
      example: false,
      default: false,
    },
    property_value: {
      type: 'currency',
      label: 'Whole value that the limit is tested on',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Property: price or stamp value, the higher, for all buyers, sellers and instalments. Life insurance: all that it pays in the year.',
      example: 6000000,
    },
    payment_date: {
      type: 'date',
      label: 'Date of credit or payment',
      required: true,
      help: 'The earlier of the two.',
      example: '2026-11-02',
    },
  },
  compute({
    nature,
    payee: given,
    amount,
    paid_before,
    deducted_before,
    pan_given,
    senior,
    property_value,
    payment_date,
  }) {
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
    const isWhole = rule.threshold.per === 'property' || rule.threshold.per === 'policy';
    if (isWhole && property_value === undefined) {
      return refuse([
        'property_value',
        rule.threshold.per === 'property'
          ? 'Whole value that the limit is tested on (property_value) is required for immovable property: the limit is tested on it, not on an instalment.'
          : 'Whole value that the limit is tested on (property_value) is required for life insurance: the limit is tested on all that it pays in the year, the tax falls on the income in it.',
      ]);
    }
    const { onlyFor } = rule.threshold;
    if (
      given === EITHER &&
      onlyFor !== undefined &&
      onlyFor.includes('individual') !== onlyFor.includes('Hindu undivided family')
    ) {
      return refuse([
        'payee',
        `Payee (payee) must be "individual" or "Hindu undivided family" for this payment, since only one of them has the threshold, but "${EITHER}" came.`,
      ]);
    }
    const payee = given === EITHER ? 'individual' : given;
    const payment = {
      amount,
      paidBefore: paid_before,
      deductedBefore: deducted_before,
      payee,
      senior,
      panGiven: pan_given,
      wholeValue: isWhole ? property_value : undefined,
    };
    const base = taxableNow(rule, payment);
    const ordinary = rule.percent[RATE_KEY[payee]];
    const rate = pan_given ? ordinary : Math.max(ordinary, rule.withoutPanPercent);
    const exact = percentOf(base, rate);
    const tax = roundTo(exact, RUPEE);
    const { per, single } = rule.threshold;
    const limit = limitFor(rule, payment);
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
        row(
          'Threshold passed',
          text(base > 0 ? 'yes' : 'no'),
          isWhole
            ? `${moneyText(property_value ?? 0)} is the ${per}’s value`
            : per === 'payment'
              ? `${moneyText(amount)} in this payment`
              : `${moneyText(paid_before + amount)} with this payment`,
        ),
        row('Rate', percent(rate), pan_given ? undefined : 'no PAN given'),
        row('Tax is on', money(base)),
        row('TDS', money(tax), exact === tax ? undefined : `${moneyText(exact)} to the nearest rupee`),
        row('Paid to the payee', money(Math.max(0, amount - tax))),
        row('How this row is known', text(evidenceWords(rule.evidence))),
      ],
      notes: [
        ...(tax > amount
          ? [
              `The tax is ${moneyText(tax - amount)} more than this payment: recover it from the payee, for the payer owes it all the same.`,
            ]
          : []),
        'Not considered: certificates for a lower rate, declarations for no deduction, exempt payees, payments to non-residents.',
        ...(rule.evidence === 'background knowledge'
          ? ['Verify rate, limit and place in section 393 before you deduct: this row was not compared with the Act.']
          : []),
        ...(rule.oldSection === '194-IA'
          ? [
              'Until 31 March 2026 tax was due at ₹50,00,000 itself, since then above it. Where the stamp value is higher than the price, the tax for the whole sale is 1% of the stamp value: take the rest with the last instalment.',
            ]
          : []),
        ...(rule.payer === 'large'
          ? [
              'An individual or HUF deducts here only with sales above ₹1 crore (profession: ₹50 lakh) in the year before; whether the accounts are audited does not matter.',
            ]
          : []),
        ...(rule.payer === 'buyer'
          ? ['Only a buyer with a business turnover above ₹10 crore in the year before deducts here.']
          : []),
        ...(rule.oldSection === '194' ? ['The limit of ₹10,000 does not hold for a dividend paid in cash.'] : []),
        ...(per === 'month'
          ? [
              'The limit is for the rent of one month: where several months are paid at once, give the rent of one of them.',
            ]
          : []),
        ...(rule.oldSection === '194-IB'
          ? [
              'Tax on such rent is taken once, in the last month of the year or of the tenancy; without a PAN it is at most the rent of that month.',
            ]
          : []),
        ...(rule.oldSection === '194C'
          ? [
              'No tax for a transporter with ten goods carriages at most who declares so with the PAN. Since 1 April 2026 manpower supplied to work under the payer’s control counts as contract work.',
            ]
          : []),
        ...(rule.oldSection === '194DA'
          ? [
              'The amount is the income in the payout: what is paid less the premiums. Payouts that are exempt bear none.',
            ]
          : []),
        ...(rule.oldSection === '194BA'
          ? ['Net winnings are taxed at each withdrawal, and at the end of the year for what is left in the account.']
          : []),
        ...(rule.oldSection === '194N'
          ? [
              'The bank deducts. A co-operative society has ₹3,00,00,000 a year. Until 31 March 2026 those who filed no return in the three years before bore it from ₹20,00,000; whether this holds under the 2025 Act was not read.',
            ]
          : []),
        ...(rule.oldSection === '194LA'
          ? [
              'No tax for agricultural land, nor for awards that section 96 of the land acquisition Act of 2013 exempts.',
            ]
          : []),
      ],
      sources: [sourceOf(TDS, entry, payment_date)],
    });
  },
});
