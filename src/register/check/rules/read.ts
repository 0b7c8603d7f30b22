// Cells that could not be read: nothing can be checked by them, so they are named.
import { RATE_ROLES, type Role, VALUE_ROLES } from '../../read/roles.ts';
import type { RegisterSentences } from '../../sentences.ts';
import type { Found } from '../finding.ts';
import { isService, type Subject } from '../subject.ts';

const isRead =
  (kind: string, roles: readonly Role[], message: (says: RegisterSentences, cell: string, day: string) => string) =>
  ({ line, file, day }: Subject): Found | undefined => {
    if (line.unread.length === 0 || line.note === 'cancelled') return undefined;
    const unread = line.unread.find(({ role }) => roles.includes(role));
    if (unread === undefined) return undefined;
    return { severity: 'refused', kind, message: message(file.says, unread.cell, day), about: unread.cell };
  };

export const dayIsRead = isRead('date-unreadable', ['date'], (says, cell, day) => says.dayUnread(cell, day));
export const gstinIsRead = isRead('gstin-unreadable', ['gstin'], (says, cell) => says.gstinUnread(cell));
export const amountsAreRead = isRead('amount-unreadable', VALUE_ROLES, (says, cell) => says.amountUnread(cell));
export const rateIsRead = isRead('rate-unreadable', RATE_ROLES, (says, cell) => says.rateUnread(cell));
const quantityOfGoods = isRead('quantity-unreadable', ['quantity'], (says, cell) => says.quantityUnread(cell));
/** Of services the forms take no quantity. */
export const quantityIsRead = (subject: Subject): Found | undefined =>
  isService(subject.code) ? undefined : quantityOfGoods(subject);
