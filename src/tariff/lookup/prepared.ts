// A code with its rates of a day: which of them comes first and who pays the tax, as the code alone decides, a text, a
// price or a person. What codes are answered with is made once and kept.
import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import type { RatePeriod, ReverseChargePeriod } from '../model/rates.ts';
import type { CodeEntry } from './contract.ts';
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
  /** The price beside the text decided. */
  readonly isByPrice: boolean;
  /** A bare number of the text decided, read as the price. */
  readonly isRead: boolean;
}

/** What was decided for a code. */
interface Shown {
  readonly period: RatePeriod;
  readonly isOpen: boolean;
  readonly charge: ReverseCharge;
  readonly isAsked?: boolean;
  readonly isRead?: boolean;
}

/** What a code is answered with, made once. */
export class PreparedCode {
  readonly code: number;
  readonly entry: CodeEntry;
  readonly period: RatePeriod;
  /** A bare number of the text, read as the price, alone decided for its rate. */
  readonly isRateRead: boolean;

  constructor(preparing: Preparing, code: number, shown: Shown) {
    this.code = code;
    this.period = shown.period;
    this.isRateRead = shown.isRead === true;
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
}

/** A code on a day, with all that it was answered with so far. */
class CodeOnDay {
  readonly #preparing: Preparing;
  readonly #code: number;
  readonly #period: RatePeriod;
  readonly #isSplit: boolean;
  /** Goods and stays whose rate turns on the price: a bare number may be it. */
  readonly #readsPrices: boolean;
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
    this.#readsPrices = this.priceLimits().length > 0 && isGoodsOrStay(records.code(code));
    this.#charges = reverseChargesOn(records, code, view.day);
    this.#saidCharges = saidChargesOn(records, code, view.day);
    this.#chargeByCode = chargeByCode(this.#charges);
  }

  /** The prices at which the rate is another. */
  priceLimits(): readonly number[] {
    return this.#isSplit ? this.#preparing.stated.priceLimits(this.#period) : [];
  }

  /** The bare number of a text that is read as the price, in rupees. */
  priceReadIn(text: PricedText): number | undefined {
    return this.#readsPrices ? text.bareNumber : undefined;
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
    const charge = chargeIn(text.alone(), this.#charges, this.#saidCharges);
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

  #rateIn(text: PricedText): AskedRate | undefined {
    if (!this.#isSplit) return undefined;
    const { stated } = this.#preparing;
    const isRead = this.priceReadIn(text) !== undefined;
    const byWords = stated.branchIn(isRead ? text.withoutBare : text.alone, this.#period);
    if (!isRead && text.price === undefined) return byWords && { ...byWords, isByPrice: false, isRead };
    const asked = stated.branchIn(text.withPrice, this.#period);
    const isDecided = asked?.isSure === true && !(byWords?.isSure === true && byWords.place === asked.place);
    return asked && { ...asked, isByPrice: isDecided && !isRead, isRead: isDecided && isRead };
  }

  #withRate(asked: AskedRate, charge: ReverseCharge): PreparedCode {
    const { place, isSure, isByPrice, isRead } = asked;
    const decidedBy = isByPrice ? 'by price' : isRead ? 'read' : '';
    return this.#of(`${place} ${isSure ? 'sure' : 'open'} ${decidedBy} ${keyOf(charge)}`, () => ({
      period: withBranchFirst(this.#period, asked, isByPrice ? PRICED : undefined),
      isOpen: !isSure,
      charge,
      isAsked: isSure,
      isRead,
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

/** Accommodation, and the rooms of hospitals. */
const STAYS = ['9963', '9993'] as const;
const isGoodsOrStay = (code: string): boolean => !code.startsWith('99') || STAYS.some((stay) => code.startsWith(stay));

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
