// Advance Tax Calculator: whether it is due, its instalments, and what to pay by the next day.
import { sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf } from '../../src/tools/money.ts';
import { date, money, percent, result, row, text } from '../../src/tools/result.ts';
import { ADVANCE_TAX, ADVANCE_TAX_YEARS, instalmentDay } from './statutory/advanceTax.ts';

export default defineCalculator({
  title: 'Advance Tax Calculator',
  category: 'tax-compliance',
  about: 'Whether you have to pay advance tax this year, how much by which day, and what is left to pay',
  computes:
    'Whether advance tax is due on an estimated year’s tax, the four instalments (or the one of presumptive profits) with their days, and what remains to be paid by the next of them',
  fields: {
    tax_year: {
      type: 'select',
      label: 'Year',
      required: true,
      options: ADVANCE_TAX_YEARS,
      help: 'The year in which the income is earned.',
      example: 'Tax year 2026-27',
    },
    tax: {
      type: 'currency',
      label: 'Estimated tax of the year',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'On all income, with surcharge and cess, as the income-tax slab calculator gives it.',
      example: 240000,
    },
    deducted: {
      type: 'currency',
      label: 'Tax deducted or collected at source',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'TDS and TCS expected for the year, and reliefs.',
      example: 40000,
      default: 0,
    },
    presumptive: {
      type: 'boolean',
      label: 'Only presumptive profits',
      required: false,
      help: 'Yes where business or professional profits are declared at the presumptive rates.',
      example: false,
      default: false,
    },
    senior_without_business: {
      type: 'boolean',
      label: 'Resident of 60 or older without business income',
      required: false,
      help: 'Such persons pay no advance tax.',
      example: false,
      default: false,
    },
    as_of: {
      type: 'date',
      label: 'On this day',
      required: false,
      help: 'To find the next instalment.',
      example: '2026-11-16',
    },
    paid: {
      type: 'currency',
      label: 'Advance tax paid so far',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'All challans of the year until that day.',
      example: 90000,
      default: 0,
    },
  },
  compute({ tax_year, tax, deducted, presumptive, senior_without_business, as_of, paid }) {
    const entry = ADVANCE_TAX.entries.find(({ value }) => value.label === tax_year);
    if (entry === undefined) return refuse(['tax_year', `Year (tax_year) must be in the table, but ${tax_year} came.`]);
    const rules = entry.value;
    const due = Math.max(0, tax - deducted);
    const free = senior_without_business || due < rules.leastTax;
    const instalments = (presumptive ? rules.presumptive : rules.instalments).map((one) => ({
      ...one,
      on: instalmentDay(entry.from, one),
      inAll: percentOf(due, one.percent),
    }));
    const next = as_of === undefined ? undefined : instalments.find(({ on }) => on >= as_of);
    const missing = next === undefined ? 0 : Math.max(0, next.inAll - paid);
    // After the last instalment: what is paid until the end of the year still counts as advance tax.
    const left = as_of === undefined || next !== undefined ? undefined : Math.max(0, due - paid);
    const inYear = as_of !== undefined && entry.to !== null && as_of <= entry.to;
    const why = senior_without_business
      ? 'a resident of 60 or older without business income pays none'
      : `${moneyText(due)} after deduction is less than ${moneyText(rules.leastTax)}`;
    const summary = (): string => {
      if (free) return `No advance tax for ${rules.label}: ${why}.`;
      if (next !== undefined)
        return `Pay ${moneyText(missing)} by ${next.on}, so that ${next.percent}% of ${moneyText(due)} is paid.`;
      if (left === undefined) return `${moneyText(due)} of advance tax for ${rules.label}.`;
      return inYear
        ? `Pay ${moneyText(left)} by ${entry.to}: until then it counts as advance tax.`
        : `${moneyText(left)} is left to pay, no longer as advance tax but with the return.`;
    };
    return result({
      summary: summary(),
      rows: [
        row('Advance tax due', text(free ? 'no' : 'yes'), free ? why : undefined),
        row('Tax after deduction at source', money(due)),
        ...(free || left === undefined ? [] : [row('Left to pay', money(left)), row('Paid so far', money(paid))]),
        ...(free || next === undefined
          ? []
          : [
              row('Next instalment', date(next.on)),
              row('To pay by then', money(missing)),
              row('Paid so far', money(paid)),
            ]),
      ],
      tables: free
        ? []
        : [
            {
              title: 'Instalments',
              columns: ['By', 'Of the tax, in all', 'In all', 'With this instalment'],
              rows: instalments.map((one, at) => [
                date(one.on),
                percent(one.percent),
                money(one.inAll),
                money(one.inAll - (instalments[at - 1]?.inAll ?? 0)),
              ]),
            },
          ],
      notes: [
        'What is paid by 31 March counts as advance tax. On capital gains, dividends and winnings it is due in the instalments after they arise.',
        `A shortfall bears interest under sections ${rules.sections.shortfall} and ${rules.sections.deferment}; see the calculator for that interest.`,
        ...(presumptive ? ['Presumptive profits: the whole advance tax by 15 March.'] : []),
      ],
      sources: [sourceOf(ADVANCE_TAX, entry, entry.from)],
    });
  },
});
