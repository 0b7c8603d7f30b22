// Capital Gains Calculator: long or short term, the gain, and the tax on one transfer.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addMonths } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf } from '../../src/tools/money.ts';
import { money, percent, type Row, result, row, text } from '../../src/tools/result.ts';
import { ASSETS, CAPITAL_GAINS, inflationIndex } from './statutory/capitalGains.ts';
import { consideration, costOf, indexedCost, isLongTerm } from './tax/capitalGain.ts';

const DEBT_FUND_FROM = '2023-04-01';

/** Whom the rebate of section 87A (section 156 of the 2025 Act) reaches: section 112A(6), and the proviso of 2025 to 87A. */
function rebateNote(longTermEquity: boolean, atSlabRates: boolean): string {
  if (atSlabRates) return 'At slab rates the rebate for small incomes counts as it does for other income.';
  return longTermEquity
    ? 'The rebate for small incomes does not reach long-term gains on listed shares and equity funds, in either regime.'
    : 'In the new regime the rebate for small incomes does not reach a gain taxed at this rate (for FY 2024-25 this is disputed); in the old regime it can.';
}

export default defineCalculator({
  title: 'Capital Gains Calculator',
  category: 'tax-compliance',
  about: 'The gain on a house, land, shares or gold that you sold, whether it is long or short term, and the tax on it',
  computes:
    'Capital gain of one transfer since 23 July 2024: long or short term by the holding period, cost as of 31 January 2018, stamp value, the choice of indexation for land and buildings, tax and cess by a dated table',
  leftEmpty: ['stamp_value', 'value_2018', 'sale_index'],
  fields: {
    asset: {
      type: 'select',
      label: 'What was sold',
      required: true,
      options: ASSETS,
      help: 'It decides the holding period and the rate.',
      example: 'Listed share or equity fund unit (STT paid)',
    },
    bought_on: {
      type: 'date',
      label: 'Bought on',
      required: true,
      help: 'For inherited or gifted assets the day the previous owner bought it.',
      example: '2023-05-10',
    },
    sold_on: {
      type: 'date',
      label: 'Sold on',
      required: true,
      help: 'The day of transfer; it picks the law.',
      example: '2026-08-20',
    },
    price: {
      type: 'currency',
      label: 'Sold for',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'The full price.',
      example: 900000,
    },
    cost: {
      type: 'currency',
      label: 'Bought for',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Bought before 1 April 2001: its fair value on that day, if higher; for land and buildings not above the stamp value of that day.',
      example: 500000,
    },
    improvement: {
      type: 'currency',
      label: 'Spent on improvement',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Since 1 April 2001; not for shares and units. It is not indexed here.',
      example: 0,
      default: 0,
    },
    expenses: {
      type: 'currency',
      label: 'Expenses of the sale',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Brokerage, stamp and legal fees of the sale; never the securities transaction tax.',
      example: 2000,
      default: 0,
    },
    stamp_value: {
      type: 'currency',
      label: 'Stamp value of land or building',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'It counts as the price where it is more than a tenth above it.',
      example: 900000,
    },
    value_2018: {
      type: 'currency',
      label: 'Worth on 31 January 2018',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'For listed shares and equity fund units bought before that day: highest price or NAV of the day.',
      example: 0,
    },
    resident_individual: {
      type: 'boolean',
      label: 'Resident individual or Hindu undivided family',
      required: false,
      help: 'They may choose indexation for land and buildings bought before 23 July 2024.',
      example: true,
      default: true,
    },
    exemption_used: {
      type: 'currency',
      label: 'Yearly exemption already used',
      required: false,
      min: 0,
      max: 125000,
      unit: 'INR',
      help: 'Of the ₹1,25,000 for long-term gains on listed shares and equity funds, by other sales of the year.',
      example: 0,
      default: 0,
    },
    slab_rate: {
      type: 'number',
      label: 'Your highest slab rate',
      required: false,
      min: 0,
      max: 30,
      unit: '%',
      help: 'To put a figure on gains that are taxed at slab rates.',
      example: 30,
    },
    sale_index: {
      type: 'number',
      label: 'Cost inflation index of the year of sale',
      required: false,
      min: 100,
      max: 2000,
      whole: true,
      help: 'For sales from 1 April 2026 on, as notified; earlier ones are in the table.',
      example: 376,
    },
  },
  compute(values) {
    const { asset, bought_on, sold_on, price, cost, improvement, expenses, resident_individual } = values;
    const entry = entryOn(CAPITAL_GAINS, sold_on);
    if (entry === undefined) {
      return refuse([
        'sold_on',
        `Sold on (sold_on) must lie in the table, ${coverageOf(CAPITAL_GAINS)}, but ${sold_on} came.`,
      ]);
    }
    if (sold_on < bought_on)
      return refuse([
        'sold_on',
        `Sold on (sold_on) must not be before it was bought (${bought_on}), but ${sold_on} came.`,
      ]);
    if (asset === 'Debt fund unit bought since 1 April 2023' && bought_on < DEBT_FUND_FROM) {
      return refuse([
        'bought_on',
        `Bought on (bought_on) must be ${DEBT_FUND_FROM} or later for such a debt fund unit; choose "Gold or another asset" for an earlier one, but ${bought_on} came.`,
      ]);
    }
    const rules = entry.value;
    const { longAfterMonths, longPercent, shortPercent } = rules.assets[asset];
    const transfer = {
      asset,
      boughtOn: bought_on,
      soldOn: sold_on,
      price,
      cost,
      improvement,
      expenses,
      stampValue: values.stamp_value,
      value2018: values.value_2018 === 0 ? undefined : values.value_2018,
    };
    const long = isLongTerm(transfer, rules);
    const counted = consideration(transfer, rules);
    const costCounted = costOf(transfer, long);
    const gain = counted - expenses - costCounted - improvement;
    const equity = asset === 'Listed share or equity fund unit (STT paid)';
    const exempt =
      long && equity ? Math.min(Math.max(0, gain), Math.max(0, rules.yearlyExemption - values.exemption_used)) : 0;
    const taxable = Math.max(0, gain) - exempt;
    const rate = long ? longPercent : (shortPercent ?? values.slab_rate);
    const plain = rate === undefined ? undefined : percentOf(taxable, rate);
    const mayIndex = long && asset === 'Land or building' && resident_individual && bought_on < rules.indexedBefore;
    const notified = inflationIndex(sold_on);
    if (mayIndex && notified !== undefined && values.sale_index !== undefined && values.sale_index !== notified) {
      return refuse([
        'sale_index',
        `Cost inflation index of the year of sale (sale_index) must be ${notified}, as notified for a sale on ${sold_on}, but ${values.sale_index} came.`,
      ]);
    }
    const indexed = mayIndex ? indexedCost(cost, transfer, values.sale_index) : undefined;
    const indexedGain = indexed === undefined ? undefined : counted - expenses - indexed - improvement;
    const indexedTax =
      indexedGain === undefined ? undefined : percentOf(Math.max(0, indexedGain), rules.indexedPercent);
    const tax = plain === undefined || indexedTax === undefined ? plain : Math.min(plain, indexedTax);
    const cess = tax === undefined ? undefined : percentOf(tax, rules.cessPercent);
    const rows: Row[] = [
      row(
        'Term',
        text(long ? 'long-term' : 'short-term'),
        longAfterMonths === null
          ? 'always short-term'
          : `short-term up to ${addMonths(bought_on, longAfterMonths)}, long-term from the day after`,
      ),
      row('Price that counts', money(counted), counted === price ? undefined : 'the stamp value'),
      row(
        'Cost that counts',
        money(costCounted + improvement),
        costCounted === cost ? undefined : 'as of 31 January 2018',
      ),
      row(gain < 0 ? 'Loss' : 'Gain', money(Math.abs(gain))),
      row('Exempt', money(exempt)),
      row('Taxable gain', money(taxable)),
      row('Rate', rate === undefined ? text('slab rates of the owner') : percent(rate)),
    ];
    if (indexed !== undefined && indexedGain !== undefined && indexedTax !== undefined) {
      rows.push(
        row('Indexed cost', money(indexed)),
        row('Gain with indexation', money(indexedGain)),
        row(`Tax at ${rules.indexedPercent}% with indexation`, money(indexedTax)),
        row(`Tax at ${longPercent}% without`, money(plain ?? 0)),
      );
    }
    if (tax !== undefined && cess !== undefined) {
      rows.push(
        row('Tax', money(tax)),
        row(`Cess (${rules.cessPercent}%)`, money(cess)),
        row('Tax with cess', money(tax + cess)),
      );
    }
    const taxed =
      tax === undefined || cess === undefined ? 'taxed at slab rates' : `${moneyText(tax + cess)} of tax with cess`;
    return result({
      summary:
        gain < 0
          ? `A ${long ? 'long-term' : 'short-term'} loss of ${moneyText(-gain)}.`
          : `A ${long ? 'long-term' : 'short-term'} gain of ${moneyText(gain)}; ${taxed}.`,
      rows,
      tables: [],
      notes: [
        'Left out: surcharge, set-off of losses, a basic exemption limit that other income does not use up, and exemptions for reinvestment.',
        rebateNote(long && equity, !long && shortPercent === null),
        ...(mayIndex && indexed === undefined
          ? [
              `Indexation may be chosen too: give the cost inflation index of the year of sale (sale_index); the table ends with 2025-26. The day of sale is ${sold_on}.`,
            ]
          : []),
        ...(mayIndex && indexed !== undefined
          ? [
              'Without the choice the gain is taxed as a whole; with it only the excess tax is ignored, so that a loss by indexation cannot be carried forward.',
              'Inherited or gifted: the index is taken from the previous owner’s purchase, as High Courts have held; the words of the Act name the year in which the present owner got it.',
            ]
          : []),
        ...(improvement > 0 && mayIndex
          ? ['Improvement is taken at what it cost, without indexation of its own year.']
          : []),
      ],
      sources: [sourceOf(CAPITAL_GAINS, entry, sold_on)],
    });
  },
});
