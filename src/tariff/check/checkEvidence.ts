// How well an entry is known: what had left the schedules before they were read was read in no notification.
import { inForce } from '../model/periods.ts';
import type { RateEntry } from '../model/rates.ts';
import { label } from '../rates/resolve.ts';
import type { Doubt } from './checkConditions.ts';

/** The schedules of 1/2017 and 2/2017 were read as of this day. */
const SCHEDULES_READ = '2023-03-31';
/** Lists of changes have the goods of entries that left before this day; of later ones only codes and rates are known. */
const LISTS_END = '2021-09-30';
const READ_LATE = ['1/2017-CT(Rate)', '2/2017-CT(Rate)'];

/** Entries of the first day, whose serial numbers have no letter; those with one came by amendments that were read. */
const isOfFirstDay = ({ notification, serial }: RateEntry): boolean =>
  READ_LATE.includes(notification) && /^\d+$/.test(serial);

export function unreadEntries(entries: readonly RateEntry[]): readonly Doubt[] {
  const bySerial = new Map<string, RateEntry[]>();
  for (const entry of entries.filter(isOfFirstDay)) {
    const name = label(entry);
    bySerial.set(name, [...(bySerial.get(name) ?? []), entry]);
  }
  return [...bySerial.values()].flatMap((rows) => {
    const left = rows.filter(({ effectiveTo }) => effectiveTo !== null && effectiveTo < SCHEDULES_READ);
    if (left.length === 0 || rows.some((row) => inForce(periodOf(row), SCHEDULES_READ))) return [];
    const isInferred = left.some(({ effectiveTo }) => effectiveTo !== null && effectiveTo >= LISTS_END);
    const wrong = left.find(({ evidence }) => evidence === 'notification' || (isInferred && evidence === 'secondary'));
    if (wrong === undefined) return [];
    const known = isInferred ? 'inferred' : 'secondary or inferred';
    const complaint = `it had left before the schedules of ${SCHEDULES_READ} were read: its evidence is ${known}, not ${wrong.evidence}`;
    return [{ entry: wrong, code: '', complaint }];
  });
}

const periodOf = ({ effectiveFrom, effectiveTo }: RateEntry) => ({ from: effectiveFrom, to: effectiveTo });
