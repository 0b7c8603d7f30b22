// A code with its rates of a day: which of them comes first and who pays the tax, as the code alone decides, a text, a
// price or a person. What codes are answered with is made once and kept.
import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import type { RatePeriod, ReverseChargePeriod } from '../model/rates.ts';
import type { Ask, CodeEntry } from './contract.ts';
import { branchNamed } from './ownNames.ts';
import {
  type BranchKey,
  chargeByCode,
  chargeIn,
  entryOf,
  isSameBranch,
  isSplitRate,
  type ReverseCharge,
  rateViews,
  reverseChargesOn,
  saidChargesOn,
} from './results.ts';
import { askCode } from './review.ts';
import type { PricedText } from './saidText.ts';
import { CHOSEN, PRICED, type StatedConditions, withBranchFirst } from './stated.ts';

/** What codes are prepared with. */
interface Preparing {
  readonly records: Records;
  readonly stated: StatedConditions;
  readonly view: View;
}

/** A branch that was asked for, and what decided for it. */
interface AskedRate {
  readonly place: number;
  readonly isSure: boolean;
  readonly isByPrice: boolean;
}

/** What was decided for a code. */
interface Shown {
  readonly period: RatePeriod;
  readonly isOpen: boolean;
  readonly charge: ReverseCharge;
  readonly isAsked?: boolean;
}

/** What a code is answered with, made once: its entry, and the question about it. */
export class PreparedCode {
  readonly code: number;
  readonly entry: CodeEntry;
  readonly period: RatePeriod;
  readonly #preparing: Preparing;
  /** Null: nothing is open. */
  #ask: Ask | null | undefined;

  constructor(preparing: Preparing, code: number, shown: Shown) {
    this.#preparing = preparing;
    this.code = code;
    this.period = shown.period;
    this.entry = entryOf(preparing.records, preparing.view, code, shown);
  }

  get isRateOpen(): boolean {
    return this.entry.rate_open === true;
  }

  get isRetired(): boolean {
    return this.entry.status === 'retired';
  }

  /** Its rate depends on something. */
  get isSplit(): boolean {
    return isSplitRate(this.period);
  }

  /** Which rate or which finer code is meant; undefined: nothing is open. */
  get ask(): Ask | undefined {
    if (this.#ask === undefined) this.#ask = askCode(this.#preparing, this) ?? null;
    return this.#ask ?? undefined;
  }
}

/** A code on a day, with all that it was answered with so far. */
class CodeOnDay {
  readonly #preparing: Preparing;
  readonly #code: number;
  readonly #period: RatePeriod;
  readonly #isSplit: boolean;
  /** What makes the recipient pay the tax; and what does where a text says so. */
  readonly #charges: readonly ReverseChargePeriod[];
  readonly #saidCharges: readonly ReverseChargePeriod[];
  readonly #chargeByCode: ReverseCharge;
  /** By what decided for the rate and for who pays. */
  readonly #prepared = new Map<string, PreparedCode>();

  constructor(preparing: Preparing, code: number) {
    const { records, view } = preparing;
    this.#preparing = preparing;
    this.#code = code;
    this.#period = records.rateOn(code, view.day);
    this.#isSplit = isSplitRate(this.#period);
    this.#charges = reverseChargesOn(records, code, view.day);
    this.#saidCharges = saidChargesOn(records, code, view.day);
    this.#chargeByCode = chargeByCode(this.#charges);
  }

  /** The prices at which the rate is another. */
  priceLimits(): readonly number[] {
    return this.#isSplit ? this.#preparing.stated.priceLimits(this.#period) : [];
  }

  /**
   * For a text that is the code and nothing else: the rate is open wherever there are several, unless a price beside the
   * text decides.
   */
  bare(text?: PricedText): PreparedCode {
    const asked = text && this.#rateIn(text);
    if (asked?.isSure === true && asked.isByPrice) return this.#withRate(asked, this.#chargeByCode);
    return this.#of('bare', () => ({ period: this.#period, isOpen: this.#isSplit, charge: this.#chargeByCode }));
  }

  /** For a text that describes it: with the rate that the text, and a price beside it, ask for. */
  saidIn(text: PricedText): PreparedCode {
    const asked = this.#rateIn(text);
    const charge = chargeIn(text.withPrice(), this.#charges, this.#saidCharges);
    if (asked !== undefined) return this.#withRate(asked, charge);
    const period = this.#period;
    return this.#of(`said ${keyOf(charge)}`, () => ({
      period,
      isOpen: this.#preparing.stated.staysOpen(period),
      charge,
    }));
  }

  /** With the rate that a person chose; undefined: it has no such rate. */
  chosen(branch: BranchKey): PreparedCode | undefined {
    const place = rateViews(this.#period).findIndex((one) => isSameBranch(one, branch));
    if (place < 0) return undefined;
    const period = withBranchFirst(this.#period, { place, isSure: true }, CHOSEN);
    const charge = this.#chargeByCode;
    return new PreparedCode(this.#preparing, this.#code, { period, isOpen: false, charge, isAsked: true });
  }

  /** With the rate that a shop's own list names; undefined: it has no such rate on the day. */
  named(rate: string): PreparedCode | undefined {
    const branch = branchNamed(this.#period, rate);
    return branch && this.chosen(branch);
  }

  #rateIn({ alone, withPrice, price }: PricedText): AskedRate | undefined {
    if (!this.#isSplit) return undefined;
    const { stated } = this.#preparing;
    const byWords = stated.branchIn(alone, this.#period);
    if (price === undefined) return byWords && { ...byWords, isByPrice: false };
    const asked = stated.branchIn(withPrice, this.#period);
    const isByPrice = asked?.isSure === true && !(byWords?.isSure === true && byWords.place === asked.place);
    return asked && { ...asked, isByPrice };
  }

  #withRate(asked: AskedRate, charge: ReverseCharge): PreparedCode {
    const { place, isSure, isByPrice } = asked;
    return this.#of(`${place} ${isSure ? 'sure' : 'open'} ${isByPrice ? 'by price' : ''} ${keyOf(charge)}`, () => ({
      period: withBranchFirst(this.#period, asked, isByPrice ? PRICED : undefined),
      isOpen: !isSure,
      charge,
      isAsked: isSure,
    }));
  }

  #of(key: string, make: () => Shown): PreparedCode {
    let prepared = this.#prepared.get(key);
    if (prepared === undefined) {
      prepared = new PreparedCode(this.#preparing, this.#code, make());
      this.#prepared.set(key, prepared);
    }
    return prepared;
  }
}

const keyOf = ({ triggers, isOpen }: ReverseCharge): string => `${isOpen ? 'open' : 'settled'} ${triggers.join('; ')}`;

/** About 2 kB each. Then all are forgotten, so that no choice of texts and days takes more memory. */
const MOST_KEPT = 8192;

/** Keeps codes with their rates of a day: what most of them are answered with is the same from text to text. */
export class PreparedCodes {
  readonly #records: Records;
  readonly #stated: StatedConditions;
  readonly #kept = new Map<string, CodeOnDay>();

  constructor(records: Records, stated: StatedConditions) {
    this.#records = records;
    this.#stated = stated;
  }

  of(code: number, view: View): CodeOnDay {
    const key = `${code} ${view.day} ${view.today}`;
    let known = this.#kept.get(key);
    if (known === undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      known = new CodeOnDay({ records: this.#records, stated: this.#stated, view }, code);
      this.#kept.set(key, known);
    }
    return known;
  }
}
