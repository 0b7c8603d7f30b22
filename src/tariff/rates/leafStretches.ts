// The stretches of days of a code without sub-codes: which entries meet it, itself or through what replaced it.
import { GST_START } from '../model/days.ts';
import { changeDays, type Dated, dayBefore, inForce } from '../model/periods.ts';
import type { OrdinaryOverride } from '../model/rateSources.ts';
import type { RateEntry } from '../model/rates.ts';
import { DataError } from '../source/tsv.ts';
import { type Candidate, EntryIndex, type Resolution, resolve } from './resolve.ts';

/** What compiling needs to know of a code. */
export interface RatedCode {
  readonly code: string;
  readonly status: 'live' | 'retired';
  readonly supersededBy?: readonly { readonly code: string; readonly candidate: boolean }[];
}

/** A code that replaced a retired one and bears other rates than those shown for it. */
export interface Replacement {
  readonly code: string;
  readonly resolution: Resolution;
  /** Not only a candidate. */
  readonly isCertain: boolean;
}

/** A stretch of days on which the same entries meet a leaf. */
export interface Stretch extends Dated {
  readonly resolution: Resolution;
  /** The code whose rates stand in for a retired one; empty: its own rates. */
  readonly via: string;
  /** Of a retired code: the others that replaced it, where one of them bears another rate. */
  readonly others: readonly Replacement[];
}

const sameResolution = (one: Resolution, other: Resolution): boolean =>
  one.ordinary === other.ordinary &&
  one.branches.length === other.branches.length &&
  one.branches.every((entry, i) => entry === other.branches[i]);

const sameStretch = (one: Omit<Stretch, 'from' | 'to'>, other: Omit<Stretch, 'from' | 'to'>): boolean =>
  one.via === other.via &&
  sameResolution(one.resolution, other.resolution) &&
  one.others.length === other.others.length &&
  one.others.every(({ code, resolution }, i) => {
    const twin = other.others[i];
    return twin !== undefined && twin.code === code && sameResolution(twin.resolution, resolution);
  });

/** Entries that say it by six digits or more know a retired code better than today's codes do. */
const NAMED_BY_SUBHEADING = 6;

export class LeafResolver {
  readonly since: string;
  readonly #index: EntryIndex;
  readonly #numberOf = new Map<RateEntry, number>();
  readonly #overrides = new Map<string, OrdinaryOverride[]>();
  readonly #stretches = new Map<string, readonly Stretch[]>();

  constructor(entries: readonly RateEntry[], ordinary: readonly OrdinaryOverride[] = [], since = GST_START) {
    this.#index = new EntryIndex(entries);
    for (const entry of entries) this.#numberOf.set(entry, this.#numberOf.size);
    for (const override of ordinary) {
      const list = this.#overrides.get(override.code);
      if (list === undefined) this.#overrides.set(override.code, [override]);
      else list.push(override);
    }
    this.since = since;
  }

  overridesOf(code: string): readonly OrdinaryOverride[] {
    return this.#overrides.get(code) ?? [];
  }

  overrideOn(code: string, day: string): OrdinaryOverride | undefined {
    return this.overridesOf(code).find((override) => inForce(override, day));
  }

  #candidateKey(code: string, candidates: readonly Candidate[]): string {
    const overridden = this.#overrides.has(code) ? code : '';
    return `${overridden}|${candidates.map(({ entry, prefixLength }) => `${this.#numberOf.get(entry)}.${prefixLength}`).join(' ')}`;
  }

  /**
   * Codes that meet the same entries share one array. A retired code keeps the rate of an entry that names it or its
   * subheading; where only its heading or the residual entry would speak, the code that replaced it knows better,
   * because the narrowing follows today's tariff. Whatever else its replacements bear is listed beside it.
   */
  stretches({ code, status, supersededBy = [] }: RatedCode): readonly Stretch[] {
    const replacements = status === 'retired' ? supersededBy : [];
    const own = this.#index.candidates(code);
    const key = `${this.#candidateKey(code, own)}>${replacements.map((by) => `${by.code}${by.candidate ? '?' : ''}`).join(' ')}`;
    const known = this.#stretches.get(key);
    if (known !== undefined) return known;

    const later = replacements.map(({ code: by, candidate }) => ({
      code: by,
      isCertain: !candidate,
      candidates: this.#index.candidates(by),
    }));
    const days = changeDays(
      [own, ...later.map(({ candidates }) => candidates)]
        .flat()
        .map(({ entry }) => ({ from: entry.effectiveFrom, to: entry.effectiveTo }))
        .concat(
          [code, ...later.map(({ code: by }) => by)].flatMap((one) =>
            this.overridesOf(one).map(({ from, to }) => ({ from, to })),
          ),
        ),
      this.since,
    );
    const stretches: Stretch[] = [];
    for (const [i, day] of days.entries()) {
      const next = days[i + 1];
      const to = next === undefined ? null : dayBefore(next);
      const found = this.#resolved(
        resolve(own, day, this.overrideOn(code, day)),
        later.flatMap(({ code: by, isCertain, candidates }) => {
          const resolution = resolve(candidates, day, this.overrideOn(by, day));
          return resolution === null ? [] : [{ code: by, isCertain, resolution }];
        }),
      );
      if (found === null) throw new DataError(`no rate entry covers ${code} on ${day}`);
      const last = stretches.at(-1);
      if (last !== undefined && sameStretch(last, found)) stretches[stretches.length - 1] = { ...last, to };
      else stretches.push({ from: day, to, ...found });
    }
    this.#stretches.set(key, stretches);
    return stretches;
  }

  #resolved(own: Resolution | null, replacements: readonly Replacement[]): Omit<Stretch, 'from' | 'to'> | null {
    const standIn = replacements.find(({ isCertain }) => isCertain) ?? replacements[0];
    const isNamed = own !== null && own.mainPrefixLength >= NAMED_BY_SUBHEADING;
    const isUnnamed = own === null || own.mainPrefixLength === 0;
    const replaces = standIn !== undefined && !isNamed && (isUnnamed || standIn.isCertain);
    const shown = replaces ? standIn.resolution : own;
    if (shown === null) return null;
    const isOwn = !replaces || (own !== null && sameResolution(own, standIn.resolution));
    const via = isOwn ? '' : standIn.code;
    const isDivided = replacements.some(({ isCertain, resolution }) => isCertain && bearsMore(resolution, shown));
    return {
      resolution: shown,
      via,
      others: replacements.filter(
        ({ code, isCertain, resolution }) =>
          bearsMore(resolution, shown) || (isDivided && via !== '' && isCertain && code !== via),
      ),
    };
  }
}

/** Whether it has a rate or a condition that the other has not. */
const bearsMore = (resolution: Resolution, other: Resolution): boolean =>
  resolution.branches.some(
    (entry) =>
      !other.branches.some(
        (shown) =>
          shown.ratePercent === entry.ratePercent &&
          shown.schedule === entry.schedule &&
          shown.condition === entry.condition,
      ),
  );
