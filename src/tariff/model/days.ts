// Days as small numbers: GST began on day 0.

export const GST_START = '2017-07-01';
const START = /* @__PURE__ */ Date.parse(GST_START);
const DAY = 86_400_000;

/** Marks a period that is still running. */
export const NO_END = 0xffff;

/** Days of more than ten years; then all are forgotten. */
const MOST_KEPT = 4096;
const known = new Map<string, number>();
let lastIso = '';
let lastNumber = 0;

/** Days since GST began; negative before. Answers are kept, since the same days are asked for again and again. */
export function dayNumber(iso: string): number {
  if (iso === lastIso) return lastNumber;
  let number = known.get(iso);
  if (number === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    number = Math.round((Date.parse(`${iso}T00:00:00Z`) - START) / DAY);
    known.set(iso, number);
  }
  lastIso = iso;
  lastNumber = number;
  return number;
}

export const isoDay = (day: number): string => new Date(START + day * DAY).toISOString().slice(0, 10);

/** What an answer is given for: the day whose rates are asked for, and the day on which it is asked. Both ISO dates. */
export interface View {
  readonly day: string;
  readonly today: string;
}

const INDIA_OFFSET = 5.5 * 3_600_000;

let knownDay = -1;
let knownDate = '';

/** Today's date in India. */
export function todayInIndia(now: number = Date.now()): string {
  const day = Math.floor((now + INDIA_OFFSET) / DAY);
  if (day !== knownDay) {
    knownDay = day;
    knownDate = new Date(day * DAY).toISOString().slice(0, 10);
  }
  return knownDate;
}
