// What must hold for the rates: every entry reaches a code, every code has one main rate on every day.

import { isService } from '../model/digits.ts';
import { inForce } from '../model/periods.ts';
import type { RateSources } from '../model/rateSources.ts';
import { type CodeRates, OUTSIDE_GST, type RateEntry, SPECIAL_REGIME } from '../model/rates.ts';
import { compileRates } from '../rates/compileRates.ts';
import { label } from '../rates/resolve.ts';
import { entriesMet, rateProblems } from '../rates/resolved.ts';
import type { RateFact } from '../source/rateFacts.ts';
import type { CodeRow } from '../source/readCodes.ts';
import type { Schedule } from '../source/readDataset.ts';

/** What the law has: its tables and rates. */
export interface LawTables {
  readonly schedules: readonly Schedule[];
  readonly gstRates: readonly number[];
}

/** What stands beside the schedules is in no table. */
const BESIDE: readonly string[] = [OUTSIDE_GST, SPECIAL_REGIME];

export function wrongRates(
  { entries, ordinary = [] }: RateSources,
  { schedules, gstRates }: LawTables,
): readonly string[] {
  const tables = new Map(schedules.map((table) => [`${table.notification} ${table.schedule}`, table]));
  const ofEntries = entries.flatMap((entry) => {
    const { notification, schedule, ratePercent } = entry;
    const where = `${label(entry)} from ${entry.effectiveFrom}`;
    const table = tables.get(`${notification} ${schedule}`);
    if (table === undefined && !BESIDE.includes(schedule))
      return [`${where}: schedules.tsv has no schedule ${schedule} of ${notification}`];
    const rate = schedule === OUTSIDE_GST ? 0 : (table?.ratePercent ?? null);
    if (rate !== null && rate !== ratePercent) return [`${where} has ${ratePercent}%, but its schedule has ${rate}%`];
    return gstRates.includes(ratePercent) ? [] : [`${where} has ${ratePercent}%, which is no rate of GST`];
  });
  const ofOverrides = ordinary
    .filter(({ ratePercent }) => !gstRates.includes(ratePercent))
    .map(
      ({ code, ratePercent }) => `the ordinary rate of ${code} is given as ${ratePercent}%, which is no rate of GST`,
    );
  return [...ofEntries, ...ofOverrides];
}

/** The entries of a file of goods name no service, those of the services nothing else. */
export function strayKinds(file: string, entries: readonly RateEntry[]): readonly string[] {
  const ofServices = file.startsWith('services');
  return entries.flatMap((entry) =>
    [...(entry.narrowedTo.length > 0 ? entry.narrowedTo : entry.codes), ...entry.excluded]
      .filter((code) => code !== '*' && isService(code) !== ofServices)
      .map((code) => `${file}: ${label(entry)} names ${code}, which is ${ofServices ? 'no service' : 'a service'}`),
  );
}

/** Facts that cite nothing, though a notification decides their rate. */
export function uncitedFacts(facts: readonly RateFact[], rates: ReadonlyMap<string, CodeRates>): readonly string[] {
  return facts
    .filter(({ code, date, citation }) => {
      const period = rates.get(code)?.rates.find((candidate) => inForce(candidate, date));
      return citation === '' && period?.branches[0]?.schedule !== OUTSIDE_GST;
    })
    .map(
      ({ line, code, date }) => `line ${line}: ${code} on ${date} has no citation; only what is outside GST needs none`,
    );
}

function missingSerials({ entries }: RateSources, { schedules }: LawTables): readonly string[] {
  const known = new Set(entries.map(({ notification, schedule, serial }) => `${notification}\t${schedule}\t${serial}`));
  return schedules.flatMap(({ notification, schedule, lastSerial }) =>
    Array.from({ length: lastSerial ?? 0 }, (_, i) => i + 1)
      .filter((serial) => !known.has(`${notification}\t${schedule}\t${serial}`))
      .map((serial) => `${notification}, ${schedule}, S. No. ${serial} is missing`),
  );
}

function unreachedEntries(codes: readonly CodeRow[], sources: RateSources): readonly string[] {
  const met = entriesMet(codes, sources);
  const pure = new Set(sources.entries.filter(({ pureCondition }) => pureCondition).map(label));
  const unreached = sources.entries
    .filter((entry) => !pure.has(label(entry)) && !met.has(entry))
    .map((entry) => `${label(entry)} from ${entry.effectiveFrom} is met by no code`);
  return [...new Set(unreached)];
}

function strayPrefixes(codes: readonly CodeRow[], { entries }: RateSources): readonly string[] {
  const known = new Set<string>();
  for (const { code } of codes) for (let length = 2; length <= code.length; length++) known.add(code.slice(0, length));
  return entries.flatMap((entry) =>
    entry.narrowedTo
      .filter((prefix) => !known.has(prefix))
      .map((prefix) => `${label(entry)} is narrowed to ${prefix}, under which there is no code`),
  );
}

function strayOverrides(codes: readonly CodeRow[], sources: RateSources): readonly string[] {
  const rates = compileRates(codes, sources);
  return (sources.ordinary ?? []).flatMap(({ code, from, ratePercent }) => {
    const period = rates
      .get(code)
      ?.rates.find((candidate) => candidate.from <= from && (candidate.to === null || from <= candidate.to));
    if (period === undefined) return [`the ordinary rate of ${code} is given, but there is no such code`];
    return period.branches[0]?.ratePercent === ratePercent
      ? []
      : [`the ordinary rate of ${code} from ${from} is given as ${ratePercent}%, which is none of its branches`];
  });
}

/** Conditions that words are given for and that no entry has; and conditions in force of which nobody has decided. */
export function checkConditionWords(
  rows: readonly { readonly condition: string }[],
  { entries }: RateSources,
): readonly string[] {
  const known = new Set(entries.map(({ condition }) => condition));
  const decided = new Set(rows.map(({ condition }) => condition));
  const inForce = new Set(entries.filter(({ effectiveTo }) => effectiveTo === null).map(({ condition }) => condition));
  return [
    ...rows
      .filter(({ condition }) => !known.has(condition))
      .map(({ condition }) => `words are given for "${condition}", which is no condition of any entry`),
    ...[...inForce]
      .filter((condition) => condition !== '' && !decided.has(condition))
      .map((condition) => `"${condition}" is in force and has no row: what must a text say for it?`),
  ];
}

/** Throws where a code has no rate on some day; complains about all else. */
export function checkRates(codes: readonly CodeRow[], sources: RateSources, law: LawTables): readonly string[] {
  return [
    ...missingSerials(sources, law),
    ...wrongRates(sources, law),
    ...strayPrefixes(codes, sources),
    ...rateProblems(codes, sources),
    ...unreachedEntries(codes, sources),
    ...strayOverrides(codes, sources),
  ];
}
