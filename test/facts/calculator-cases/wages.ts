// Provident fund, state insurance and gratuity.
import type { Decimal } from 'decimal.js';
import { type Cases, cases, daysAfter, exact, min, percentOf, rupees, toPaisa, toRupee, wholeMonths } from './cases.ts';

function* providentFund(): Cases {
  for (const [wages, full_wages] of [
    [15_000, false],
    [10_254, false],
    [18_000, false],
    [40_000, true],
    [14_999.5, false],
    [6_500, false],
  ] as const) {
    const capped = min(wages, 15_000);
    const share = toRupee(toPaisa(percentOf(full_wages ? wages : capped, 12)));
    const pension = toRupee(toPaisa(percentOf(capped, 8.33)));
    const values = { month: '2026-10-31', epf_wages: wages, esi_wages: 30_000, full_wages };
    const expected = {
      'Shares[0,1]': rupees(share),
      'Shares[1,2]': rupees(pension),
      'Shares[0,2]': rupees(share.minus(pension)),
    };
    const source =
      '12% and 12%, pension 8.33% of at most ₹15,000, each to the rupee; ESI 0.75% and 3.25% up to the next rupee';
    yield* cases('epf-esi-contribution-calculator', values, expected, source);
  }
}

function* stateInsurance(): Cases {
  for (const [month, wages, overtime] of [
    ['2026-10-31', 20_500, 0],
    ['2026-10-31', 20_000, 2_000],
    ['2025-10-31', 20_000, 2_000],
    ['2026-10-31', 21_000, 5_000],
    ['2026-10-31', 21_001, 0],
    ['2025-11-20', 21_000, 999],
    ['2026-03-01', 4_576, 0],
    ['2026-03-01', 4_577, 0],
  ] as const) {
    const isCovered = wages <= 21_000;
    // Overtime counts until the Code on Social Security began on 21 November 2025.
    const base = isCovered ? wages + (month < '2025-11-21' ? overtime : 0) : 0;
    // Who earns up to ₹176 a day pays no share of his own.
    const isExempt = !isCovered || wages / 26 <= 176;
    const upToRupee = (share: Decimal): string => rupees(toPaisa(share).ceil());
    const values = { month, epf_wages: 0, esi_wages: wages, overtime };
    const expected = {
      'Shares[4,1]': upToRupee(percentOf(isExempt ? 0 : base, 0.75)),
      'Shares[4,2]': upToRupee(percentOf(base, 3.25)),
    };
    const source = 'ESI Act ss.2(9), 2(22); Code on Social Security s.2(88)';
    yield* cases('epf-esi-contribution-calculator', values, expected, source);
  }
}

/** The months of service, and the days beyond them; the last day counts. */
const served = (joined: string, left: string) => wholeMonths(joined, daysAfter(left, 1));

/** 15 days of 26 for each year of service from five years on; more than half a year counts as one. */
function fullGratuity(wages: number, joined: string, left: string, most: number): Decimal {
  const { months, days } = served(joined, left);
  const beyond = months % 12;
  const years = Math.floor(months / 12) + (beyond > 6 || (beyond === 6 && days > 0) ? 1 : 0);
  return months < 60
    ? exact(0)
    : min(
        toPaisa(
          exact(wages)
            .times(15 * years)
            .div(26),
        ),
        most,
      );
}

function* gratuity(): Cases {
  const tool = 'gratuity-calculator';
  for (const [wages, joined, left] of [
    [26_000, '2016-01-01', '2025-12-31'],
    [52_000, '2016-06-01', '2026-10-31'],
    [52_000, '2016-04-30', '2026-10-31'],
    [30_000, '2021-01-01', '2025-12-31'],
    [30_000, '2021-01-02', '2025-12-31'],
    [1_000_000, '2000-01-01', '2026-01-01'],
    [18_500, '2010-02-28', '2026-08-27'],
    [18_500, '2010-02-28', '2026-08-28'],
  ] as const) {
    const expected = { Gratuity: rupees(fullGratuity(wages, joined, left, 2_000_000)) };
    const source = '15/26 of wages for each completed year, more than six months count; ₹20,00,000 at most';
    yield* cases(tool, { wages, joined, left }, expected, source);
  }
  for (const [wages, joined, left, most] of [
    [900_000, '1990-01-01', '2018-03-28', 1_000_000],
    [900_000, '1990-01-01', '2018-03-29', 2_000_000],
    [40_000, '2008-02-29', '2018-02-28', 1_000_000],
    [15_555.55, '2012-07-15', '2025-11-20', 2_000_000],
    [15_555.55, '2012-07-15', '2025-11-21', 2_000_000],
    [88_000, '2020-11-22', '2025-11-21', 2_000_000],
  ] as const) {
    const expected = { Gratuity: rupees(fullGratuity(wages, joined, left, most)) };
    yield* cases(
      tool,
      { wages, joined, left },
      expected,
      'ceiling of the day of leaving: ₹10,00,000 until 28 March 2018',
    );
  }
  for (const [wages, joined, left] of [
    [26_000, '2024-01-01', '2025-12-31'],
    [26_000, '2025-01-01', '2025-12-31'],
    [26_000, '2025-02-01', '2025-12-31'],
  ] as const) {
    const { months } = served(joined, left);
    const inProportion =
      months < 12
        ? 0
        : exact(wages)
            .times(15 * months)
            .div(26 * 12);
    const values = { wages, joined, left, employment: 'fixed-term' };
    const source = 'Code on Social Security s.53: one year, pro rata';
    yield* cases(tool, values, { Gratuity: rupees(inProportion) }, source);
  }
  for (const [wages, seasons] of [
    [26_000, 6],
    [19_500, 11],
  ] as const) {
    const values = { wages, joined: '2015-01-01', left: '2026-01-31', employment: 'seasonal', seasons };
    const sevenDays = exact(wages)
      .times(7 * seasons)
      .div(26);
    yield* cases(tool, values, { Gratuity: rupees(sevenDays) }, 's.53(2) proviso: seven days a season');
  }
}

export function* wageCases(): Cases {
  yield* providentFund();
  yield* stateInsurance();
  yield* gratuity();
}
