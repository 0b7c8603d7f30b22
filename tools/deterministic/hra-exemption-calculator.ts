// HRA Exemption Calculator: least of three limits, month by month, in the old regime.
import { isCalendarDay } from '../../src/calendar/isCalendarDay.ts';
import type { Problem } from '../../src/prompts/values.ts';
import { coverageOf, type Dated, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addMonths } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, paiseOf, percentOf } from '../../src/tools/money.ts';
import { money, result, row, type Source, text } from '../../src/tools/result.ts';
import { HRA_CITIES, type HraLimits, LISTED_CITIES } from './statutory/hraCities.ts';

/** Income-tax Rules 2026, rule 205. */
const FORM_124_FROM = '2026-04';

const CITIES = [...LISTED_CITIES, 'another city'] as const;

/** Names that people still write for listed cities. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['bangalore', 'Bengaluru'],
  ['bombay', 'Mumbai'],
  ['calcutta', 'Kolkata'],
  ['madras', 'Chennai'],
  ['new delhi', 'Delhi'],
]);

export interface HraMonth {
  readonly salary: number;
  readonly hra: number;
  readonly rent: number;
  readonly city: string;
}

/** The three limits of one month and the least of them. */
export function hraLimits({ salary, hra, rent, city }: HraMonth, rules: HraLimits) {
  const listed = rules.cities.includes(city);
  const rentLimit = Math.max(0, rent - percentOf(salary, rules.salaryPercentOffRent));
  const salaryLimit = percentOf(salary, listed ? rules.cityPercent : rules.elsewherePercent);
  return { listed, rentLimit, salaryLimit, exempt: Math.min(hra, rentLimit, salaryLimit) };
}

export default defineCalculator({
  title: 'HRA Exemption Calculator',
  category: 'tax-compliance',
  about: 'How much of your house rent allowance is free of tax under the old regime',
  computes:
    'Least of three limits month by month from salary, HRA received, rent and city class (city list dated), with the exempt and taxable split; old regime only',
  leftEmpty: ['changes'],
  fields: {
    first_month: {
      type: 'date',
      label: 'First month',
      required: true,
      help: 'Any day of the first month to count.',
      example: '2026-04-01',
    },
    months: {
      type: 'number',
      label: 'Months',
      required: false,
      min: 1,
      max: 12,
      whole: true,
      unit: 'months',
      help: 'How many months to count.',
      example: 12,
      default: 12,
    },
    salary: {
      type: 'currency',
      label: 'Monthly basic pay with dearness allowance',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Basic pay, dearness allowance that counts for retirement, and commission on turnover.',
      example: 60000,
    },
    hra: {
      type: 'currency',
      label: 'Monthly HRA received',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'House rent allowance on the payslip.',
      example: 24000,
    },
    rent: {
      type: 'currency',
      label: 'Monthly rent paid',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Rent of the home you live in and do not own.',
      example: 25000,
    },
    city: {
      type: 'select',
      label: 'City of the home',
      required: true,
      options: CITIES,
      help: 'Where the rented home is; for a place that is not listed, "another city".',
      example: 'Pune',
    },
    changes: {
      type: 'textarea',
      label: 'Changes during the year',
      required: false,
      maxLength: 1000,
      help: 'One a line: the month, then what is new from then on, such as 2026-10 rent=30000 city=Mumbai; city=another city for places not listed.',
      example: '2026-10 rent=28000 salary=64000',
    },
  },
  compute({ first_month, months, changes = '', ...start }) {
    const parsed = parseChanges(changes);
    if ('problems' in parsed) return parsed;
    const period = Array.from({ length: months }, (_, at) =>
      addMonths(`${first_month.slice(0, 7)}-01`, at).slice(0, 7),
    );
    const outside = [...parsed.changes.keys()].filter((month) => !period.includes(month));
    if (outside.length > 0) {
      return refuse(
        ...outside.map(
          (month) =>
            [
              'changes',
              `Changes during the year (changes) must lie from ${period[0]} to ${period.at(-1)}, but ${month} came.`,
            ] as const,
        ),
      );
    }
    const rows: { readonly month: string; readonly values: HraMonth; readonly rules: HraLimits }[] = [];
    const used = new Map<Dated<HraLimits>, string>();
    let values: HraMonth = start;
    for (const month of period) {
      const entry = entryOn(HRA_CITIES, `${month}-01`);
      if (entry === undefined) {
        return refuse([
          'first_month',
          `First month (first_month) must lie in the city table, ${coverageOf(HRA_CITIES)}, but ${first_month} came.`,
        ]);
      }
      values = { ...values, ...parsed.changes.get(month) };
      if (!used.has(entry)) used.set(entry, `${month}-01`);
      rows.push({ month, values, rules: entry.value });
    }
    const worked = rows.map(({ month, values: one, rules }) => ({ month, ...one, ...hraLimits(one, rules) }));
    const received = worked.reduce((sum, { hra }) => sum + hra, 0);
    const exempt = worked.reduce((sum, one) => sum + one.exempt, 0);
    return result({
      summary: `${moneyText(exempt)} of ${moneyText(received)} HRA is exempt; ${moneyText(received - exempt)} is taxable.`,
      rows: [
        row('HRA received', money(received)),
        row('Exempt', money(exempt)),
        row('Taxable', money(received - exempt)),
        row('Months', text(`${worked[0]?.month ?? ''} to ${worked.at(-1)?.month ?? ''}`)),
      ],
      tables: [
        {
          title: 'Month by month',
          columns: [
            'Month',
            'HRA received',
            'Rent less 10% of salary',
            'Share of salary',
            'City limit',
            'Exempt',
            'Taxable',
          ],
          rows: worked.map((one) => [
            text(one.month),
            money(one.hra),
            money(one.rentLimit),
            money(one.salaryLimit),
            text(one.listed ? '50%' : '40%'),
            money(one.exempt),
            money(one.hra - one.exempt),
          ]),
        },
      ],
      notes: [
        'The exemption exists in the old regime only.',
        'Keep rent receipts; the landlord’s PAN is asked above ₹1,00,000 of rent a year.',
        ...(worked.some(({ month }) => month >= FORM_124_FROM)
          ? [
              'The claim goes to the employer in Form 124 (before April 2026: 12BB), which also asks how the landlord is related to you.',
            ]
          : []),
      ],
      sources: [...used].map(([entry, month]): Source => sourceOf(HRA_CITIES, entry, month)),
    });
  },
});

type Changes = ReadonlyMap<string, Partial<HraMonth>>;

function parseChanges(written: string): { readonly changes: Changes } | { readonly problems: readonly Problem[] } {
  const changes = new Map<string, Partial<HraMonth>>();
  const problems: Problem[] = [];
  for (const [at, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [month = '', ...rest] = line.trim().split(/\s+(?=\w+=)/);
    const change = rest.map((part) => readChange(part));
    const city = rest.find((part) => part.startsWith('city=') && readChange(part) === undefined);
    if (city !== undefined) {
      const message = `Changes during the year (changes) line ${at + 1} must name one of: ${CITIES.join(', ')}; but "${city.slice('city='.length).trim()}" came.`;
      problems.push({ field: 'changes', message });
      continue;
    }
    if (!isCalendarDay(`${month}-01`) || change.length === 0 || change.includes(undefined)) {
      const message = `Changes during the year (changes) line ${at + 1} must be a month and salary, hra, rent or city, such as "2026-10 rent=30000", but "${line.trim()}" came.`;
      problems.push({ field: 'changes', message });
      continue;
    }
    changes.set(month, Object.assign({}, changes.get(month), ...change));
  }
  return problems.length > 0 ? { problems } : { changes };
}

function readChange(part: string): Partial<HraMonth> | undefined {
  const [name = '', value = ''] = part.split('=');
  if (name === 'city') {
    const named = FORMER_NAMES.get(value.trim().toLowerCase()) ?? value.trim();
    const city = CITIES.find((one) => one.toLowerCase() === named.toLowerCase());
    return city === undefined ? undefined : { city };
  }
  const paise = paiseOf(value.trim().replaceAll(',', ''));
  if (paise === undefined || paise < 0) return undefined;
  return name === 'salary' || name === 'hra' || name === 'rent' ? { [name]: paise } : undefined;
}
