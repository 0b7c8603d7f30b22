// Turns a record of the dataset into the answer's form, with the rates of one day.

import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import type { Branch, RatePeriod, ReverseChargePeriod } from '../model/rates.ts';
import { isSplitRate } from './branches.ts';
import { cessOn } from './cess.ts';
import type { CodeEntry, CodeLink, RatePeriodView, RateView } from './contract.ts';
import { percent } from './percent.ts';
import { questionNote, questionsOn } from './questions.ts';
import { isSettledByCode, reverseChargesOn } from './reverseCharge.ts';

const rateView = (branch: Branch): RateView => ({
  rate: percent(branch.ratePercent),
  condition: branch.condition,
  ...(branch.codes.length > 0 && { codes: branch.codes }),
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

/** A period always has a branch: the dataset is not made without. */
const mainBranch = ({ branches }: RatePeriod): Branch => branches[0] as Branch;

export const periodView = (period: RatePeriod): RatePeriodView => ({
  from: period.from,
  to: period.to,
  gst_rate: percent(mainBranch(period).ratePercent),
  rates: rateViews(period),
  notes: period.notes,
});

export function codeLink(records: Records, code: number, day: string): CodeLink {
  const main = mainBranch(records.rateOn(code, day));
  return {
    code: records.code(code),
    description: records.description(code),
    gst_rate: percent(main.ratePercent),
    schedule: main.schedule,
    status: records.isLive(code) ? 'live' : 'retired',
  };
}

export const NOT_REPLACED = 'Retired code; what replaced it is not known.';

/** What a retired code's notes begin with. */
function retiredNote(records: Records, code: number): string {
  if (records.isLive(code)) return '';
  const replacements = records.replacements(code);
  if (replacements.length === 0) return NOT_REPLACED;
  const list = replacements.map((one) => one.code).join(', ');
  return replacements.some(({ candidate }) => !candidate)
    ? `Retired code, replaced by ${list}.`
    : `Retired code; candidates for its replacement, not certain: ${list}.`;
}

/** Said of a day that neither the calendar nor the dataset has reached. */
function aheadNote({ facts: { asOf } }: Records, { day, today }: View): string {
  return day > today && day > asOf ? `Rates are known up to ${asOf}; what changes later is not in this dataset.` : '';
}

/** What a text decides of an entry; the code alone decides what is left out. */
export interface ShownRates {
  /** The rates, that of the entry first. */
  readonly period?: RatePeriod;
  /** Whether something that was not said decides between them. */
  readonly isOpen?: boolean;
  /** Whether the recipient pays the tax. */
  readonly isReverse?: boolean;
  /** What makes the recipient pay beside what the code does. */
  readonly further?: readonly ReverseChargePeriod[];
}

/** A code with its rates of a day; what a lookup says of the match is added by the caller. */
export function entryOf(records: Records, view: View, code: number, shown: ShownRates = {}): CodeEntry {
  const { day } = view;
  const { period = records.rateOn(code, day), isOpen = isSplitRate(period), isReverse, further = [] } = shown;
  const main = mainBranch(period);
  const chapter = records.chapter(code);
  const unit = records.unit(code);
  const charges = [...reverseChargesOn(records, code, day), ...further];
  const replacements = records.replacements(code);
  const debated = questionNote(questionsOn(records, code, day));
  const notes = [retiredNote(records, code), period.notes, debated, aheadNote(records, view)];
  return {
    description: records.description(code),
    hsn_sac: records.code(code),
    chapter: chapter.title,
    gst_rate: percent(main.ratePercent),
    type: records.isService(code) ? 'services' : 'goods',
    notes: notes.filter((note) => note !== '').join(' '),
    ...cessOn(records, code, day, main),
    // Where nothing is taxed nobody pays.
    ...((isReverse ?? isSettledByCode(charges)) && (main.ratePercent > 0 || isOpen) && { rcm_applicable: true }),
    ...(charges.length > 0 && { rcm_trigger: charges.map(({ trigger }) => trigger).join('; or ') }),
    ...(unit !== '' && { uqc: unit }),
    notification_ref: main.notificationRef,
    effective_from: main.effectiveFrom,
    schedule: main.schedule,
    section: chapter.section,
    rates: rateViews(period),
    ...(isOpen && { rate_open: true }),
    status: records.isLive(code) ? 'live' : 'retired',
    ...(replacements.length > 0 && { superseded_by: replacements }),
    valid_on: records.validOn(code),
  };
}
