// What the description of a line says: which code it means, and which rate of the line's own code it asks for.
import type { Tariff } from '../../tariff/index.ts';
import { sidesOf } from '../../tariff/lookup/answer.ts';
import { isSplitRate } from '../../tariff/lookup/results.ts';
import type { View } from '../../tariff/model/days.ts';
import { Kept } from '../read/kept.ts';

/** As long as every door reads; the rest of a longer text is not. */
const MOST_LETTERS = 200;
const MOST_KEPT = 50_000;
const NO_CODES: readonly string[] = [];

export interface Meaning {
  /** Empty: nothing was found. */
  readonly code: string;
  readonly confidence: number;
  /** The text names goods, and no other heading is as near. */
  readonly isResolved: boolean;
  readonly alternates: readonly string[];
  /** Where the shop's own list says so. */
  readonly ownSource?: string;
}
const NOTHING: Meaning = { code: '', confidence: 0, isResolved: false, alternates: NO_CODES };

export interface AskedRate {
  readonly rate: number;
  /** The text decides for it; otherwise it is the ordinary one. */
  readonly isSure: boolean;
}

const NO_RATE: AskedRate = { rate: 0, isSure: false };

export class TextAnswers {
  readonly #tariff: Tariff;
  readonly #today: View;
  readonly #meanings = new Kept((text) => this.#find(text), MOST_KEPT);
  readonly #asked = new Map<string, AskedRate>();

  constructor(tariff: Tariff) {
    this.#tariff = tariff;
    this.#today = { day: tariff.today, today: tariff.today };
  }

  meaning(text: string): Meaning {
    return this.#meanings.of(text);
  }

  #find(text: string): Meaning {
    const read = text.trim().slice(0, MOST_LETTERS);
    if (read === '') return NOTHING;
    const { answers, records } = this.#tariff;
    const { matches, status, ownSource } = answers.find(answers.search(read), this.#today);
    const [first, ...others] = matches;
    if (first === undefined) return NOTHING;
    return {
      code: records.code(first.code),
      confidence: first.confidence,
      isResolved: status === 'resolved',
      alternates: others.map(({ code }) => records.code(code)),
      ...(ownSource !== undefined && { ownSource }),
    };
  }

  /** The rate that a text, and a price, ask for among those of a code; undefined: the code has one rate only. */
  asked(text: string, price: number | undefined, code: number, day: string): AskedRate | undefined {
    const period = this.#tariff.records.rateOn(code, day);
    if (!isSplitRate(period)) return undefined;
    const limits = this.#tariff.answers.priceLimits(code, { day, today: this.#today.today });
    const counted = limits.length === 0 ? undefined : price;
    // Prices on the same side of every limit ask for the same.
    const sides = counted === undefined ? '' : sidesOf(counted, limits);
    const key = `${code} ${period.from} ${sides}\n${text}`;
    let known = this.#asked.get(key);
    if (known === undefined) {
      if (this.#asked.size >= MOST_KEPT) this.#asked.clear();
      known = this.#ask(text, counted, code, day) ?? NO_RATE;
      this.#asked.set(key, known);
    }
    return known === NO_RATE ? undefined : known;
  }

  #ask(text: string, price: number | undefined, code: number, day: string): AskedRate | undefined {
    const words = text.trim().slice(0, MOST_LETTERS);
    if (words === '' && price === undefined) return undefined;
    const prepared = this.#tariff.answers.forCode(words, code, { day, today: this.#today.today }, price);
    const [main] = prepared.period.branches;
    return main === undefined ? undefined : { rate: main.ratePercent, isSure: !prepared.isRateOpen };
  }
}
