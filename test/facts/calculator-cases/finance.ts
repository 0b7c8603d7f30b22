// Loans, savings, growth, present values, prices and depreciation.
import type { Decimal } from 'decimal.js';
import {
  type Cases,
  cases,
  daysAfter,
  daysBetween,
  exact,
  max,
  min,
  monthsAfter,
  number,
  percent,
  percentOf,
  rupees,
  toPaisa,
  wholeMonths,
  yearOf,
} from './cases.ts';

function* loans(): Cases {
  for (const [principal, annual_rate, months] of [
    [2_500_000, 8.5, 240],
    [100_000, 12, 12],
    [100_000, 0, 7],
    [500_000, 100, 60],
    [1, 1, 1],
    [7_500_000, 7.35, 360],
    [33_333.33, 18, 24],
    [999_999, 10.25, 600],
    [1_850_000, 9.1, 84],
    [1, 0, 1],
    [60_000, 24, 6],
    [45_000_000, 6.9, 180],
    [123_456.78, 13.75, 37],
    [250_000, 0.01, 12],
    [899.99, 36, 3],
    [10_000_000, 8.999, 299],
  ] as const) {
    const ofAMonth = exact(annual_rate).div(1200);
    // Without interest each instalment is an equal part, up to the next paisa.
    const instalment = ofAMonth.isZero()
      ? exact(principal).times(100).div(months).ceil().div(100)
      : ofAMonth.times(principal).div(exact(1).minus(ofAMonth.plus(1).pow(-months)));
    const expected = { 'Monthly instalment': rupees(instalment) };
    yield* cases(
      'emi-calculator',
      { principal, annual_rate, months },
      expected,
      'P·r·(1+r)^n ÷ ((1+r)^n − 1) in 60 digits',
    );
  }
}

function* savings(): Cases {
  const twelfth = 'a twelfth of the yearly rate';
  const compounding = 'compounds to the yearly rate';
  for (const [monthly, annual_return, months, step_up, lump_sum, monthly_rate] of [
    [10_000, 12, 120, 0, 0, twelfth],
    [10_000, 12, 120, 10, 0, twelfth],
    [5_000, 8, 1, 0, 0, twelfth],
    [2_500.5, 11.75, 360, 5, 100_000, twelfth],
    [10_000, 12, 120, 0, 0, compounding],
    [1_000, 0, 24, 10, 500, twelfth],
    [0, 10, 60, 0, 100_000, compounding],
    [15_000, 15, 240, 7.5, 0, compounding],
    [100, 30, 480, 0, 0, twelfth],
    [7_777, 9.99, 13, 3, 1, compounding],
  ] as const) {
    const ofAYear = exact(annual_return).div(100);
    const growth = monthly_rate === twelfth ? ofAYear.div(12).plus(1) : ofAYear.plus(1).pow(exact(1).div(12));
    let payment = exact(monthly);
    let paid = exact(lump_sum);
    let value = exact(lump_sum);
    for (let month = 0; month < months; month++) {
      if (month > 0 && month % 12 === 0) payment = payment.plus(toPaisa(percentOf(payment, step_up)));
      paid = paid.plus(payment);
      value = value.plus(payment).times(growth);
    }
    const values = { monthly, annual_return, months, step_up, lump_sum, monthly_rate };
    const source = 'payments at the beginning of the month, in 60 digits';
    yield* cases('sip-calculator', values, { 'Value at the end': rupees(value) }, source);
    yield* cases('sip-calculator', values, { 'Put in': rupees(paid) }, 'sum of the payments');
  }
}

function* growthRates(): Cases {
  const tool = 'cagr-calculator';
  const yearly = (ratio: Decimal, years: Decimal): string =>
    percent(ratio.pow(exact(1).div(years)).minus(1).times(100));
  for (const [start_value, end_value, years] of [
    [100_000, 176_234.17, 5],
    [100, 200, 10],
    [100, 50, 3],
    [1_000_000, 1_000_000, 4],
    [12_345.67, 98_765.43, 7.5],
    [1, 1_000_000, 20],
    [500, 501, 0.25],
  ] as const) {
    const ratio = exact(end_value).div(start_value);
    const values = { start_value, end_value, years };
    yield* cases(tool, values, { CAGR: yearly(ratio, exact(years)) }, '(end/start)^(1/years) − 1 in 60 digits');
    yield* cases(tool, values, { 'Growth in all': percent(ratio.minus(1).times(100)) }, 'end/start − 1');
  }
  for (const [start_date, end_date] of [
    ['2021-11-16', '2026-11-16'],
    ['2020-02-29', '2026-03-31'],
    ['2024-01-01', '2024-07-01'],
    ['2019-03-31', '2026-01-15'],
  ] as const) {
    const years = Math.floor(wholeMonths(start_date, end_date).months / 12);
    const days = daysBetween(monthsAfter(start_date, 12 * years), end_date);
    const values = { start_value: 1000, end_value: 1500, start_date, end_date };
    const expected = { CAGR: yearly(exact(1.5), exact(days).div(365).plus(years)) };
    yield* cases(tool, values, expected, 'whole years, days as part of 365');
  }
}

/** What flows are worth at the beginning, each a year after the one before, the first at once. */
const presentValue = (flows: readonly number[], rate: Decimal): Decimal =>
  flows.reduceRight((later, flow) => later.div(rate.plus(1)).plus(flow), exact(0));

function* presentValues(): Cases {
  const tool = 'npv-irr-calculator';
  for (const [outlay, yearly, rate] of [
    [1_000_000, [250_000, 300_000, 350_000, 400_000], 10],
    [100, [110], 10],
    [100, [110], 0],
    [5_000, Array<number>(5).fill(1000), 12.5],
    [1_000.5, [500.25, 400.75, 300.1], 7.77],
    [100_000, [60_000, -20_000, 90_000], 9],
    [10, Array<number>(30).fill(1), 3.25],
    [2_500_000, Array<number>(10).fill(400_000), 11.4],
  ] as const) {
    const flows = [-outlay, ...yearly];
    const values = { outlay, flows: yearly.join(';'), rate };
    const worth = presentValue(flows, exact(rate).div(100));
    yield* cases(tool, values, { 'Net present value': rupees(worth) }, 'sum of flow ÷ (1+rate)^t in 60 digits');
    let [low, high] = [exact(-0.99), exact(10)];
    for (let halving = 0; halving < 200; halving++) {
      const middle = low.plus(high).div(2);
      if (presentValue(flows, middle).gt(0)) low = middle;
      else high = middle;
    }
    const expected = { 'Internal rate of return': percent(low.times(100)) };
    yield* cases(tool, values, expected, 'bisection in 60 digits');
  }
}

function* prices(): Cases {
  for (const [fixed_cost, unit_price, unit_cost] of [
    [100_000, 250, 150],
    [99_999.99, 19.99, 7.5],
    [1, 2, 1],
    [0, 10, 5],
    [500_000, 1200, 733.33],
    [75_000, 99, 98.5],
  ] as const) {
    const tool = 'break-even-calculator';
    const contribution = exact(unit_price).minus(unit_cost);
    const units = `${number(exact(fixed_cost).div(contribution).ceil(), 0)} units`;
    const values = { fixed_cost, unit_price, unit_cost };
    yield* cases(tool, values, { 'Break-even units': units }, 'fixed cost ÷ contribution, up to a whole unit');
    const ratio = percent(contribution.div(unit_price).times(100), 2);
    yield* cases(tool, values, { 'Contribution ratio': ratio }, 'contribution ÷ price');
  }
  const tool = 'markup-margin-converter';
  for (const [cost, markup] of [
    [100, 25],
    [80, 12.5],
    [999.99, 100],
    [250, 0],
    [10, 33.33],
  ] as const) {
    const price = percentOf(cost, exact(markup).plus(100));
    yield* cases(tool, { cost, markup }, { Price: rupees(price) }, 'cost × (1 + markup)');
    const margin = percent(exact(markup).div(exact(markup).plus(100)).times(100), 2);
    yield* cases(tool, { markup }, { 'Margin on price': margin }, 'markup ÷ (1 + markup)');
  }
  for (const margin of [20, 50, 33.33, 75]) {
    const markup = percent(exact(margin).div(exact(100).minus(margin)).times(100), 2);
    yield* cases(tool, { margin }, { 'Markup on cost': markup }, 'margin ÷ (1 − margin)');
  }
}

/** A block's depreciation: what was added late in the year, and is left, bears half of the rate. */
function* blocks(): Cases {
  const tool = 'depreciation-calculator';
  const law = 'Income-tax: a year of a block';
  const years = [
    [1_000_000, 200_000, 100_000, 50_000],
    [0, 0, 123_456.78, 0],
    [300_000, 0, 100_000, 350_000],
    [100_000, 0, 0, 100_001],
  ] as const;
  for (const [block, rate, taken] of [
    ['Plant and machinery, general', 15, years],
    ['Computer or computer software', 40, years.slice(0, 2)],
    ['Furniture and fittings', 10, years.slice(0, 2)],
    ['Building, other', 10, years.slice(0, 2)],
    ['Building, residential', 5, years.slice(0, 2)],
    ['Intangible asset (know-how, patent, licence)', 25, years.slice(0, 2)],
    ['Bus, lorry or taxi run on hire', 30, years.slice(0, 2)],
    ['Motor car not for hire', 15, years.slice(0, 2)],
    ['Ship', 20, years.slice(0, 2)],
  ] as const) {
    for (const [opening, added_early, added_late, proceeds] of taken) {
      const left = max(exact(opening).plus(added_early).plus(added_late).minus(proceeds), 0);
      const atHalf = min(added_late, left);
      const depreciation = toPaisa(percentOf(left.minus(atHalf), rate)).plus(toPaisa(percentOf(atHalf, rate).div(2)));
      const values = { law, day: '2027-03-31', block, opening, added_early, added_late, proceeds };
      const expected = {
        'Depreciation of the year': rupees(depreciation),
        'Written-down value carried forward': rupees(left.minus(depreciation)),
      };
      const source = 's.32(1)(ii) with its 180 days; Income-tax Act 2025 s.33; Appendix I';
      yield* cases(tool, values, expected, source);
    }
  }
  for (const [block, rate] of [
    ['Motor car not for hire, bought 23 August 2019 to 31 March 2020', 30],
    ['Bus, lorry or taxi run on hire, bought 23 August 2019 to 31 March 2020', 45],
  ] as const) {
    for (const [day, opening, added_early, added_late] of [
      ['2020-03-31', 0, 800_000, 0],
      ['2020-03-31', 0, 0, 800_000],
      ['2021-03-31', 560_000, 0, 0],
      ['2026-09-30', 123_456, 0, 0],
    ] as const) {
      const depreciation = toPaisa(percentOf(opening + added_early, rate)).plus(
        toPaisa(percentOf(added_late, rate).div(2)),
      );
      const values = { law, day, block, opening, added_early, added_late };
      const source = 'Appendix I, III(2)(ii) and (3)(ii)(b), notification 69/2019';
      yield* cases(tool, values, { 'Depreciation of the year': rupees(depreciation) }, source);
    }
  }
}

/** An asset over its life, down to a twentieth; the first year by its days. */
function* lives(): Cases {
  for (const [asset, life] of [
    ['Plant and machinery, general', 15],
    ['Computer, laptop or other end-user device', 3],
    ['Furniture and fittings', 10],
    ['Office equipment', 5],
    ['Motor car, not for hire', 8],
    ['Server or network', 6],
  ] as const) {
    for (const [cost, day] of [
      [500_000, '2026-04-01'],
      [123_456, '2025-10-17'],
    ] as const) {
      const tool = 'depreciation-calculator';
      const residual = toPaisa(percentOf(cost, 5));
      const yearEnd = `${yearOf(day) + (day.slice(5) > '03-31' ? 1 : 0)}-03-31`;
      const firstYear = (ofAYear: Decimal): string =>
        rupees(
          toPaisa(ofAYear)
            .times(daysBetween(day, daysAfter(yearEnd, 1)))
            .div(daysBetween(monthsAfter(yearEnd, -12), yearEnd)),
        );
      const values = { law: 'Companies Act: the life of an asset', day, asset, cost };
      const straight = { 'First financial year': firstYear(exact(cost).minus(residual).div(life)) };
      yield* cases(tool, values, straight, 'Schedule II Part C; straight line by days');
      const rate = exact(1).minus(residual.div(cost).pow(exact(1).div(life)));
      const writtenDown = { 'First financial year': firstYear(rate.times(cost)) };
      const method = 'written-down value';
      yield* cases(tool, { ...values, method }, writtenDown, '1 − (residual/cost)^(1/life), by days');
    }
  }
}

export function* financeCases(): Cases {
  yield* loans();
  yield* savings();
  yield* growthRates();
  yield* presentValues();
  yield* prices();
  yield* blocks();
  yield* lives();
}
