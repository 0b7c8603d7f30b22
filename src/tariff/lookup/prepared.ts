// A code with its rates of a day: which of them comes first and who pays the tax, as the code alone decides, a text, a
// price or a person. What codes are answered with is made once and kept.
import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import type { RatePeriod, ReverseChargePeriod } from '../model/rates.ts';
import type { Ask, CodeEntry } from './contract.ts';
import {
  anyServiceChargesOn,
  type BranchKey,
  entryOf,
  isSameBranch,
  isSettledByCode,
  isSettledIn,
  isSplitRate,
  rateViews,
  reverseChargesOn,
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

/** Who pays the tax: whoever the code alone says, or whom the text says; of a service bought abroad always the recipient. */
type Payer = 'by code' | 'supplier' | 'recipient' | 'recipient of any service';

/** A branch that was asked for, and what decided for it. */
interface AskedRate {
  readonly place: number;
  readonly isSure: boolean;
  readonly isByPrice: boolean;
}

/** What a code is answered with, made once: its entry, and the question about it. */
export class PreparedCode {
  readonly code: number;
  readonly entry: CodeEntry;
  readonly period: RatePeriod;
  readonly #preparing: Preparing;
  /** Null: nothing is open. */
  #ask: Ask | null | undefined;

  constructor(preparing: Preparing, code: number, shown: { period: RatePeriod; isOpen: boolean; payer?: Payer }) {
    const { records, view } = preparing;
    const { period, isOpen, payer = 'by code' } = shown;
    const isOfAnyService = payer === 'recipient of any service';
    this.#preparing = preparing;
    this.code = code;
    this.period = period;
    this.entry = entryOf(records, view, code, {
      period,
      isOpen,
      ...(payer !== 'by code' && { isReverse: payer !== 'supplier' }),
      ...(isOfAnyService && { further: anyServiceChargesOn(records, view.day) }),
    });
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
  /** What makes the recipient pay the tax; and what does where a text says that any service is bought abroad. */
  readonly #charges: readonly ReverseChargePeriod[];
  readonly #anyService: readonly ReverseChargePeriod[];
  /** By what decided for the rate and for who pays. */
  readonly #prepared = new Map<string, PreparedCode>();

  constructor(preparing: Preparing, code: number) {
    const { records, view } = preparing;
    this.#preparing = preparing;
    this.#code = code;
    this.#period = records.rateOn(code, view.day);
    this.#isSplit = isSplitRate(this.#period);
    this.#charges = reverseChargesOn(records, code, view.day);
    this.#anyService = records.isService(code) ? anyServiceChargesOn(records, view.day) : [];
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
    if (asked?.isSure === true && asked.isByPrice) return this.#withRate(asked, 'by code');
    return this.#of('bare', () => ({ period: this.#period, isOpen: this.#isSplit }));
  }

  /** For a text that describes it: with the rate that the text, and a price beside it, ask for. */
  saidIn(text: PricedText): PreparedCode {
    const asked = this.#rateIn(text);
    const payer = this.#payerIn(text);
    if (asked !== undefined) return this.#withRate(asked, payer);
    const period = this.#period;
    return this.#of(payer, () => ({ period, isOpen: this.#preparing.stated.staysOpen(period), payer }));
  }

  /** With the rate that a person chose; undefined: it has no such rate. */
  chosen(branch: BranchKey): PreparedCode | undefined {
    const place = rateViews(this.#period).findIndex((one) => isSameBranch(one, branch));
    if (place < 0) return undefined;
    const period = withBranchFirst(this.#period, { place, isSure: true }, CHOSEN);
    return new PreparedCode(this.#preparing, this.#code, { period, isOpen: false });
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

  #payerIn({ withPrice }: PricedText): Payer {
    if (this.#anyService.length > 0 && isSettledIn(withPrice(), this.#anyService)) return 'recipient of any service';
    if (this.#charges.length === 0) return 'by code';
    const isReverse = isSettledIn(withPrice(), this.#charges);
    if (isReverse === isSettledByCode(this.#charges)) return 'by code';
    return isReverse ? 'recipient' : 'supplier';
  }

  #withRate(asked: AskedRate, payer: Payer): PreparedCode {
    const { place, isSure, isByPrice } = asked;
    return this.#of(`${place} ${isSure ? 'sure' : 'open'} ${isByPrice ? 'by price' : ''} ${payer}`, () => ({
      period: withBranchFirst(this.#period, asked, isByPrice ? PRICED : undefined),
      isOpen: !isSure,
      payer,
    }));
  }

  #of(key: string, make: () => { period: RatePeriod; isOpen: boolean; payer?: Payer }): PreparedCode {
    let prepared = this.#prepared.get(key);
    if (prepared === undefined) {
      prepared = new PreparedCode(this.#preparing, this.#code, make());
      this.#prepared.set(key, prepared);
    }
    return prepared;
  }
}

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
