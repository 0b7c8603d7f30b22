// What must hold for the rates: every entry reaches a code, every code has one main rate on every day.

import { inForce } from '../model/periods.ts';
import type { CodeRates, RateEntry } from '../model/rates.ts';
import { compileRates, type RateSources } from '../rates/compileRates.ts';
import { label } from '../rates/resolve.ts';
import { entriesMet, rateProblems } from '../rates/resolved.ts';
import type { RateFact } from '../source/rateFacts.ts';
import type { CodeRow } from '../source/readCodes.ts';

/** The last serial number of each table of the reform of 2025: no number in between may be missing. */
const TABLES_OF_2025: readonly (readonly [notification: string, schedule: string, last: number])[] = [
  ['9/2025-CT(Rate)', 'I', 516],
  ['9/2025-CT(Rate)', 'II', 640],
  ['9/2025-CT(Rate)', 'III', 19],
  ['9/2025-CT(Rate)', 'IV', 15],
  ['9/2025-CT(Rate)', 'V', 3],
  ['9/2025-CT(Rate)', 'VI', 2],
  ['9/2025-CT(Rate)', 'VII', 6],
  ['10/2025-CT(Rate)', 'Exempt', 172],
];

/** The one rate of each schedule of goods. */
const RATES_OF_SCHEDULES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1/2017-CT(Rate)': { I: 5, II: 12, III: 18, IV: 28, V: 3, VI: 0.25, VII: 1.5 },
  '9/2025-CT(Rate)': { I: 5, II: 18, III: 40, IV: 3, V: 0.25, VI: 1.5, VII: 28 },
};

/** The rates that GST has or had; 6 is that of bricks without credit, 7.5 and 1.5 those of flats before land is taken off. */
const RATES = [0, 0.25, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

export function wrongRates({ entries, ordinary = [] }: RateSources): readonly string[] {
  const ofEntries = entries.flatMap((entry) => {
    const { notification, schedule, ratePercent } = entry;
    const where = `${label(entry)} from ${entry.effectiveFrom}`;
    const rates = RATES_OF_SCHEDULES[notification];
    const rate = schedule === 'Exempt' || schedule === 'Outside GST' ? 0 : rates?.[schedule];
    if (rates !== undefined && rate === undefined) return [`${where}: ${notification} has no Schedule ${schedule}`];
    if (rate !== undefined && rate !== ratePercent)
      return [`${where} has ${ratePercent}%, but its schedule has ${rate}%`];
    return RATES.includes(ratePercent) ? [] : [`${where} has ${ratePercent}%, which is no rate of GST`];
  });
  const ofOverrides = ordinary
    .filter(({ ratePercent }) => !RATES.includes(ratePercent))
    .map(
      ({ code, ratePercent }) => `the ordinary rate of ${code} is given as ${ratePercent}%, which is no rate of GST`,
    );
  return [...ofEntries, ...ofOverrides];
}

const isService = (code: string): boolean => code.startsWith('99');

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
      return citation === '' && period?.branches[0]?.schedule !== 'Outside GST';
    })
    .map(
      ({ line, code, date }) => `line ${line}: ${code} on ${date} has no citation; only what is outside GST needs none`,
    );
}

function missingSerials({ entries }: RateSources): readonly string[] {
  const known = new Set(entries.map(({ notification, schedule, serial }) => `${notification}\t${schedule}\t${serial}`));
  return TABLES_OF_2025.flatMap(([notification, schedule, last]) =>
    Array.from({ length: last }, (_, i) => i + 1)
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
export function checkRates(codes: readonly CodeRow[], sources: RateSources): readonly string[] {
  return [
    ...missingSerials(sources),
    ...wrongRates(sources),
    ...strayPrefixes(codes, sources),
    ...rateProblems(codes, sources),
    ...unreachedEntries(codes, sources),
    ...strayOverrides(codes, sources),
  ];
}
