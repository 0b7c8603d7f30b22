// What a person may choose for a group of findings: the repair, other codes, lawful rates, units, or nothing.
import type { Checker } from '../../register/check/checker.ts';
import { type Finding, type Repair, TYPED_ROLES, type TypedRole } from '../../register/check/finding.ts';
import type { Line } from '../../register/read/lines.ts';
import { isMistyped } from '../../register/read/places.ts';
import { UNITS } from '../../register/read/units.ts';
import type { Tariff } from '../../tariff/index.ts';
import { digitsOf, MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { ownCondition } from '../../tariff/lookup/results.ts';
import { inLanguage } from '../tariff/spoken.ts';
import { texts } from '../texts/ofPage.ts';
import { codeChoiceOf } from './checkCodeChoice.ts';
import type { Choice, CodeOption, GroupDetail } from './checkMessages.ts';

const MOST_CODES = 4;
const MOST_FOUND = 6;

export interface Choices {
  readonly choices: readonly Choice[];
  readonly asksForCode: boolean;
}

export function choicesFor(
  tariff: Tariff,
  checker: Checker,
  finding: Finding,
  line: Line | undefined,
  day: string,
): Choices {
  const asksForCode = /^(?:code-|description-|rate-never|rate-of-sub-code|goods-or-service)/.test(finding.kind);
  const choices: Choice[] = [];
  const add = (choice: Choice): void => {
    const key = JSON.stringify(choice.decision);
    if (!choices.some((one) => JSON.stringify(one.decision) === key)) choices.push(choice);
  };
  // A kind has one repair for all its lines, and where that is a rate no other is lawful for them.
  if (finding.repair !== null) add(repairChoice(tariff, finding.repair));
  if (asksForCode && line !== undefined && line.description !== '') {
    for (const option of codesFor(tariff, line.description, MOST_CODES)) add(codeChoiceOf(option));
  }
  if (finding.kind.startsWith('rate-') && finding.repair?.rate === undefined && line !== undefined) {
    for (const choice of rateChoices(tariff, checker, line, line.day ?? day)) add(choice);
  }
  if (finding.kind.startsWith('unit-') && finding.kind !== 'unit-on-service') {
    for (const unit of UNITS) add({ decision: { unit }, fitsAll: true, note: '' });
  }
  choices.push({ decision: null, fitsAll: true, note: '' });
  return { choices, asksForCode };
}

function repairChoice(tariff: Tariff, repair: Repair): Choice {
  const number = repair.code === undefined ? -1 : tariff.records.find(repair.code);
  return {
    decision: repair,
    fitsAll: true,
    ...(number >= 0 && { description: tariff.records.description(number) }),
    note: '',
  };
}

function rateChoices(tariff: Tariff, checker: Checker, line: Line, day: string): readonly Choice[] {
  const { number } = checker.codeOf(line);
  if (number < 0) return [];
  return tariff.records.rateOn(number, day).branches.map((branch) => ({
    decision: { rate: branch.ratePercent },
    fitsAll: true,
    note: inLanguage(ownCondition(branch), texts),
  }));
}

/** By words or by digits. */
export function codesFor(tariff: Tariff, words: string, most = MOST_FOUND): readonly CodeOption[] {
  const text = [...words.trim()].slice(0, MAX_TEXT).join('');
  if (text === '') return [];
  const digits = digitsOf(text);
  const found = /^\d+$/.test(digits) ? tariff.reverse(text).results : tariff.lookup(text, { limit: most }).matches;
  return found.slice(0, most).map(({ hsn_sac: code, description, gst_rate: rate }) => ({ code, description, rate }));
}

/** Which cell a person may type for a kind of finding; of taxes none, since the bill has them as they are. */
export function typingFor({ kind }: Finding, line: Line): GroupDetail['typing'] {
  const { gstin, supplierGstin, document, day = '', taxable, total, quantity } = line;
  const unread = line.unread.find(({ role }) => role !== 'rate');
  const typing = (role: TypedRole, cell: string | number = ''): GroupDetail['typing'] => ({ role, cell: String(cell) });
  if (/^(?:date|gstin|place|amount|quantity)-unreadable$/.test(kind) && unread !== undefined) {
    const role = TYPED_ROLES.find((one) => one === unread.role);
    return role === undefined ? undefined : typing(role, unread.cell);
  }
  switch (kind) {
    case 'gstin-unreadable':
      return typing('supplier_gstin', supplierGstin);
    case 'gstin-check':
      return isMistyped(gstin) ? typing('gstin', gstin) : typing('supplier_gstin', supplierGstin);
    case 'date-future':
    case 'date-before-gst':
    case 'date-out-of-period':
      return typing('date', day);
    case 'document-number':
    case 'duplicate-document':
      return typing('document', document);
    case 'value':
    case 'amount-too-long':
      return typing('taxable', taxable);
    case 'total-differs':
      return typing('total', total);
    case 'quantity-unreadable':
      return typing('quantity', quantity);
    default:
      return undefined;
  }
}
