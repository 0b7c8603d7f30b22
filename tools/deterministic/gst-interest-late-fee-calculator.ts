// GST Interest and Late Fee Calculator: what a late return and late tax cost.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addMonths, daysBetween } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf, RUPEE, roundTo, share } from '../../src/tools/money.ts';
import { money, number, percent, result, row } from '../../src/tools/result.ts';
import {
  BY_TURNOVER,
  type FeeStep,
  GST_DELAY,
  type GstDelayRules,
  RETURNS,
  type ReturnName,
} from './statutory/gstDelay.ts';

const DAYS_A_YEAR = 365;

/** Which step of the fee applies to a return. */
export function feeStep(rules: GstDelayRules, name: ReturnName, isNil: boolean, turnover: number): FeeStep | undefined {
  if (name === 'GSTR-9') return stepFor(rules.annual, turnover);
  if (name !== 'GSTR-3B' && name !== 'GSTR-1') {
    const { fee, nil = fee } = rules.flat[name];
    return isNil ? nil : fee;
  }
  return isNil ? rules.nil : stepFor(rules.monthly, turnover);
}

const stepFor = (steps: readonly FeeStep[], turnover: number): FeeStep | undefined =>
  steps.find(({ upTo }) => upTo === null || turnover <= upTo);

/** No tax is paid with these. */
const WITHOUT_TAX: readonly ReturnName[] = ['GSTR-1', 'GSTR-9'];
/** Not returns that sections 37(5), 39(11), 44(2) and 52(15) shut out after three years. */
const WITHOUT_LAST_DAY: readonly ReturnName[] = ['CMP-08', 'GSTR-10'];

/** Interest of a year's percentage by days, to the nearest rupee. */
export const delayInterest = (tax: number, yearPercent: number, days: number): number =>
  roundTo(share(tax, Math.round(yearPercent * 100) * days, 10_000 * DAYS_A_YEAR), RUPEE);

export default defineCalculator({
  title: 'GST Interest and Late Fee Calculator',
  category: 'tax-compliance',
  about: 'Interest and late fee when GST was paid late or a return was filed late',
  computes:
    'Interest at 18% on GST paid late in cash or on credit wrongly used (section 50), and the late fee of GSTR-3B, 1, 9, 4, 7, 8, 10 and CMP-08 with its ceiling (section 47), from the due date and the day of filing',
  leftEmpty: ['state_turnover'],
  fields: {
    return_type: {
      type: 'select',
      label: 'Return',
      required: true,
      options: RETURNS,
      help: 'GSTR-1 and GSTR-9 bear the fee, CMP-08 interest, the others both.',
      example: 'GSTR-3B',
    },
    due_date: {
      type: 'date',
      label: 'Due on',
      required: true,
      help: 'For this period and State, with any extension that was notified.',
      example: '2026-10-20',
    },
    filed_on: {
      type: 'date',
      label: 'Filed on',
      required: true,
      help: 'The day it was filed; the tax is taken as paid on it.',
      example: '2026-11-16',
    },
    turnover: {
      type: 'currency',
      label: 'Aggregate turnover',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'GSTR-3B and GSTR-1: of the year before. GSTR-9: of its own year. Not needed for others, nor for a nil return.',
      example: 30000000,
    },
    nil_return: {
      type: 'boolean',
      label: 'Nil return',
      required: false,
      help: 'Without tax to pay; GSTR-1 without outward supplies; GSTR-7 without tax deducted.',
      example: false,
      default: false,
    },
    cash_tax: {
      type: 'currency',
      label: 'Tax paid late in cash',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'What was debited to the cash ledger, all heads together; what credit covered bears none.',
      example: 85000,
      default: 0,
    },
    wrong_credit: {
      type: 'currency',
      label: 'Credit wrongly taken and used',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Credit that was also used; what stayed in the ledger bears no interest.',
      example: 0,
      default: 0,
    },
    wrong_credit_from: {
      type: 'date',
      label: 'Wrong credit used on',
      required: false,
      help: 'The due date of the return in which it was used, or its filing if that was earlier.',
      example: '2026-07-20',
    },
    wrong_credit_to: {
      type: 'date',
      label: 'Wrong credit reversed or paid on',
      required: false,
      help: 'The day it was reversed or paid back.',
      example: '2026-11-16',
    },
    state_turnover: {
      type: 'currency',
      label: 'Turnover in the State',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'For GSTR-9, whose fee is limited by it.',
      example: 30000000,
    },
  },
  compute(values) {
    const { return_type, due_date, filed_on, nil_return, cash_tax, wrong_credit } = values;
    const entry = entryOn(GST_DELAY, due_date);
    if (entry === undefined) {
      return refuse([
        'due_date',
        `Due on (due_date) must lie in the table, ${coverageOf(GST_DELAY)}, but ${due_date} came.`,
      ]);
    }
    const { wrong_credit_from: from, wrong_credit_to: to } = values;
    if (wrong_credit > 0 && (from === undefined || to === undefined || to < from)) {
      return refuse([
        from === undefined ? 'wrong_credit_from' : 'wrong_credit_to',
        'Wrong credit needs the day it was used (wrong_credit_from) and a later day of reversal (wrong_credit_to).',
      ]);
    }
    if (nil_return && cash_tax > 0) {
      return refuse([
        'cash_tax',
        `Tax paid late in cash (cash_tax) must be 0 for a nil return, but ${moneyText(cash_tax)} came.`,
      ]);
    }
    const needsTurnover = BY_TURNOVER.some((name) => name === return_type) && (return_type === 'GSTR-9' || !nil_return);
    if (needsTurnover && values.turnover === undefined) {
      return refuse([
        'turnover',
        `Aggregate turnover (turnover) is required for ${return_type}: the fee depends on it.`,
      ]);
    }
    if (return_type === 'GSTR-9' && values.state_turnover === undefined) {
      return refuse([
        'state_turnover',
        'Turnover in the State (state_turnover) is required for GSTR-9: it limits the fee.',
      ]);
    }
    const rules = entry.value;
    const days = Math.max(0, daysBetween(due_date, filed_on));
    const lastDay = addMonths(due_date, rules.mostMonthsLate);
    const step = feeStep(rules, return_type, nil_return, values.turnover ?? 0);
    const most = step?.most ?? percentOf(values.state_turnover ?? 0, step?.mostPercent ?? 0);
    const counted = days * (step?.perDay ?? 0);
    const fee = roundTo(Math.min(counted, most), RUPEE);
    const bearsInterest = !WITHOUT_TAX.includes(return_type);
    const interest = bearsInterest ? delayInterest(cash_tax, rules.interestPercent, days) : 0;
    const creditDays = wrong_credit > 0 && from !== undefined && to !== undefined ? daysBetween(from, to) : 0;
    const creditInterest = delayInterest(wrong_credit, rules.interestPercent, creditDays);
    const all = fee + interest + creditInterest;
    return result({
      summary:
        days === 0 && creditInterest === 0
          ? 'Nothing is late.'
          : `${moneyText(all)}: late fee ${moneyText(fee)}, interest ${moneyText(interest + creditInterest)}.`,
      rows: [
        row('Days late', number(days, 'days')),
        row('Late fee a day', money(step?.perDay ?? 0), 'Central and State halves together'),
        row('Late fee at most', money(roundTo(most, RUPEE))),
        row('Late fee', money(fee), counted > most ? 'limited' : undefined),
        row('Interest a year', percent(rules.interestPercent)),
        row(
          'Interest on tax paid late',
          money(interest),
          bearsInterest ? `${days} days` : 'no tax is paid with this return',
        ),
        row('Interest on wrong credit', money(creditInterest), `${creditDays} days`),
        row('In all', money(all)),
      ],
      notes: [
        ...(filed_on > lastDay && !WITHOUT_LAST_DAY.includes(return_type)
          ? [
              `The last day to file this return was ${lastDay}, three years after the due date (sections 37(5), 39(11), 44(2) and 52(15) since 1 October 2023): the portal takes it only if the officer opens it. Interest runs on until the tax is paid.`,
            ]
          : []),
        'Interest runs on what is paid in cash where the return itself declares the tax; after a notice under section 73, 74 or 74A it runs on the whole.',
        ...(return_type === 'CMP-08' ? ['CMP-08 is a statement of tax paid: it bears interest and no late fee.'] : []),
        'Money that lay in the cash ledger on the due date bears no interest, if it is debited with this return.',
        'The fee is paid in halves, Central and State; the credit ledger cannot be used for it.',
      ],
      sources: [sourceOf(GST_DELAY, entry, due_date)],
    });
  },
});
