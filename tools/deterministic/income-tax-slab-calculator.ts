// Income-tax Slab Calculator: one year's tax under both regimes and the cheaper of the two.
import { type Dated, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText } from '../../src/tools/money.ts';
import { type CalculatorResult, money, percent, result, row, type Table, text } from '../../src/tools/result.ts';
import { type AgeClass, INCOME_TAX, type IncomeTaxYear, type Regime } from './statutory/incomeTax.ts';
import { roundedIncome, type TaxSteps, taxUnder } from './tax/slabs.ts';

const AGE_CLASSES = ['below 60', '60 to 79', '80 and above'] as const satisfies readonly AgeClass[];

interface Worked {
  readonly name: string;
  readonly standardDeduction: number;
  readonly deductions: number;
  readonly income: number;
  readonly steps: TaxSteps;
}

export default defineCalculator({
  title: 'Income-tax Slab Calculator',
  category: 'tax-compliance',
  about: 'Income tax of a year under the new and the old regime, slab by slab, and which of them costs you less',
  computes:
    'Tax for one tax year under the new and the old regime from a dated slab table: slab-wise tax, rebate, surcharge, cess, marginal relief, and the cheaper regime',
  fields: {
    tax_year: {
      type: 'select',
      label: 'Year',
      required: true,
      options: ['FY 2024-25', 'FY 2025-26', 'Tax year 2026-27'],
      help: 'The year in which the income was earned.',
      example: 'Tax year 2026-27',
    },
    salary: {
      type: 'currency',
      label: 'Salary or pension before standard deduction',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Taxable salary for the year; 0 when there is none.',
      example: 1875000,
    },
    other_income: {
      type: 'currency',
      label: 'Other income at normal rates',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Interest, business or rent; no capital gains or lottery winnings.',
      example: 60000,
      default: 0,
    },
    old_regime_deductions: {
      type: 'currency',
      label: 'Deductions and exemptions of the old regime',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Such as 80C, 80D, HRA and home loan interest, in all; they do not count in the new regime.',
      example: 325000,
      default: 0,
    },
    age: {
      type: 'select',
      label: 'Age in that year',
      required: false,
      options: AGE_CLASSES,
      help: 'Decides the exemption limit of the old regime.',
      example: 'below 60',
      default: 'below 60',
    },
    resident: {
      type: 'boolean',
      label: 'Resident in India',
      required: false,
      help: 'The rebate and the higher limits by age are for residents.',
      example: true,
      default: true,
    },
  },
  compute({ tax_year, salary, other_income, old_regime_deductions, age, resident }) {
    const entry = INCOME_TAX.entries.find(({ value }) => value.label === tax_year);
    const dated = entry === undefined ? undefined : entryOn(INCOME_TAX, entry.from);
    if (dated === undefined)
      return refuse(['tax_year', `Year (tax_year) must be in the slab table, but ${tax_year} came.`]);
    const { newRegime, oldRegime, cessPercent } = dated.value;
    const work = (name: string, regime: Regime, deductions: number): Worked => {
      const standardDeduction = Math.min(salary, regime.standardDeduction);
      const income = roundedIncome(salary - standardDeduction + other_income - deductions);
      return {
        name,
        standardDeduction,
        deductions,
        income,
        steps: taxUnder(regime, age, income, { cessPercent, resident }),
      };
    };
    return answer(dated, [work('New regime', newRegime, 0), work('Old regime', oldRegime, old_regime_deductions)]);
  },
});

function answer(entry: Dated<IncomeTaxYear>, regimes: readonly [Worked, Worked]): CalculatorResult {
  const [first, second] = regimes;
  const saving = Math.abs(first.steps.payable - second.steps.payable);
  const cheaper = first.steps.payable <= second.steps.payable ? first : second;
  return result({
    summary:
      saving === 0
        ? `Both regimes give ${moneyText(first.steps.payable)} for ${entry.value.label}.`
        : `The ${cheaper.name.toLowerCase()} is cheaper by ${moneyText(saving)}: ${moneyText(cheaper.steps.payable)} for ${entry.value.label}.`,
    rows: [
      row('Tax under the new regime', money(first.steps.payable)),
      row('Tax under the old regime', money(second.steps.payable)),
      row('Cheaper', text(saving === 0 ? 'both the same' : cheaper.name)),
      row('Difference', money(saving)),
    ],
    tables: [stepsTable(regimes, entry.value.cessPercent), ...regimes.map(slabTable)],
    notes: [
      'Income at special rates (capital gains, lotteries, virtual digital assets) is left out; it changes rebate and surcharge.',
      'The employer’s contribution to the pension scheme (NPS) is deducted in both regimes, up to its limit: leave it out of the salary.',
      'Total income and tax are rounded to the nearest ten rupees.',
    ],
    sources: [sourceOf(INCOME_TAX, entry, entry.from)],
  });
}

function stepsTable([first, second]: readonly [Worked, Worked], cessPercent: number): Table {
  const line = (label: string, pick: (worked: Worked) => number) => [
    text(label),
    money(pick(first)),
    money(pick(second)),
  ];
  return {
    title: 'Step by step',
    columns: ['Step', first.name, second.name],
    rows: [
      line('Standard deduction', ({ standardDeduction }) => standardDeduction),
      line('Other deductions', ({ deductions }) => deductions),
      line('Total income', ({ income }) => income),
      line('Tax by slabs', ({ steps }) => steps.slabTax),
      line('Rebate', ({ steps }) => -steps.rebate),
      line('Marginal relief at the rebate limit', ({ steps }) => -steps.rebateRelief),
      line('Surcharge', ({ steps }) => steps.surcharge),
      line('Marginal relief on surcharge', ({ steps }) => -steps.surchargeRelief),
      line(`Health and education cess (${cessPercent}%)`, ({ steps }) => steps.cess),
      line('Tax payable', ({ steps }) => steps.payable),
    ],
  };
}

function slabTable({ name, steps }: Worked): Table {
  return {
    title: `Slabs of the ${name.toLowerCase()}`,
    columns: ['Slab', 'Rate', 'Income in it', 'Tax'],
    rows: steps.slabs.map(({ above, upTo, percent: rate, income, tax }) => [
      text(upTo === null ? `above ${moneyText(above)}` : `${moneyText(above)} to ${moneyText(upTo)}`),
      percent(rate),
      money(income),
      money(tax),
    ]),
  };
}
