// Which entries of the schedules meet a code on a day, and which of them is its main rate.

import { isService } from '../model/digits.ts';
import { EXEMPT, HANDICRAFTS, OUTSIDE_GST, type RateEntry, SERVICES, SPECIAL_REGIME } from '../model/rates.ts';

/** An entry that matches a code, with the length of the prefix by which it does (0: the residual entry). */
export interface Candidate {
  readonly entry: RateEntry;
  readonly prefixLength: number;
}

/** The entries that are the branches of a code on one day, the main one first. */
export interface Resolution {
  readonly branches: readonly RateEntry[];
  /** Why the first branch is the ordinary one; empty when it has no condition. */
  readonly ordinary: string;
  /** Length of the prefix by which the main branch covers the code; 0: the residual entry. */
  readonly mainPrefixLength: number;
  /** What is wrong with the data of this code: more than one main branch, or none. */
  readonly problem: string;
}

const isResidual = (entry: RateEntry): boolean => entry.codes[0] === '*';

const LONGEST_PREFIX = 8;

/** Finds the entries whose codes cover a code, whatever the day. */
export class EntryIndex {
  readonly #byPrefix = new Map<string, RateEntry[]>();
  readonly #residual: RateEntry[] = [];

  constructor(entries: Iterable<RateEntry>) {
    for (const entry of entries) {
      if (entry.pureCondition) continue;
      if (isResidual(entry)) {
        this.#residual.push(entry);
        continue;
      }
      for (const prefix of entry.narrowedTo.length > 0 ? entry.narrowedTo : entry.codes) {
        const list = this.#byPrefix.get(prefix);
        if (list === undefined) this.#byPrefix.set(prefix, [entry]);
        else list.push(entry);
      }
    }
  }

  /** Longest prefix first; exclusions beat prefixes; the residual entry comes last. */
  candidates(code: string): readonly Candidate[] {
    const found: Candidate[] = [];
    const seen = new Set<RateEntry>();
    for (let prefixLength = Math.min(code.length, LONGEST_PREFIX); prefixLength >= 2; prefixLength--) {
      for (const entry of this.#byPrefix.get(code.slice(0, prefixLength)) ?? []) {
        if (seen.has(entry) || entry.excluded.some((prefix) => code.startsWith(prefix))) continue;
        seen.add(entry);
        found.push({ entry, prefixLength });
      }
    }
    for (const entry of this.#residual) {
      if ((entry.schedule === SERVICES) === isService(code)) found.push({ entry, prefixLength: 0 });
    }
    return found;
  }
}

const entryInForce = ({ effectiveFrom, effectiveTo }: RateEntry, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** Relief for some of the goods: tax above its rate is forgiven, so it never raises what the schedules say. */
const isRelief = ({ schedule }: RateEntry): boolean => schedule === HANDICRAFTS;

/** A regime beside the schedules (used vehicles, handicrafts): it takes nothing from an entry, nor does an entry from it. */
const isBeside = (entry: RateEntry): boolean =>
  entry.coverage === 'part' && (entry.schedule === SPECIAL_REGIME || isRelief(entry));

/**
 * Walks from the longest prefix to the shortest and stops after the first length that leaves no rest:
 * one with an entry for all goods, or with the sides of a split. Only else the residual entry has a share.
 * A regime beside the schedules holds whatever the entries leave.
 */
function branchesOn(candidates: readonly Candidate[], day: string): readonly Candidate[] {
  const taken: Candidate[] = [];
  let stopAt = -1;
  for (const candidate of candidates) {
    const { entry, prefixLength } = candidate;
    if (prefixLength < stopAt && !isBeside(entry)) continue;
    if (!entryInForce(entry, day)) continue;
    taken.push(candidate);
    if (entry.coverage !== 'part') stopAt = prefixLength;
  }
  return taken;
}

/** An override of the ordinary branch in force on the day. */
export interface Override {
  readonly ratePercent: number;
  readonly reason: string;
}

/** Null: no entry is in force that covers the code. */
export function resolve(candidates: readonly Candidate[], day: string, override?: Override): Resolution | null {
  const met = branchesOn(candidates, day);
  const taken = met.map(({ entry }) => entry);

  const whole = taken.filter(({ coverage }) => coverage === 'all');
  const ordinary = taken.filter((entry) => entry.ordinary !== '');
  const chosen =
    override === undefined ? undefined : taken.find(({ ratePercent }) => ratePercent === override.ratePercent);

  // What was looked up in the trade beats the rest of an entry for all goods (bread beside other bakers' wares). The
  // residual entry covers everything, yet yields to a marked branch: what is named and usual is the better answer.
  const named = whole.filter((entry) => !isResidual(entry));
  const main = chosen ?? named[0] ?? ordinary[0] ?? whole[0] ?? taken[0];
  if (main === undefined) return null;

  let problem = '';
  if (named.length > 1) problem = `${named.length} entries cover all goods: ${named.map(label).join(' and ')}`;
  else if (named.length === 0 && chosen === undefined && ordinary.length > 1) {
    problem = `${ordinary.length} branches are marked ordinary: ${ordinary.map(label).join(' and ')}`;
  } else if (whole.length === 0 && chosen === undefined && ordinary.length === 0) {
    problem = `no branch is marked ordinary among ${taken.map(label).join(' and ')}`;
  }

  const reason = main === chosen && main.condition !== '' ? (override?.reason ?? '') : main.ordinary;
  const mainPrefixLength = met.find(({ entry }) => entry === main)?.prefixLength ?? 0;
  const highest = Math.max(...taken.filter((entry) => !isBeside(entry)).map(({ ratePercent }) => ratePercent));
  const others = taken.filter(
    (entry) => entry !== main && !(isBeside(entry) && isRelief(entry) && entry.ratePercent > highest),
  );
  return { branches: [main, ...others], ordinary: reason, mainPrefixLength, problem };
}

/** "9/2025-CT(Rate), Schedule II, S. No. 639". */
export function label({ notification, schedule, serial }: RateEntry): string {
  if (serial === '') return notification;
  const table = /^[IVX]+$/.test(schedule) ? `, Schedule ${schedule}` : '';
  return `${notification}${table}, S. No. ${serial}`;
}

/** "Schedule II - 18%", "Exempt", "Services - 5%". */
export function scheduleLabel(schedule: string, ratePercent: number): string {
  if (schedule === EXEMPT || schedule === OUTSIDE_GST) return schedule;
  return /^[IVX]+$/.test(schedule) ? `Schedule ${schedule} - ${ratePercent}%` : `${schedule} - ${ratePercent}%`;
}
