// Bills as people list them, one a line, where the line begins with what interest is counted from.
import { isCalendarDay } from '../../src/calendar/isCalendarDay.ts';

export interface Bill {
  /** Its number as written, or its line. */
  readonly label: string;
  readonly accepted: string;
  /** Credit days agreed in writing; empty: none. */
  readonly days: string;
  /** In rupees. */
  readonly amount: string;
  /** What stands behind the sum. */
  readonly rest: string;
}

/** "GT/145; accepted 2026-06-17; 45 days; 4,20,000; anything else". */
const BILL =
  /^(?<label>[^;]{1,40});\s*(?:accepted\s+)?(?<accepted>\d{4}-\d{2}-\d{2});\s*(?:(?<days>\d{1,3})(?:\s+days)?|none|no term|-);\s*(?:₹|rs\.?|inr)?\s*(?<amount>\d[\d,]*(?:\.\d{1,2})?)(?:\s*\/-)?\s*(?:;(?<rest>.*))?$/i;
/** A payment on account: the sum was not owed whole for the whole time. */
const PART_PAID = /\bpaid\b/i;
const NOT_PAID = /\b(?:nothing|not|never|no\s+part|un)[\s-]*paid\b/gi;
const PLAIN_LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ./#-]*$/u;

interface ReadBills {
  readonly bills: readonly Bill[];
  /** Lines that were not read, and why. */
  readonly left: readonly string[];
}

export function readBills(
  written: string,
  { refusesPartPayments }: { readonly refusesPartPayments: boolean },
): ReadBills {
  const bills: Bill[] = [];
  const left: string[] = [];
  for (const [at, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { label = '', accepted = '', days = '', amount = '', rest = '' } = BILL.exec(line.trim())?.groups ?? {};
    const place = `line ${at + 1}`;
    if (!isCalendarDay(accepted)) {
      left.push(`${place}, which does not begin with number; day of acceptance; days agreed; sum`);
    } else if (refusesPartPayments && PART_PAID.test(rest.replace(NOT_PAID, ''))) {
      left.push(`${place}, which speaks of a payment`);
    } else {
      const name = PLAIN_LABEL.test(label.trim()) ? label.trim() : place;
      bills.push({ label: name, accepted, days, amount: amount.replaceAll(',', ''), rest });
    }
  }
  return { bills, left };
}
