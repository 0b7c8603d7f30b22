// Interest Calculator, sections 234A, 234B and 234C: for a late return, too little advance tax, and advance tax paid late.
import { sourceOf } from '../../src/tools/dated.ts';
import { addDays } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf } from '../../src/tools/money.ts';
import { date, money, number, percent, result, row, text } from '../../src/tools/result.ts';
import { ADVANCE_TAX, ADVANCE_TAX_YEARS } from './statutory/advanceTax.ts';
import { deferment, monthsOrParts, wholeHundreds } from './tax/delayInterest.ts';

export default defineCalculator({
  title: 'Interest Calculator (Sections 234A, 234B and 234C)',
  category: 'tax-compliance',
  about: 'Interest for a late income-tax return and for advance tax that was paid late or too little',
  computes:
    'Interest for a late return (234A; 423), for advance tax below 90% (234B; 424) and for instalments paid late (234C; 425), month by month from the days and amounts of payment',
  leftEmpty: ['paid_year', 'balance_paid_on'],
  fields: {
    tax_year: {
      type: 'select',
      label: 'Year',
      required: true,
      options: ADVANCE_TAX_YEARS,
      help: 'The year in which the income was earned.',
      example: 'FY 2025-26',
    },
    tax: {
      type: 'currency',
      label: 'Tax of the year after deduction at source',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'On the income of the return, with surcharge and cess, less TDS, TCS and reliefs.',
      example: 200000,
    },
    paid_june: {
      type: 'currency',
      label: 'Advance tax paid by 15 June',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'In all, from the beginning of the year.',
      example: 20000,
      default: 0,
    },
    paid_september: {
      type: 'currency',
      label: 'Advance tax paid by 15 September',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'In all, with what was paid by June.',
      example: 60000,
      default: 0,
    },
    paid_december: {
      type: 'currency',
      label: 'Advance tax paid by 15 December',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'In all, with what was paid before.',
      example: 100000,
      default: 0,
    },
    paid_march: {
      type: 'currency',
      label: 'Advance tax paid by 15 March',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'In all, with what was paid before.',
      example: 150000,
      default: 0,
    },
    paid_year: {
      type: 'currency',
      label: 'Advance tax paid by 31 March',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'In all; leave empty when nothing was paid after 15 March.',
      example: 150000,
    },
    due_date: {
      type: 'date',
      label: 'Return due on',
      required: true,
      help: 'For this taxpayer, with any extension that was notified.',
      example: '2026-07-31',
    },
    filed_on: {
      type: 'date',
      label: 'Return filed on',
      required: true,
      help: 'The day of filing, or the day you plan.',
      example: '2026-10-05',
    },
    balance_paid_on: {
      type: 'date',
      label: 'Balance of tax paid on',
      required: false,
      help: 'One day on which all that was still due was paid; leave empty when it was the day of filing.',
      example: '2026-10-05',
    },
    presumptive: {
      type: 'boolean',
      label: 'Only presumptive profits',
      required: false,
      help: 'Their advance tax is due on 15 March alone.',
      example: false,
      default: false,
    },
    senior_without_business: {
      type: 'boolean',
      label: 'Resident of 60 or older without business income',
      required: false,
      help: 'Such persons pay no advance tax and no interest on it.',
      example: false,
      default: false,
    },
  },
  compute({ tax_year, tax, due_date, filed_on, presumptive, senior_without_business, ...given }) {
    const entry = ADVANCE_TAX.entries.find(({ value }) => value.label === tax_year);
    if (entry === undefined || entry.to === null)
      return refuse(['tax_year', `Year (tax_year) must be in the table, but ${tax_year} came.`]);
    const rules = entry.value;
    const yearEnd = entry.to;
    const paid = [given.paid_june, given.paid_september, given.paid_december, given.paid_march];
    const advance = given.paid_year ?? given.paid_march;
    const falling = [...paid, advance].findIndex((amount, at, all) => at > 0 && amount < (all[at - 1] ?? 0));
    if (falling > 0) {
      const name = ['paid_june', 'paid_september', 'paid_december', 'paid_march', 'paid_year'][falling] ?? '';
      return refuse([name, `What was paid in all (${name}) must not be less than what was paid by the day before it.`]);
    }
    const paidOn = given.balance_paid_on ?? filed_on;
    for (const [field, label, day] of [
      ['due_date', 'Return due on', due_date],
      ['filed_on', 'Return filed on', filed_on],
      ['balance_paid_on', 'Balance of tax paid on', paidOn],
    ] as const) {
      if (day <= yearEnd) return refuse([field, `${label} (${field}) must be after ${yearEnd}, but ${day} came.`]);
    }
    const liable = !senior_without_business && tax >= rules.leastTax;
    const lines = liable
      ? deferment(
          rules,
          presumptive ? rules.presumptive : rules.instalments,
          entry.from,
          tax,
          presumptive ? [given.paid_march] : paid,
        )
      : [];
    const late = lines.reduce((sum, { interest }) => sum + interest, 0);
    const unpaid = Math.max(0, tax - advance);
    const short = liable && advance < percentOf(tax, rules.shortfallPercent) ? wholeHundreds(unpaid) : 0;
    const shortMonths = monthsOrParts(addDays(yearEnd, 1), paidOn);
    const shortInterest = percentOf(short, rules.monthPercent * shortMonths);
    // Tax paid by the due date bears no interest for the late return: CBDT circular 2/2015.
    const lateBase = paidOn <= due_date ? 0 : wholeHundreds(unpaid);
    const lateMonths = monthsOrParts(addDays(due_date, 1), filed_on);
    const lateInterest = percentOf(lateBase, rules.monthPercent * lateMonths);
    const all = late + shortInterest + lateInterest;
    const { lateReturn, shortfall, deferment: deferred } = rules.sections;
    return result({
      summary: `${moneyText(all)} of interest: ${moneyText(lateInterest)} under ${lateReturn}, ${moneyText(shortInterest)} under ${shortfall}, ${moneyText(late)} under ${deferred}.`,
      rows: [
        row(
          `Late return (section ${lateReturn})`,
          money(lateInterest),
          `${lateMonths} months on ${moneyText(lateBase)}`,
        ),
        row(
          `Shortfall of advance tax (section ${shortfall})`,
          money(shortInterest),
          short === 0
            ? `advance tax reached ${rules.shortfallPercent}%, or none was due`
            : `${shortMonths} months on ${moneyText(short)}`,
        ),
        row(`Deferment of instalments (section ${deferred})`, money(late)),
        row('Interest in all', money(all)),
        row('Tax still due beside it', money(unpaid)),
        row('Liable to advance tax', text(liable ? 'yes' : 'no')),
        row('Counted until', date(paidOn), 'the day the balance was paid'),
      ],
      tables:
        lines.length === 0
          ? []
          : [
              {
                title: `Instalments under section ${deferred}`,
                columns: ['By', 'Wanted', 'Paid', 'Shortfall in hundreds', 'Months', 'Interest'],
                rows: lines.map((line) => [
                  date(line.on),
                  money(line.wanted),
                  money(line.paid),
                  money(line.shortfall),
                  number(line.instalment.months),
                  money(line.interest),
                ]),
              },
              {
                title: 'Shares of the tax',
                columns: ['By', 'Wanted', 'Enough to bear no interest'],
                rows: lines.map((line) => [
                  date(line.on),
                  percent(line.instalment.percent),
                  percent(line.instalment.enough ?? line.instalment.percent),
                ]),
              },
            ],
      notes: [
        'Parts of a month count as a month, and parts of a hundred rupees of tax are left out.',
        ...(lateInterest > 0 && !addDays(due_date, 1).endsWith('-01')
          ? [
              `Months of the late return are counted from day to day, beginning with ${addDays(due_date, 1)}. The Act does not say whether calendar months are meant, which can be one more.`,
            ]
          : []),
        'The balance is taken as paid on one day. Where it was paid in parts, each part first covers the interest due, and what follows must be counted by itself.',
        'No interest for deferment is due where the shortfall comes from capital gains, winnings, dividends or new business income and the tax on them was paid with the following instalments or by 31 March.',
        'The fee for a late return (section 234F; section 428) is not interest and stands beside this.',
      ],
      sources: [sourceOf(ADVANCE_TAX, entry, entry.from)],
    });
  },
});
