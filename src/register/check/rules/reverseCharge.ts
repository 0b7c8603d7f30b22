// Supplies for which the recipient may have to pay the tax, where the file does not say whether he does.
import { inForce } from '../../../tariff/model/periods.ts';
import type { Found } from '../finding.ts';
import { isService, type Subject, spaced } from '../subject.ts';

/** When the recipient pays, in words; none: he does not, or the file says it. */
function triggersOf({ line, code, day, file }: Subject): readonly string[] {
  if (code.number < 0 || line.isReverseCharge !== undefined || line.supply !== 'regular') return NONE;
  if (line.note === 'self invoice') return NONE;
  // Customers without a number do not pay it; who supplies may well have none.
  if (line.note !== 'purchase' && file.has('gstin') && line.gstin === '' && !isGstinUnread(line.unread)) return NONE;
  return file.tariff.records
    .reverseChargeHistory(code.number)
    .filter((period) => inForce(period, day))
    .map(({ trigger }) => trigger);
}

const NONE: readonly string[] = [];
const isGstinUnread = (unread: Subject['line']['unread']): boolean => unread.some(({ role }) => role === 'gstin');
const isWithoutTax = ({ line: { tax = 0 } }: Subject): boolean => tax === 0;

/** Whether a line without tax is right if the recipient pays it: a person has to look, and nothing is wrong for sure. */
export const mayBeReversed = (subject: Subject): boolean => isWithoutTax(subject) && triggersOf(subject).length > 0;

export function reverseChargeIsSaid(subject: Subject): Found | undefined {
  const { line, code, file } = subject;
  // What suppliers reported, such as GSTR-2B, which has no codes: the tax is due from who reads it.
  if (line.note === 'purchase' && line.isReverseCharge === true && !file.has('code')) {
    return { severity: 'look', kind: 'reverse-charge', message: file.says.reverseChargeDue, about: line.gstin };
  }
  // Who charges the tax himself leaves nothing to the recipient.
  const triggers = isWithoutTax(subject) ? triggersOf(subject) : NONE;
  if (triggers.length === 0 || (!isService(code) && !isTold(subject))) return undefined;
  return {
    severity: 'look',
    kind: 'reverse-charge',
    message: file.says.reverseCharge(spaced(code.digits), triggers),
    about: code.digits,
  };
}

/** Whether the file says that no tax was charged, and not merely nothing of it. */
const isTold = ({ line: { tax, areTaxesBlank, rate } }: Subject): boolean =>
  (tax === 0 || areTaxesBlank) && (rate ?? 0) > 0;
