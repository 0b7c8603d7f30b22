// Income tax: slabs, TDS, HRA, advance tax, interest for delay, capital gains. All figures are typed anew from the Acts.
import type { Decimal } from 'decimal.js';
import {
  type Cases,
  cases,
  daysAfter,
  downToHundred,
  exact,
  max,
  min,
  monthsAfter,
  percentOf,
  rupees,
  toPaisa,
  toRupee,
  toTenRupees,
  wholeMonths,
  yearOf,
} from './cases.ts';

const LAKH = 100_000;

/** Income above this many lakh bears this rate, up to the next row. */
type Bands = readonly (readonly [aboveLakh: number, percent: number])[];

const NEW_REGIME_2024: Bands = [
  [3, 5],
  [7, 10],
  [10, 15],
  [12, 20],
  [15, 30],
];
const NEW_REGIME_2025: Bands = [
  [4, 5],
  [8, 10],
  [12, 15],
  [16, 20],
  [20, 25],
  [24, 30],
];
const OLD_REGIME: Readonly<Record<string, Bands>> = {
  'below 60': [
    [2.5, 5],
    [5, 20],
    [10, 30],
  ],
  '60 to 79': [
    [3, 5],
    [5, 20],
    [10, 30],
  ],
  '80 and above': [
    [5, 20],
    [10, 30],
  ],
};
const NEW_SURCHARGE: Bands = [
  [50, 10],
  [100, 15],
  [200, 25],
];
const OLD_SURCHARGE: Bands = [...NEW_SURCHARGE, [500, 37]];

function slabTax(bands: Bands, income: Decimal): Decimal {
  return bands.reduce((tax, [aboveLakh, rate], at) => {
    const top = bands[at + 1]?.[0];
    const upTo = top === undefined ? income : min(income, top * LAKH);
    return tax.plus(toPaisa(percentOf(max(upTo.minus(aboveLakh * LAKH), 0), rate)));
  }, exact(0));
}

interface Regime {
  readonly bands: Bands;
  readonly surcharge: Bands;
  /** Up to this income the tax is rebated, up to `rebate`. */
  readonly rebateLakh: number;
  readonly rebate: number;
  /** Tax just above the limit is no more than the income above it. */
  readonly marginalRebate: boolean;
}

function incomeTax({ bands, surcharge, rebateLakh, rebate, marginalRebate }: Regime, income: Decimal): Decimal {
  const limit = rebateLakh * LAKH;
  let tax = slabTax(bands, income);
  if (income.lte(limit)) tax = max(tax.minus(rebate), 0);
  else if (marginalRebate) tax = min(tax, income.minus(limit));
  const at = surcharge.findLastIndex(([aboveLakh]) => income.gt(aboveLakh * LAKH));
  const [aboveLakh, rate] = surcharge[at] ?? [0, 0];
  let total = tax.plus(toPaisa(percentOf(tax, rate)));
  if (at >= 0) {
    const start = exact(aboveLakh * LAKH);
    const atStart = slabTax(bands, start);
    const rateBefore = surcharge[at - 1]?.[1] ?? 0;
    total = min(
      total,
      atStart
        .plus(toPaisa(percentOf(atStart, rateBefore)))
        .plus(income)
        .minus(start),
    );
  }
  return toTenRupees(total.plus(toPaisa(percentOf(total, 4))));
}

function* slabs(): Cases {
  const tool = 'income-tax-slab-calculator';
  const source =
    'Finance Act slabs; s.87A / s.156 rebate, surcharge with marginal relief, cess 4%, rounded to ten rupees';
  for (const [year, bands, rebateLakh, rebate] of [
    ['FY 2024-25', NEW_REGIME_2024, 7, 25_000],
    ['FY 2025-26', NEW_REGIME_2025, 12, 60_000],
    ['Tax year 2026-27', NEW_REGIME_2025, 12, 60_000],
  ] as const) {
    const regime = { bands, surcharge: NEW_SURCHARGE, rebateLakh, rebate, marginalRebate: true };
    for (const salary of [
      0, 300_000, 475_000, 775_000, 782_500, 1_275_000, 1_275_010, 1_300_000, 1_346_000, 1_460_000, 1_800_000,
      2_475_000, 5_075_000, 5_200_000, 10_075_000, 20_200_000, 52_500_000,
    ]) {
      const income = toTenRupees(Math.max(0, salary - 75_000));
      const tax = incomeTax(regime, income);
      yield* cases(tool, { tax_year: year, salary }, { 'Tax under the new regime': rupees(tax) }, source);
    }
  }
  for (const [age, salary, deductions] of [
    ['below 60', 550_000, 0],
    ['below 60', 560_000, 0],
    ['below 60', 1_200_000, 150_000],
    ['60 to 79', 900_000, 50_000],
    ['80 and above', 1_100_000, 25_000],
    ['below 60', 5_100_000, 200_000],
    ['below 60', 51_000_000, 0],
    ['80 and above', 540_000, 0],
  ] as const) {
    const bands = OLD_REGIME[age] ?? [];
    const regime = { bands, surcharge: OLD_SURCHARGE, rebateLakh: 5, rebate: 12_500, marginalRebate: false };
    const tax = incomeTax(regime, toTenRupees(Math.max(0, salary - 50_000 - deductions)));
    const values = { tax_year: 'FY 2025-26', salary, old_regime_deductions: deductions, age };
    yield* cases(tool, values, { 'Tax under the old regime': rupees(tax) }, source);
  }
}

/** A nature of payment: rates for a person, a company and others, the limit of a year and of a single payment. */
const TDS_RATES = [
  ['Contract work', [1, 2, 2], 100_000, 30_000],
  ['Professional fees', [10, 10, 10], 50_000, undefined],
  ['Technical services, call centre or film royalty', [2, 2, 2], 50_000, undefined],
  ['Commission or brokerage', [2, 2, 2], 20_000, undefined],
  ['Rent of land, building or furniture', [10, 10, 10], 50_000, undefined],
  ['Rent of plant or machinery', [2, 2, 2], 50_000, undefined],
  ['Director fees other than salary', [10, 10, 10], 0, undefined],
  ['Other interest', [10, 10, 10], 10_000, undefined],
  ['Compensation for acquired land', [10, 10, 10], 500_000, undefined],
  ['Salary, interest or commission to a partner', [10, 10, 10], 20_000, undefined],
  ['Benefit or perquisite of a business', [10, 10, 10], 20_000, undefined],
  ['Insurance commission', [2, 10, 2], 20_000, undefined],
  ['Interest on securities', [10, 10, 10], 10_000, undefined],
  ['Income from mutual fund units', [10, 10, 10], 10_000, undefined],
  ['Share of money under a joint development agreement', [10, 10, 10], 0, undefined],
  ['Virtual digital asset (crypto), other payers', [1, 1, 1], 10_000, undefined],
] as const;

function* tds(): Cases {
  const paid = (values: Readonly<Record<string, unknown>>, tax: Decimal.Value, source: string): Cases =>
    cases('tds-calculator', { payment_date: '2026-06-01', ...values }, { TDS: rupees(tax) }, source);

  for (const [nature, [person, company, other], limit, singleLimit] of TDS_RATES) {
    for (const [payee, rate, before, amount] of [
      ['individual', person, 0, limit],
      ['company', company, 0, limit + 1],
      ['firm or other', other, limit, 12_345],
      ['individual', person, limit, 999],
    ] as const) {
      const inYear = before + amount;
      const single = singleLimit !== undefined && amount > singleLimit ? amount : 0;
      const tax = toRupee(percentOf(inYear > limit ? inYear : single, rate));
      const values = { nature, payee, amount, paid_before: before };
      yield* paid(values, tax, 'Income-tax Act 2025 s.393(1) table and s.393(4); 1961 Act ch. XVII-B');
    }
  }
  for (const [payee, amount, tax] of [
    ['individual', 10_000, 0],
    ['individual', 10_001, 1_000],
    ['company', 8_000, 800],
    ['Hindu undivided family', 8_000, 800],
    ['firm or other', 1, 0],
    ['company', 10_000, 1_000],
  ] as const) {
    const source = 's.194 first proviso; s.393(4): the limit is for individuals only';
    yield* paid({ nature: 'Dividend', payee, amount }, tax, source);
  }
  for (const [day, value, amount, tax] of [
    ['2025-12-01', 5_000_000, 5_000_000, 50_000],
    ['2026-04-01', 5_000_000, 5_000_000, 0],
    ['2026-04-01', 5_000_001, 5_000_000, 50_000],
    ['2026-04-01', 6_000_000, 1_000_000, 10_000],
    ['2025-04-01', 4_999_999, 4_999_999, 0],
  ] as const) {
    const property = { nature: 'Purchase of immovable property', payee: 'individual', property_value: value };
    const source = 's.194-IA(2): less than 50 lakh; s.393(1): exceeds 50 lakh';
    yield* paid({ ...property, amount, payment_date: day }, tax, source);
  }
  for (const [day, paidOut, income, tax] of [
    ['2026-03-31', 100_000, 40_000, 800],
    ['2026-03-31', 99_999, 40_000, 0],
    ['2026-04-01', 100_000, 40_000, 0],
    ['2026-04-01', 100_001, 40_000, 800],
  ] as const) {
    const nature = 'Life insurance payout, the income in it';
    const payout = { nature, payee: 'individual', property_value: paidOut, amount: income, payment_date: day };
    yield* paid(payout, tax, 's.194DA: 2% of the income, free below 1 lakh of payouts; s.393(1): free up to it');
  }
  for (const [nature, paid_before, amount, tax] of [
    ['Winnings from a lottery, crossword or card game', 90_000, 10_000, 0],
    ['Winnings from a horse race', 0, 10_001, 3_000],
    ['Winnings from online games, net', 0, 1_000, 300],
    ['Cash withdrawn from a bank or post office', 9_900_000, 100_000, 0],
    ['Cash withdrawn from a bank or post office', 9_900_000, 150_000, 1_000],
  ] as const) {
    const source = 's.393(3): winnings 30%, above 10,000 a transaction; cash 2% of what exceeds 1 crore';
    yield* paid({ nature, payee: 'individual', paid_before, amount }, tax, source);
  }
  for (const [payee, senior, amount, tax] of [
    ['individual', true, 100_000, 0],
    ['individual', true, 100_001, 10_000],
    ['individual', false, 50_001, 5_000],
    ['company', true, 60_000, 6_000],
  ] as const) {
    const nature = 'Interest from a bank, co-operative bank or post office';
    yield* paid({ nature, payee, senior, amount }, tax, 's.194A(3)(i); s.393(1) Sl. 5(ii)');
  }
  for (const [amount, pan_given, tax] of [
    [5_100_000, true, 100],
    [5_000_000, true, 0],
    [5_100_000, false, 5_000],
    [7_512_345, true, 2_512],
  ] as const) {
    const source = 's.194Q: on the excess over 50 lakh; 5% without PAN';
    yield* paid({ nature: 'Purchase of goods', payee: 'company', amount, pan_given }, tax, source);
  }
}

function* hra(): Cases {
  const source = 'least of HRA, rent less a tenth of salary, 50% or 40% of salary (rule 2A; rule 279)';
  const metros = ['Chennai', 'Delhi', 'Kolkata', 'Mumbai'];
  for (const [first_month, citiesAtHalf] of [
    ['2025-04-01', metros],
    ['2026-04-01', [...metros, 'Ahmedabad', 'Bengaluru', 'Hyderabad', 'Pune']],
  ] as const) {
    for (const [salary, allowance, rent, city] of [
      [60_000, 24_000, 25_000, 'Pune'],
      [60_000, 24_000, 25_000, 'Mumbai'],
      [40_000, 30_000, 50_000, 'Bengaluru'],
      [33_333, 12_000, 9_000, 'another city'],
      [50_000, 20_000, 4_000, 'Delhi'],
      [75_000.5, 40_000, 45_000.75, 'another city'],
      [120_000, 48_000, 60_000, 'Hyderabad'],
      [18_000, 7_200, 1_800, 'Chennai'],
      [200_000, 200_000, 150_000, 'Ahmedabad'],
    ] as const) {
      const rentOverTenth = max(exact(rent).minus(toPaisa(percentOf(salary, 10))), 0);
      const share = toPaisa(percentOf(salary, citiesAtHalf.includes(city) ? 50 : 40));
      const values = { first_month, months: 12, salary, hra: allowance, rent, city };
      const exempt = min(allowance, rentOverTenth, share).times(12);
      yield* cases('hra-exemption-calculator', values, { Exempt: rupees(exempt) }, source);
    }
  }
}

function* advanceTax(): Cases {
  const tool = 'advance-tax-calculator';
  const instalments = [
    ['2026-06-15', 15],
    ['2026-09-15', 45],
    ['2026-12-15', 75],
    ['2027-03-15', 100],
  ] as const;
  for (const [tax, deducted, paid, as_of] of [
    [240_000, 40_000, 90_000, '2026-11-16'],
    [100_000, 0, 0, '2026-06-15'],
    [100_000, 0, 20_000, '2026-09-15'],
    [99_999, 0, 0, '2026-12-16'],
    [1_234_567, 234_567, 750_000, '2026-12-10'],
  ] as const) {
    const due = tax - deducted;
    const [, share] = instalments.find(([day]) => day >= as_of) ?? ['', 100];
    const toPay = max(toPaisa(percentOf(due, share)).minus(paid), 0);
    const values = { tax_year: 'Tax year 2026-27', tax, deducted, paid, as_of };
    const expected = { 'To pay by then': rupees(toPay), 'Tax after deduction at source': rupees(due) };
    yield* cases(tool, values, expected, 'ss.207 to 211; Income-tax Act 2025 ss.403 to 408');
  }
  for (const [tax, deducted, due] of [
    [9_999, 0, 'no'],
    [10_000, 0, 'yes'],
    [50_000, 40_001, 'no'],
    [50_000, 40_000, 'yes'],
  ] as const) {
    const values = { tax_year: 'FY 2025-26', tax, deducted };
    yield* cases(tool, values, { 'Advance tax due': due }, 's.208: ₹10,000 or more');
  }
  const senior = { tax_year: 'FY 2025-26', tax: 500_000, senior_without_business: true };
  yield* cases(tool, senior, { 'Advance tax due': 'no' }, 's.207(2)');
  for (const [at, share] of [15, 30, 30, 25].entries()) {
    const values = { tax_year: 'FY 2024-25', tax: 400_000 };
    yield* cases(tool, values, { [`Instalments[${at},3]`]: rupees(percentOf(400_000, share)) }, 's.211');
  }
}

/** Months from the day after a limit to a day; a part counts as a whole month. */
function monthsLate(limit: string, day: string): number {
  if (day <= limit) return 0;
  const { months, days } = wholeMonths(daysAfter(limit, 1), daysAfter(day, 1));
  return months + (days > 0 ? 1 : 0);
}

function* interest(): Cases {
  const source = 'ss.234A, 234B, 234C with rule 119A; Income-tax Act 2025 ss.423 to 425';
  for (const [tax_year, yearEnd, tax, paid, paidInYear, dueDate, filedOn] of [
    ['FY 2025-26', '2026-03-31', 200_000, [20_000, 60_000, 100_000, 150_000], 150_000, '2026-07-31', '2026-10-05'],
    ['FY 2025-26', '2026-03-31', 100_000, [0, 0, 0, 0], 0, '2026-07-31', '2026-07-31'],
    ['FY 2025-26', '2026-03-31', 100_000, [12_000, 36_000, 75_000, 100_000], 100_000, '2026-07-31', '2026-07-20'],
    ['FY 2025-26', '2026-03-31', 100_000, [11_999, 35_999, 74_999, 99_999], 99_999, '2026-07-31', '2026-08-31'],
    ['FY 2025-26', '2026-03-31', 9_999, [0, 0, 0, 0], 0, '2026-07-31', '2026-09-01'],
    ['FY 2025-26', '2026-03-31', 10_000, [0, 0, 0, 0], 0, '2026-07-31', '2026-09-01'],
    ['FY 2024-25', '2025-03-31', 345_678, [10_000, 50_000, 90_000, 200_000], 311_110, '2025-09-16', '2025-12-31'],
    [
      'Tax year 2026-27',
      '2027-03-31',
      500_050,
      [75_000, 225_000, 375_000, 450_000],
      450_045,
      '2027-07-31',
      '2027-11-30',
    ],
    ['FY 2025-26', '2026-03-31', 250_000, [37_500, 112_500, 187_500, 250_000], 250_000, '2026-10-31', '2026-12-15'],
  ] as const) {
    const liable = tax >= 10_000;
    const [june, september, december, march] = paid;
    // What is due by an instalment, the share from which nothing is charged, and the months charged at 1%.
    const deferred = (
      [
        [june, 15, 12, 3],
        [september, 45, 36, 3],
        [december, 75, 75, 3],
        [march, 100, 100, 1],
      ] as const
    ).map(([soFar, due, enough, months]) =>
      liable && percentOf(tax, enough).gt(soFar)
        ? percentOf(downToHundred(toPaisa(percentOf(tax, due)).minus(soFar)), months)
        : exact(0),
    );
    const deferment = deferred.reduce((sum, one) => sum.plus(one));
    const unpaid = downToHundred(max(tax - paidInYear, 0));
    const isShort = liable && toPaisa(percentOf(tax, 90)).gt(paidInYear);
    const shortfall = isShort ? percentOf(unpaid, monthsLate(yearEnd, filedOn)) : exact(0);
    const late = percentOf(unpaid, monthsLate(dueDate, filedOn));
    const values = {
      tax_year,
      tax,
      paid_june: june,
      paid_september: september,
      paid_december: december,
      paid_march: march,
      paid_year: paidInYear,
      due_date: dueDate,
      filed_on: filedOn,
    };
    const [a, b, c] = tax_year.startsWith('Tax') ? ['423', '424', '425'] : ['234A', '234B', '234C'];
    const expected = {
      [`Late return (section ${a})`]: rupees(late),
      [`Shortfall of advance tax (section ${b})`]: rupees(shortfall),
      [`Deferment of instalments (section ${c})`]: rupees(deferment),
      'Interest in all': rupees(late.plus(shortfall).plus(deferment)),
    };
    yield* cases('interest-234abc-calculator', values, expected, source);
  }
}

/** Cost inflation index of the financial years from 2001-02 on. */
const INFLATION_INDEX = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317, 331, 348,
  363, 376,
];
const indexOn = (day: string): number =>
  INFLATION_INDEX[yearOf(day) - (day.slice(5) < '04-01' ? 1 : 0) - 2001] ?? Number.NaN;

function* capitalGains(): Cases {
  const tool = 'capital-gains-calculator';
  const equity = 'Listed share or equity fund unit (STT paid)';
  const land = 'Land or building';
  const gold = 'Gold or another asset';
  const source = 'ss.2(42A), 48, 111A, 112, 112A as amended in 2024; Income-tax Act 2025 ss.196 to 198';

  for (const [bought_on, sold_on, price, cost, expenses, used] of [
    ['2023-05-10', '2026-08-20', 900_000, 500_000, 2_000, 0],
    ['2025-08-01', '2026-08-01', 300_000, 200_000, 0, 0],
    ['2025-08-01', '2026-08-02', 500_000, 200_000, 0, 0],
    ['2020-01-01', '2025-01-01', 625_000, 500_000, 0, 0],
    ['2020-01-01', '2025-01-01', 700_000, 500_000, 0, 100_000],
    ['2024-01-01', '2024-12-31', 100_000.5, 90_000.25, 10, 0],
  ] as const) {
    const isLong = sold_on > monthsAfter(bought_on, 12);
    const gain = max(exact(price).minus(cost).minus(expenses), 0);
    const taxed = isLong ? max(gain.minus(125_000 - used), 0) : gain;
    const tax = toPaisa(percentOf(taxed, isLong ? 12.5 : 20));
    const expected = {
      Term: isLong ? 'long-term' : 'short-term',
      'Tax with cess': rupees(tax.plus(toPaisa(percentOf(tax, 4)))),
    };
    const values = { asset: equity, bought_on, sold_on, price, cost, expenses, exemption_used: used };
    yield* cases(tool, values, expected, source);
  }
  for (const [bought_on, cost, value_2018, price] of [
    ['2015-06-01', 100_000, 250_000, 600_000],
    ['2015-06-01', 100_000, 900_000, 600_000],
    ['2015-06-01', 300_000, 250_000, 600_000],
    ['2018-02-01', 100_000, 250_000, 600_000],
  ] as const) {
    const costThatCounts = bought_on < '2018-02-01' ? Math.max(cost, Math.min(value_2018, price)) : cost;
    const values = { asset: equity, bought_on, sold_on: '2025-06-01', price, cost, value_2018 };
    const law = 's.55(2)(ac): higher of cost and the lower of value and price';
    yield* cases(tool, values, { Gain: rupees(price - costThatCounts) }, law);
  }
  for (const [bought_on, sold_on, cost, price] of [
    ['2005-05-01', '2025-05-01', 1_000_000, 5_000_000],
    ['2012-12-31', '2025-03-31', 3_000_000, 4_500_000],
    ['2001-04-01', '2025-12-31', 500_000, 4_000_000],
    ['2022-01-15', '2025-06-30', 2_500_000, 2_900_000],
  ] as const) {
    const indexed = toPaisa(exact(cost).times(indexOn(sold_on)).div(indexOn(bought_on)));
    const plain = toPaisa(percentOf(Math.max(0, price - cost), 12.5));
    const onIndexedCost = toPaisa(percentOf(max(exact(price).minus(indexed), 0), 20));
    const values = { asset: land, bought_on, sold_on, price, cost };
    const notified = 'cost inflation index, S.O. 1790(E) and notification 70/2025';
    yield* cases(tool, values, { 'Indexed cost': rupees(indexed) }, notified);
    const law = 's.112 second proviso; s.197(3): the lower of 12.5% and 20% indexed';
    yield* cases(tool, values, { Tax: rupees(min(plain, onIndexedCost)) }, law);
  }
  for (const [stamp_value, price, counts] of [
    [1_100_000, 1_000_000, 1_000_000],
    [1_100_001, 1_000_000, 1_100_001],
    [900_000, 1_000_000, 1_000_000],
  ] as const) {
    const sale = { asset: land, bought_on: '2024-08-01', sold_on: '2026-09-01', price, cost: 700_000, stamp_value };
    yield* cases(tool, sale, { 'Price that counts': rupees(counts) }, 's.50C third proviso: 110%');
  }
  const marketLinked = 'Unlisted bond or debenture, or market-linked debenture';
  for (const [asset, bought_on, sold_on, term] of [
    [gold, '2024-05-01', '2026-05-01', 'short-term'],
    [gold, '2024-05-01', '2026-05-02', 'long-term'],
    ['Unlisted share', '2024-05-01', '2026-05-02', 'long-term'],
    ['Listed bond, debenture or other listed security', '2025-05-01', '2026-05-02', 'long-term'],
    ['Debt fund unit bought since 1 April 2023', '2023-04-01', '2026-05-02', 'short-term'],
    [marketLinked, '2019-05-01', '2024-07-23', 'short-term'],
    [marketLinked, '2012-05-01', '2026-05-02', 'short-term'],
  ] as const) {
    yield* cases(tool, { asset, bought_on, sold_on, price: 2, cost: 1 }, { Term: term }, 's.2(42A), s.50AA');
  }
  const slabRate = { asset: gold, bought_on: '2026-01-01', sold_on: '2026-06-01', slab_rate: 30 };
  const tax = percentOf(percentOf(50_000, 30), 104);
  const values = { ...slabRate, price: 150_000, cost: 100_000 };
  yield* cases(tool, values, { 'Tax with cess': rupees(tax) }, 'slab rate with cess 4%');
}

export function* incomeTaxCases(): Cases {
  yield* slabs();
  yield* tds();
  yield* hra();
  yield* advanceTax();
  yield* interest();
  yield* capitalGains();
}
