// Five-field cron expressions: reading them, and saying them in English.

export interface CronField {
  readonly values: ReadonlySet<number>;
  /** True for `*` and `*`-steps: such a day field does not widen the other one. */
  readonly star: boolean;
  readonly source: string;
}

export interface Cron {
  readonly minute: CronField;
  readonly hour: CronField;
  readonly dayOfMonth: CronField;
  readonly month: CronField;
  readonly dayOfWeek: CronField;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface Shape {
  readonly key: keyof Cron;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Three-letter names, the first standing for `from`. */
  readonly names: readonly string[];
}

const short = (name: string): string => name.slice(0, 3).toLowerCase();

const SHAPES: readonly Shape[] = [
  { key: 'minute', label: 'minute', from: 0, to: 59, names: [] },
  { key: 'hour', label: 'hour', from: 0, to: 23, names: [] },
  { key: 'dayOfMonth', label: 'day of month', from: 1, to: 31, names: [] },
  { key: 'month', label: 'month', from: 1, to: 12, names: MONTHS.map(short) },
  { key: 'dayOfWeek', label: 'day of week', from: 0, to: 7, names: DAYS.map(short) },
];

const NICKNAMES = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);

export type CronReading =
  | { readonly ok: true; readonly cron: Cron }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Every fault is reported, each with the field it stands in. */
export function readCron(expression: string): CronReading {
  const trimmed = expression.trim();
  const parts = (NICKNAMES.get(trimmed.toLowerCase()) ?? trimmed).split(/\s+/);
  if (parts.length !== 5)
    return {
      ok: false,
      faults: [`five fields are needed (minute, hour, day of month, month, day of week), but ${parts.length} came`],
    };
  const faults: string[] = [];
  const fields = new Map<keyof Cron, CronField>();
  for (const [at, shape] of SHAPES.entries()) {
    const field = readField(parts[at] ?? '', shape);
    if (typeof field === 'string') faults.push(field);
    else fields.set(shape.key, field);
  }
  const [minute, hour, dayOfMonth, month, dayOfWeek] = SHAPES.map(({ key }) => fields.get(key));
  if (!minute || !hour || !dayOfMonth || !month || !dayOfWeek) return { ok: false, faults };
  return { ok: true, cron: { minute, hour, dayOfMonth, month, dayOfWeek } };
}

function readField(source: string, shape: Shape): CronField | string {
  const values = new Set<number>();
  for (const item of source.split(',')) {
    const match = /^(\*|([a-z0-9]+)(?:-([a-z0-9]+))?)(?:\/(\d+))?$/i.exec(item);
    const fault = `${shape.label} "${item}" must be *, a number from ${shape.from} to ${shape.to}, a range such as ${shape.from}-${shape.from + 2}, or a step such as */2`;
    if (match === null) return fault;
    const [, whole = '', first, last, stepText] = match;
    const step = stepText === undefined ? 1 : Number(stepText);
    const from = whole === '*' ? shape.from : numberFor(first ?? '', shape);
    const end =
      whole === '*' ? shape.to : last !== undefined ? numberFor(last, shape) : stepText !== undefined ? shape.to : from;
    if (from === undefined || end === undefined || from > end || step < 1) return fault;
    for (let value = from; value <= end; value += step) values.add(shape.key === 'dayOfWeek' ? value % 7 : value);
  }
  return { values, star: source.startsWith('*'), source };
}

function numberFor(text: string, { from, to, names }: Shape): number | undefined {
  const named = names.indexOf(text.toLowerCase());
  const value = named >= 0 ? named + from : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

/** "At 09:30, Monday to Friday, in every month." */
export function cronInWords({ minute, hour, dayOfMonth, month, dayOfWeek }: Cron): string {
  return `${sentenceCase(timeWords(minute, hour))}, ${dayWords(dayOfMonth, dayOfWeek)}${
    month.values.size === 12 ? '' : `, in ${listed(month, (value) => MONTHS[value - 1] ?? '')}`
  }.`;
}

function timeWords(minute: CronField, hour: CronField): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (minute.values.size * hour.values.size <= 6) {
    const times = sorted(hour).flatMap((h) => sorted(minute).map((m) => `${two(h)}:${two(m)}`));
    return `at ${joined(times)}`;
  }
  // Only a step that divides the hour leaves the same time between all runs.
  const step = Number(/^\*\/(\d+)$/.exec(minute.source)?.[1] ?? 0);
  const minutes =
    minute.values.size === 60
      ? 'every minute'
      : minute.values.size > 1 && 60 % step === 0
        ? `every ${step} minutes`
        : `at ${minute.values.size === 1 ? 'minute' : 'minutes'} ${listed(minute, String)}`;
  if (hour.values.size === 24) return minute.values.size === 1 ? `${minutes} of every hour` : minutes;
  return `${minutes} of ${hour.values.size === 1 ? 'hour' : 'hours'} ${listed(hour, two)}`;
}

function dayWords(dayOfMonth: CronField, dayOfWeek: CronField): string {
  const anyDate = dayOfMonth.values.size === 31;
  const anyWeekday = dayOfWeek.values.size === 7;
  const dates = `on ${dayOfMonth.values.size === 1 ? 'day' : 'days'} ${listed(dayOfMonth, String)} of the month`;
  const weekdays = `on ${listed(dayOfWeek, (value) => DAYS[value] ?? '')}`;
  if (anyDate && anyWeekday) return 'every day';
  if (anyDate && (dayOfMonth.star || anyWeekday)) return anyWeekday ? 'every day' : weekdays;
  if (anyWeekday && dayOfWeek.star) return dates;
  return dayOfMonth.star || dayOfWeek.star ? `${dates} when it also falls ${weekdays}` : `${dates} or ${weekdays}`;
}

const sorted = ({ values }: CronField): readonly number[] => [...values].sort((a, b) => a - b);
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Runs of three or more become "1 to 5". */
function listed(field: CronField, name: (value: number) => string): string {
  const runs: { from: number; to: number }[] = [];
  for (const value of sorted(field)) {
    const last = runs.at(-1);
    if (last !== undefined && value === last.to + 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return joined(
    runs.flatMap(({ from, to }) =>
      to - from >= 2 ? [`${name(from)} to ${name(to)}`] : to > from ? [name(from), name(to)] : [name(from)],
    ),
  );
}

/** Whether a cron fires on a date: both day fields must fit, or either when both are restricted. */
export function firesOn(cron: Cron, month: number, day: number, weekday: number): boolean {
  if (!cron.month.values.has(month)) return false;
  const date = cron.dayOfMonth.values.has(day);
  const week = cron.dayOfWeek.values.has(weekday);
  return cron.dayOfMonth.star || cron.dayOfWeek.star ? date && week : date || week;
}
