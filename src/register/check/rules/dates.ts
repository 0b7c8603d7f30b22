// Days that no document of the file can have: to come, before GST, outside the days that the title names.
import type { Found } from '../finding.ts';
import { isBeforeGst, type Subject } from '../subject.ts';

export function dayIsPossible({ line, file: { tariff, facts, says } }: Subject): Found | undefined {
  const { day, note, amends } = line;
  if (day === undefined || note === 'cancelled') return undefined;
  if (day > tariff.today) {
    // A price list may be of next month.
    const severity = line.document === '' ? 'look' : 'refused';
    return { severity, kind: 'date-future', message: says.dayToCome(day, tariff.today), about: day };
  }
  // Mostly a year that was mistyped: no rate of the law is known, so that the line must not pass for right.
  if (isBeforeGst(day)) return { severity: 'look', kind: 'date-before-gst', message: says.beforeGst(day), about: day };
  const { period } = facts;
  if (period === undefined || line.document === '' || amends !== undefined) return undefined;
  if (day >= period.from && day <= period.to) return undefined;
  const message = says.dayOutside(day, period.from, period.to);
  return { severity: 'look', kind: 'date-out-of-period', message, about: day };
}
