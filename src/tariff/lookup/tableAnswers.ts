// What tables are answered with: the best code for a text, without the reasons, and what the other columns of a row make of
// it. Pages that look up one text at a time do without it.
import type { CodesAnswer } from '../engine/answer.ts';
import type { Reading } from '../engine/text/reading.ts';
import type { View } from '../model/days.ts';
import { AnswerMaker, MAX_ALTERNATES, MAYBE_CODE, statusBeside } from './answer.ts';
import type { BranchKey } from './branches.ts';
import type { AnswerStatus } from './contract.ts';
import type { PreparedCode } from './prepared.ts';

/** The best of it, for tables: the same codes with the same confidence, without the reasons. */
export interface Best {
  readonly status: AnswerStatus;
  readonly prepared: PreparedCode;
  readonly confidence: number;
  /** Other codes that may be meant, by number. */
  readonly alternates: readonly number[];
}

/** A text as it was read, and the codes that it may mean. */
interface Sought {
  readonly text: string;
  readonly reading: Reading;
  readonly answer: CodesAnswer;
}

export class TableAnswers extends AnswerMaker {
  /** The text that was sought last: it may be asked for again with the price beside it. */
  #last: Sought | undefined;

  /** `price`: of one piece in rupees, told beside the text; undefined: nothing is found. */
  best(text: string, view: View, price?: number): Best | undefined {
    const own = this.codeIn(text, () => this.#seek(text).reading);
    if (own >= 0) {
      const prepared =
        price === undefined
          ? this.prepared.bare(own, view)
          : this.prepared.barePriced(this.engine().reader.read(text), own, view, price);
      return { status: 'resolved', prepared, confidence: 1, alternates: [] };
    }
    const { reading, answer } = this.#seek(text);
    const { codes, confidence, second, status } = answer;
    const [first, ...others] = codes;
    if (first === undefined) {
      const heading = this.headingIn(text);
      if (heading < 0) return undefined;
      const prepared = this.prepared.bare(heading, view);
      return { status: 'ambiguous', prepared, confidence: MAYBE_CODE, alternates: [] };
    }
    const prepared = this.saidIn(reading, first, view, price);
    const [next] = others;
    return {
      status: statusBeside(status, confidence, second, prepared, () =>
        next === undefined ? undefined : this.saidIn(reading, next, view, price),
      ),
      prepared,
      confidence,
      alternates: others.map((code) => this.sized(reading, code, price)),
    };
  }

  #seek(text: string): Sought {
    if (this.#last?.text !== text) {
      const engine = this.engine();
      const reading = engine.reader.read(text);
      this.#last = { text, reading, answer: engine.codesForRead(reading, 1 + MAX_ALTERNATES) };
    }
    return this.#last;
  }

  /** A code that a person gives for a text, with the rate that the text and a price beside it ask for. */
  forCode(text: string, code: number, view: View, price?: number): PreparedCode {
    return this.prepared.saidIn(this.engine().reader.read(text), code, view, price);
  }

  /**
   * The prices, in rupees, that decide between rates of a code, between codes for the same goods, or between those of the
   * alternates: prices on the same side of all of them are answered alike.
   */
  priceLimits(code: number, view: View, alternates: readonly number[] = []): readonly number[] {
    let limits = this.prepared.priceLimits(code, view);
    const add = (more: readonly number[]): void => {
      if (more.length > 0) limits = limits.length === 0 ? more : [...limits, ...more];
    };
    add(this.sizes.priceLimits(code));
    for (const one of alternates) add(this.sizes.priceLimits(one));
    return limits;
  }

  /** The same with the rate that a person gives too; undefined: the code has no such rate. */
  forBranch(code: number, branch: BranchKey, view: View): PreparedCode | undefined {
    return this.prepared.chosen(code, branch, view);
  }
}

/** On which side of each limit a price is. */
export const sidesOf = (price: number, limits: readonly number[]): string =>
  limits.map((limit) => Math.sign(price - limit)).join(' ');
