// Compensation cess as the answer shows it: the cess of the branch that is shown, not of its neighbours.
import type { Records } from '../dataset/records.ts';
import { dayAfter, inForce } from '../model/periods.ts';
import type { Branch, CessPeriod } from '../model/rates.ts';
import { ownCondition } from './branches.ts';
import type { CodeEntry } from './contract.ts';

/** Cess on the day for a code that ever bore it: what applies to the shown branch, or what applied until when. */
export function cessOn(
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
