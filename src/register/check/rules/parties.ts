// Numbers of who sells and who buys, and the place of supply.
import { Kept } from '../../read/kept.ts';
import { customerNumber, isMistyped } from '../../read/places.ts';
import type { Found } from '../finding.ts';
import type { Subject } from '../subject.ts';

/** Most customers are on many lines. */
const numbers = /* @__PURE__ */ new Kept(customerNumber);
const mistyped = /* @__PURE__ */ new Kept(isMistyped);

export function gstinsFit({ line, file: { says } }: Subject): Found | undefined {
  if (line.note === 'cancelled') return undefined;
  const { gstin, supplierGstin } = line;
  if (supplierGstin !== '' && numbers.of(supplierGstin) === undefined) {
    const message = says.gstinUnread(supplierGstin);
    return { severity: 'refused', kind: 'gstin-unreadable', message, about: supplierGstin };
  }
  const wrong = [gstin, supplierGstin].find((number) => number !== '' && mistyped.of(number));
  if (wrong === undefined) return undefined;
  return { severity: 'look', kind: 'gstin-check', message: says.gstinCheck(wrong), about: wrong };
}

export function placeIsRead({ line, file: { says } }: Subject): Found | undefined {
  const unread = line.unread.find(({ role }) => role === 'place');
  if (unread === undefined || line.note === 'cancelled') return undefined;
  return { severity: 'look', kind: 'place-unreadable', message: says.placeUnread(unread.cell), about: unread.cell };
}
