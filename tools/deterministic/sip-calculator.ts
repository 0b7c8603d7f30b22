// SIP Calculator: what equal or rising monthly investments grow to at a steady return.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { MOST_PAISE, moneyText, RUPEE } from '../../src/tools/money.ts';
import { money, number, result, row } from '../../src/tools/result.ts';
import { MONTHLY_RATES, monthFactor, saving } from './growth/steady.ts';

export default defineCalculator({
  title: 'SIP Calculator',
  category: 'accounting-finance',
  about: 'What a monthly investment (SIP) grows to, year by year',
  computes:
    'What a monthly investment plan (SIP) grows to at an assumed steady return: money put in, growth and value year by year, with a yearly step-up and a first lump sum',
  fields: {
    monthly: {
      type: 'currency',
      label: 'Invested each month',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Paid at the beginning of each month.',
      example: 10000,
    },
    annual_return: {
      type: 'number',
      label: 'Assumed return a year',
      required: true,
      min: 0,
      max: 60,
      unit: '%',
      help: 'An assumption of yours: returns of funds vary and may be negative.',
      example: 12,
    },
    months: {
      type: 'number',
      label: 'Months',
      required: true,
      min: 1,
      max: 720,
      whole: true,
      unit: 'months',
      help: 'How many monthly payments.',
      example: 120,
    },
    step_up: {
      type: 'number',
      label: 'Step-up a year',
      required: false,
      min: 0,
      max: 100,
      unit: '%',
      help: 'By how much the monthly payment rises each year, rounded to the paisa.',
      example: 0,
      default: 0,
    },
    lump_sum: {
      type: 'currency',
      label: 'Lump sum at the beginning',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Invested once, together with the first payment.',
      example: 0,
      default: 0,
    },
    monthly_rate: {
      type: 'select',
      label: 'Return of a month',
      required: false,
      options: MONTHLY_RATES,
      help: 'Most calculators take a twelfth; the other way twelve months come to exactly the yearly rate.',
      example: 'a twelfth of the yearly rate',
      default: 'a twelfth of the yearly rate',
    },
  },
  compute({ monthly, annual_return, months, step_up, lump_sum, monthly_rate }) {
    if (monthly === 0 && lump_sum === 0) {
      return refuse(['monthly', 'Invested each month (monthly) or the lump sum (lump_sum) must be more than 0.']);
    }
    const years = saving({ monthly, lumpSum: lump_sum }, months, monthFactor(annual_return, monthly_rate), step_up);
    const { invested = 0, value = 0 } = years.at(-1) ?? {};
    if (!(value <= MOST_PAISE)) {
      return refuse(['', `The value passes ${moneyText(MOST_PAISE)}, the most that is counted; give smaller values.`]);
    }
    return result({
      summary: `${moneyText(invested)} put in over ${months} months grows to ${moneyText(value)} at ${annual_return}% a year.`,
      rows: [
        row('Value at the end', money(value)),
        row('Put in', money(invested)),
        row('Growth', money(value - invested)),
        row('Value for each rupee put in', number(value / invested, undefined, 4)),
        row('Last monthly payment', money(years.at(-1)?.monthly ?? 0)),
      ],
      tables: [
        {
          title: 'Year by year',
          columns: ['Year', 'Monthly payment', 'Put in so far', 'Value', 'Growth'],
          rows: years.map((one) => [
            number(one.year),
            money(one.monthly),
            money(one.invested),
            money(one.value),
            money(one.value - one.invested),
          ]),
        },
      ],
      charts: [
        {
          title: 'Put in and value',
          kind: 'line',
          xLabel: 'Year',
          yLabel: 'Rupees',
          series: [
            { name: 'Put in', points: years.map((one) => ({ x: one.year, y: one.invested / RUPEE })) },
            { name: 'Value', points: years.map((one) => ({ x: one.year, y: one.value / RUPEE })) },
          ],
        },
      ],
      notes: [
        'The return is an assumption and the same in every month; that of a fund is neither steady nor sure.',
        'Costs, exit loads and tax on the gain are left out.',
      ],
    });
  },
});
