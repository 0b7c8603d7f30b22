// Turns a record of the dataset into the answer's form, with the rates of one day.
import { NO_END } from '../dataset/days.ts';
import type { Records } from '../dataset/records.ts';
import type { Branch, CessPeriod, RatePeriod } from '../rates/types.ts';
import { endedCessNote } from './cess.ts';
import { isSplitRate } from './stated.ts';
import type { CodeLink, HsnResult, RatePeriodView, RateView } from './types.ts';

/** "18%", "0.25%", "1.5%". */
export const percent = (rate: number): string => `${Number(rate.toFixed(3))}%`;

export const rateView = (branch: Branch): RateView => ({
  rate: percent(branch.ratePercent),
  condition: branch.condition,
  schedule: branch.schedule,
  notification_ref: branch.notificationRef,
  effective_from: branch.effectiveFrom,
  effective_to: branch.effectiveTo,
  evidence: branch.evidence,
});

const viewsOf = new WeakMap<RatePeriod, readonly RateView[]>();

/** The branches of a period as the answer shows them; made once for each period. */
export function rateViews(period: RatePeriod): readonly RateView[] {
  let views = viewsOf.get(period);
  if (views === undefined) {
    views = period.branches.map(rateView);
    viewsOf.set(period, views);
  }
  return views;
}

export const periodView = (period: RatePeriod): RatePeriodView => ({
  from: period.from,
  to: period.to,
  gst_rate: percent(period.branches[0]?.ratePercent ?? 0),
  rates: rateViews(period),
  notes: period.notes,
});

export function codeLink(records: Records, code: number, day: string): CodeLink {
  return {
    code: records.code(code),
    description: records.description(code),
    gst_rate: percent(records.rateOn(code, day).branches[0]?.ratePercent ?? 0),
    status: records.isLive(code) ? 'live' : 'retired',
  };
}

/** What a retired code's notes begin with. */
function retiredNote(records: Records, code: number): string {
  if (records.isLive(code)) return '';
  const replacements = records.replacements(code);
  if (replacements.length === 0) return 'Retired code; what replaced it is not known.';
  const list = replacements.map((one) => one.code).join(', ');
  return replacements.some(({ candidate }) => !candidate)
    ? `Retired code, replaced by ${list}.`
    : `Retired code; candidates for its replacement, not certain: ${list}.`;
}

const notesOn = (records: Records, code: number, period: RatePeriod): string =>
  [retiredNote(records, code), period.notes].filter((note) => note !== '').join(' ');

/** What a row of a table shows of a code. */
export interface BriefResult {
  readonly code: string;
  readonly description: string;
  readonly rate: string;
  readonly unit: string;
  readonly notes: string;
}

/** `period`: that of the day, or with the branch in front that a text asks for. */
export function briefOf(records: Records, code: number, day: string, period: RatePeriod): BriefResult {
  const reverse = reverseChargeOn(records, code, day);
  const cess = cessNow(records, code, day);
  return {
    code: records.code(code),
    description: records.description(code),
    rate: percent(period.branches[0]?.ratePercent ?? 0),
    unit: records.unit(code),
    notes: [
      notesOn(records, code, period),
      reverse === '' ? '' : `Reverse charge: ${reverse}.`,
      cess.length === 0 ? '' : `Compensation cess: ${cess.map(({ note }) => note).join('; ')}.`,
    ]
      .filter((note) => note !== '')
      .join(' '),
  };
}

/** When the recipient pays the tax; empty: never. */
const reverseChargeOn = (records: Records, code: number, day: string): string =>
  records
    .reverseChargeHistory(code)
    .filter(({ from, to }) => from <= day && (to === null || day <= to))
    .map(({ trigger }) => trigger)
    .join('; or ');

const cessNow = (records: Records, code: number, day: string): readonly CessPeriod[] =>
  records.cessHistory(code).filter(({ from, to }) => from <= day && (to === null || day <= to));

/** A code as the reverse lookup answers it; `why` and `confidence` are added by the caller. */
export function resultOf(
  records: Records,
  code: number,
  day: string,
  period: RatePeriod = records.rateOn(code, day),
  isOpen: boolean = isSplitRate(period),
): HsnResult {
  const [main] = period.branches;
  const chapter = records.chapter(code);
  const unit = records.unit(code);
  const cess = cessOn(records, code, day);
  const reverse = reverseChargeOn(records, code, day);
  const replacements = records.replacements(code);
  return {
    description: records.description(code),
    hsn_sac: records.code(code),
    chapter: chapter.title,
    gst_rate: percent(main?.ratePercent ?? 0),
    type: records.isService(code) ? 'services' : 'goods',
    notes: notesOn(records, code, period),
    ...cess,
    ...(reverse !== '' && { rcm_applicable: true, rcm_trigger: reverse }),
    ...(unit !== '' && { uqc: unit }),
    ...(main && {
      notification_ref: main.notificationRef,
      effective_from: main.effectiveFrom,
      schedule: main.schedule,
    }),
    section: chapter.section,
    rates: rateViews(period),
    ...(isOpen && { rate_open: true }),
    status: records.isLive(code) ? 'live' : 'retired',
    ...(replacements.length > 0 && { superseded_by: replacements }),
    valid_on: records.validOn(code),
  };
}

/** Cess on the day for a code that ever bore it: what applies, or what applied until when. */
function cessOn(records: Records, code: number, day: string): Pick<HsnResult, 'cess_rate' | 'cess_note'> {
  const history = records.cessHistory(code);
  if (history.length === 0) return {};
  const now = cessNow(records, code, day);
  if (now.length > 0) {
    return {
      cess_rate: Math.max(...now.map(({ ratePercent }) => ratePercent)),
      cess_note: now.map(({ note }) => note).join('; '),
    };
  }
  const past = history.filter(({ to }) => to !== null && to < day);
  if (past.length === 0) return {};
  const end =
    past
      .map(({ to }) => to ?? '')
      .sort()
      .at(-1) ?? '';
  const last = past.filter(({ to }) => to === end).map(({ note }) => note);
  return { cess_rate: 0, cess_note: endedCessNote(dayAfter(end), end, last.join('; ')) };
}

function dayAfter(day: string): string {
  return day === '' || day === String(NO_END)
    ? day
    : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
