// Calendar days as ISO text: counting, adding, months; no clock and no time zone.

const DAY = 86_400_000;

/** The days the tools count with. Around them lie years without people, and years that ISO writes with a sign. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

export const isCountable = (iso: string): boolean => iso >= FIRST_DAY && iso <= LAST_DAY;

export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY;
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
export const addDays = (iso: string, days: number): string => isoDay(dayNumber(iso) + days);
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday. */
export const weekdayOf = (iso: string): number => (((dayNumber(iso) + 4) % 7) + 7) % 7;

/** The same day so many months on; the last day of the month where that day does not exist. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const at = year * 12 + (month - 1) + months;
  const lastDay = new Date(Date.UTC(Math.floor(at / 12), (at % 12) + 1, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}-${two(Math.min(day, lastDay))}`;
}

/** Whole months from one day to a later one, and the days that remain. */
export function monthsAndDays(from: string, to: string): { readonly months: number; readonly days: number } {
  const [y1 = 0, m1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0] = to.split('-').map(Number);
  let months = (y2 - y1) * 12 + (m2 - m1);
  if (addMonths(from, months) > to) months -= 1;
  return { months, days: daysBetween(addMonths(from, months), to) };
}
