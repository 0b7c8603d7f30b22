// Which codes bear a rate on a day, and whether the reform of September 2025 ended it for nearly all of them.
import type { Tariff } from '../../tariff/index.ts';

/** The last day of the rates before the reform (9/2025-CT(Rate)), which ended 12% and 28% for nearly all that bore them. */
export const LAST_BEFORE_REFORM = '2025-09-21';
/** So many codes bore a rate that it was one of the ordinary ones. */
const ORDINARY = 100;
/** A rate that so few bear, of those that bore it before, has ended for nearly all. */
const FEW = 0.2;

interface Borne {
  readonly code: string;
  readonly from: string;
  readonly to: string | null;
}

export class RateBearers {
  readonly #tariff: Tariff;
  readonly #borne = new Map<number, readonly Borne[]>();
  readonly #onDay = new Map<string, readonly string[]>();

  constructor(tariff: Tariff) {
    this.#tariff = tariff;
  }

  /** Live codes that are not divided further, in order. */
  on(rate: number, day: string): readonly string[] {
    const key = `${rate} ${day}`;
    let found = this.#onDay.get(key);
    if (found === undefined) {
      const own = this.#of(rate).filter(({ from, to }) => from <= day && (to === null || day <= to));
      found = [...new Set(own.map(({ code }) => code))];
      this.#onDay.set(key, found);
    }
    return found;
  }

  /** Headings that still bear a rate that has ended for nearly all others; undefined: it is still an ordinary one. */
  leftOf(rate: number, day: string): readonly string[] | undefined {
    if (day <= LAST_BEFORE_REFORM) return undefined;
    const before = this.on(rate, LAST_BEFORE_REFORM).length;
    const now = this.on(rate, day);
    if (before < ORDINARY || now.length > FEW * before) return undefined;
    return [...new Set(now.map((code) => code.slice(0, 4)))];
  }

  #of(rate: number): readonly Borne[] {
    let borne = this.#borne.get(rate);
    if (borne === undefined) {
      const { records } = this.#tariff;
      borne = records.codes.flatMap((code, number) =>
        records.isLive(number) && (code.length === 8 || (code.length === 6 && records.isService(number)))
          ? records
              .rateHistory(number)
              .filter(({ branches }) => branches.some(({ ratePercent }) => ratePercent === rate))
              .map(({ from, to }) => ({ code, from, to }))
          : [],
      );
      this.#borne.set(rate, borne);
    }
    return borne;
  }
}
