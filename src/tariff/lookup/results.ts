// A code as the answer shows it on a day: its rates, cess, reverse charge, and what of it is debated or was corrected.

import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import { dayAfter, inForce } from '../model/periods.ts';
import {
  type Branch,
  type CessPeriod,
  type Correction,
  type OpenQuestion,
  OUTSIDE_GST,
  type RatePeriod,
  type ReverseChargePeriod,
} from '../model/rates.ts';
import type { CodeEntry, CodeLink, CorrectionView, DatasetMeta, RatePeriodView, RateView } from './contract.ts';
import type { SaidText } from './saidText.ts';

/** How a rate is written: "18%", "0.25%", "1.5%". */
export const percent = (rate: number): string => `${Number(rate.toFixed(3))}%`;

/** No two rates of a code on a day are alike in all three. */
export type BranchKey = Pick<RateView, 'rate' | 'condition' | 'schedule'>;

export const isSameBranch = (one: BranchKey, other: BranchKey): boolean =>
  one.rate === other.rate && one.condition === other.condition && one.schedule === other.schedule;

/** The condition without the codes that stand in front of it. */
export const ownCondition = ({ condition, codes }: Pick<Branch, 'condition' | 'codes'>): string =>
  codes.length === 0 ? condition : condition.replace(/^for [^:]*(?:: |$)/, '');

export const conditionWord = ({ condition }: Pick<RateView, 'condition'>): string =>
  condition === '' ? 'in all other cases' : condition;

/** A nil rate and no GST at all are two things. */
export const differs = (one: Branch, other: Branch): boolean =>
  one.ratePercent !== other.ratePercent || (one.schedule === OUTSIDE_GST) !== (other.schedule === OUTSIDE_GST);

/** Whether the rate depends on something. */
export function isSplitRate({ branches }: RatePeriod): boolean {
  for (let place = 1; place < branches.length; place++) {
    if (differs(branches[0] as Branch, branches[place] as Branch)) return true;
  }
  return false;
}

/** The questions that the rate of the code on the day depends on. */
export function questionsOn(records: Records, code: number, day: string): readonly OpenQuestion[] {
  const digits = records.code(code);
  return records.debates.openQuestions.filter(
    (question) => question.codes.some((prefix) => digits.startsWith(prefix)) && inForce(question, day),
  );
}

/** "Debated: … (open question rudraksha)." */
const questionNote = (questions: readonly OpenQuestion[]): string =>
  questions.map(({ id, question }) => `Debated: ${question} See open question ${id}.`).join(' ');

const viewOf = ({ correctedOn, code, from, to, was, is, why }: Correction): CorrectionView => ({
  code,
  corrected_on: correctedOn,
  from,
  to,
  was: percent(was),
  is: percent(is),
  why,
});

export const correctionsOf = ({ debates }: Records, code: string): readonly CorrectionView[] =>
  debates.corrections.filter((correction) => correction.code === code).map(viewOf);

/** What the dataset had wrong and corrected from one day to another. */
export const correctionsBetween = ({ debates }: Records, from: string, to: string): readonly CorrectionView[] =>
  debates.corrections.filter(({ correctedOn }) => from <= correctedOn && correctedOn <= to).map(viewOf);

/** The corrected codes by day, the latest day first. */
export const correctedCodes = ({ facts }: Records): DatasetMeta['corrections'] =>
  facts.corrected.map(({ correctedOn, codes }) => ({ corrected_on: correctedOn, codes }));

/** When the recipient pays the tax on a day. */
export const reverseChargesOn = (records: Records, code: number, day: string): readonly ReverseChargePeriod[] =>
  records.reverseChargeHistory(code).filter((period) => inForce(period, day));

/** Those of a day that only a text says, and that the code can have. */
export function saidChargesOn(records: Records, code: number, day: string): readonly ReverseChargePeriod[] {
  const digits = records.code(code);
  return records.facts.saidReverseCharges.filter(
    ({ codes, ...period }) =>
      inForce(period, day) && codes.some((prefix) => prefix === '*' || digits.startsWith(prefix)),
  );
}

/** Who pays the tax by the entries of a day. */
export interface ReverseCharge {
  /** What makes the recipient pay, the ordinary case first. None: the supplier pays. */
  readonly triggers: readonly string[];
  /** The parties decide, and nothing was said of them. */
  readonly isOpen: boolean;
}

const SUPPLIER_PAYS: ReverseCharge = { triggers: [], isOpen: false };

/** As the code alone says it: no code says who buys and who sells. */
export const chargeByCode = (charges: readonly ReverseChargePeriod[]): ReverseCharge => ({
  triggers: charges.map(({ trigger }) => trigger),
  isOpen: charges.length > 0,
});

/**
 * As a text says it with this code; `byText`: those that it has to say. Where it excludes the ordinary case, the rarer
 * ones count only if it names them.
 */
export function chargeIn(
  said: SaidText,
  charges: readonly ReverseChargePeriod[],
  byText: readonly ReverseChargePeriod[],
): ReverseCharge {
  if (said.partyFacts.has('@forward-charge')) return SUPPLIER_PAYS;
  const isExcluded = ({ not }: ReverseChargePeriod): boolean => said.affirmsOneOf(not);
  const met = [...byText, ...charges].filter((one) => said.affirmsOneOf(one.settledBy) && !isExcluded(one));
  if (met.length > 0) return { triggers: met.map(({ trigger }) => trigger), isOpen: false };
  const [ordinary] = charges;
  if (ordinary === undefined || isExcluded(ordinary)) return SUPPLIER_PAYS;
  const left = chargeByCode(charges.filter((one) => !isExcluded(one)));
  return { ...left, isOpen: !said.partyFacts.has('@reverse-charge') };
}

/** Beside the rates: for readers who do not know `rcm_open`. */
export const REVERSE_CHARGE_OPEN = 'Reverse charge depends on who supplies and who receives';

/** Between the cases of a trigger, the ordinary one first. */
export const BETWEEN_CASES = '; or ';

function reverseChargeFields({
  triggers,
  isOpen,
}: ReverseCharge): Pick<CodeEntry, 'rcm_applicable' | 'rcm_trigger' | 'rcm_open'> {
  if (triggers.length === 0) return {};
  const cases = triggers.join(BETWEEN_CASES);
  return {
    rcm_applicable: true,
    rcm_trigger: isOpen ? `Only if ${cases}` : cases,
    ...(isOpen && { rcm_open: true }),
  };
}

/** Compensation cess on the day for a code that ever bore it: what applies to the shown branch, or what applied until when. */
function cessOn(
  records: Records,
  code: number,
  day: string,
  shown: Branch | undefined,
): Pick<CodeEntry, 'cess_rate' | 'cess_note' | 'cess_applies' | 'cess_codes'> {
  const history = records.cessHistory(code);
  if (history.length === 0) return {};
  const now = cessNow(records, code, day);
  if (now.length > 0) {
    const rate = shownRate(records, code, day, shown);
    const notes = now.map(({ note }) => note).join('; ');
    const codes = now.some((period) => period.codes.length === 0) ? [] : now.flatMap((period) => period.codes);
    const ofSome = codes.length > 0 && { cess_codes: [...new Set(codes)] };
    return rate === undefined
      ? { cess_note: `Depends on the goods: ${notes}`, cess_applies: true, ...ofSome }
      : { cess_rate: rate, cess_note: notes, cess_applies: !now.every(isNil), ...ofSome };
  }
  const past = history.filter(({ to }) => to !== null && to < day);
  if (past.length === 0) return {};
  const end =
    past
      .map(({ to }) => to ?? '')
      .sort()
      .at(-1) ?? '';
  const last = past.filter(({ to }) => to === end).map(({ note }) => note);
  const note = `No compensation cess since ${dayAfter(end)}; until ${end}: ${last.join('; ')}`;
  return { cess_rate: 0, cess_note: note, cess_applies: false };
}

/** Goods that the law names with no cess. */
const isNil = ({ note }: CessPeriod): boolean => /^(?:For [^:]*: )?nil\b/.test(note);

const cessNow = (records: Records, code: number, day: string): readonly CessPeriod[] =>
  records.cessHistory(code).filter((period) => inForce(period, day));

/** Of a code with finer ones: what all of those share that the shown branch holds for. Undefined: they differ. */
function shownRate(records: Records, code: number, day: string, shown: Branch | undefined): number | undefined {
  const leaves = leavesOf(records, code);
  if (leaves.length === 0) return cessOfBranch(cessNow(records, code, day), shown);
  const found = leaves.flatMap((leaf) => {
    const own = records.rateOn(leaf, day).branches.find((branch) => shown !== undefined && isSame(branch, shown));
    return own === undefined ? [] : [cessOfBranch(cessNow(records, leaf, day), own)];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Whether a parent's branch, which says in front of its condition for which codes it holds, is this one of a leaf. */
const isSame = (own: Branch, shown: Branch): boolean => {
  const goods = ownCondition(shown);
  return own.notificationRef === shown.notificationRef && (goods === '' || goods === own.condition);
};

/**
 * The ad valorem cess of one branch. A cess on goods of a condition belongs to the branch of that condition alone;
 * goods that the cess does not name bear none. Undefined: all goods bear some, and which one the branch does not say.
 */
export function cessOfBranch(cess: readonly CessPeriod[], shown: Branch | undefined): number | undefined {
  const named = cess.find(({ condition }) => condition !== '' && condition === shown?.condition);
  if (named !== undefined) return named.ratePercent;
  const rates = new Set(cess.filter(({ coverage }) => coverage !== 'part').map(({ ratePercent }) => ratePercent));
  if (rates.size > 1) return undefined;
  const [only = 0] = rates;
  return only;
}

/** The live codes below that have none below them; all where none is live. */
function leavesOf(records: Records, code: number): readonly number[] {
  const [from, to] = records.range(records.code(code));
  const leaves: number[] = [];
  for (let i = from + 1; i < to; i++) {
    if (i + 1 === to || !records.code(i + 1).startsWith(records.code(i))) leaves.push(i);
  }
  const live = leaves.filter((leaf) => records.isLive(leaf));
  return live.length > 0 ? live : leaves;
}

const rateView = (branch: Branch): RateView => ({
  rate: percent(branch.ratePercent),
  condition: branch.condition,
  ...(branch.codes.length > 0 && { codes: branch.codes }),
  schedule: branch.schedule,
  notification_ref: branch.notificationRef,
  effective_from: branch.effectiveFrom,
  effective_to: branch.effectiveTo,
  evidence: branch.evidence,
  ...(branch.note !== '' && { note: branch.note }),
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
interface ShownRates {
  /** The rates, that of the entry first. */
  readonly period?: RatePeriod;
  /** Whether something that was not said decides between them. */
  readonly isOpen?: boolean;
  readonly charge?: ReverseCharge;
  /** The text or a person asked for exactly this rate. */
  readonly isAsked?: boolean;
}

/** A code with its rates of a day; what a lookup says of the match is added by the caller. */
export function entryOf(records: Records, view: View, code: number, shown: ShownRates = {}): CodeEntry {
  const { day } = view;
  const { period = records.rateOn(code, day), isOpen = isSplitRate(period), isAsked = false } = shown;
  const main = mainBranch(period);
  const chapter = records.chapter(code);
  const unit = records.unit(code);
  const { charge = chargeByCode(reverseChargesOn(records, code, day)) } = shown;
  // Where nothing is taxed nobody pays.
  const isTaxed = (isAsked ? [main] : period.branches).some(({ ratePercent }) => ratePercent > 0);
  const reverseCharge = isTaxed ? reverseChargeFields(charge) : {};
  const replacements = records.replacements(code);
  const debated = questionNote(questionsOn(records, code, day));
  const parties = reverseCharge.rcm_open === true ? `${REVERSE_CHARGE_OPEN}.` : '';
  const notes = [retiredNote(records, code), period.notes, parties, debated, aheadNote(records, view)];
  return {
    description: records.description(code),
    hsn_sac: records.code(code),
    chapter: chapter.title,
    gst_rate: percent(main.ratePercent),
    type: records.isService(code) ? 'services' : 'goods',
    notes: notes.filter((note) => note !== '').join(' '),
    ...cessOn(records, code, day, main),
    ...reverseCharge,
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
