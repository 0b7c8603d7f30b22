// Scores the search on texts of Indian bills: heading, six digits, rate, openness, reverse charge, calibration.
import type { TariffApi } from '../lookup/api.ts';
import type { ForwardAnswer } from '../lookup/contract.ts';
import { calibrationError } from './score.ts';

/** One text with what is expected of its answer; see the measuring format `{"q","kind","headings",…}`. */
export interface BillText {
  readonly q: string;
  readonly kind: string;
  /** Acceptable headings, the best first; none: the text is too vague to be resolved. */
  readonly headings: readonly string[];
  /** Acceptable six digits; null: the text does not decide them. */
  readonly six: readonly string[] | null;
  /** The rates in per cent that may be shown. */
  readonly rates: readonly number[];
  readonly open: 'sure' | 'open' | 'either';
  /** Whether the recipient pays the tax, as far as the text says it; null: it does not matter. */
  readonly rcm: boolean | null;
}

export const isBillText = (row: object): row is BillText => 'q' in row && 'headings' in row;

/** True, false, or undefined where the measure does not apply to the row. */
type Verdict = boolean | undefined;

export interface BillOutcome {
  readonly row: BillText;
  readonly code: string;
  readonly rate: string;
  readonly confidence: number;
  readonly headingFirst: Verdict;
  readonly headingInFive: Verdict;
  readonly sixFirst: Verdict;
  readonly rateRight: Verdict;
  readonly wrongAndSure: Verdict;
  readonly openThoughSettled: Verdict;
  readonly sureThoughOpen: Verdict;
  readonly reverseCharge: Verdict;
  readonly vagueResolved: Verdict;
  /** A person should look at the answer. */
  readonly needsReview: boolean;
}

const SURE_FROM = 0.5;
const LISTED = 5;

const percentOf = (rate: string): number => Number.parseFloat(rate);

export function judgeBill(row: BillText, { matches, status, needs_review: needsReview }: ForwardAnswer): BillOutcome {
  const [first] = matches;
  const confidence = first?.confidence ?? 0;
  const code = first?.hsn_sac ?? '';
  const isVague = row.headings.length === 0;
  const isOpen = first?.rate_open === true;
  const shown = first === undefined ? Number.NaN : percentOf(first.gst_rate);
  const mayShow = (rate: number): boolean => row.rates.includes(rate);
  const rateRight = mayShow(shown) || (isOpen && (first?.rates ?? []).some(({ rate }) => mayShow(percentOf(rate))));
  const headings = [...new Set(matches.map(({ hsn_sac }) => hsn_sac.slice(0, 4)))].slice(0, LISTED);
  const unless = (skip: boolean, verdict: boolean): Verdict => (skip ? undefined : verdict);
  return {
    row,
    code,
    rate: `${first?.gst_rate ?? ''}${isOpen ? ' open' : ''}`,
    confidence,
    headingFirst: unless(isVague, row.headings.includes(headings[0] ?? '')),
    headingInFive: unless(
      isVague,
      headings.some((heading) => row.headings.includes(heading)),
    ),
    sixFirst: unless(isVague || row.six === null, row.six?.includes(code.slice(0, 6)) === true),
    rateRight: unless(isVague || row.rates.length === 0, rateRight),
    wrongAndSure: unless(
      isVague || row.rates.length === 0,
      first !== undefined && !mayShow(shown) && !isOpen && confidence >= SURE_FROM,
    ),
    openThoughSettled: unless(isVague || row.open !== 'sure', isOpen),
    sureThoughOpen: unless(isVague || row.open !== 'open', first !== undefined && !isOpen),
    // An open one tells neither side that it pays.
    reverseCharge: unless(row.rcm === null, first?.rcm_open === true || (first?.rcm_applicable === true) === row.rcm),
    vagueResolved: unless(!isVague, status === 'resolved' && confidence >= SURE_FROM),
    needsReview,
  };
}

const MEASURES = [
  ['heading first', 'headingFirst'],
  ['in five', 'headingInFive'],
  ['six first', 'sixFirst'],
  ['rate right', 'rateRight'],
  ['wrong, sure', 'wrongAndSure'],
  ['open, settled', 'openThoughSettled'],
  ['sure, open', 'sureThoughOpen'],
  ['reverse charge', 'reverseCharge'],
  ['vague resolved', 'vagueResolved'],
] as const satisfies readonly (readonly [string, keyof BillOutcome])[];

/** "541/583 92.8%"; "–" where no row counts. */
function shareOf(outcomes: readonly BillOutcome[], measure: (typeof MEASURES)[number][1]): string {
  const counted = outcomes.flatMap((outcome) => outcome[measure] ?? []);
  if (counted.length === 0) return '–';
  const hits = counted.filter((verdict) => verdict).length;
  return `${hits}/${counted.length} ${((100 * hits) / counted.length).toFixed(1)}%`;
}

export interface BillReport {
  readonly table: readonly (readonly string[])[];
  readonly calibrationError: number;
  /** The share of answers that a person should look at. */
  readonly reviewShare: number;
  readonly outcomes: readonly BillOutcome[];
}

/** All rows together first, then by kind. */
export function measureBills(tariff: Pick<TariffApi, 'lookup'>, rows: readonly BillText[]): BillReport {
  const outcomes = rows.map((row) => judgeBill(row, tariff.lookup(row.q, { limit: 20 })));
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const line = (name: string, of: readonly BillOutcome[]): readonly string[] => [
    name,
    String(of.length),
    ...MEASURES.map(([, measure]) => shareOf(of, measure)),
  ];
  return {
    table: [
      ['kind', 'rows', ...MEASURES.map(([name]) => name)],
      line('all', outcomes),
      ...kinds.map((kind) =>
        line(
          kind,
          outcomes.filter(({ row }) => row.kind === kind),
        ),
      ),
    ],
    calibrationError: calibrationError(
      outcomes.flatMap(({ confidence, headingFirst }) =>
        headingFirst === undefined ? [] : [{ confidence, isRight: headingFirst }],
      ),
    ),
    reviewShare: outcomes.filter(({ needsReview }) => needsReview).length / Math.max(1, outcomes.length),
    outcomes,
  };
}

/** What went wrong with a row, by measure; empty: nothing. */
export function faultsOf(outcome: BillOutcome): readonly string[] {
  const wanted: Partial<Record<keyof BillOutcome, boolean>> = {
    headingFirst: true,
    sixFirst: true,
    rateRight: true,
    wrongAndSure: false,
    openThoughSettled: false,
    sureThoughOpen: false,
    reverseCharge: true,
    vagueResolved: false,
  };
  return MEASURES.flatMap(([name, measure]) =>
    outcome[measure] === undefined || wanted[measure] === undefined || outcome[measure] === wanted[measure]
      ? []
      : [name],
  );
}
