// The next times a cron expression fires in a time zone.
import { addDays, weekdayOf } from '../../../src/tools/days.ts';
import { type Cron, firesOn } from './cron.ts';
import type { Zone } from './zones.ts';

/** 29 February can be eight years away. */
const DAYS_AHEAD = 366 * 8 + 1;

/** Instants after the start, at most so many; fewer when the expression never fires. */
export function nextRuns(cron: Cron, zone: Zone, after: number, count: number): readonly number[] {
  const runs: number[] = [];
  let { day } = zone.wallTime(after);
  for (let step = 0; step <= DAYS_AHEAD && runs.length < count; step++, day = addDays(day, 1)) {
    if (!firesOn(cron, Number(day.slice(5, 7)), Number(day.slice(8)), weekdayOf(day))) continue;
    const ofDay = new Set<number>();
    for (const hour of cron.hour.values) {
      for (const minute of cron.minute.values) {
        const instant = zone.instantOf({ day, hour, minute });
        if (instant !== undefined && instant > after) ofDay.add(instant);
      }
    }
    runs.push(...[...ofDay].sort((a, b) => a - b));
  }
  return runs.slice(0, count);
}
