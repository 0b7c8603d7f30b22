// Days as ISO dates: the day before or after another, the days on which something changes.

const DAY_MS = 86_400_000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const nextDays = new Map<string, string>();

export function dayAfter(day: string): string {
  let next = nextDays.get(day);
  if (next === undefined) {
    next = shifted(day, 1);
    nextDays.set(day, next);
  }
  return next;
}

const previousDays = new Map<string, string>();

export function dayBefore(day: string): string {
  let previous = previousDays.get(day);
  if (previous === undefined) {
    previous = shifted(day, -1);
    previousDays.set(day, previous);
  }
  return previous;
}

export interface Dated {
  readonly from: string;
  readonly to: string | null;
}

export const inForce = ({ from, to }: Dated, day: string): boolean => from <= day && (to === null || day <= to);

/** The days from `since` on at which any of these begins, or is over for the first time, in order. */
export function changeDays(items: Iterable<Dated>, since: string): readonly string[] {
  const days = new Set([since]);
  for (const { from, to } of items) {
    if (from > since) days.add(from);
    if (to !== null && to >= since) days.add(dayAfter(to));
  }
  return [...days].sort();
}
