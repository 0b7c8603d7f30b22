// Which code a cell of codes means: itself, or what it was before a spreadsheet or a typist changed it.
import type { Tariff } from '../../tariff/index.ts';
import { nearestTo } from '../../tariff/lookup/codeTree.ts';
import { isPlaceholder } from '../read/codeCell.ts';
import { Kept } from '../read/kept.ts';

/** How the digits of the file became a code. */
export type Mended = 'lost zero' | 'zero too many' | 'filled with zeros' | 'ninth digit';
export type Mending = 'none' | Mended;

export interface CodeReading {
  /** The digits in the file. */
  readonly given: string;
  /** The cell holds no code, or what stands for none. */
  readonly isMissing: boolean;
  /** The code, mended or not; empty: there is none like it. */
  readonly digits: string;
  /** Its number in the records; -1: there is none. */
  readonly number: number;
  readonly mending: Mending;
  /** Where no code is like it: the nearest that exist. */
  readonly nearest: readonly string[];
}

export class CodeReader {
  readonly #tariff: Tariff;
  readonly #kept = new Kept((given) => this.#read(given));

  constructor(tariff: Tariff) {
    this.#tariff = tariff;
  }

  read(given: string): CodeReading {
    return this.#kept.of(given);
  }

  #read(given: string): CodeReading {
    if (isPlaceholder(given)) return none(given, true, []);
    if (!/^\d+$/.test(given)) return none(given, false, []);
    for (const [digits, mending] of mendings(given)) {
      const number = this.#tariff.records.find(digits);
      if (number >= 0) return { given, isMissing: false, digits, number, mending, nearest: [] };
    }
    const { records } = this.#tariff;
    return none(
      given,
      false,
      nearestTo(records, given).map((code) => records.code(code)),
    );
  }
}

const none = (given: string, isMissing: boolean, nearest: readonly string[]): CodeReading => ({
  given,
  isMissing,
  digits: '',
  number: -1,
  mending: 'none',
  nearest,
});

/** What the digits may have been, the likeliest first. Codes have 2, 4, 6 or 8 digits: an odd number lost one or got one. */
function* mendings(given: string): Generator<readonly [string, Mending]> {
  yield [given, 'none'];
  const isOdd = given.length % 2 === 1;
  if (isOdd && given.length < 8) yield [`0${given}`, 'lost zero'];
  if (isOdd && given.startsWith('0')) yield [given.slice(1), 'zero too many'];
  if (given.length === 9) yield [given.slice(0, 8), 'ninth digit'];
  // A heading that was filled up to eight digits, with its zero in front or without.
  const short = isOdd && given.length < 8 ? `0${given}` : given;
  for (let kept = short; /00$/.test(kept) && kept.length > 4; ) {
    kept = kept.slice(0, -2);
    yield [kept, 'filled with zeros'];
  }
}
