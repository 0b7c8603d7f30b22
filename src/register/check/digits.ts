// How many digits of a code invoices and returns need on a day, by turnover.
import type { Tariff } from '../../tariff/index.ts';
import { inForce } from '../../tariff/model/periods.ts';

const CRORE = 10_000_000;
/** What registers are made for; customs and the e-way bill have rules of their own. */
const DOCUMENTS = /^tax invoice$|^GSTR-1/;
/** Rules for a few listed goods are left to the person. */
const FOR_ALL = /\bgoods and services\b/;

export class DigitsNeeded {
  readonly #rules: Tariff['records']['facts']['digitRules'];
  readonly #turnover: number;
  readonly #byDay = new Map<string, number>();

  /** `turnover` in rupees; undefined: not said, which asks for no more than of the smallest. */
  constructor(tariff: Tariff, turnover: number | undefined) {
    this.#turnover = turnover ?? 0;
    this.#rules = tariff.records.facts.digitRules.filter(
      ({ document, note, turnover: limits }) =>
        DOCUMENTS.test(document) && FOR_ALL.test(note) && holds(limits, this.#turnover),
    );
  }

  on(day: string): number {
    let needed = this.#byDay.get(day);
    if (needed === undefined) {
      needed = Math.max(0, ...this.#rules.filter((rule) => inForce(rule, day)).map(({ minDigits }) => minDigits));
      this.#byDay.set(day, needed);
    }
    return needed;
  }
}

/** "above ₹1.5 crore, up to ₹5 crore". */
function holds(limits: string, turnover: number): boolean {
  const above = /above ₹([\d.]+) crore/.exec(limits)?.[1];
  const upTo = /up to ₹([\d.]+) crore/.exec(limits)?.[1];
  return (
    (above === undefined || turnover > Number(above) * CRORE) &&
    (upTo === undefined || turnover <= Number(upTo) * CRORE)
  );
}
