// What must hold for the rates: every entry reaches a code, every code has one main rate on every day.
import type { CodeRow } from '../compile/readCodes.ts';
import { compileRates, entriesMet, type RateSources, rateProblems } from '../rates/compileRates.ts';
import { label } from '../rates/resolve.ts';

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

/** Conditions that words are given for, and that no entry has. */
export function checkConditionWords(
  rows: readonly { readonly condition: string }[],
  { entries }: RateSources,
): readonly string[] {
  const known = new Set(entries.map(({ condition }) => condition));
  return rows
    .filter(({ condition }) => !known.has(condition))
    .map(({ condition }) => `words are given for "${condition}", which is no condition of any entry`);
}

/** Throws where a code has no rate on some day; complains about all else. */
export function checkRates(codes: readonly CodeRow[], sources: RateSources): readonly string[] {
  return [
    ...missingSerials(sources),
    ...strayPrefixes(codes, sources),
    ...rateProblems(codes, sources),
    ...unreachedEntries(codes, sources),
    ...strayOverrides(codes, sources),
  ];
}
