// What a code is answered with on a day, made once: its entry, and the question about it.
import type { Records } from '../dataset/records.ts';
import type { Reading } from '../engine/text/reading.ts';
import type { View } from '../model/days.ts';
import type { RatePeriod, ReverseChargePeriod } from '../model/rates.ts';
import { askCode } from './ask.ts';
import { type BranchKey, isSameBranch, isSplitRate } from './branches.ts';
import type { Ask, CodeEntry } from './contract.ts';
import { entryOf, rateViews } from './results.ts';
import { anyServiceChargesOn, isSettledByCode, isSettledIn, reverseChargesOn } from './reverseCharge.ts';
import { type AskedBranch, CHOSEN, PRICED, type StatedConditions, withBranchFirst } from './stated.ts';

/** What codes are prepared with. */
interface Preparing {
  readonly records: Records;
  readonly stated: StatedConditions;
  readonly view: View;
}

/** A code with the rates of a day in the order in which a text asks for them. What not every caller needs is lazy. */
export class PreparedCode {
  readonly #records: Records;
  readonly #stated: StatedConditions;
  readonly code: number;
  readonly entry: CodeEntry;
  readonly period: RatePeriod;
  /** What makes the recipient pay the tax; whether the code alone settles that it does. */
  readonly charges: readonly ReverseChargePeriod[];
  readonly isReverseByCode: boolean;
  /** Its rate depends on something. */
  readonly isSplit: boolean;
  /** What a writer keeps of it. */
  written: WrittenCode | undefined;
  /** Null: nothing is open. */
  #ask: Ask | null | undefined;

  constructor(
    { records, stated, view }: Preparing,
    code: number,
    period: RatePeriod,
    isOpen: boolean,
    isReverse?: boolean,
    further?: readonly ReverseChargePeriod[],
  ) {
    this.#records = records;
    this.#stated = stated;
    this.code = code;
    this.period = period;
    this.charges = reverseChargesOn(records, code, view.day);
    this.isReverseByCode = isSettledByCode(this.charges);
    this.isSplit = isSplitRate(period);
    this.entry = entryOf(records, code, view, period, isOpen, isReverse, further);
  }

  get isRateOpen(): boolean {
    return this.entry.rate_open === true;
  }

  get isRetired(): boolean {
    return this.entry.status === 'retired';
  }

  /** Which rate or which finer code is meant; undefined: nothing is open. */
  get ask(): Ask | undefined {
    if (this.#ask === undefined) {
      this.#ask = askCode(this.#records, this.#stated, this.code, this.period, this.isRateOpen) ?? null;
    }
    return this.#ask ?? undefined;
  }
}

/** Pieces of JSON, made when they are first written. */
export interface WrittenCode {
  /** The entry but for the last brace. */
  start: Uint8Array | undefined;
  /** The code as one that is asked for among others. */
  option: Uint8Array | undefined;
  ask: Uint8Array | undefined;
}

/** More than any code has on a day. */
const MAX_BRANCHES = 1024;
/** In the place of a branch: the text is the code itself and says nothing of its rates. */
const BARE = MAX_BRANCHES - 1;
/** The same: the text says nothing of the rates, but who pays the tax. */
const USUAL = MAX_BRANCHES - 2;

const NO_LIMITS: readonly number[] = [];
const NO_CHARGES: readonly ReverseChargePeriod[] = [];

/** Whether the recipient pays the tax; or what makes it pay on any service, where the text says so. */
type Payer = boolean | readonly ReverseChargePeriod[];

/** A branch that was asked for, and whether the price beside the text decided for it. */
interface PricedBranch extends AskedBranch {
  readonly isByPrice?: boolean;
}

/** Caches the codes of the view that was asked for last. */
export class PreparedCodes {
  readonly #records: Records;
  readonly #stated: StatedConditions;
  readonly #maxCached: number;
  #view: View = { day: '', today: '' };
  /** What makes the recipient of any service pay the tax on that day, where a text says so. */
  #anyService: readonly ReverseChargePeriod[] = NO_CHARGES;
  /** By code; and which of them are there. */
  readonly #usual: (PreparedCode | undefined)[];
  readonly #cached: number[] = [];
  /** By code, branch, whether it is sure, whether the price says so and whether the recipient pays. */
  readonly #asked = new Map<number, PreparedCode>();

  constructor(records: Records, stated: StatedConditions, maxCached: number) {
    this.#records = records;
    this.#stated = stated;
    this.#maxCached = maxCached;
    this.#usual = new Array<PreparedCode | undefined>(records.length).fill(undefined);
  }

  #forget(view: View): void {
    for (const code of this.#cached) this.#usual[code] = undefined;
    this.#cached.length = 0;
    this.#asked.clear();
    this.#anyService = anyServiceChargesOn(this.#records, view.day);
    this.#view = view;
  }

  /** A code for a text that says nothing of its rates. */
  of(code: number, view: View): PreparedCode {
    const { day, today } = this.#view;
    if (view.day !== day || view.today !== today || this.#cached.length >= this.#maxCached) this.#forget(view);
    let prepared = this.#usual[code];
    if (prepared === undefined) {
      const period = this.#records.rateOn(code, view.day);
      prepared = new PreparedCode(this.#preparing(view), code, period, this.#stated.staysOpen(period));
      this.#usual[code] = prepared;
      this.#cached.push(code);
    }
    return prepared;
  }

  /** The prices at which the rate of a code is another. */
  priceLimits(code: number, view: View): readonly number[] {
    const { isSplit, period } = this.of(code, view);
    return isSplit ? this.#stated.priceLimits(period) : NO_LIMITS;
  }

  /** A code that was named and nothing else: its rate is open wherever it has several. */
  bare(code: number, view: View): PreparedCode {
    const usual = this.of(code, view);
    if (usual.isRateOpen || !usual.isSplit) return usual;
    return this.#variant(usual, view, { place: BARE, isSure: false }, undefined, () => usual.period);
  }

  /** The same with a price beside it, which may decide. */
  barePriced(reading: Reading, code: number, view: View, price: number): PreparedCode {
    const usual = this.of(code, view);
    const asked = this.#askedIn(reading, usual, price);
    return asked?.isSure === true && asked.isByPrice === true
      ? this.#askedVariant(usual, view, asked, undefined)
      : this.bare(code, view);
  }

  /** A code as the text, and a price beside it, ask for it, where its rate depends on something that they say. */
  saidIn(reading: Reading, code: number, view: View, price?: number): PreparedCode {
    const usual = this.of(code, view);
    const { period, charges } = usual;
    const asked = this.#askedIn(reading, usual, price);
    const further = this.#records.isService(code) ? this.#anyService : NO_CHARGES;
    const meets = (those: readonly ReverseChargePeriod[]): boolean =>
      those.length > 0 && isSettledIn(this.#stated.saidIn(reading, price), those);
    const payer: Payer = meets(further) ? further : meets(charges);
    if (asked !== undefined) return this.#askedVariant(usual, view, asked, payer);
    if (payer === usual.isReverseByCode) return usual;
    return this.#variant(usual, view, { place: USUAL, isSure: !usual.isRateOpen }, payer, () => period);
  }

  #askedIn(reading: Reading, { period, isSplit }: PreparedCode, price: number | undefined): PricedBranch | undefined {
    if (!isSplit) return undefined;
    const byWords = this.#stated.branchIn(reading, period);
    if (price === undefined) return byWords;
    const asked = this.#stated.branchIn(reading, period, price);
    const isByPrice = asked?.isSure === true && !(byWords?.isSure === true && byWords.place === asked.place);
    return asked && { place: asked.place, isSure: asked.isSure, isByPrice };
  }

  #askedVariant(usual: PreparedCode, view: View, asked: PricedBranch, payer: Payer | undefined): PreparedCode {
    const reason = asked.isByPrice === true ? PRICED : undefined;
    return this.#variant(usual, view, asked, payer, () => withBranchFirst(usual.period, asked, reason));
  }

  /** A code with the rate that a person chose; undefined: it has no such rate. */
  chosen(code: number, branch: BranchKey, view: View): PreparedCode | undefined {
    const period = this.#records.rateOn(code, view.day);
    const place = rateViews(period).findIndex((one) => isSameBranch(one, branch));
    if (place < 0) return undefined;
    const asked: AskedBranch = { place, isSure: true };
    return new PreparedCode(this.#preparing(view), code, withBranchFirst(period, asked, CHOSEN), false);
  }

  #preparing(view: View): Preparing {
    return { records: this.#records, stated: this.#stated, view };
  }

  #variant(
    { code }: PreparedCode,
    view: View,
    { place, isSure, isByPrice }: PricedBranch,
    payer: Payer | undefined,
    periodOf: () => RatePeriod,
  ): PreparedCode {
    const further = typeof payer === 'object' ? payer : undefined;
    const isReverse = further === undefined ? (payer as boolean | undefined) : true;
    const paid = further === undefined ? Number(isReverse ?? false) : 2;
    const told = (Number(isSure) * 2 + Number(isByPrice ?? false)) * 3 + paid;
    const key = (code * MAX_BRANCHES + place) * 12 + told;
    let prepared = this.#asked.get(key);
    if (prepared === undefined) {
      prepared = new PreparedCode(this.#preparing(view), code, periodOf(), !isSure, isReverse, further);
      this.#asked.set(key, prepared);
    }
    return prepared;
  }
}
