// Gratuity Calculator: 15/26 of the last wages for each completed year, with eligibility and ceiling.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addDays, monthsAndDays } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, share } from '../../src/tools/money.ts';
import { money, number, result, row, text } from '../../src/tools/result.ts';
import { GRATUITY } from './statutory/gratuity.ts';

/** Completed years; a part of a year above six months counts as one more. */
export function gratuityYears(months: number, days: number): number {
  const rest = months % 12;
  return Math.floor(months / 12) + (rest > 6 || (rest === 6 && days > 0) ? 1 : 0);
}

export default defineCalculator({
  title: 'Gratuity Calculator',
  category: 'hr-people',
  about: 'Whether gratuity is due when somebody leaves, and how much',
  computes:
    '15/26 of last drawn wages per completed year with the six-month rounding rule, eligibility test by employment type, statutory ceiling as a dated constant',
  leftEmpty: ['seasons'],
  fields: {
    wages: {
      type: 'currency',
      label: 'Last monthly wages',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Basic pay and dearness allowance; from 21 November 2025 wages as the labour codes define them.',
      example: 52000,
    },
    joined: {
      type: 'date',
      label: 'First day of service',
      required: true,
      help: 'The day employment began.',
      example: '2016-06-01',
    },
    left: {
      type: 'date',
      label: 'Last day of service',
      required: true,
      help: 'The day employment ended; it also picks the law.',
      example: '2026-10-31',
    },
    employment: {
      type: 'select',
      label: 'Employment',
      required: false,
      options: ['permanent', 'fixed-term', 'working journalist', 'seasonal'],
      help: 'Fixed-term: one year since 21 November 2025. Journalists: three years. Seasonal: seven days of wages a season.',
      example: 'permanent',
      default: 'permanent',
    },
    seasons: {
      type: 'number',
      label: 'Seasons worked',
      required: false,
      min: 1,
      max: 100,
      whole: true,
      unit: 'seasons',
      help: 'For a seasonal establishment, where the employee is not employed through the year.',
      example: 6,
    },
    reason: {
      type: 'select',
      label: 'Why it ended',
      required: false,
      options: ['resignation, retirement or end of term', 'death or disablement'],
      help: 'Death and disablement need no minimum service.',
      example: 'resignation, retirement or end of term',
      default: 'resignation, retirement or end of term',
    },
  },
  compute({ wages, joined, left, employment, seasons: seasonsWorked, reason }) {
    const entry = entryOn(GRATUITY, left);
    if (entry === undefined)
      return refuse([
        'left',
        `Last day of service (left) must lie in the gratuity table, ${coverageOf(GRATUITY)}, but ${left} came.`,
      ]);
    if (left < joined)
      return refuse(['left', `Last day of service (left) must not be before the first (${joined}), but ${left} came.`]);
    if (employment === 'seasonal' && seasonsWorked === undefined) {
      return refuse(['seasons', 'Seasons worked (seasons) is required for seasonal employment.']);
    }
    const seasons = employment === 'seasonal' ? seasonsWorked : undefined;
    const { ceiling, permanentYears, fixedTermYears, journalistYears, seasonDays } = entry.value;
    if (employment === 'working journalist' && journalistYears === null) {
      return refuse([
        'employment',
        `Employment (employment) "working journalist" can be counted from 2025-11-21 on, when the Code on Social Security began; the earlier Act of 1955 counts average pay, but ${left} came.`,
      ]);
    }
    const { months, days } = monthsAndDays(joined, addDays(left, 1));
    const proRata = employment === 'fixed-term' && fixedTermYears !== null;
    const needed = proRata
      ? fixedTermYears
      : employment === 'working journalist'
        ? (journalistYears ?? permanentYears)
        : permanentYears;
    const eligible = reason === 'death or disablement' || months >= needed * 12;
    const years = gratuityYears(months, days);
    const full =
      seasons !== undefined
        ? share(wages, seasonDays * seasons, 26)
        : proRata
          ? share(wages, 15 * months, 26 * 12)
          : share(wages, 15 * years, 26);
    const payable = eligible ? Math.min(full, ceiling) : 0;
    return result({
      summary: eligible
        ? `Gratuity of ${moneyText(payable)}${full > ceiling ? ', the statutory ceiling' : ''}.`
        : `No gratuity is due: ${needed} ${needed === 1 ? 'year' : 'years'} of continuous service are needed.`,
      rows: [
        row('Service', text(`${Math.floor(months / 12)} years, ${months % 12} months, ${days} days`)),
        row(
          'Eligible',
          text(eligible ? 'yes' : 'no'),
          reason === 'death or disablement' ? 'no minimum service' : `${needed} years needed`,
        ),
        seasons !== undefined
          ? row('Seasons that count', number(seasons), `${seasonDays} days of wages each`)
          : proRata
            ? row('Months that count', number(months), 'pro rata')
            : row('Years that count', number(years), 'more than six months count as a year'),
        row(
          'By formula',
          money(full),
          seasons !== undefined
            ? `wages × ${seasonDays}/26 × seasons`
            : proRata
              ? 'wages × 15/26 × months ÷ 12'
              : 'wages × 15/26 × years',
        ),
        row('Ceiling', money(ceiling)),
        row('Gratuity', money(payable)),
      ],
      notes: [
        'An employer may pay more than the ceiling; tax exemption has its own limit.',
        ...(seasons === undefined && seasonsWorked !== undefined
          ? ['Seasons count for seasonal employment only; they were left out here.']
          : []),
        ...(seasons !== undefined
          ? ['A day of monthly wages is taken as 1/26 also for seasons; the Code states seven days without a divisor.']
          : []),
        ...(!eligible && months >= 52 && needed === permanentYears && !proRata
          ? ['Some High Courts count four years and 240 days as five years; this is not settled for all States.']
          : []),
        ...(proRata && !eligible
          ? [
              'The one year of a fixed term stands in the Industrial Relations Code, section 2(o); section 53 itself asks for no such time where the term has expired. Which of them counts is not settled.',
            ]
          : []),
        ...(proRata ? ['The Code says pro rata without naming the unit; whole months are used here.'] : []),
      ],
      sources: [sourceOf(GRATUITY, entry, left)],
    });
  },
});
