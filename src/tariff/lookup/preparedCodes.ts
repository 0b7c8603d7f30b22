// Keeps codes with their rates of a day: what most of them are answered with is the same from text to text.
import type { Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import { CodeOnDay } from './prepared.ts';
import type { StatedConditions } from './stated.ts';

/** About 2 kB each. Then all are forgotten, so that no choice of texts and days takes more memory. */
const MOST_KEPT = 8192;

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
